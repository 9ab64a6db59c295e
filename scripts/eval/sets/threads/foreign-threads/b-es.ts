import type { Pair } from '../../../cases.ts'

/** Conversations by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsBEs: readonly Pair[] = [
  {
    id: 'fb-es-erp-cooperativa',
    match: true,
    seller: {
      name: 'Programa de gestión para cooperativas agrarias',
      description: 'Empresa de Lleida, 70 cooperativas clientes',
      points: ['Báscula conectada', 'Liquidaciones a socios', 'Formación presencial'],
    },
    buyer: {
      name: 'Software para una cooperativa de almendra',
      description: '340 socios, campaña de agosto a octubre',
    },
    requirements: [
      ['Conexión con la báscula', '+'],
      ['Consulta de las entregas por los socios desde el móvil', '?'],
      ['Puesta en marcha antes de la campaña', '-'],
      ['Cuota inferior a 600 € al mes', '?'],
      ['Formación en nuestras oficinas', '+'],
    ],
    talk: [
      [
        'buyer',
        'Bon dia, soy el gerente de una cooperativa de la Terra Alta. Trabajamos con un programa en MS-DOS, no es broma, lo tengo en un ordenador que no se puede apagar nunca. Querríamos: báscula conectada, que el socio vea en el móvil lo que ha entrado, y estar funcionando el 10 de agosto que empieza la almendra temprana.',
      ],
      [
        'seller',
        'Bon dia Ferran. Primer consejo: haced copia de ese ordenador hoy mismo, por favor. La implantación son cinco meses y no la acortamos porque ya nos hemos pillado los dedos, o sea que esta campaña no llegáis; la siguiente sí. De la formación se encarga la Montse, que se planta allí con vosotros los días que haga falta.',
      ],
      [
        'buyer',
        'Pues un añito más con el MS-DOS, qué remedio. Lo de los socios y el precio te lo pregunto porque la junta es el jueves.',
      ],
    ],
  },
  {
    id: 'fb-es-marquesinas-gimnasio',
    match: true,
    seller: {
      name: 'Publicidad exterior en Murcia',
      description: 'Vallas, marquesinas y autobuses',
      points: ['Diseño incluido', 'Campañas desde 14 días'],
    },
    buyer: {
      name: 'Campaña de apertura de un gimnasio',
      description: '3.500 € máximo, zona norte',
    },
    requirements: [
      ['Al menos diez marquesinas', '+'],
      ['Cerca de la universidad', '?'],
      ['Autobuses de la línea 39', '-'],
      ['Máximo 3.500 €', '+'],
    ],
    talk: [
      [
        'buyer',
        'hola q tal, abro gimnasio el 2 de noviembre y quiero petarlo. marquesinas minimo 10 y si puede ser el bus 39 q pasa por la puerta. por la universidad tmb q es donde esta la gente joven. presu 3500 ni un euro mas q las maquinas me han dejao tieso',
      ],
      [
        'seller',
        '¡Hola, Toni! El 39 es de la otra concesionaria, así que ese no te lo puedo vender yo. Te hago paquete de doce marquesinas, catorce días, 3.280 con IVA y con el diseño, que veo que todavía no tienes logo.',
      ],
      ['buyer', 'el logo me lo hace mi primo pero vale. cuales son las doce?'],
    ],
  },
  {
    id: 'fb-es-compresor',
    match: true,
    seller: {
      name: 'Compresores de tornillo de ocasión',
      description: 'Taller oficial en Zaragoza',
      points: ['Revisados con piezas originales', 'Garantía de 6 meses', 'Portes aparte'],
    },
    buyer: {
      name: 'Compresor para un taller de carpintería metálica',
      description: '15 kW, calderín y secador',
    },
    requirements: [
      ['Potencia de 15 kW', '+'],
      ['Secador frigorífico integrado', '+'],
      ['Menos de 20.000 horas', '?'],
      ['Portes incluidos', '-'],
      ['Menos de 68 dB', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes. Tenemos un taller de herrería artística (rejas, sobre todo, y algún dragón) y el compresor murió el martes. Nos haría falta uno de unos 15 kW, con su secador, que no sea muy ruidoso porque arriba vive mi suegra: 68 decibelios como mucho. ¿Los portes a Teruel entran?',
      ],
      [
        'seller',
        'Buenas, lo del dragón me lo tienes que enseñar. Tengo un Atlas GA15, quince kilovatios clavados, con el secador dentro del mueble, una sola pieza, lo enchufas y a correr. Los portes van aparte, lo pone el anuncio, a Teruel serían unos 140.',
      ],
      ['buyer', 'Vale. ¿Cuántas horas lleva y cuánto ruido mete?'],
      [
        'seller',
        'Ruido, menos que la suegra seguro. Las horas las miro mañana en el display que hoy está la nave cerrada.',
      ],
    ],
  },
  {
    id: 'fb-es-ropa-mayorista',
    match: true,
    seller: {
      name: 'Moda de señora al por mayor',
      description: 'Nave en Cobo Calleja, Fuenlabrada',
      points: ['Novedades cada semana', 'Sin pedido mínimo', 'Tallas S a XXL'],
    },
    buyer: {
      name: 'Surtido para mercadillos de la costa',
      description: 'Cuatro puestos, temporada de verano',
    },
    requirements: [
      ['Sin pedido mínimo', '+'],
      ['Cambio de las prendas que no se venden', '?'],
      ['Tallas hasta la 4XL', '-'],
      ['Factura', '+'],
      ['Precio medio por debajo de 6 €', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos dias, somos familia de mercadilleros de Almeria, cuatro puestos. En la costa vienen muchas alemanas grandes, nos piden 3XL y 4XL. Queremos factura de todo, que luego viene el de Hacienda por los puestos',
      ],
      [
        'seller',
        'Hola amigo, factura siempre, con su IVA y su recargo. Talla más grande XXL, fábrica no hace más. Género nuevo cada martes, ven temprano porque vuela.',
      ],
      [
        'buyer',
        'Y lo que no se vende al acabar agosto se puede traer y cambiar por otra cosa? El otro mayorista me lo hacía',
      ],
    ],
  },
  {
    id: 'fb-es-nave-alquiler',
    match: true,
    seller: {
      name: 'Nave industrial de 1.200 m² en Ontígola',
      description: 'Con oficinas, muelle y patio, junto a la A-4',
      points: ['Altura de 9 m', 'Licencia de actividad en vigor', '3,40 €/m²'],
    },
    buyer: {
      name: 'Nave para una empresa de catering',
      description: 'Cámaras frigoríficas, 30 empleados',
    },
    requirements: [
      ['Suministro de gas natural', '-'],
      ['Potencia eléctrica de 200 kW', '?'],
      ['Carencia de tres meses por obras', '+'],
      ['Opción de compra', '?'],
    ],
    talk: [
      [
        'buyer',
        'Estimados señores: Buscamos emplazamiento para nuestra cocina central. Resulta imprescindible disponer de 200 kW contratables y preferible que hubiese gas natural. Como deberemos acometer obras, solicitaríamos tres meses sin renta. Asimismo nos interesaría conocer si la propiedad contemplaría una opción de compra.',
      ],
      [
        'seller',
        'Buenos días, Sr. Echevarría. He hablado con la propiedad, que son dos hermanas muy majas: los tres meses de carencia os los dan sin discutir. Gas natural no llega a ese polígono, la tubería se quedó a dos kilómetros. Muelle hay uno con abrigo, y el patio cabe un tráiler.',
      ],
      [
        'buyer',
        'Se lo agradezco. Sin gas iríamos todo a eléctrico, de ahí que los 200 kW sean ahora más importantes si cabe.',
      ],
      [
        'seller',
        'El anterior inquilino tenía allí una imprenta con máquinas grandes, así que poca luz no habrá. El boletín lo busco.',
      ],
    ],
  },
  {
    id: 'fb-es-seguro-caravana',
    match: true,
    seller: {
      name: 'Seguros para autónomos y pequeñas empresas',
      description: 'Correduría familiar de Gijón',
      points: ['Comparamos 14 compañías', 'Gestión de siniestros'],
    },
    buyer: {
      name: 'Seguro para una food truck',
      description: 'Freidora y bombonas, ferias en toda España',
    },
    requirements: [
      ['Cobertura en toda España', '+'],
      ['Avería de la maquinaria', '?'],
      ['Responsabilidad civil de 600.000 €', '+'],
      ['Robo durante la noche en la calle', '-'],
      ['Pago trimestral', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola. Tengo una furgo de croquetas (34 sabores, ojo) y los ayuntamientos me exigen RC de 600 mil. Voy por toda España, hasta Canarias una vez. Por la noche la dejo donde pillo, en el recinto o en la calle. El congelador ya me dejó tirado en Soria con 900 croquetas dentro',
      ],
      [
        'seller',
        'Hola Covadonga, en esta casa tus croquetas tienen fama. La RC iría con un millón por siniestro, que es el escalón que hay, y vale de Irún a Canarias. Robo: lo cubren solo en garaje o recinto con vigilante; aparcada en la vía pública de noche, excluido.',
      ],
      ['buyer', 'Pues tendré que buscar garajes. ¿Y si se vuelve a morir el congelador?'],
      ['seller', '¿De qué año es y quién le hace el mantenimiento?'],
    ],
  },
  {
    id: 'fb-es-abogada-vivienda',
    match: true,
    seller: {
      name: 'Despacho de derecho administrativo',
      description: 'Dos abogadas en Santander',
      points: ['Licencias y disciplina urbanística', 'Primera visita 60 €'],
    },
    buyer: {
      name: 'Recurso contra una orden de derribo',
      description: 'Porche de 24 m², plazo de un mes',
    },
    requirements: [
      ['Recurso presentado dentro de plazo', '+'],
      ['Informe de un arquitecto', '+'],
      ['Suspensión del derribo mientras se resuelve', '?'],
      ['Cobrar solo si se gana', '-'],
      ['Presupuesto total inferior a 2.000 €', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días les escribo por mi madre, 81 años, le han mandado una carta que tiene que tirar el porche que hizo mi padre en el 94. La recibió el día 3 así que quedan tres semanas. Está que no duerme. Nosotros pagaríamos si se gana, si no pues no...',
      ],
      [
        'seller',
        'Buenos días, Begoña, dígale a su madre que duerma. Con tres semanas vamos sobradas, el recurso lo registramos el 22 a más tardar y le mando el justificante. A cuota litis no trabajamos. Colaboramos con una arquitecta, Nieves, que firma el informe de antigüedad; sin ese papel no hay nada que hacer, así que lo damos por incluido en el encargo.',
      ],
      [
        'buyer',
        'Gracias, de verdad. ¿Y no pueden venir a tirarlo mientras tanto? Eso es lo que le quita el sueño.',
      ],
      ['seller', 'Se puede pedir la suspensión cautelar, los jueces a veces la conceden y a veces no.'],
    ],
  },
  {
    id: 'fb-es-mensajeria-laboratorio',
    match: true,
    seller: {
      name: 'Mensajería sanitaria',
      description: 'Madrid y provincias limítrofes, 45 conductores',
      points: ['Neveras homologadas', 'Registro de temperatura', 'UN3373'],
    },
    buyer: {
      name: 'Recogida diaria de muestras en 11 clínicas',
      description: 'Laboratorio veterinario, de lunes a sábado',
    },
    requirements: [
      ['Transporte de muestras UN3373', '+'],
      ['Servicio los sábados', '+'],
      ['Hielo seco', '-'],
      ['Recogida después de las 20 h', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, lab veterinario en Alcorcón. 11 clínicas, todos los dias + sabado. Sangre, orina, biopsias y de vez en cuando algo congelado que tiene que ir en hielo seco. Dos de las clínicas cierran a las 20:30 y quieren que se pase al cierre.',
      ],
      [
        'seller',
        'Buenas, Iván. Sábados tenemos seis coches rodando hasta las 15 h, cuenta con ello. Hielo seco no movemos desde el incidente de Getafe (no preguntes). Las biopsias en formol van sin problema en nevera aparte.',
      ],
      ['buyer', 'No pregunto. El congelado lo mando por otro lado. Me queda lo del cierre.'],
      ['seller', 'Esas dos clínicas ¿por qué zona caen?'],
      ['buyer', 'Getafe (ya, ya) y Las Rozas.'],
    ],
  },
  {
    id: 'fb-es-uniformes-hotel',
    match: true,
    seller: {
      name: 'Uniformes para hostelería',
      description: 'Taller en Elche, 26 costureras',
      points: ['Arreglos gratis el primer mes', 'Bordado', 'Tejidos antimanchas'],
    },
    buyer: {
      name: 'Uniformes para un hotel de cinco estrellas',
      description: '130 empleados, apertura el 15 de mayo',
    },
    requirements: [
      ['Tallaje en el hotel', '+'],
      ['Bordado del escudo', '+'],
      ['Tejido reciclado', '?'],
      ['Reposición en menos de una semana', '?'],
      ['Zapatos a juego', '-'],
    ],
    talk: [
      [
        'buyer',
        'Estimada Dª Remedios: abrimos el próximo 15 de mayo en un antiguo convento de Úbeda y necesitaríamos vestir a 130 personas, desde el portero hasta las camareras de piso. La decoradora insiste en fibras recicladas. ¿Se desplazarían ustedes a tomar medidas? ¿Trabajan también el calzado?',
      ],
      [
        'seller',
        'Estimado D. Álvaro: nos desplazamos con dos sastras y en dos jornadas medimos a todo el mundo, también a los del turno de noche. El escudo lo bordamos en hilo de seda o de poliéster, a su gusto. De calzado no trabajamos nada, y mire que estamos en Elche, tiene guasa.',
      ],
      [
        'buyer',
        'Tiene guasa, sí. Quedo a la espera de lo de la fibra reciclada, y dígame también en cuánto tiempo repondrían una prenda suelta (un camarero que se incorpora, una quemadura…).',
      ],
      ['seller', 'Le enviaremos el muestrario completo de tejidos el lunes por mensajero.'],
    ],
  },
  {
    id: 'fb-es-autoconsumo-riego',
    match: true,
    seller: {
      name: 'Bombeo solar para riego',
      description: 'Ingeniería e instalación, Albacete y Murcia',
      points: ['Variadores ABB', 'Telecontrol', 'Tramitación de ayudas'],
    },
    buyer: {
      name: 'Riego solar para 38 hectáreas de pistacho',
      description: 'Pozo a 180 m, gasóleo ahora mismo',
    },
    requirements: [
      ['Caudal mínimo de 40 m³ por hora', '+'],
      ['Gestión de la subvención', '+'],
      ['Limpieza de placas durante cinco años', '-'],
      ['Funciona también con el grupo electrógeno', '?'],
      ['Garantía de diez años en la estructura', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hola, pistachos en Almansa, pozo de 180 metros, motor gasoil que bebe más que mi cuñado. Necesito sacar 40 metros cúbicos hora en verano. La ayuda esa de la junta me han dicho que si no la lleva alguien que sepa, ni lo intente. En días nublados tendría que poder tirar del grupo.',
      ],
      [
        'seller',
        'Hola Ginés, con 60 kW de placas a esa profundidad sacas 46 m3/h en las horas buenas de julio. La ayuda la llevamos nosotros, del papeleo te olvidas, cobramos si te la conceden. La estructura es galvanizada en caliente y va con 15 años por escrito.',
      ],
      [
        'buyer',
        'pinta bien. el polvo aqui es una cosa mala, la limpieza la haceis vosotros no? los 5 primeros años por lo menos',
      ],
      ['seller', 'No, limpiar le toca al agricultor, con agua del pozo y una escoba de las blandas basta.'],
      ['buyer', 'bueno pues pongo al cuñado'],
    ],
  },
  {
    id: 'fb-es-encuesta-turismo',
    match: true,
    seller: {
      name: 'Investigación de mercados turísticos',
      description: 'Instituto en Palma de Mallorca',
      points: ['Encuestas en aeropuerto', 'Cinco idiomas', 'Informe con gráficos'],
    },
    buyer: {
      name: 'Estudio sobre ciclistas que visitan la isla',
      description: '600 encuestas entre marzo y mayo',
    },
    requirements: [
      ['Encuestas en alemán y en inglés', '+'],
      ['Margen de error del 4 % como máximo', '?'],
      ['Base de datos en SPSS', '?'],
      ['Resultados presentados en público', '+'],
      ['Menos de 9.000 €', '-'],
    ],
    talk: [
      [
        'seller',
        'Buenos días, Consell. Les confirmo recepción de su pliego. Como hay puntos que no nos quedan claros (página 7), ¿hablamos?',
      ],
      [
        'buyer',
        'Buenos días. Los encuestados son sobre todo alemanes e ingleses. Queremos 600, con un error del 4 %. Al final nos gustaría que alguien lo contara en la jornada del sector, con los hoteleros delante, que ya sabe usted cómo son. Disponemos de 9.000 €, ampliable no es.',
      ],
      [
        'seller',
        'Cómo son los hoteleros lo sabemos de sobra, y aun así nuestra directora lo presentará encantada. Alemán e inglés los hablan los ocho encuestadores. Nueve mil no cubre ni el trabajo de campo; estaríamos en 12.400 sin IVA.',
      ],
      ['buyer', 'Vaya. ¿Y haciendo menos encuestas? Elevaré consulta al interventor.'],
    ],
  },
  {
    id: 'fb-es-estudio-grabacion',
    match: true,
    seller: {
      name: 'Estudio de grabación en Triana',
      description: 'Sala de 60 m², piano Yamaha C5',
      points: ['Técnico incluido', '24 canales', 'Aire acondicionado'],
    },
    buyer: {
      name: 'Grabar una maqueta de flamenco fusión',
      description: 'Cinco músicos, tres días en septiembre',
    },
    requirements: [
      ['Técnico de sonido incluido', '+'],
      ['Los cinco tocando a la vez', '+'],
      ['Masterización', '?'],
      ['Aparcamiento para la furgoneta', '-'],
      ['Menos de 250 € al día', '?'],
    ],
    talk: [
      [
        'buyer',
        'ey muy buenas somos 5, cajón guitarra bajo voz y un violin q esta loco. queremos grabar a la vez, nada de por pistas q suena a plástico. 3 dias en septiembre. hay sitio pa dejar la furgo? llevamos bastante trasto',
      ],
      [
        'seller',
        'Qué pasa Currito. A la vez cabéis, tengo tres cabinas con cristal y os veis las caras, la última de Los Hermanos Carrasco se hizo así. Para la furgo está la calle y Dios dirá, el estudio no tiene parking.',
      ],
      [
        'buyer',
        'jaja ok. y el master va incluido o eso es aparte? 250 al dia como mucho eh que somos pobres',
      ],
      ['seller', 'Pasaos un día por aquí, os tomáis un café, escucháis la sala y lo hablamos'],
    ],
  },
  {
    id: 'fb-es-app-reparto',
    match: true,
    seller: {
      name: 'Desarrollo de aplicaciones móviles a medida',
      description: 'Equipo de ocho en Málaga',
      points: ['iOS y Android', 'Entregas cada dos semanas', 'Mantenimiento'],
    },
    buyer: {
      name: 'Aplicación para repartidores de butano',
      description: '60 conductores, zona rural con mala cobertura',
    },
    requirements: [
      ['Funcionamiento sin conexión', '+'],
      ['Código fuente en propiedad del cliente', '+'],
      ['Firma digital del cliente en pantalla', '?'],
      ['Formación de los repartidores', '?'],
      ['Precio cerrado', '-'],
    ],
    talk: [
      [
        'buyer',
        'Buenas. Distribuidora de butano y propano en la serranía de Ronda. Los repartidores llevan albaranes de papel autocopiativo. La app debe ir sin cobertura, porque allí ni radio llega. Que firme el cliente con el dedo. Que el código sea nuestro (con el anterior nos quedamos colgados cuando se fue a Nueva Zelanda). Y un precio cerrado, que sepamos a qué atenernos.',
      ],
      [
        'seller',
        'Hola Encarna. Lo de Nueva Zelanda no os pasará: el repositorio está a vuestro nombre desde el primer día, nosotros entramos como invitados. Guardar en el teléfono y mandar después cuando haya red lo hicimos ya para una empresa de extintores. En cuanto al precio, trabajamos por horas con tope orientativo, cerrado no damos.',
      ],
      [
        'buyer',
        'El jefe se va a poner de uñas con lo de las horas pero lo intento. ¿Lo de la firma se puede? ¿Y quién enseña a los chóferes, que alguno tiene 63 años y móvil de teclas?',
      ],
    ],
  },
  {
    id: 'fb-es-rodamientos',
    match: true,
    seller: {
      name: 'Rodamientos, correas y cadenas',
      description: 'Almacén en Vitoria-Gasteiz, 22.000 referencias',
      points: ['Envío en el día antes de las 18 h', 'SKF, FAG, NTN'],
    },
    buyer: {
      name: 'Suministro anual para una papelera',
      description: 'Stock de seguridad en consigna',
    },
    requirements: [
      ['Consigna en nuestras instalaciones', '+'],
      ['Descuento superior al 35 % sobre tarifa', '?'],
      ['Servicio urgente en domingo', '-'],
      ['Análisis de vibraciones', '?'],
    ],
    talk: [
      [
        'buyer',
        'A la atención de Dpto. Comercial. Papelera de Tolosa, consumo anual aprox. 85.000 €. Solicitamos: SKF en exclusiva, depósito en consigna en nuestro almacén, atención urgente también en domingo (la máquina no para), y descuento sobre tarifa mayor del 35 %.',
      ],
      [
        'seller',
        'Kaixo Joseba, lo de la consigna lo hacemos con tres papeleras más, ponemos el armario y facturamos lo que sacáis. Domingos estamos cerrados y el teléfono de guardia funciona solo hasta el sábado a las 22. SKF, cómo no, somos distribuidor autorizado desde el 89.',
      ],
      [
        'buyer',
        'Lo del domingo lo llevaremos con stock. ¿El descuento? Sin ese dato no puedo elevarlo a compras.',
      ],
      [
        'seller',
        'Por familias variará bastante. Si me mandas el listado de códigos te lo calculo línea a línea.',
      ],
    ],
  },
  {
    id: 'fb-es-sala-coworking',
    match: true,
    seller: {
      name: 'Oficinas y salas en Bilbao',
      description: 'Edificio rehabilitado en Abando',
      points: ['Abierto de 7 a 22 h', 'Internet de 1 Gb', 'Cabinas para llamadas'],
    },
    buyer: {
      name: 'Oficina para seis consultores',
      description: 'Desde enero, de forma flexible',
    },
    requirements: [
      ['Despacho cerrado para seis', '+'],
      ['Permanencia máxima de tres meses', '+'],
      ['Domiciliación fiscal', '?'],
      ['Acceso los domingos', '-'],
      ['Hasta 1.500 € al mes', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, somos seis, nos vamos de una consultora grande a montar la nuestra (por eso escribo desde el correo personal, discreción porfa). Despacho que se pueda cerrar con llave, y no atarnos más de 3 meses. Vamos a currar los domingos seguro, al menos al principio.',
      ],
      [
        'seller',
        'Hola. Discreción absoluta. Queda libre el 4B, para seis u ocho personas, cerradura electrónica. De permanencia pedimos dos meses y luego mes a mes. Los domingos el edificio cierra, es cosa de la comunidad y ahí no podemos hacer nada, los sábados sí.',
      ],
      ['buyer', 'Los domingos pues en mi cocina. ¿Se puede poner ahí el domicilio de la SL? ¿Y cuánto sale?'],
      ['seller', 'Tengo el 4B para enseñar el miércoles a las 19:00 o el viernes a las 8:30.'],
    ],
  },
  {
    id: 'fb-es-prestamo-molino',
    match: true,
    seller: {
      name: 'Asesoramiento en financiación de pymes',
      description: 'Exdirectores de banca, Valladolid',
      points: ['ICO y SGR', 'Solo a éxito'],
    },
    buyer: {
      name: 'Préstamo para comprar la maquinaria de un molino',
      description: '180.000 €, empresa de 1957',
    },
    requirements: [
      ['Honorarios solo si se consigue', '+'],
      ['Tipo de interés por debajo del 5 %', '?'],
      ['Plazo de al menos siete años', '+'],
      ['Sin avales personales', '?'],
      ['Dinero disponible antes de Navidad', '-'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, molino harinero de Medina de Rioseco, tercera generación (la cuarta está en el instituto y quiere ser streamer). Necesitamos 180.000 para una línea de envasado. A siete años mínimo, porque las harinas dejan lo que dejan. Ya nos pasó con un asesor que cobraba fuese bien o mal. Lo querríamos para antes de navidades y sin firmar la casa otra vez.',
      ],
      [
        'seller',
        'Buenas tardes, D. Eutimio. Nosotros sin dinero en su cuenta no cobramos, eso lo primero. A través de la SGR iríamos a ocho años con uno de carencia. Antes de Navidad no, su comité de enero es el primero que nos coge. Y la cuarta generación ya se le pasará.',
      ],
      ['buyer', 'Dios le oiga. Del interés y de los avales, ¿qué me dice?'],
      [
        'seller',
        'La sociedad de garantía pide lo que pide según el caso; cuando tenga el balance cerrado a octubre se lo podré decir con fundamento.',
      ],
    ],
  },
  {
    id: 'fb-es-nominas-vendimia',
    match: true,
    seller: {
      name: 'Asesoría laboral y nóminas',
      description: 'Despacho de Badajoz con sede electrónica propia',
      points: ['Altas en el día', 'Representación ante la Inspección'],
    },
    buyer: {
      name: 'Nóminas de una empresa de vendimia',
      description: 'De 8 empleados a 120 en septiembre',
    },
    requirements: [
      ['Altas en el mismo día', '+'],
      ['Envío de las nóminas por correo electrónico', '+'],
      ['Contratos para trabajadores portugueses', '+'],
      ['Menos de 9 € por nómina', '?'],
      ['Atención los sábados', '-'],
    ],
    talk: [
      [
        'buyer',
        'Buenas. En Septiembre pasamos de 8 a 120 personas en una semana y la gestoría de toda la vida nos ha dicho que no puede más. Muchos vienen de Elvas y Campo Maior. Hay sábados que entra gente nueva y hay que darla de alta',
      ],
      [
        'seller',
        'Buenas, Manuela. Aquí a tiro de piedra de la raya, portugueses llevamos más de doscientos, con su NIE, su A1 si hace falta y el contrato a dos idiomas. Sábados no abrimos, ni en vendimia, pero el alta se puede dejar hecha el viernes con los DNI por delante y si no viene se anula.',
      ],
      ['buyer', 'me apaño con eso. cuanto por nomina?'],
      [
        'seller',
        'Depende de cuántas sean al año, porque en invierno con ocho no es lo mismo. ¿Cuántas hicisteis en total el año pasado?',
      ],
      ['buyer', 'unas 210 o asi. mandais la nomina a cada uno por correo?'],
      ['seller', 'Sí, claro.'],
    ],
  },
  {
    id: 'fb-es-transporte-cerveza-en',
    match: true,
    seller: {
      name: 'Distribución de bebidas en Baleares',
      description: 'Almacén refrigerado en Inca',
      points: ['Reparto a hostelería', 'Retorno de barriles', '900 clientes'],
    },
    buyer: {
      name: 'Distribution of craft beer in Mallorca',
      description: 'Brewery in Bristol, first time in Spain',
    },
    requirements: [
      ['Cold storage', '+'],
      ['Empty kegs returned', '+'],
      ['Sales calls on bars included', '?'],
      ['Exclusivity for British beers', '-'],
      ['Spanish excise duty handled', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello! We're a small brewery from Bristol and half of Bristol seems to go to Mallorca in August so we thought we'd follow them. Mostly 30 litre kegs, some cans. It's unpasteurised so has to be kept cold. We'd want to be your only British brewery if that's on the cards. Sorry for the English, my Spanish GCSE was a disaster",
      ],
      [
        'seller',
        'Hola Becky, tranquila, lo leo bien y te contesto en español que voy más rápido. La cámara está a 3 grados, todo lo artesano va ahí. Ya distribuimos dos marcas inglesas y una escocesa y no vamos a dejarlas, así que exclusiva ninguna. Los barriles vacíos los juntamos y salen de vuelta en palés cada mes.',
      ],
      [
        'buyer',
        'Fair enough, at least you were straight about it. Would your reps actually pitch it to bars or just deliver what gets ordered? and who deals with the beer duty?',
      ],
      [
        'seller',
        'La temporada fuerte va de mayo a octubre, os diría de entrar en abril. ¿Qué graduación tienen?',
      ],
    ],
  },
  {
    id: 'fb-es-telas-tapiceria',
    match: true,
    seller: {
      name: 'Tejidos de tapicería',
      description: 'Fabricante en Ontinyent',
      points: ['Corte por metros', 'Ensayos Martindale', 'Carta de 240 colores'],
    },
    buyer: {
      name: 'Tela para butacas de un cine',
      description: '420 butacas, unos 600 metros, color verde',
    },
    requirements: [
      ['Más de 100.000 ciclos Martindale', '+'],
      ['Clasificación al fuego M1', '+'],
      ['Mismo baño de tinte para los 600 metros', '?'],
      ['Entrega en cuatro semanas', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, restauramos el cine Avenida (1948) y van 420 butacas. Verde botella tirando a oscuro, como el original, os mando un retal que encontramos debajo de un asiento con un chicle del año de la polca. Tiene que aguantar: 100 mil Martindale, y M1 que si no no nos abren. Los 600 metros todos iguales por favor, del mismo baño, que en otro cine se ve un parche.',
      ],
      [
        'seller',
        'Buenas, el retal ha llegado (con el chicle, gracias). Se parece al 114 de nuestra carta Velours. Ese da 130.000 ciclos en el ensayo de mayo y sale con certificado M1. Precio para 600 metros: 21,70.',
      ],
      ['buyer', 'Me encanta el 114! cuando lo podríamos tener? y lo del mismo baño que no se os olvide'],
    ],
  },
  {
    id: 'fb-es-biomasa-pellets',
    match: true,
    seller: {
      name: 'Pellet de madera a granel y en saco',
      description: 'Fábrica en Soria',
      points: ['ENplus A1', 'Cisterna con manguera de 30 m', 'Reparto en 72 h'],
    },
    buyer: {
      name: 'Pellet para un polideportivo',
      description: 'Silo de 25 toneladas, ayuntamiento',
    },
    requirements: [
      ['Manguera de al menos 25 m', '+'],
      ['Precio por kWh en vez de por tonelada', '-'],
      ['Factura electrónica por FACe', '?'],
      ['Aspirado del silo', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, soy el concejal de deportes y también el que abre el polideportivo, aquí somos pocos. Del camión al silo hay unos 24-25 metros dando la vuelta al frontón. El secretario quiere contratar por kWh útil, ya que así viene en el modelo de la diputación.',
      ],
      [
        'seller',
        'Buenas tardes. Manguera sobra. Vender por kWh no lo hacemos, nosotros pesamos en báscula y cobramos la tonelada, a 268 puesta allí. Eso que pide el secretario se lo hará una empresa de servicios energéticos.',
      ],
      [
        'buyer',
        'Se lo traslado. Queda un poso de polvo en el silo de ocho años, ¿eso lo aspiran? Y la factura tiene que ir por FACe sí o sí.',
      ],
    ],
  },
  {
    id: 'fb-es-ensayo-suelos',
    match: true,
    seller: {
      name: 'Estudios geotécnicos',
      description: 'Laboratorio acreditado, Granada',
      points: ['Sondeos hasta 40 m', 'Penetrómetros', 'Informe visado'],
    },
    buyer: {
      name: 'Estudio para una vivienda unifamiliar',
      description: 'Parcela en ladera, acceso por carril',
    },
    requirements: [
      ['Informe visado', '+'],
      ['Estudio de estabilidad de la ladera', '?'],
      ['Acceso por un carril de 2,5 m de ancho', '+'],
      ['Menos de 1.800 €', '+'],
      ['Informe en una semana', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola, el aparejador me pide un geotecnico para una casita en Monachil. Es cuesta y se llega por un carril de 2 metros y medio, con la hormigonera ya vinieron justos. Lo necesito en una semana q si no pierdo el turno del constructor, y no mas de 1.800',
      ],
      [
        'seller',
        'Hola Yolanda: la máquina pequeña va sobre orugas y mide 1,60, por ese carril pasa hasta cantando. Un sondeo más dos penetros, 1.540 con IVA. En una semana es imposible, los ensayos de laboratorio tardan doce días por sí solos.',
      ],
      [
        'buyer',
        'ay. le pido al constructor que me cambie el turno. lo de si la cuesta se mueve también viene en el informe?? mi vecino tiene grietas',
      ],
      ['seller', 'Mándeme fotos de esas grietas, que me interesan.'],
    ],
  },
  {
    id: 'fb-es-revista-imprenta',
    match: true,
    seller: {
      name: 'Impresión de revistas y catálogos',
      description: 'Rotativa y plano, Getafe',
      points: ['Papel certificado PEFC', 'Retractilado', 'Envío a suscriptores'],
    },
    buyer: {
      name: 'Revista trimestral de montaña',
      description: '5.200 ejemplares, 96 páginas',
    },
    requirements: [
      ['Envío directo a los suscriptores', '+'],
      ['Retractilado sin plástico', '?'],
      ['Menos de 1,60 € por ejemplar', '?'],
      ['Pruebas de color impresas de todas las páginas', '-'],
    ],
    talk: [
      [
        'buyer',
        'Aúpa, editamos una revista de montaña desde Jaca, 4 números al año, 96 págs + cubierta, 5.200 ej. de los que 3.900 van por correo a suscriptores. La imprenta de ahora nos la mete en plástico y los lectores, que son como son, nos escriben cartas de dos folios. Queremos envoltorio compostable o papel. Y pruebas impresas de todo, que en el último número salió el Aneto violeta.',
      ],
      [
        'seller',
        '¡Qué bueno lo del Aneto! Somos lectores (mi socia escala). Pruebas físicas hacemos de cubierta y un pliego a elegir, de la revista entera no porque se nos va de coste; el resto lo veis en PDF calibrado. El fichero de suscriptores nos lo pasáis y salen de aquí etiquetadas y clasificadas por código postal.',
      ],
      ['buyer', 'Elegiremos el pliego del Aneto siempre. ¿Y el plástico? ¿y a cuánto saldría?'],
      [
        'seller',
        'El retractilado lo tenemos en línea, sale muy bien de precio comparado con el ensobrado. Te paso la oferta esta tarde cuando salga de máquina.',
      ],
    ],
  },
]

import type { Pair } from '../../../cases.ts'

/** Conversations in Spanish by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsGEs: readonly Pair[] = [
  {
    id: 'fg-es-cocina',
    match: true,
    seller: {
      name: 'Reformas Olmedo',
      description:
        'Reformas integrales de cocinas y baños en Valladolid. Fontanería, electricidad y alicatado.',
      points: ['Presupuesto cerrado por escrito', 'Retirada de escombros incluida', 'Dos años de garantía'],
    },
    buyer: { name: 'Marisa Cuesta', description: 'Cocina de 9 m² en un tercero con ascensor' },
    requirements: [
      ['Precio cerrado', '+'],
      ['Escombros retirados', '+'],
      ['Suministran los electrodomésticos', '-'],
      ['Obra terminada antes del 1 de agosto', '?'],
      ['Licencia de obra tramitada por la empresa', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días. Quiero cambiar la cocina entera.\n1. ¿Ponen ustedes también horno, placa y nevera?\n2. ¿Estaría para el 1 de agosto?\n3. ¿La licencia la piden ustedes?',
      ],
      [
        'seller',
        'Buenos días Marisa.\n1. No, los aparatos los compra el cliente y nosotros los conectamos.\n2. Depende de cuándo nos sirvan los muebles, el fabricante cierra quince días en julio.\n3. ¿Piensa tirar algún tabique o se queda todo como está?',
      ],
      ['buyer', 'Un tabique pequeño, el de la despensa.'],
    ],
  },
  {
    id: 'fg-es-coche',
    match: true,
    seller: {
      name: 'Fermín',
      description: 'Vendo Seat Ibiza 1.0 TSI de 2019, gasolina, 71.000 km, color gris. Particular, Logroño.',
      points: ['ITV hasta marzo de 2027', '9.900 €', 'Dos llaves'],
    },
    buyer: { name: 'Alba', description: 'Primer coche, usa Apple CarPlay' },
    requirements: [
      ['Menos de 80.000 km', '+'],
      ['Revisiones en el concesionario oficial', '?'],
      ['Apple CarPlay', '+'],
      ['Sensores de aparcamiento', '-'],
      ['Sin golpes', '-'],
      ['Cadena o correa recién cambiada', '?'],
    ],
    talk: [
      [
        'buyer',
        'hola! tiene carplay y sensores de aparcar? ha tenido algun golpe? las revisiones donde las hacias, y la correa?',
      ],
      [
        'seller',
        'Hola Alba. Carplay sí, por cable. Sensores no lleva. En 2022 me dieron por detrás en un semáforo, paragolpes nuevo, tengo el parte del seguro. Revisiones al día, miro en la guantera qué papeles hay y te digo.',
      ],
      ['buyer', 'vale, mandame fotos de los papeles porfa'],
      ['seller', 'Esta noche.'],
    ],
  },
  {
    id: 'fg-es-aceite',
    match: true,
    seller: {
      name: 'Almazara Sierra Sur',
      description: 'Aceite de oliva virgen extra, variedad picual, Jaén. Venta a tiendas y restaurantes.',
      points: ['Garrafas de 5 litros y bidones de 25', 'Cosecha temprana', 'Pedido mínimo 100 litros'],
    },
    buyer: { name: 'Restaurante El Pósito', description: 'Consume unos 60 litros al mes' },
    requirements: [
      ['Virgen extra', '+'],
      ['Formato de 5 litros', '+'],
      ['Pedidos de 60 litros', '-'],
      ['Certificado ecológico', '?'],
      ['Menos de 8 € el litro', '+'],
      ['Entrega en 48 horas', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, gastamos 60 litros al mes en garrafas de 5. ¿Se puede pedir esa cantidad? ¿Precio? ¿Es ecológico? ¿Cuánto tarda en llegar a Albacete?',
      ],
      [
        'seller',
        'Buenas tardes. La garrafa está a 36,50 € más IVA, con el 4 % son 37,96. Los 100 litros de mínimo hay que respetarlos porque va en palé. En el olivar ya no entra herbicida desde el año pasado. El transporte lo lleva una agencia de aquí de Martos, muy formales.',
      ],
    ],
  },
  {
    id: 'fg-es-gestoria',
    match: true,
    seller: {
      name: 'Gestoría Palau',
      description: 'Autónomos y pymes, fiscal, laboral y contable. Castellón y por videollamada.',
      points: ['Autónomos desde 55 € al mes', 'Sin permanencia', 'Atendemos en castellano y valenciano'],
    },
    buyer: { name: 'Nerea', description: 'Ilustradora que vende a clientes de Francia y Estados Unidos' },
    requirements: [
      ['Siempre la misma persona de contacto', '?'],
      ['Sin permanencia', '+'],
      ['Experiencia con clientes extranjeros', '+'],
      ['Declaración de la renta incluida en la cuota', '-'],
      ['Respuesta en 24 horas', '?'],
      ['Cuota de 60 € como máximo', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, soy autónoma desde enero. Facturo a editoriales de Francia y EEUU, unas 4 facturas al mes. ¿Conocéis el tema? ¿La renta va en la cuota? ¿Me saldría por 60 como mucho?',
      ],
      [
        'seller',
        'Hola Nerea. Llevamos a nueve ilustradores y traductores con modelo 349 y clientes de fuera de la UE, es el pan de cada día. La renta se cobra aparte, 80 €. Para la cuota necesito saber cuántos gastos metes al trimestre, ¿tienes una idea?',
      ],
      ['buyer', 'Pues unos 30 tickets supongo'],
    ],
  },
  {
    id: 'fg-es-barandillas',
    match: true,
    seller: {
      name: 'Cerrajería Hermanos Ríos',
      description: 'Barandillas, puertas y estructuras de hierro, acero inoxidable y aluminio. Murcia.',
      points: ['Taller propio', 'Lacado en horno, cualquier RAL', 'Montaje en toda la Región'],
    },
    buyer: { name: 'Comunidad Edificio Mar', description: 'Apartamentos en La Manga, 22 balcones' },
    requirements: [
      ['Acero inoxidable 316', '+'],
      ['Montaje incluido', '+'],
      ['22 barandillas antes de Semana Santa', '-'],
      ['Cristal templado', '?'],
      ['Retirada de las viejas', '+'],
      ['Diez años de garantía contra la corrosión', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, solicitamos presupuesto: 22 barandillas de 3,20 m, inox AISI 316 por el salitre, con vidrio. Montaje y retirada de las actuales. Deben estar para Semana Santa (29 de marzo). Garantía?',
      ],
      [
        'seller',
        'Buenos días, les paso números: 22 uds. en 316 pulido, 410 €/m colocado, y nos llevamos el hierro viejo sin coste. Plazo real doce semanas, o sea finales de abril; antes no llegamos ni trabajando los sábados. El vidrio es de otro gremio, pido precio a Cristalería Lozano y vemos si entra.',
      ],
      ['buyer', 'Lo pasaré a la junta. ¿Y la garantía?'],
    ],
  },
  {
    id: 'fg-es-apartamento',
    match: true,
    seller: {
      name: 'Piso Luz de Cádiz',
      description: 'Apartamento turístico para seis en el barrio de La Viña, segunda planta sin ascensor.',
      points: ['Tres dormitorios', 'Aire acondicionado en el salón', 'A 150 m de la playa', 'Mascotas no'],
    },
    buyer: { name: 'Familia Ibarra', description: 'Seis personas, un abuelo con bastón, un perro' },
    requirements: [
      ['Tres habitaciones', '+'],
      ['Ascensor', '-'],
      ['Admite perro', '-'],
      ['Cerca de la playa', '+'],
      ['Garaje', '?'],
      ['Entrada antes de las 14 h', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, del 3 al 10 de septiembre, seis. ¿De verdad no puede ir el perro? es pequeñito. ¿Hay donde dejar el coche? Llegaríamos sobre las 12',
      ],
      [
        'seller',
        'Hola familia, esa semana está libre. Lo del perrito lo siento, la dueña es alérgica y ni pequeñitos. El coche en La Viña es una aventura jeje, os mando un plano. A las 12, según si sale alguien ese mismo día, os lo confirmo la semana de antes.',
      ],
      ['buyer', 'Bueno, el perro se queda con mi cuñada.'],
    ],
  },
  {
    id: 'fg-es-mayores',
    match: true,
    seller: {
      name: 'Yolanda Mamani',
      description:
        'Cuidadora de personas mayores con título sociosanitario, 12 años de experiencia. Zaragoza.',
      points: ['Tardes y fines de semana', 'Alta en la Seguridad Social', 'Referencias de cuatro familias'],
    },
    buyer: { name: 'Pilar Gracia', description: 'Busca a alguien para su padre con párkinson' },
    requirements: [
      ['Dos referencias', '+'],
      ['Experiencia con párkinson', '+'],
      ['Mañanas de lunes a viernes', '-'],
      ['Carné de conducir', '?'],
      ['Cocina para él', '+'],
      ['Alguna noche suelta', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes Yolanda. Mi padre tiene 84 años y párkinson. Le pregunto:\n- ¿ha cuidado a alguien con esto?\n- ¿podría por las mañanas de 9 a 13?\n- ¿le haría la comida?\n- ¿alguna noche si yo viajo?',
      ],
      [
        'seller',
        'Buenas tardes señora Pilar.\n- Sí, cinco años con don Anselmo, hasta que falleció.\n- Las mañanas las tengo ocupadas con otra señora, solo desde las 15.\n- Claro, me gusta cocinar.\n- ¿Cuántas noches serían y su padre se levanta mucho?',
      ],
      ['buyer', 'Dos o tres al año. Se levanta una vez.'],
    ],
  },
  {
    id: 'fg-es-ascensor',
    match: true,
    seller: {
      name: 'Ascensores Teide',
      description: 'Mantenimiento y modernización de ascensores de cualquier marca en Tenerife.',
      points: ['Avisos 24 horas', 'Contrato anual, sin permanencia plurianual', 'Piezas facturadas aparte'],
    },
    buyer: {
      name: 'Administración Fincas Duque',
      description: 'Edificio de siete plantas, ascensor Orona de 1998',
    },
    requirements: [
      ['Mantiene ascensores Orona', '+'],
      ['Rescate en menos de una hora', '+'],
      ['Piezas incluidas', '-'],
      ['Menos de 95 € al mes', '+'],
      ['Línea GSM en la cabina', '?'],
      ['Informe para la inspección periódica', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días: ascensor Orona, 7 paradas, contrato actual 118 €/mes. ¿Precio? ¿Cuánto tardan en un rescate en Los Cristianos? ¿Nos cambiarían la línea telefónica por GSM?',
      ],
      [
        'seller',
        'Buenos días: 89 € al mes más IGIC (7 %)... perdón, le doy el total para que no haya líos: 95,23. Hay técnico de guardia en Adeje, 20 o 25 minutos. De lo del teléfono tengo que ver qué placa lleva.',
      ],
      ['buyer', 'El presidente no quiere pasar de 95. ¿Se puede ajustar?'],
      ['seller', 'Se lo dejo en 94 € impuestos incluidos y no se hable más.'],
    ],
  },
  {
    id: 'fg-es-paella',
    match: true,
    seller: {
      name: 'Arroces Tío Vicent',
      description:
        'Paellas a leña para 50 a 600 personas en fiestas y empresas. Valencia, Castellón, Teruel.',
      points: ['Desde 9 € por ración', 'Platos y cubiertos compostables', 'Seguro de responsabilidad civil'],
    },
    buyer: { name: 'Ayuntamiento de Rubielos', description: 'Comida popular del 15 de agosto, 320 raciones' },
    requirements: [
      ['320 raciones', '+'],
      ['Mesas y sillas', '?'],
      ['Opción vegetariana', '+'],
      ['Permiso de fuego a su cargo', '-'],
      ['Libre el 15 de agosto', '+'],
      ['Como mucho 9,50 € la ración', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, para el 15 de agosto, 320 raciones, de ellas 30 sin carne. ¿Está libre ese día? ¿Precio final? ¿El permiso para hacer fuego lo saca usted?',
      ],
      [
        'seller',
        'Bon dia! El 15 lo tengo para vosotros, se me cayó una boda. Las 30 de verduras las hago en paella aparte. El permiso lo tiene que sacar el ayuntamiento, yo sin el papel no enciendo. Precio: ¿de pollo y conejo o lleva pato? Y el hielo y la bebida los ponéis vosotros supongo.',
      ],
      ['buyer', 'Pollo y conejo. La bebida la pone la peña.'],
    ],
  },
  {
    id: 'fg-es-azulejos',
    match: true,
    seller: {
      name: 'Cerámicas Onda Directo',
      description: 'Venta de azulejo y porcelánico desde fábrica, primeras calidades y restos de serie.',
      points: ['Porcelánico 60 x 60 desde 11,90 € el m²', 'Muestras a 5 € cada una', 'Envío a península'],
    },
    buyer: { name: 'Estudio Llar', description: 'Interiorista, suelo de 64 m² para un local' },
    requirements: [
      ['Antideslizante clase 3', '-'],
      ['60 x 60 cm', '+'],
      ['70 m² de la misma partida', '+'],
      ['Muestras gratis', '-'],
      ['Descarga con camión pluma', '?'],
      ['Rodapié a juego', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, ref. Nordik gris 60x60:\n1) ¿es clase 3?\n2) ¿tenéis 70 m2 del mismo tono?\n3) ¿hay rodapié?\n4) la entrega sería en calle peatonal, ¿camión con pluma?',
      ],
      [
        'seller',
        'Hola,\n1) la Nordik es clase 1, de interior\n2) sí, 118 m2 en tono 24\n3) lo pregunto en fábrica\n4) eso con la agencia, ¿qué ancho tiene la calle?',
      ],
    ],
  },
  {
    id: 'fg-es-solar',
    match: true,
    seller: {
      name: 'Levante Solar',
      description: 'Instalaciones fotovoltaicas en viviendas y naves. Alicante. Instaladores autorizados.',
      points: ['Paneles con 25 años de garantía', 'Legalización y alta de excedentes incluidas'],
    },
    buyer: { name: 'Ramón Sempere', description: 'Chalé en Jávea, consumo de 7.200 kWh al año' },
    requirements: [
      ['Consumo visible en el móvil', '?'],
      ['Batería de 10 kWh', '+'],
      ['Menos de 9.000 €', '-'],
      ['Estructura sin perforar las tejas', '?'],
      ['Subvención gestionada', '?'],
      ['Instalación en un máximo de tres días', '+'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, quiero placas y batería. Tejado de teja árabe y no quiero agujeros. ¿Hay subvención ahora y la pedís vosotros? No quisiera pasar de 9.000.',
      ],
      [
        'seller',
        'Buenas Ramón. Para su consumo: 12 paneles de 450 W, inversor híbrido y batería de 10,2 kWh, 10.480 € con IVA. Dos jornadas de trabajo. Con la teja árabe hay varias formas de anclar, el técnico se lo explica. La Generalitat dicen que saca algo en otoño, en cuanto se publique se lo cuento.',
      ],
      ['buyer', 'Se va de precio. ¿Sin batería?'],
      ['seller', 'Sin batería 6.350, pero usted me dijo que la quería.'],
      ['buyer', 'La quiero, sí. Lo pienso.'],
    ],
  },
  {
    id: 'fg-es-guardamuebles',
    match: true,
    seller: {
      name: 'Trastero Fácil Getafe',
      description: 'Trasteros de 2 a 20 m² y guardamuebles en contenedores de madera.',
      points: ['Acceso de 7 a 22 h todos los días', 'Vigilancia con cámaras', 'Primer mes al 50 %'],
    },
    buyer: { name: 'Sergio', description: 'Deja el piso durante una obra de cinco meses' },
    requirements: [
      ['Al menos 10 m²', '+'],
      ['Acceso los domingos', '+'],
      ['Seguro incluido', '-'],
      ['Sin estancia mínima', '?'],
      ['Recogen los muebles en casa', '?'],
      ['Menos de 150 € al mes', '-'],
    ],
    talk: [
      [
        'buyer',
        'hola queria un trastero de unos 10 u 11 m2, cuanto vale, hay que estar un minimo? el seguro va incluido? y si podeis venir a por los muebles a Leganes',
      ],
      [
        'seller',
        'Hola Sergio, libres tenemos uno de 10,5 m² a 168 € al mes. El seguro son 6 € más por cada 3.000 € de valor. Para ir a por los muebles trabajamos con dos transportistas, te pasaría el teléfono si alguno tiene hueco. ¿Cuántos meses calculas?',
      ],
      ['buyer', 'cinco, si la obra no se alarga'],
    ],
  },
  {
    id: 'fg-es-etiquetas',
    match: true,
    seller: {
      name: 'Etiquetas Rioja',
      description: 'Etiquetas adhesivas en bobina para vino, aceite y conservas. Impresión digital y flexo.',
      points: ['Desde 250 unidades', 'Estampación en oro y relieve', 'Prueba de color en 48 h, gratis'],
    },
    buyer: { name: 'Bodega Tres Lindes', description: 'Bodega pequeña, 6.000 botellas de un tinto nuevo' },
    requirements: [
      ['Estampación dorada', '+'],
      ['Mandril de 76 mm', '?'],
      ['Resiste la cubitera', '+'],
      ['Entrega antes del 20 de mayo', '?'],
      ['Diseño gráfico', '-'],
      ['Numeradas una a una', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, 6.000 etiquetas de 90 x 120, papel verjurado con oro. Las necesitaría antes del 20 de mayo porque embotellamos. ¿Aguanta el agua con hielo? ¿Diseñáis vosotros? Irían numeradas.',
      ],
      [
        'seller',
        'Buenas. El verjurado que usamos es WS, está dos horas en cubitera y ni se arruga. Diseño no hacemos, necesitamos el PDF. Plazo: el cliché del oro lo traen de fuera y últimamente se retrasan. ¿La numeración iría en la misma etiqueta o en la contra?',
      ],
      ['buyer', 'En la misma, abajo a la derecha'],
    ],
  },
  {
    id: 'fg-es-video',
    match: true,
    seller: {
      name: 'Plano Corto Vídeo',
      description: 'Vídeos corporativos y de producto, Bilbao. Equipo de tres personas y plató de 60 m².',
      points: [
        'Jornada de rodaje 780 € + IVA',
        'Montaje con dos rondas de cambios',
        'Subtítulos en euskera y castellano',
      ],
    },
    buyer: { name: 'Txurruka Herramientas', description: 'Fabricante de llaves dinamométricas' },
    requirements: [
      ['Subtítulos en euskera', '+'],
      ['Nos entregan el material en bruto', '?'],
      ['Locución en inglés', '+'],
      ['Animación 3D', '-'],
      ['Vídeo listo para la feria del 3 de junio', '?'],
      ['Versión vertical para redes', '?'],
    ],
    talk: [
      [
        'buyer',
        'Kaixo, vídeo de 90 segundos de una llave nueva, para la feria (empieza el 3/6). Locución inglesa. Querríamos ver el mecanismo por dentro en 3D. ¿Se puede sacar también en vertical?',
      ],
      [
        'seller',
        'Kaixo! La voz inglesa la graba Mark, nativo de Leeds, 150 €. 3D no hacemos, lo nuestro es imagen real. Si nos mandáis la herramienta definitiva antes del 5 de mayo, llegamos a la feria. ¿El vertical lo pensáis para Instagram o LinkedIn?',
      ],
      ['buyer', 'La definitiva todavía está en pruebas, no sé qué día sale. LinkedIn.'],
    ],
  },
  {
    id: 'fg-es-ingles',
    match: true,
    seller: {
      name: 'Deirdre Walsh',
      description: 'Clases de inglés en Salamanca, profesora irlandesa, preparación de Cambridge B2 a C2.',
      points: ['22 € la hora individual', 'Grupos de tres, 12 € por alumno', 'Material propio'],
    },
    buyer: { name: 'Óscar', description: 'Necesita el C1 para una oposición en diciembre' },
    requirements: [
      ['Profesora nativa', '+'],
      ['Preparación del C1', '+'],
      ['Clases por la noche, a partir de las 21 h', '-'],
      ['Online algunas semanas', '+'],
      ['Correcciones de redacciones entre clases', '?'],
      ['Factura', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola Deirdre, trabajo a turnos y hay semanas que estoy en Madrid, entonces tendría que ser por Zoom. Cuando estoy aquí solo puedo de 21 a 22. ¿Me mirarías writings?',
      ],
      [
        'seller',
        'Hola Óscar! Zoom las semanas de Madrid, sin problema. A las 21 yo estoy acostando a los niños, mi última clase empieza a las 19.30. Writing es donde todos suspenden, hay que escribir muchísimo. ¿Qué nota sacaste en el B2?',
      ],
      ['buyer', 'Un 168. Bueno, podría cambiar turno con un compañero.'],
    ],
  },
  {
    id: 'fg-es-vivero',
    match: true,
    seller: {
      name: 'Viveros La Ribera',
      description: 'Árboles frutales y ornamentales, Lérida. Venta a agricultores y jardineros.',
      points: ['Almendro, olivo, pistacho y granado', 'Pasaporte fitosanitario', 'Planta de uno y dos años'],
    },
    buyer: { name: 'Finca Los Arcos', description: 'Plantación nueva de 6 hectáreas de almendro' },
    requirements: [
      ['Variedad Penta', '+'],
      ['Portainjerto Rootpac 20', '-'],
      ['1.700 plantas', '+'],
      ['Protectores para el tronco', '?'],
      ['Entrega en febrero', '?'],
      ['Reposición de marras', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, necesito 1.700 almendros Penta sobre Rootpac 20 para febrero. Precio puesto en Fraga. ¿Reponen las que no broten?',
      ],
      [
        'seller',
        'Buenos días. Penta tengo 2.300 plantas de un año, pero todas van sobre GF-677, Rootpac 20 no trabajamos. 4,60 € la planta. La fecha la marca el frío, hay que esperar a que pierdan hoja y luego que la tierra deje arrancar. Por las marras no se preocupe, que esto agarra muy bien.',
      ],
    ],
  },
  {
    id: 'fg-es-app',
    match: true,
    seller: {
      name: 'Nimbo Apps',
      description:
        'Desarrollo de aplicaciones móviles a medida. Equipo de siete en Málaga, sin subcontratas.',
      points: ['iOS y Android con Flutter', 'Entregas cada dos semanas', 'Código propiedad del cliente'],
    },
    buyer: { name: 'Club de Pádel Axarquía', description: 'Quiere una app para reservar pistas' },
    requirements: [
      ['Android y iPhone', '+'],
      ['Lista antes de septiembre', '?'],
      ['Sin subcontratistas', '+'],
      ['Pago con Bizum dentro de la app', '?'],
      ['Presupuesto máximo de 12.000 €', '-'],
      ['Mantenimiento el primer año gratis', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, app para reservar 8 pistas, con pago por tarjeta y Bizum, unos 900 socios. Tenemos 12.000 € aprobados. ¿Qué pasa con el mantenimiento?',
      ],
      [
        'seller',
        'Buenos días. Con lo que describís: reservas, pagos, panel de administración, avisos. Nos vamos a 16.500 € + IVA y por menos no la haríamos, lo sentimos. ¿Con qué banco tenéis el TPV? De eso cuelga lo de Bizum. El mantenimiento lo hablamos al firmar, hay dos modalidades.',
      ],
      ['buyer', 'Con Unicaja. Lo llevo a la directiva a ver si amplían.'],
    ],
  },
  {
    id: 'fg-es-terraza',
    match: true,
    seller: {
      name: 'Impermeabilizaciones Cantábrico',
      description: 'Terrazas, cubiertas y garajes. Poliuretano, tela asfáltica y EPDM. Asturias.',
      points: ['Diez años de garantía por escrito', 'Visita gratuita', 'Trabajos de abril a octubre'],
    },
    buyer: { name: 'Chus', description: 'Terraza transitable de 38 m² con goteras, Gijón' },
    requirements: [
      ['Garantía de diez años', '+'],
      ['Sin levantar el suelo actual', '+'],
      ['Obra en noviembre', '-'],
      ['Acabado transitable', '+'],
      ['Por debajo de 2.000 €', '?'],
      ['Pintura del techo del vecino', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, terraza de 38 metros, le cae agua al vecino de abajo. no quiero picar la baldosa y necesito pisarla luego, tiendo ahí. podría ser ya, en noviembre? cuanto sería mas o menos',
      ],
      [
        'seller',
        'Hola Chus, se puede aplicar poliuretano encima de la baldosa, con árido para que no resbale y se camina normal. En noviembre no trabajamos fuera, con esta humedad no cura; te apuntaría para abril. De precio, entre 45 y 60 el metro según cómo estén las juntas.',
      ],
      ['buyer', 'uf, hasta abril... y el techo del vecino?'],
    ],
  },
  {
    id: 'fg-es-findeobra',
    match: true,
    seller: {
      name: 'Limpiezas Almirante',
      description: 'Limpieza de fin de obra, cristales y garajes en A Coruña y Santiago.',
      points: ['Maquinaria y productos a nuestro cargo', 'Personal con formación en altura'],
    },
    buyer: { name: 'Promotora Breogán', description: 'Doce viviendas terminadas en Oleiros' },
    requirements: [
      ['Productos incluidos', '+'],
      ['Doce viviendas en una semana', '+'],
      ['Limpieza de fachada', '-'],
      ['Restos de silicona en los cristales', '+'],
      ['Pago a 60 días', '?'],
      ['Certificados de estar al corriente con la Seguridad Social', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días. Doce pisos de 85 m². Puntos a contestar:\na) plazo: del 3 al 7 de marzo\nb) cristales con restos de silicona y pintura\nc) fachada de piedra\nd) forma de pago: 60 días\ne) documentación CAE',
      ],
      [
        'seller',
        'Buenos días:\na) de acuerdo, con seis personas se acaba el viernes 7\nb) incluido, rascado a cuchilla\nc) no, fachadas no limpiamos\nd) normalmente cobramos a 30, lo consulto con mi socio\ne) dígame qué plataforma usan, ¿Dokify, CTAIMA?\nPrecio 3,40 €/m².',
      ],
      ['buyer', 'e) Dokify.'],
    ],
  },
  {
    id: 'fg-es-peluqueriacanina',
    match: true,
    seller: {
      name: 'Guau & Chic',
      description: 'Peluquería canina en Cartagena. Baño, corte a tijera, stripping.',
      points: ['Con cita previa', 'Perros de hasta 30 kg', 'Martes a sábado'],
    },
    buyer: { name: 'Inma', description: 'Tiene un fox terrier y un mastín' },
    requirements: [
      ['Stripping para terrier', '+'],
      ['Mastín de 58 kg', '-'],
      ['Sábado por la mañana', '+'],
      ['Menos de 50 € el terrier', '+'],
      ['Corte de uñas incluido', '?'],
      ['El dueño puede quedarse', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola! para Pipo (fox terrier 8 kg) stripping y para Bruto (mastin 58 kg) baño. Puede ser sabado? cuanto? Pipo se pone nervioso, me puedo quedar?',
      ],
      [
        'seller',
        'Hola Inma! Pipo 42 €, este sábado a las 10 si quieres. Bruto no nos cabe en la bañera pobre 😂 tope 30 kg. ¿Pipo ha mordido alguna vez en la pelu?',
      ],
      ['buyer', 'No, solo llora. El sabado a las 10 perfecto'],
      ['seller', '¡Apuntado!'],
    ],
  },
  {
    id: 'fg-es-autobus',
    match: true,
    seller: {
      name: 'Autocares Valdés',
      description: 'Alquiler de autobuses con conductor de 19 a 71 plazas. Oviedo.',
      points: ['Cinturones en todas las plazas', 'Seguro de viajeros', 'Autobuses con menos de ocho años'],
    },
    buyer: { name: 'IES Monte Naranco', description: 'Excursión de 52 alumnos y 4 profesores a Altamira' },
    requirements: [
      ['56 plazas o más', '+'],
      ['Cinturones', '+'],
      ['Una plaza adaptada para silla de ruedas', '?'],
      ['Precio inferior a 700 €', '-'],
      ['Baño a bordo', '-'],
      ['Cancelación gratuita hasta dos días antes', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, 11 de abril, ida y vuelta a Altamira, salida 8 h, regreso 19 h. 56 personas, una alumna en silla de ruedas. Presupuesto máximo 700. ¿WC? ¿Se puede anular si llueve?',
      ],
      [
        'seller',
        'Buenos días. Para ese día les ofrezco un Irizar de 59 plazas, 760 € IVA incluido, sin WC (se para en Llanes). El de rampa está pedido por otro centro de forma provisional, me contestan el lunes. Lo de la lluvia, mire que en abril aquí llueve siempre :)',
      ],
      ['buyer', 'Espero al lunes. ¿760 es lo último?'],
      ['seller', 'Sí, el gasoil no da para más.'],
    ],
  },
  {
    id: 'fg-es-uniformes',
    match: true,
    seller: {
      name: 'Uniformes Costa',
      description: 'Ropa laboral y uniformes de hostelería y sanidad. Tienda y taller de bordado en Gerona.',
      points: ['Tallas XS a 5XL', 'Bordado en taller propio', 'Cambios de talla gratuitos en 15 días'],
    },
    buyer: { name: 'Hotel Cala Fosca', description: 'Uniformes para 26 empleados' },
    requirements: [
      ['Bordado del logo', '+'],
      ['Talla 4XL', '+'],
      ['Devolución de prendas sobrantes', '?'],
      ['Algodón orgánico', '?'],
      ['Todo entregado el 30 de abril', '?'],
      ['Calzado', '-'],
    ],
    talk: [
      [
        'buyer',
        'Bon dia, 26 personas: camisas, pantalones, delantales y zuecos para cocina. Abrimos el 1 de mayo, o sea todo el 30 de abril como tarde. ¿Tenéis algodón orgánico?',
      ],
      [
        'seller',
        'Bon dia. Camisas y delantales los tendríais a mediados de abril. De pantalones hay rotura en el chino beige, el proveedor da fecha la semana que viene. Zuecos no vendemos, probad en Suecos. Y el algodón, tenéis 65/35 o 100 %, ¿qué os va mejor para la plancha?',
      ],
      ['buyer', '100 % en las camisas'],
    ],
  },
  {
    id: 'fg-es-portatil',
    match: true,
    seller: {
      name: 'ReparaBit',
      description: 'Reparación de portátiles y móviles en Granada. Presupuesto sin compromiso.',
      points: [
        'Seis meses de garantía en cada reparación',
        'Recambios originales o compatibles',
        'Lunes a viernes',
      ],
    },
    buyer: { name: 'Lucía', description: 'Portátil Lenovo con la pantalla rota, tesis dentro' },
    requirements: [
      ['Cambio de pantalla de Lenovo', '+'],
      ['Listo en tres días', '+'],
      ['Mis datos no se borran', '+'],
      ['Pantalla original', '?'],
      ['Menos de 120 €', '-'],
      ['Portátil de sustitución', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, se me cayó el portátil (Lenovo Yoga Slim 7, 14") y la pantalla está hecha polvo. Precio y plazo? Tengo la tesis ahí y no la puedo perder!! Me dejáis otro mientras?',
      ],
      [
        'seller',
        'Hola Lucía, tranquila, el disco ni se toca para eso. El panel está en nuestro almacén: lo traes por la mañana y por la tarde te lo llevas. 149 € todo. Si fuera táctil serían 210. ¿Es la OLED o la IPS?',
      ],
      ['buyer', 'ni idea, no es táctil. voy mañana a las 10'],
    ],
  },
  {
    id: 'fg-es-velero',
    match: true,
    seller: {
      name: 'Tramuntana Charter',
      description: 'Alquiler de veleros y llaüts en Mallorca, con o sin patrón. Base en Can Pastilla.',
      points: ['Bavaria 38, ocho pasajeros de día', 'Patrón 180 € al día', 'Combustible no incluido'],
    },
    buyer: {
      name: 'Grupo de Íñigo',
      description: 'Ocho amigos, despedida tranquila, sin titulación náutica',
    },
    requirements: [
      ['Ocho personas a bordo', '?'],
      ['Con patrón', '+'],
      ['Gasolina incluida', '-'],
      ['Sábado 14 de junio', '+'],
      ['Paddle surf', '+'],
      ['Música con altavoz', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas! somos 8, el sabado 14 de junio, necesitamos patron. teneis paddle surf? se puede llevar altavoz?',
      ],
      [
        'seller',
        'Buenas Íñigo, el 14 el Bavaria está disponible, con Toni de patrón. Una tabla de paddle va siempre en cubierta. Los ocho pasajeros, ojo, el papel del barco dice ocho en total y estoy mirando con Capitanía si Toni cuenta o no. ¿Qué tipo de fiesta es?',
      ],
      ['buyer', 'tranquila, comer y bañarnos. dime algo de lo de los 8'],
    ],
  },
]

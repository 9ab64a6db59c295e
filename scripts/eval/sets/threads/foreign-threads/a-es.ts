import type { Pair } from '../../../cases.ts'

/** Conversations in Spanish by an author who saw neither the rules nor the other blind conversations. */
export const foreignThreadsAEs: readonly Pair[] = [
  {
    id: 'fa-es-ceramica',
    match: true,
    seller: {
      name: 'Taller de cerámica artesana',
      description: 'Vajillas para hostelería, La Bisbal',
      points: ['Gres de alta temperatura', 'Pedidos desde 30 piezas', 'Muestras en dos semanas'],
    },
    buyer: {
      name: 'Vajilla para un restaurante de 40 cubiertos',
      description: 'Platos hondos y llanos, 180 piezas',
    },
    requirements: [
      ['Apta para lavavajillas industrial', '+'],
      ['Con nuestro logotipo en la base', '+'],
      ['Entrega antes del 1 de junio', '?'],
      ['Apta para microondas', '?'],
      ['Menos de 12 € por plato', '-'],
    ],
    talk: [
      [
        'buyer',
        'Buenas!! abrimos el 5 de junio en Begur y queremos vajilla con alma, nada de ikea. 180 pzs entre hondos y llanos, el logo (una gamba) por debajo. Tiene q aguantar el tren de lavado que en la cocina no se anda nadie con mimos. Menos de 12 el plato y para el 1 de junio, se puede?',
      ],
      [
        'seller',
        'Hola Martí, qué bonita la gamba. El gres lo cocemos a 1.280 grados, en el Celler llevan seis años metiéndolo en el túnel de lavado cada noche y ahí siguen. El sello os lo hago en latón y se estampa en crudo. El llano de 27 sale a 14,50 más IVA y el hondo a 13.',
      ],
      ['buyer', 'Vaya, un pelín más de lo pensado, pero me gustan. ¿Y el plazo? ¿Micro sí?'],
      [
        'seller',
        'Este invierno el horno grande me ha dado guerra, estoy esperando la resistencia de Italia.',
      ],
      ['buyer', 'uf.. ya me dirás'],
    ],
  },
  {
    id: 'fa-es-persianas',
    match: true,
    seller: {
      name: 'Reparación de persianas y toldos',
      description: 'Autónomo, Zaragoza capital',
      points: ['Motores Somfy', 'Presupuesto sin compromiso'],
    },
    buyer: { name: 'Motorizar cinco persianas', description: 'Piso en el Actur, persianas de aluminio' },
    requirements: [
      ['Manejo desde el móvil', '+'],
      ['Sin obras de albañilería', '?'],
      ['Recogida de los motores viejos', '?'],
      ['Trabajo en una sola mañana', '+'],
      ['Garantía de tres años en los motores', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, tengo 74 años y ya no puedo con las cintas, me ha operado del hombro. Son cinco persianas. Mi nieto dice que se pueden subir con el teléfono. Lo que no quiero es que me rompan pared que acabo de pintar. Y que no estén tres días en casa.',
      ],
      [
        'seller',
        'Buenos días doña Pilar, cómo va ese hombro? Llevan una cajita wifi y su nieto se lo deja puesto en el teléfono en un momento, y si no con el mandito. Empiezo a las 8 y a la hora de comer ya me ha perdido de vista, cinco las hago de sobra. ¿Los cajones de las persianas por dónde se abren, por dentro de casa?',
      ],
      ['buyer', 'Tienen una tapa de madera con cuatro tornillos.'],
      ['seller', 'Estupendo. ¿Y hay enchufe cerca de cada ventana?'],
    ],
  },
  {
    id: 'fa-es-reforma-cocina',
    match: true,
    seller: {
      name: 'Reformas integrales',
      description: 'Empresa de Getafe con 14 años de obra',
      points: [
        'Albañilería, fontanería y electricidad propias',
        'Seguro de responsabilidad civil de 600.000 €',
        'Plan de pagos en cuatro plazos',
      ],
    },
    buyer: { name: 'Tirar un tabique y renovar la cocina', description: 'Piso de 1971 en Leganés, 11 m²' },
    requirements: [
      ['Licencia de obra tramitada', '+'],
      ['Retirada de escombros incluida', '+'],
      ['Máximo seis semanas de obra', '-'],
      ['Muebles de cocina incluidos', '-'],
      ['Boletín eléctrico', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, queremos unir cocina y salón, el tabique creo que no es de carga pero no me hagáis caso soy profe de música. Estaríamos de alquiler mientras, por eso no puede pasar de 6 semanas. ¿La licencia del ayto la pedís vosotros? ¿y los muebles van en el presupuesto de 18.400 que me mandó Loli?',
      ],
      [
        'seller',
        'Hola Nuria. El papeleo con el Ayuntamiento de Leganés lo lleva Loli de principio a fin, tú solo firmas la autorización. En los 18.400 van contenedor y vertedero. Muebles y electrodomésticos los comprais vosotros donde querais y los montamos.',
      ],
      ['buyer', 'Vale. ¿Y lo de las seis semanas?'],
      [
        'seller',
        'En condiciones normales ocho, siete apretando mucho. Prefiero decirlo ahora que no discutirlo luego con las cajas en el pasillo.',
      ],
      ['buyer', 'Se agradece. Imagino que al cambiar toda la luz nos dais el boletin'],
      ['seller', '¿Qué potencia tenéis contratada ahora mismo?'],
    ],
  },
  {
    id: 'fa-es-pozo',
    match: true,
    seller: {
      name: 'Sondeos y pozos',
      description: 'Perforación a rotopercusión, Castilla-La Mancha',
      points: ['Hasta 300 m de profundidad', 'Aforo y análisis del agua', 'Proyecto para la Confederación'],
    },
    buyer: { name: 'Pozo para riego de almendros', description: '8 hectáreas en Tarancón' },
    requirements: [
      ['Permiso de la Confederación tramitado', '+'],
      ['Si no hay agua no se cobra', '-'],
      ['Entubado en acero', '?'],
      ['Caudal de 3 litros por segundo garantizado', '-'],
      ['Bomba solar instalada', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes. Soy de los que heredan almendros y aprenden por youtube. Para 8 ha me dice el perito que necesito 3 l/s. El zahorí del pueblo marcó un sitio, cobró 50 euros y se fue tan contento. Mi pregunta: y si perforáis y sale seco ¿qué?. ¿Entubáis en hierro?',
      ],
      [
        'seller',
        'Buenas tardes, a mí los zahoríes me caen bien, aciertan como la moneda. El metro perforado se paga haya agua o no la haya, eso va así en todo el gremio, 62 €/m. El caudal no se lo garantiza nadie con dos dedos de frente: la zona es caliza y uno da 8 litros y el vecino nada.',
      ],
      ['buyer', 'Me gusta la sinceridad. A quince metros tengo el del vecino que saca de sobra.'],
      [
        'seller',
        'Buena señal. ¿Sabe a qué profundidad lo tiene y qué tubo lleva? Pregúntele antes de que hablemos del suyo.',
      ],
      ['buyer', 'A 110. Del tubo ni idea. Querría también la bomba con placas'],
    ],
  },
  {
    id: 'fa-es-poda-olivos',
    match: true,
    seller: {
      name: 'Cuadrilla de poda',
      description: 'Olivar y almendro, Sierra Sur de Sevilla',
      points: ['Cinco podadores con experiencia', 'Motosierras propias', 'Jornal o a tanto por pie'],
    },
    buyer: { name: 'Poda de 900 olivos', description: 'Olivos de 80 años, finca en Estepa' },
    requirements: [
      ['Todos dados de alta en la Seguridad Social', '+'],
      ['Ramón picado', '-'],
      ['Acabado antes del 10 de marzo', '+'],
      ['Menos de 4 € por olivo', '?'],
      ['Leña para el dueño', '?'],
    ],
    talk: [
      [
        'seller',
        'Buenas Don Rafael, soy Curro, el de la cuadrilla, que me a dicho su encargado que buscaba usted gente. Tenemos libre desde el 2 de febrero, 900 pies son unos quince días de faena, así que a finales de febrero lo tiene usted listo.',
      ],
      [
        'buyer',
        'Buenas Curro. Me viene bien, yo necesito que el 10 de marzo no quede nadie porque entra el abono. Ojo: inspección de trabajo estuvo en la finca de al lado, a mí me entra solo gente con papeles y contrato. ¿Picáis el ramón? A cuánto el pie, menos de 4 o qué',
      ],
      [
        'seller',
        'Los cinco cotizando, le paso el documento de la gestoria antes de empezar. Picadora no traemos, se amontona en la camá y ya usted. El precio lo vemos con los olivos delante que los hay de una pata y los hay de tres.',
      ],
      ['buyer', 'Pues el jueves a las 9 en la nave.'],
      ['seller', 'allí estaré si Dios quiere'],
    ],
  },
  {
    id: 'fa-es-fresas',
    match: true,
    seller: {
      name: 'Fresas y frambuesas de Huelva',
      description: 'Cooperativa de Moguer, campaña de enero a mayo',
      points: ['GlobalGAP y GRASP', 'Tarrinas de 250 g, 500 g y 1 kg', 'Preenfriado a 2 °C'],
    },
    buyer: { name: 'Fraises pour des marchés', description: 'Détaillant à Bordeaux, 600 kg par semaine' },
    requirements: [
      ['Barquettes de 250 g', '+'],
      ['Livraison deux fois par semaine', '+'],
      ['Sans résidus de pesticides', '?'],
      ['Prix fixe sur toute la saison', '-'],
      ['Certifié GlobalGAP', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, je fais sept marchés autour de Bordeaux. Je cherche 600 kg de fraise par semaine, barquettes 250, en deux livraisons (mardi et vendredi) vu la fragilité. Mes clientes me demandent toutes si c'est traité, il me faudrait du zéro résidu, avec analyses. Et un prix fixe, je ne veux plus jouer au casino chaque lundi.",
      ],
      [
        'seller',
        'Bonjour señor, leo francés pero escribo fatal. Tenemos camión a Bruges-Bordeaux martes, jueves y viernes, así que sus dos días entran sin problema. Precio fijo no hacemos, vamos a precio de lonja semanal como toda la cooperativa.',
      ],
      ['buyer', 'Dommage mais je comprends. Et les résidus ?'],
      [
        'seller',
        'Cumplimos toda la normativa europea, eso por descontado, y trabajamos con mucha fauna auxiliar.',
      ],
    ],
  },
  {
    id: 'fa-es-quesos-bodas',
    match: true,
    seller: {
      name: 'Mesas de quesos para eventos',
      description: 'Afinador en Valladolid, 60 referencias',
      points: ['Desde 50 invitados', 'Etiquetas con nombre y leche', 'Montaje y recogida'],
    },
    buyer: {
      name: 'Mesa de quesos para una boda',
      description: '130 invitados, bodega en Peñafiel, 20 de junio',
    },
    requirements: [
      ['Quesos para embarazadas señalados', '+'],
      ['Persona que corte y explique', '+'],
      ['Pan sin gluten', '?'],
      ['Como mucho 7 € por invitado', '-'],
      ['Refrigeración hasta el momento de servir', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola! nos casamos el 20/6, cóctel a las 20.30 en el patio de una bodega, va a hacer un calor de narices. Somos 130, tres embarazadas (lo de la leche cruda) y dos celiacas. No queremos pasarnos de 7 por cabeza. ¿Alguien se queda a servir?',
      ],
      [
        'seller',
        'Hola Irene y Gonzalo! A las futuras mamás les ponemos un corazoncito rosa en lo que pueden comer, pasteurizado y sin moho, triunfa siempre. Yo mismo voy con chaquetilla, corto, cuento batallitas y me quedo hasta el primer baile. Me salís a 9,20 por persona con fruta y membrillo.',
      ],
      [
        'buyer',
        'Jo, ¿y con menos quesos? ¿los picos son sin gluten? ¿y cómo lo haces para que no se derrita todo?',
      ],
      [
        'seller',
        'Con menos quesos baja, pero poco, lo que cuesta es el desplazamiento. La bodega Protos o la otra?',
      ],
    ],
  },
  {
    id: 'fa-es-paella',
    match: true,
    seller: {
      name: 'Paellas gigantes',
      description: 'A leña o gas, Alzira',
      points: ['De 60 a 1.500 raciones', 'Carnet de manipulador', 'Platos y cubiertos desechables'],
    },
    buyer: { name: 'Paella para las fiestas de un pueblo', description: '420 raciones, plaza mayor, Teruel' },
    requirements: [
      ['420 raciones', '+'],
      ['A leña', '?'],
      ['Paella aparte sin marisco', '+'],
      ['Menos de 6 € por ración', '+'],
      ['Seguro de responsabilidad civil', '?'],
    ],
    talk: [
      [
        'buyer',
        'Muy buenas, peña El Cachirulo, fiestas del 14 al 17 de agosto. Domingo paella popular, hemos vendido tickets a 7, así que nos tiene que costar menos de 6 sí o sí. Que haya una sin marisco que Toño se hincha como un globo. ¿Sería a leña? en la plaza hay adoquín nuevo y el alcalde está de los nervios. Tb pide el seguro',
      ],
      [
        'seller',
        "Bon dia peña! De esa cantidad hago tres o cuatro cada verano. A vosotros 5,40 con IVA y limonada. La de pollo y conejo va en paella aparte, otro cucharón y todo, Toño tranquilo. Lo de la leña pregunteu primer a l'alcalde, yo llevo planchas de chapa para el suelo pero si dice que no, pues gas.",
      ],
      ['buyer', 'El alcalde dice que se lo piensa, ya sabes como va esto. mandame el seguro cuando puedas'],
      ['seller', '👍'],
    ],
  },
  {
    id: 'fa-es-mariachi',
    match: true,
    seller: {
      name: 'Mariachi Sol de Triana',
      description: 'Siete músicos, trompetas, vihuela y guitarrón',
      points: ['Serenatas, bodas, cumpleaños', 'Pase de 45 minutos 390 €', 'Desplazamiento por Andalucía'],
    },
    buyer: {
      name: 'Serenata para los 80 años de mi abuela',
      description: 'Huelva, 3 de octubre por la tarde',
    },
    requirements: [
      ['Siete músicos', '?'],
      ['Canción «Amor eterno»', '+'],
      ['Disponible el 3 de octubre', '+'],
      ['Máximo 400 € con desplazamiento', '-'],
      ['Equipo de sonido', '?'],
    ],
    talk: [
      [
        'buyer',
        'Holaa, mi agüela cumple 80 y lloró 3 días con Rocío Dúrcal cuando murió mi abuelo, queremos q le canteis Amor eterno. Seria sorpresa en un patio en huelva, 3/10 sobre las 6. Cuanto con el viaje? tenemos 400 entre los nietos',
      ],
      [
        'seller',
        'Qué lindo detalle! Esa la cantamos casi siempre y casi siempre llora alguien. El 3 lo tenemos libre hasta las nueve que vamos a una boda en Lepe. A Huelva son 60 € más por la gasolina, quedaría en 450.',
      ],
      ['buyer', 'le saco 50 a mi tio jeje. venis los 7 no?'],
      ['seller', 'Depende de si el trompetista vuelve de la gira, te aviso en septiembre'],
      ['buyer', 'vale ok. traeis micros o se oye sin na'],
      ['seller', '¿Cuánta gente va a haber y es techado?'],
    ],
  },
  {
    id: 'fa-es-carpa',
    match: true,
    seller: {
      name: 'Alquiler de carpas y mobiliario',
      description: 'Nave en Vitoria, montajes en Euskadi y La Rioja',
      points: [
        'Carpas modulares de 5 m de ancho',
        'Certificado de montaje firmado por técnico',
        'Sillas, mesas, estufas',
      ],
    },
    buyer: {
      name: 'Carpa para una feria de artesanía',
      description: 'Plaza de Laguardia, del 5 al 7 de diciembre',
    },
    requirements: [
      ['Resistente a viento de 80 km/h', '+'],
      ['Sin anclajes en el suelo', '+'],
      ['Montada el día 4 por la tarde', '?'],
      ['Vigilancia nocturna', '-'],
      ['Iluminación interior', '?'],
    ],
    talk: [
      [
        'buyer',
        'Egun on, asociación de artesanos. Nos toca el puente de diciembre y allí arriba sopla que no veas, el 2019 salió volando la carpa de los turroneros. No se puede taladrar la plaza, por debajo hay bodegas del siglo XIII!! Necesitamos montaje el jueves 4 por la tarde y alguien que vigile de noche',
      ],
      [
        'seller',
        'Egun on Amaia. Va lastrada con bloques de hormigón de 1.000 kilos, al suelo no se le hace ni un agujero. Calculada para rachas de 100 por hora, a partir de ahí hay que desalojar. Guardas nosotros no ponemos.',
      ],
      ['buyer', 'Perfecto, pediremos a una empresa de Logroño. El jueves a la tarde entonces?'],
      [
        'seller',
        'Ese jueves tenemos tres montajes y el camión pluma es uno. Te contesto en cuanto cuadre el planning.',
      ],
    ],
  },
  {
    id: 'fa-es-plancha',
    match: true,
    seller: {
      name: 'Plancha a domicilio',
      description: 'Recogemos y devolvemos en perchas, Murcia y pedanías',
      points: ['Por kilo o por prenda', 'Camisa 1,60 €', 'Recogida de lunes a viernes'],
    },
    buyer: { name: 'Plancha de ropa de trabajo', description: 'Clínica dental, 25 batas a la semana' },
    requirements: [
      ['Devolución al día siguiente', '+'],
      ['Recogida los sábados', '-'],
      ['También lavado a 60 grados', '?'],
      ['Factura mensual', '+'],
      ['Menos de 2 € por bata', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, somos una clinica en El Palmar. La chica que nos lavaba y planchaba se ha jubilado. Son 25 batas semanales, las usamos de lun a vier y lo suyo sería que las cogierais el sábado por la mañana que estamos cerrando. Lavado a 60 por higiene',
      ],
      [
        'seller',
        'Hola!! Los sábados cerramos, lo sentimos, el viernes a última hora os pueden recoger, sobre las 20:00. Lo que se recoge hoy vuelve mañana, en perchas y con funda.',
      ],
      ['buyer', 'bueno el viernes tb vale. una factura al mes puede ser? para la gestora'],
      [
        'seller',
        'Claro, el día 30 os llega por email con el detalle. Las manchas de mercromina y eso avisadnos.',
      ],
    ],
  },
  {
    id: 'fa-es-gatos',
    match: true,
    seller: {
      name: 'Cuidado de gatos a domicilio',
      description: 'Auxiliar veterinaria, Gijón',
      points: ['Visitas de 45 minutos', 'Fotos y vídeos diarios', '14 € la visita'],
    },
    buyer: {
      name: 'Cuidar a dos gatos en Navidad',
      description: 'Del 22 de diciembre al 3 de enero, uno diabético',
    },
    requirements: [
      ['Inyecta insulina dos veces al día', '+'],
      ['También el 25 de diciembre y el 1 de enero', '+'],
      ['Lleva al gato al veterinario en caso de urgencia', '?'],
      ['Sin suplemento los festivos', '-'],
      ['Duerme en nuestra casa', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola Covadonga, nos vamos a Chile a ver a mi hermana, por fin. Pelayo es diabético, pinchazo a las 8 y a las 20 h, es un santo mientras come. Xana se esconde y no la verás jamás. ¿Trabajas los días de Navidad y Año Nuevo? ¿Cobras más? Ah y hay un ficus',
      ],
      [
        'seller',
        'Hola Begoña! Pinchar pincho todos los días en la clínica, mañana y noche perfecto, apúntame las unidades y el glucómetro. En mi casa Navidad se celebra a las tres de la tarde, a las ocho estoy donde Pelayo, el 25 y el 1 igual. Esos dos días la visita va al doble. Al ficus le canto y todo.',
      ],
      [
        'buyer',
        'Jajaja eres un amor. ¿Y te quedarías alguna noche a dormir? por Xana más que nada, que llora',
      ],
      ['seller', '¿Tenéis sofá cama o cómo? es que mi perra...'],
    ],
  },
  {
    id: 'fa-es-limpieza-obra',
    match: true,
    seller: {
      name: 'Limpiezas de fin de obra',
      description: 'Equipo de cuatro personas, Palma y Llucmajor',
      points: ['Maquinaria propia', 'Cristales y persianas', 'Seguro RC'],
    },
    buyer: {
      name: 'Fin de obra en un chalet',
      description: '240 m², piscina, entrega a los dueños el 28 de mayo',
    },
    requirements: [
      ['Acabado el 27 de mayo', '+'],
      ['Restos de pintura en cristales', '+'],
      ['Limpieza de la piscina', '-'],
      ['Menos de 900 €', '?'],
      ['Pulido del mármol', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola soy jefe de obra, chalet en Cala Blava, entregamos a unos suecos el 28 a las 10 y los pintores son unos guarros, tal cual, está todo el cristal salpicado. Necesito que el 27 esté niquelado. el mármol del baño igual hay q pulirlo. piscina tb tiene polvo. Presu hasta 900',
      ],
      [
        'seller',
        'Hola, de los pintores vivimos jaja. Cuchilla y decapante suave, las gotas saltan todas. Entramos el 25 y el 27 a mediodía te damos las llaves. La piscina que la haga el piscinero, ahí no nos metemos por el liner.',
      ],
      ['buyer', 'ok. precio?? y el mármol'],
      ['seller', 'Mándame vídeo de los baños con luz de lado porfa, y los metros de cristal.'],
    ],
  },
  {
    id: 'fa-es-ingles-ninos',
    match: true,
    seller: {
      name: 'Clases de inglés para niños',
      description: 'Profesora de Cork, diez años en Valladolid',
      points: ['Grupos de hasta 5', 'Preparación Cambridge Starters a B1', 'Local junto a la Plaza España'],
    },
    buyer: { name: 'Inglés para dos hermanas', description: '6 y 9 años, nivel básico' },
    requirements: [
      ['Profesora nativa', '+'],
      ['Las dos a la misma hora', '+'],
      ['Clases en junio y julio', '?'],
      ['Máximo 80 € al mes por niña', '+'],
      ['En nuestra casa', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola Aoife (no sé cómo se pronuncia, perdón) busco inglés para Carla y Vega. Lo ideal que vinieras a casa, estamos en Parquesol, y a las dos a la vez aunque no tengan el mismo nivel porque mis tardes son un Tetris. Hasta 80 al mes cada una, y que no pare en verano',
      ],
      [
        'seller',
        'Hola! Se dice «Ifa», todo el mundo pregunta :) A casas no voy, no tengo coche y llueve, en el local tengo mi material. Pero los martes y jueves a las 17:30 hay grupo de pequeños en una sala y de medianos en la otra, mi compañera Clare lleva uno, así entran y salen juntas. Son 68 euros al mes cada niña, la segunda con 10 % menos.',
      ],
      ['buyer', 'Genial eso me arregla la vida. ¿Y en verano?'],
      [
        'seller',
        'En verano suelo ir a Irlanda a ver a mis padres, pero este año mi hermana viene aquí, así que vamos a ver.',
      ],
    ],
  },
  {
    id: 'fa-es-guitarra',
    match: true,
    seller: {
      name: 'Clases de guitarra flamenca',
      description: 'Guitarrista de Jerez, presenciales y en línea',
      points: ['Soleá, bulería, tangos', 'Clase de 50 minutos 27 €'],
    },
    buyer: {
      name: 'Gitarrenunterricht online',
      description: 'Flamenco, Anfänger mit klassischer Vorbildung, aus Zürich',
    },
    requirements: [
      ['Unterricht per Video', '+'],
      ['Aufzeichnung der Stunden', '+'],
      ['Noten oder Tabulaturen', '-'],
      ['Unterricht auf Deutsch oder Englisch', '?'],
      ['Höchstens 30 € pro Lektion', '+'],
    ],
    talk: [
      [
        'buyer',
        'Grüezi Maestro! Ich spiele 12 Jahre klassisch und möchte endlich Bulería lernen, mein Spanisch ist leider miserabel, ginge es auch auf Deutsch oder Englisch? Ich bräuchte Noten oder Tabs, und gern die Aufnahme zum Nachhören. Ich schreibe deutsch weil meine Freundin Ihnen das übersetzt, hoffe das passt',
      ],
      [
        'seller',
        'Hola amigo de Zúrich! Me lo ha pasado mi sobrina por el traductor. Toda la clase queda grabada y te mando el enlace esa noche. Papeles no uso, ni partitura ni tablatura, el flamenco entra por la oreja, así aprendí yo y así enseño.',
      ],
      ['buyer', 'Spannend, ein bisschen Angst hab ich schon. Und die Sprache?'],
      ['seller', 'La guitarra habla sola, tú tranquilo. Martes o jueves?'],
    ],
  },
  {
    id: 'fa-es-autoescuela',
    match: true,
    seller: {
      name: 'Autoescuela Rías Baixas',
      description: 'Permisos B, C, D y E, Pontevedra',
      points: ['CAP inicial y continua', 'Pista propia de maniobras', 'Financiación hasta 12 meses'],
    },
    buyer: { name: 'Permiso C y CAP para dos empleados', description: 'Empresa de congelados, Marín' },
    requirements: [
      ['Clases en gallego', '?'],
      ['Horario de tarde a partir de las 18 h', '+'],
      ['Examen antes de septiembre', '?'],
      ['Pago aplazado', '+'],
      ['Bonificado por FUNDAE', '-'],
    ],
    talk: [
      [
        'buyer',
        'Boas tardes, empresa de pescado congelado. Dos mozos de almacén que quieren pasar a repartidor: C y CAP. Salen a las cinco y media. ¿Se puede bonificar por la FUNDAE? El jefe los quiere en ruta en septiembre, aunque el jefe quiere muchas cosas.',
      ],
      [
        'seller',
        'Boas! Teoría y CAP los damos de 18:30 a 21:30, de lunes a jueves, así que llegan duchados y todo. Por Fundae a día de hoy no estamos inscritos como entidad, no podemos, a ver si el año que viene.',
      ],
      ['buyer', 'Vaya. ¿Y para septiembre lo ve factible?'],
      [
        'seller',
        'Tráfico da las fechas cuando le da la gana, perdona la expresión, y en agosto no examinan.',
      ],
    ],
  },
  {
    id: 'fa-es-fisio-equipo',
    match: true,
    seller: {
      name: 'Fisioterapia deportiva',
      description: 'Dos fisios colegiados, Logroño',
      points: ['Punción seca', 'Ecógrafo portátil', 'Desplazamiento a partidos'],
    },
    buyer: {
      name: 'Fisio para un equipo de balonmano femenino',
      description: '18 jugadoras, liga regional, de septiembre a mayo',
    },
    requirements: [
      ['En el banquillo los sábados', '+'],
      ['Martes y jueves en el entrenamiento', '-'],
      ['Desplazamientos fuera de casa', '?'],
      ['Número de colegiado', '+'],
      ['Menos de 400 € al mes', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola! Club Balonmano Iregua. Llevamos 4 roturas de cruzado en dos años y la federación ya nos mira raro. Querríamos fisio: partidos los sáb en casa, entrenos mar y jue 20h, y si puede ser viajes. somos un club modesto, 400/mes como muchísimo',
      ],
      [
        'seller',
        'Hola Leti, cuatro cruzados son muchos, habrá que mirar la pista también. Sábados cuenta con Edu, él jugó en División de Plata y le tira. Los jueves sin problema pero los martes los dos tenemos consulta hasta las diez, imposible.',
      ],
      [
        'buyer',
        'con un dia de entreno ya ganamos. nº de colegiados pasamelo para la fede plis. y los viajes?',
      ],
      ['seller', 'Edu 26/0417 y yo 26/0389. ¿Cuántos viajes son y hay que dormir fuera?'],
      ['buyer', '11, ninguno con noche. y de precio como vamos'],
      ['seller', 'Lo hablo con Edu esta noche'],
    ],
  },
  {
    id: 'fa-es-dentista',
    match: true,
    seller: {
      name: 'Clínica dental familiar',
      description: 'Badajoz, tres dentistas y una ortodoncista',
      points: ['Ortodoncia invisible', 'Financiación a 24 meses sin intereses', 'Radiografía 3D'],
    },
    buyer: { name: 'Ortodoncia para mi hijo', description: '13 años, apiñamiento, le da miedo el dentista' },
    requirements: [
      ['Primera visita gratis', '+'],
      ['Financiación sin intereses', '+'],
      ['Alineadores transparentes', '+'],
      ['Citas por la tarde', '?'],
      ['Tratamiento de menos de 18 meses', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, mi hijo tiene los dientes uno encima del otro y se ríen de él en el insti. No quiere brackets ni en pintura. Yo trabajo en el campo y por la mañana imposible llevarlo. cuanto dura más o menos? que no sea más de año y medio que en bachiller se va fuera. La primera consulta se cobra?',
      ],
      [
        'seller',
        'Buenas tardes José Antonio. El estudio inicial, con fotos y escáner, no se paga, os lo regalamos y si no os convence tan amigos. Con la invisible a su edad vamos muy bien, es cosa de que la lleve puesta 22 horas.',
      ],
      ['buyer', 'Se lo diré. ¿Y el tiempo? ¿Y por las tardes?'],
      [
        'seller',
        'La doctora Cordero lo ve y con el escáner delante os dice. Le reservo el lunes 9 a las 11:15?',
      ],
      ['buyer', 'A esa hora no puedo ya le digo, por la tarde'],
      ['seller', 'Consulto la agenda de la doctora y le llamo.'],
    ],
  },
  {
    id: 'fa-es-cuidadora',
    match: true,
    seller: {
      name: 'Cuidado de mayores interno y por horas',
      description: 'Agencia en Donostia, contratos en regla',
      points: [
        'Selección en 72 horas',
        'Sustitución en vacaciones',
        'Seguimiento mensual por trabajadora social',
      ],
    },
    buyer: { name: 'Cuidadora interna para mi padre', description: '87 años, párkinson, piso en Irún' },
    requirements: [
      ['Habla euskera', '?'],
      ['Experiencia con párkinson', '+'],
      ['Sustituta en agosto', '+'],
      ['Periodo de prueba de dos meses', '-'],
      ['Manejo de grúa', '+'],
    ],
    talk: [
      [
        'buyer',
        'Arratsalde on, aita tiene parkinson avanzado, hay que moverlo con grúa (la tenemos, de la Cruz Roja). Cada vez más vuelve al euskera, el castellano se le va, curioso. Nos gustaría probar dos meses antes de nada. En agosto la persona tendrá que descansar, lógico, alguien la cubre?',
      ],
      [
        'seller',
        'Arratsalde on Maite. Os propongo a Nélida: cinco años con un señor de Hondarribia con la misma enfermedad hasta que falleció, y la grúa la usaba a diario. El periodo de prueba por ley son treinta días, no lo alargamos. Euskera está yendo al euskaltegi de los barrios.',
      ],
      ['buyer', 'Qué valiente. Pero ¿le entendería a aita?'],
      ['seller', 'Lo mejor es que os conozcáis. ¿El sábado por la mañana?'],
    ],
  },
  {
    id: 'fa-es-ambulancia',
    match: true,
    seller: {
      name: 'Ambulancias para eventos',
      description: 'Soporte vital básico y avanzado, Castellón',
      points: ['Técnicos titulados', 'Médico bajo pedido', 'Cobertura hasta 12 horas'],
    },
    buyer: {
      name: 'Cobertura de una carrera de montaña',
      description: '350 corredores, Morella, 19 de abril',
    },
    requirements: [
      ['Médico en meta', '+'],
      ['Dos ambulancias', '+'],
      ['Vehículo todoterreno', '-'],
      ['Plan de emergencias redactado', '?'],
      ['Presupuesto por debajo de 1.500 €', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola bones, organizamos la XII Pujada. 350 dorsales agotados en 11 min. La normativa nueva nos exige 2 ambulancias y un médico. El km 14 es pista rota, solo se llega en 4x4. Nos piden también el plan de emergencias, el año pasado lo hizo un primo mío y casi nos lo tiran. Ah y bajar de 1500',
      ],
      [
        'seller',
        'Bon dia! Sí, os ponemos dos SVB, una en Morella y otra en el avituallamiento de Vallivana, y la doctora Queral se queda en el arco de meta hasta el último. Todoterreno no tenemos, habría que pedir el de los bomberos voluntarios.',
      ],
      ['buyer', 'Vale los bomberos son amigos. El plan?'],
      ['seller', '¿Tenéis el track en gpx y los horarios de paso? Con eso vemos también el coste.'],
    ],
  },
  {
    id: 'fa-es-mudanza-isla',
    match: true,
    seller: {
      name: 'Mudanzas península-Canarias',
      description: 'Grupajes cada diez días desde Cádiz',
      points: ['Embalaje de cristalería', 'Trámite del DUA', 'Guardamuebles en Las Palmas'],
    },
    buyer: { name: 'Mudanza de Salamanca a Lanzarote', description: '22 m³ y una moto' },
    requirements: [
      ['Papeles de aduana', '+'],
      ['La moto en el mismo contenedor', '+'],
      ['Llegada en menos de tres semanas', '?'],
      ['Guardamuebles en Lanzarote', '-'],
      ['Seguro a todo riesgo', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola! destino docente en Arrecife, entro el 1 de septiembre. Unos 22 metros cubicos + una Vespa del 78 que es como mi hija. Necesitaría que en 3 semanas esté todo allí y quizá guardarlo un mes en la isla hasta encontrar piso, que está imposible. Asegurado a todo riesgo',
      ],
      [
        'seller',
        'Buenas profe. La vespa va dentro, en un bastidor de madera y con el depósito vacío, la metemos la última. Almacén solo en Gran Canaria, en Lanzarote nada; de Las Palmas a Arrecife habría otro barco luego. DUA e IGIC os los lleva nuestra agente.',
      ],
      ['buyer', 'Ok. Tiempo total ¿menos de 3 semanas?'],
      [
        'seller',
        'La naviera ha cambiado escalas dos veces este verano, ahora mismo no me pillo los dedos. ¿Desde qué piso se carga? ¿Hay montacargas?',
      ],
      ['buyer', '4º con ascensor chiquitín. y el seguro?'],
      ['seller', 'Te paso condiciones'],
    ],
  },
  {
    id: 'fa-es-ganado',
    match: true,
    seller: {
      name: 'Transporte de ganado vivo',
      description: 'Camiones de dos y tres pisos, Cáceres',
      points: [
        'Autorización para viajes de más de 8 horas',
        'Bebederos y ventilación',
        'Desinfección con certificado',
      ],
    },
    buyer: { name: 'Llevar 90 terneros a Lleida', description: 'Pasteros de 220 kg, desde Trujillo' },
    requirements: [
      ['90 terneros en un solo viaje', '+'],
      ['Menos de 3.000 €', '?'],
      ['Carga de noche', '+'],
      ['Guías sanitarias tramitadas', '-'],
      ['Seguro por muerte de animales', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, 90 pasteros, unos 220 kilos cada uno, de Trujillo a un cebadero en Alcarrás. Con el calor de julio yo los quiero cargar de madrugada, a las 3 o así. ¿Entran todos? ¿Las guías las sacas tú? ¿y si se muere alguno qué pasa?',
      ],
      [
        'seller',
        'Buenas paisano. En el de dos pisos meto 96 de ese peso con el espacio que manda la ley, van anchos. A las tres perfecto, se llega para el desayuno... bueno, para el almuerzo. Las guías en la OCA las saca el ganadero, eso es tuyo.',
      ],
      ['buyer', 'ya, ya, por intentarlo. ¿y lo otro?'],
      ['seller', 'En veintiséis años se me han muerto dos, y uno venía malo.'],
    ],
  },
  {
    id: 'fa-es-costura',
    match: true,
    seller: {
      name: 'Taller de costura y arreglos',
      description: 'Trajes regionales y de fiesta, Valencia',
      points: ['Indumentaria valenciana', 'Bordado a mano', 'Plazo habitual 4 meses'],
    },
    buyer: { name: 'Traje de valenciana para niña', description: 'Talla 8, para Fallas, tela de la abuela' },
    requirements: [
      ['Con nuestra propia tela', '+'],
      ['Se puede sacar cuando crezca', '+'],
      ['Prueba en sábado', '?'],
      ['Manteletas bordadas incluidas', '-'],
      ['Terminado a finales de febrero', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola Amparo, me manda la Mari de la falla. Tengo 5 m de espolín que mi madre guardó 40 años en un baúl (huele a naftalina que mata). Es para mi hija, que este curso ha pegado un estirón de aupa así que con costuras generosas pls. ¿Las manteletas van en el precio? Yo curro de lunes a viernes y probar solo podría sábados',
      ],
      [
        'seller',
        'Ai la naftalina! Tiéndelo a la sombra tres días. Con tela de casa cosemos la mitad de los trajes, ningún problema. Les dejamos diez centímetros por dentro en cintura y bajo, una clienta lo ha estirado cinco años. Manteletas y delantal se encargan a parte, las borda Encarnita, desde 260.',
      ],
      ['buyer', 'Encarnita es una artista lo sé. ¿Estará para finales de febrero?'],
      ['seller', 'Qué día me traes la tela? Porque hasta que no la vea y no corte, no cuento los meses.'],
    ],
  },
]

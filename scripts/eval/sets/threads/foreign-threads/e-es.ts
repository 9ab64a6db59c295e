import type { Pair } from '../../../cases.ts'

/** Conversations in Spanish by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsEEs: readonly Pair[] = [
  {
    id: 'fe-es-paellas',
    match: true,
    seller: {
      name: 'Paellas Vicent',
      description: 'Paellas gigantes a domicilio en Valencia, Castellón y alrededores.',
      points: ['De 30 a 400 raciones', 'Leña de naranjo'],
    },
    buyer: { name: 'Falla El Carme', description: 'Comida de hermandad, 150 personas' },
    requirements: [
      ['Paella para 150 personas', '+'],
      ['Platos y cubiertos incluidos', '-'],
      ['Ración sin marisco ni carne para 12 veganos', '?'],
      ['Cocinada a leña', '+'],
    ],
    talk: [
      [
        'buyer',
        'Bon dia, seriamos 150 el domingo 16, doce son veganos. ¿Ponéis platos? Y que sea a leña eh, que aquí son muy suyos',
      ],
      [
        'seller',
        'Bon dia! Con gas no cocino yo ni aunque me lo pidan. Vajilla no llevamos, eso lo compráis en el chino. Lo de los veganos, dependerá de si mi cuñado puede venir con otra paella y otro fuego, ya os diré.',
      ],
    ],
  },
  {
    id: 'fe-es-furgoneta',
    match: true,
    seller: {
      name: 'Alquiler Furgos Montse',
      description: 'Furgonetas y camiones sin conductor, Sabadell.',
      points: ['Furgoneta 12 m³ con plataforma elevadora', '200 km incluidos al día'],
    },
    buyer: { name: 'Grupo de teatro La Trampa', description: 'Gira de tres días' },
    requirements: [
      ['Plataforma elevadora', '+'],
      ['Kilómetros ilimitados', '-'],
      ['Conductor de 22 años admitido', '?'],
      ['Recogida a las 6 de la mañana', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola! somos una compañía, bolos en Huesca, Teruel y Soria, calculo 1100 km. Conduce Iker q tiene 22. Saldríamos a las 6 de la mañana el viernes, ¿nos la das a esa hora?',
      ],
      [
        'seller',
        'Hola guapos! van 200 al día y luego a 0,18, sin excepciones. Abro a las 8 y no antes, la recoges el jueves por la tarde si quieres y te cobro medio día. De la edad, la aseguradora acaba de cambiar las condiciones y todavía no me las he leído',
      ],
      ['buyer', 'Jueves tarde nos va. E Iker entonces puede?'],
      ['seller', 'Me lo leo esta noche y te digo'],
    ],
  },
  {
    id: 'fe-es-clasesguitarra',
    match: true,
    seller: {
      name: 'Rafa Montoya',
      description: 'Clases de guitarra flamenca y clásica, Jerez y online.',
      points: ['25 € la hora', 'Todos los niveles'],
    },
    buyer: { name: 'Birgit', description: 'Alemana aficionada, 55 años' },
    requirements: [
      ['Clases por internet', '+'],
      ['Clases en inglés', '?'],
      ['Guitarra flamenca para principiantes', '+'],
      ['Clases en grupo', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola Rafa, vivo en Bremen, me gusta mucho flamenco pero sé nada. Mi español es regular, ¿podemos en inglés? Con mi amiga Anke quizás juntas las dos',
      ],
      [
        'seller',
        '¡Hola Birgit! De cero es como mejor se aprende, sin vicios. Por Zoom tengo alumnos hasta en Japón. Siempre doy uno a uno, en grupo no, que cada mano es un mundo. Tu español está muy bien mujer, y la guitarra se entiende sin hablar.',
      ],
    ],
  },
  {
    id: 'fe-es-mecanizado',
    match: true,
    seller: {
      name: 'Mecanizados Urola',
      description: 'Torno y fresa CNC, series cortas y medianas, Azpeitia.',
      points: ['Control tridimensional en sala climatizada', 'Aceros, aluminio, bronce'],
    },
    buyer: { name: 'Ascensores Ebro', description: 'Ingeniería de Zaragoza' },
    requirements: [
      ['Informe de medición tridimensional', '+'],
      ['Mecanizado de titanio', '-'],
      ['Temple subcontratado y gestionado por el proveedor', '+'],
      ['Entrega en tres semanas', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, adjunto plano. 80 ejes en F-125 templados y 12 casquillos en titanio. ¿Lo del temple lo lleváis vosotros? Informe de la tridimensional con cada lote. Plazo 3 semanas',
      ],
      [
        'seller',
        'Egun on. El temple lo mandamos a Eibar y os llega la pieza terminada, vosotros no os tenéis que preocupar de nada. El informe va siempre. Titanio no tocamos. En cuanto al plazo, estamos pendientes de que entre un torno que tenemos averiado.',
      ],
    ],
  },
  {
    id: 'fe-es-guarderiaperros',
    match: true,
    seller: {
      name: 'Finca Rabos Felices',
      description: 'Residencia canina en Alcalá de Guadaíra.',
      points: ['Parcelas individuales con césped', 'Veterinario de guardia'],
    },
    buyer: { name: 'Lola', description: 'Galga miedosa, 6 años' },
    requirements: [
      ['Espacio individual', '+'],
      ['Cámaras para ver al perro desde el móvil', '?'],
      ['Duermen dentro de la casa', '-'],
      ['Se le da su propio pienso', '+'],
    ],
    talk: [
      [
        'buyer',
        'hola! mi galga es muy miedosa, en casa duerme conmigo en la cama jaja. ¿duermen dentro de vuestra casa? come pienso de dieta. y hay cámara para verla?',
      ],
      [
        'seller',
        'Hola Lola, dentro de casa no, cada uno tiene su caseta aislada con mantita en su parcela. Tú tráeme el saco y una nota con los gramos, que se lo ponemos nosotros mañana y noche. Te mandaremos fotos preciosas, ya verás nuestro Instagram.',
      ],
      ['buyer', 'jaja lo de la cama ya se le pasará. cámara hay o no?'],
      ['seller', 'Trae la cartilla y la desparasitación al día, eso sí'],
    ],
  },
  {
    id: 'fe-es-carpinteria',
    match: true,
    seller: {
      name: 'Carpintería Hnos. Peral',
      description: 'Armarios, puertas y cocinas a medida, Albacete.',
      points: ['Montaje incluido', 'Presupuesto sin compromiso'],
    },
    buyer: { name: 'Asun', description: 'Piso heredado, quiere armario empotrado' },
    requirements: [
      ['Montaje incluido en el precio', '+'],
      ['Retirada del armario viejo', '-'],
      ['Tablero hidrófugo', '?'],
      ['Visita para medir un sábado', '+'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, un armario empotrado de 2,70, en pared con humedad así que hidrófugo. ¿El viejo os lo lleváis? yo solo puedo los sábados para que midáis',
      ],
      [
        'seller',
        'Buenas Asun, el sábado a las 11 me paso. Lo viejo no nos lo podemos llevar, llama al ayuntamiento que te lo recogen gratis los martes. Nosotros trabajamos siempre con muy buen tablero, de aquí de Caudete.',
      ],
      ['buyer', 'Vale. Y hidrófugo, que se me come la humedad'],
      ['seller', 'El sábado lo vemos delante de la pared.'],
    ],
  },
  {
    id: 'fe-es-cuidadora',
    match: true,
    seller: {
      name: 'Yolanda Ríos',
      description: 'Cuidadora de personas mayores, Gijón, 14 años de experiencia.',
      points: ['Título de atención sociosanitaria', 'Referencias de tres familias'],
    },
    buyer: { name: 'Hermanos Cueto', description: 'Buscan a alguien para su madre' },
    requirements: [
      ['Titulación sociosanitaria', '+'],
      ['Interna', '-'],
      ['Experiencia con bomba de insulina', '?'],
      ['Disponible por las tardes', '+'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes Yolanda, nuestra madre tiene 84 años y lleva bomba de insulina. Lo ideal sería interna, si no al menos de 4 a 9 por las tardes',
      ],
      [
        'seller',
        'Buenas tardes. Interna no puedo, tengo una niña pequeña. De 4 a 9 sí, tengo la tarde entera libre de lunes a viernes. Pinchar insulina lo he hecho mil veces, con pluma.',
      ],
    ],
  },
  {
    id: 'fe-es-apicultor',
    match: true,
    seller: {
      name: 'Mieles del Alto Tajo',
      description: 'Apicultores de Guadalajara, miel cruda, polen y cera.',
      points: ['Botes de 500 g y 1 kg', 'Bidones de 25 kg'],
    },
    buyer: { name: 'Obrador Dulce María', description: 'Turrones artesanos' },
    requirements: [
      ['Formato de 25 kg', '+'],
      ['Miel de romero de esta campaña', '?'],
      ['Miel sin pasteurizar', '+'],
      ['Pago a 60 días', '-'],
    ],
    talk: [
      ['buyer', 'Hola, para turrón necesitamos 300 kg de romero de este año, cruda. Pagamos a 60 días'],
      [
        'seller',
        'Buenas. La nuestra no pasa nunca de 40 grados, cruda del todo. A 60 no, aquí se paga al cargar. De romero, con la sequía está la cosa floja, hasta que no castre las de Peralejos no sé si llego a los 300',
      ],
    ],
  },
  {
    id: 'fe-es-instaladorsolar',
    match: true,
    seller: {
      name: 'Sol de Poniente',
      description: 'Placas solares para viviendas y naves, Almería.',
      points: ['Instaladores propios, sin subcontratas', 'Garantía de montaje 5 años'],
    },
    buyer: { name: 'Cooperativa Hortoponiente', description: 'Nave de 1.200 m²' },
    requirements: [
      ['Montaje terminado antes de julio', '?'],
      ['Tramitación de la subvención', '?'],
      ['Financiación a través de la empresa', '-'],
      ['Garantía del montaje de cinco años o más', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hola, nave de 1.200 metros, cubierta de chapa. Tiene que estar antes de julio, que arrancamos las cámaras. ¿La financiáis vosotros? La subvención la tendríais que tramitar vosotros claro',
      ],
      [
        'seller',
        'Hola, financiar no, eso con vuestro banco, nosotros cobramos 40/40/20. Cubierta de chapa perfecta, se trabaja rapidísimo. ¿Tenéis las facturas de luz del último año?',
      ],
      ['buyer', 'Os las paso. Y entonces los papeles de la subvención son cosa vuestra, no?'],
    ],
  },
  {
    id: 'fe-es-bicisegunda',
    match: true,
    seller: {
      name: 'Nacho',
      description: 'Bici de montaña Orbea Laufey, talla M, 2022.',
      points: ['950 €, en mano en Logroño', 'Transmisión cambiada en marzo'],
    },
    buyer: { name: 'Ainhoa', description: 'Mide 1,68, busca su primera MTB' },
    requirements: [
      ['Talla M', '+'],
      ['Precio máximo de 800 €', '-'],
      ['Factura de compra', '?'],
      ['Horquilla revisada', '?'],
    ],
    talk: [
      [
        'buyer',
        'aupa, la bajarías a 800? tienes factura? la horquilla le has hecho el mantenimiento alguna vez',
      ],
      [
        'seller',
        'Aupa. De 950 no bajo, le metí 200 pavos en marzo en cassette y cadena. La compré en una tienda de Vitoria, muy majos. Va como un tiro, te la dejo probar donde quieras',
      ],
    ],
  },
  {
    id: 'fe-es-tapicero',
    match: true,
    seller: {
      name: 'Tapizados Clot',
      description: 'Sofás, sillas, interiores de barco, Barcelona.',
      points: ['Más de 300 telas en el taller', 'Recogida y entrega en el área metropolitana'],
    },
    buyer: { name: 'Velero "Sargantana"', description: 'Colchonetas de un barco de 11 m' },
    requirements: [
      ['Tapizado para barcos', '+'],
      ['Recogida en Badalona', '+'],
      ['Espuma de secado rápido', '?'],
      ['Listo en una semana', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola! colchonetas del salón del velero, amarrado en Badalona. Espuma de esas que secan rápido. Zarpamos en 8 días, lo tendríais en una semana??',
      ],
      [
        'seller',
        'Hola, uy, una semana imposible, ahora mismo no bajo de cinco. Badalona paso cada viernes con la furgo, no hay problema. Espumas hay de mil tipos, yo os aconsejo según el culo que se siente jaja',
      ],
    ],
  },
  {
    id: 'fe-es-hostal',
    match: true,
    seller: {
      name: 'Hostal La Muralla',
      description: '14 habitaciones en Ávila, junto al Camino de Levante.',
      points: ['Desayuno incluido', 'Wifi gratis'],
    },
    buyer: { name: 'Club ciclista Pedales', description: '9 ciclistas' },
    requirements: [
      ['Cancelación gratuita hasta dos días antes', '?'],
      ['Sitio cerrado para las bicis', '+'],
      ['Desayuno a las seis y media', '?'],
      ['Habitaciones individuales para todos', '-'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, somos 9, el 3 de mayo, todos en individual que roncamos. Las bicis valen una pasta, hay cuarto con llave? Y salimos prontísimo, desayunar sobre 6:30. Si dan lluvia podemos anular 2 días antes sin pagar?',
      ],
      [
        'seller',
        'Buenas tardes, para las bicis hay un garaje con llave y cámara. Individuales solo existen cuatro en toda la casa, el resto dobles. El desayuno lo prepara mi suegra, a ver cómo la convenzo, ya le preguntaré. Y por el tiempo no os preocupéis, que en mayo está todo verde y precioso',
      ],
      ['buyer', 'Compartimos entonces. Y el desayuno?'],
      ['seller', 'Sigue en misa, luego os llamo'],
    ],
  },
  {
    id: 'fe-es-traduccion',
    match: true,
    seller: {
      name: 'Lingua Norte',
      description: 'Traducción jurada inglés y francés, Santander.',
      points: ['Firma digital válida', '0,11 € por palabra'],
    },
    buyer: { name: 'Marcos', description: 'Título universitario irlandés' },
    requirements: [
      ['Traducción jurada del inglés', '+'],
      ['Entrega el viernes', '?'],
      ['Apostilla gestionada', '-'],
      ['Documento firmado digitalmente', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hola, tengo un título del Trinity (inglés) y notas, 4 hojas. ¿Gestionáis también la apostilla? Me cierran el plazo el viernes, y lo subo a una web así que con firma digital',
      ],
      [
        'seller',
        'Hola Marcos, la apostilla se pide en Irlanda y nosotros no la gestionamos. Mándame las hojas, la jurada de inglés vuelve mañana de vacaciones y según cómo tenga la mesa te digo fecha.',
      ],
    ],
  },
  {
    id: 'fe-es-reparamovil',
    match: true,
    seller: {
      name: 'FixiMóvil',
      description: 'Reparación de móviles y tablets, Murcia centro.',
      points: ['Pantallas en 1 hora', 'Garantía 6 meses'],
    },
    buyer: { name: 'Escuela infantil Pinocho', description: 'Doce tablets rotas' },
    requirements: [
      ['Garantía de seis meses', '+'],
      ['Recogida en la escuela', '-'],
      ['Pantallas originales', '?'],
      ['Factura a nombre de la escuela', '+'],
    ],
    talk: [
      [
        'buyer',
        'buenas, 12 tablets Samsung con pantalla rota (los niños..). ¿pasáis a recogerlas? queremos pantallas originales y factura con nuestro CIF',
      ],
      [
        'seller',
        'Buenas!! Con CIF sin problema, os la hago sobre la marcha. A recoger no vamos, estoy solo en la tienda. Las pantallas las pido según modelo, dime cuáles son y miro qué tiene mi proveedor',
      ],
      ['buyer', 'Son Tab A8. Originales, sí o no?'],
      ['seller', 'Apuntado, Tab A8, pregunto.'],
    ],
  },
  {
    id: 'fe-es-vivero',
    match: true,
    seller: {
      name: 'Viveros El Palmeral',
      description: 'Planta ornamental y huerta, venta a profesionales, Elche.',
      points: ['Pasaporte fitosanitario', 'Olivos, palmeras, cítricos'],
    },
    buyer: { name: 'Jardinería Ondara', description: 'Obra de una urbanización' },
    requirements: [
      ['Reposición gratuita de lo que se seque el primer año', '?'],
      ['Cuarenta limoneros de 2 m', '?'],
      ['Plantación en obra', '-'],
      ['Descarga con grúa', '+'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, 40 limoneros de 2 m mínimo, y 6 olivos grandes. La calle es estrecha, hace falta camión con pluma. ¿Los plantáis? Y si se seca alguno el primer año, ¿lo reponéis sin coste?',
      ],
      [
        'seller',
        'Buenos días, olivos los que quieras. El camión lleva pluma y Paco te los deja al pie del hoyo, pero plantar no plantamos. Limoneros tengo de metro setenta seguro, de dos metros tendría que darme una vuelta por el campo. Nuestra planta sale muy fuerte, raro es que falle una.',
      ],
    ],
  },
  {
    id: 'fe-es-coro',
    match: true,
    seller: {
      name: 'Estudio Bunker',
      description: 'Grabación y mezcla, Vigo.',
      points: ['Sala de 45 m²', '220 € la jornada con técnico'],
    },
    buyer: { name: 'Coro Airiños', description: '22 voces, quieren grabar un disco' },
    requirements: [
      ['Técnico incluido', '+'],
      ['Caben las 22 voces a la vez', '?'],
      ['Mezcla en el mismo estudio', '+'],
      ['Grabación en una iglesia', '-'],
    ],
    talk: [
      [
        'buyer',
        'Boas, somos 22 personas cantando a la vez, nos gustaría en la iglesia de San Francisco por la acústica, ¿os desplazáis? si no en vuestra sala',
      ],
      [
        'seller',
        'Boas! Fuera no grabamos, todo el equipo está fijo. Luego la mezcla la hacemos aquí mismo en la sala B. Aquí estuvo una big band hace poco, 14 músicos, y una charanga que casi nos tira el techo',
      ],
      ['buyer', 'Pero 22 de pie, caben?'],
      ['seller', 'Traed también a los niños si queréis, que hay futbolín'],
    ],
  },
  {
    id: 'fe-es-erp',
    match: true,
    seller: {
      name: 'Datos Claros SL',
      description: 'Implantación de ERP para pymes, Pamplona.',
      points: ['Odoo desde 2014', 'Soporte en horario laboral'],
    },
    buyer: { name: 'Conservas Baztán', description: '25 empleados' },
    requirements: [
      ['Experiencia con Odoo', '+'],
      ['Soporte los sábados', '-'],
      ['Migración desde nuestro programa antiguo', '?'],
      ['Formación presencial', '+'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, queremos pasar a Odoo. Tenemos un programa en DOS (sí, DOS) con 15 años de datos que hay que traspasar. En campaña trabajamos los sábados, ¿hay alguien al teléfono? La gente mayor necesita que le expliquen en persona',
      ],
      [
        'seller',
        'Buenos días. Vamos a vuestra fábrica tres días a explicar puesto por puesto, entra en el proyecto. Sábados cerrado todo el año, ni teléfono ni correo. Lo del DOS me ha llegado al alma jaja, hay que ver si aquello exporta algo, mándame el ejecutable.',
      ],
    ],
  },
  {
    id: 'fe-es-carnicos',
    match: true,
    seller: {
      name: 'Embutidos Sierra Mágina',
      description: 'Chorizo, morcilla y lomo, venta a hostelería, Jaén.',
      points: ['Pedido mínimo 60 €', 'Envío refrigerado 24/48 h'],
    },
    buyer: { name: 'Bar Casa Paqui', description: 'Bar de tapas en Granada' },
    requirements: [
      ['Entrega antes de las diez de la mañana', '?'],
      ['Chorizo sin gluten', '+'],
      ['Etiquetas con la marca del bar', '?'],
      ['Devolución de lo no vendido', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola! chorizo para el infierno, tiene que ser sin gluten. Si no se vende me lo coges de vuelta? Tiene que llegar antes de las 10 q luego abro. Y si puede llevar mi pegatina de Casa Paqui pa vender en la barra',
      ],
      [
        'seller',
        'Hola Paqui! Gluten no lleva ninguno de los nuestros, análisis en mano. De vuelta nada, que es comida. La hora la pone la agencia, pregunto cuándo reparten por tu zona. Lo de la pegatina me lo pidió uno de Baeza también, es cuestión de que lo vea la gestora de sanidad',
      ],
    ],
  },
  {
    id: 'fe-es-natacion',
    match: true,
    seller: {
      name: 'Club Natación Brisas',
      description: 'Cursos para adultos y niños, Las Palmas.',
      points: ['Piscina cubierta de 25 m', 'Monitores titulados'],
    },
    buyer: { name: 'Carmen', description: '61 años, miedo al agua' },
    requirements: [
      ['Piscina cubierta', '+'],
      ['Curso para adultos que no saben nadar', '+'],
      ['Grupo solo de mujeres', '?'],
      ['Clases particulares', '-'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, nunca aprendí a nadar. Me da vergüenza, preferiría sola con el monitor, y si no un grupo de mujeres nada más',
      ],
      [
        'seller',
        'Carmen mi niña, de vergüenza nada. Los martes y jueves a las 10 hay un grupo de iniciación desde cero, el mayor tiene 78. Particulares no damos. De hacer uno de mujeres se habló en la junta, pero como no me contaron en qué quedó, tendría que preguntar.',
      ],
    ],
  },
  {
    id: 'fe-es-gruas',
    match: true,
    seller: {
      name: 'Grúas Ferrol',
      description: 'Camión grúa y plataformas elevadoras con o sin operario.',
      points: ['Grúa 40 t', 'Plataformas hasta 28 m'],
    },
    buyer: { name: 'Rótulos Breogán', description: 'Cambio de un rótulo a 22 m' },
    requirements: [
      ['Plataforma de al menos 22 m', '+'],
      ['Permiso de ocupación de la calle', '?'],
      ['Operario incluido', '+'],
      ['Trabajo en domingo', '-'],
    ],
    talk: [
      [
        'buyer',
        'Boas, rótulo a 22 m en la calle Real, mejor domingo que no hay tráfico. Con operario, nosotros no tenemos carné. El permiso del ayuntamiento lo pedís vosotros?',
      ],
      [
        'seller',
        'Boas. Los domingos no sacamos máquinas, por convenio. La de 28 m te sobra y con Suso dentro, va en el precio. En la calle Real ya trabajamos en noviembre con unas luces, un lío de gente...',
      ],
      ['buyer', 'pues un lunes temprano. del permiso me dices'],
    ],
  },
  {
    id: 'fe-es-vestido',
    match: true,
    seller: {
      name: 'Elena',
      description: 'Vestido de novia Pronovias talla 40, usado una vez.',
      points: ['Limpio de tintorería', '450 €, Salamanca'],
    },
    buyer: { name: 'Rocío', description: 'Boda en junio' },
    requirements: [
      ['Limpiado en tintorería', '+'],
      ['Velo incluido', '-'],
      ['Largo para 1,75 m con tacón', '?'],
      ['Se puede probar', '+'],
    ],
    talk: [
      [
        'buyer',
        'hola!! qué bonito. viene con el velo? mido 1,75 con tacón, llega? me gustaría probármelo antes',
      ],
      [
        'seller',
        'Hola Rocío! ven cuando quieras y te lo pruebas tranquila en mi casa. El velo era de mi abuela así que no. De largo ni idea, yo soy bajita y me cogieron el bajo, habría que ver cuánta tela queda dentro',
      ],
    ],
  },
  {
    id: 'fe-es-residuos',
    match: true,
    seller: {
      name: 'Contenedores Levante',
      description: 'Contenedores de escombro, Cartagena.',
      points: ['3, 5 y 7 m³', 'Certificado de vertido'],
    },
    buyer: { name: 'Reformas Pili', description: 'Reforma de un bajo' },
    requirements: [
      ['Contenedor de 5 m³', '+'],
      ['Permiso de vía pública incluido en el precio', '?'],
      ['Recogida de uralita', '-'],
      ['Cambio en el mismo día', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, uno de 5, bajo en calle Mayor. Puede salir uralita de la cocina. Cuando se llene necesito que me lo cambiéis el mismo día, no tengo donde poner el escombro. El permiso para la calle ya va en el precio imagino',
      ],
      [
        'seller',
        'Buenas, uralita nunca, ni una placa, eso lo lleva una empresa con licencia. El de 5 te lo pongo mañana a las 7. Los cambios se hacen según van las rutas, tú llama y ya vemos.',
      ],
    ],
  },
  {
    id: 'fe-es-autocaravana',
    match: true,
    seller: {
      name: 'Ruta Libre Campers',
      description: 'Dos campers camufladas, Málaga.',
      points: ['Seguro a todo riesgo con franquicia 600 €', 'Cocina y nevera'],
    },
    buyer: { name: 'Joana y Pau', description: 'Diez días por Portugal' },
    requirements: [
      ['Sitio para dejar nuestro coche esos diez días', '?'],
      ['Se puede salir a Portugal', '+'],
      ['Dos sillas infantiles', '?'],
      ['Seguro sin franquicia', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola, diez días por el Algarve con los peques (2 y 4 años), necesitamos las 2 sillitas. El seguro querríamos sin franquicia aunque sea pagando más. ¿Y nuestro coche lo podemos dejar con vosotros?',
      ],
      [
        'seller',
        '¡Hola familia! Por Portugal sin problema, asistencia incluida allí también. Sin franquicia no nos lo ofrece la compañía, ni pagando. Anclajes isofix hay en las dos plazas de atrás, así que los peques irán comodísimos. Lo del coche se lo comento a mi vecino, que tiene una nave.',
      ],
    ],
  },
  {
    id: 'fe-es-jabones',
    match: true,
    seller: {
      name: 'Jabones La Alquimista',
      description: 'Jabón artesano de aceite de oliva, Úbeda.',
      points: ['Pastillas de 100 g', 'Registro cosmético en regla'],
    },
    buyer: { name: 'Hotel rural Fuenseca', description: 'Amenities para 12 habitaciones' },
    requirements: [
      ['Pastillas de 25 g', '-'],
      ['Registro cosmético', '+'],
      ['Envoltorio compostable', '?'],
      ['Aroma a lavanda', '+'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, queremos jaboncitos pequeños de 25 g para el hotel, con lavanda de la zona, envueltos en algo que se pueda tirar al compost',
      ],
      [
        'seller',
        'Buenos días! Más pequeñas que 100 no puedo, el molde y la cortadora son los que son. Lavanda es mi más vendido, de Brihuega. El papel me lo trae un señor de Linares en rollos grandes, queda monísimo con el cordelito.',
      ],
      ['buyer', 'De 100 me sobra medio jabón... y el papel se composta?'],
      ['seller', 'Te mando una foto del paquetito y me dices'],
    ],
  },
  {
    id: 'fe-es-acordeon',
    match: true,
    seller: {
      name: 'Óscar Lledó',
      description: 'Reparación de acordeones y armónicas, Zaragoza.',
      points: ['Presupuesto 30 €, se descuenta si se repara', 'Envío por mensajería'],
    },
    buyer: { name: 'Charanga Los Calamares', description: 'Acordeón con dos notas mudas' },
    requirements: [
      ['El presupuesto se descuenta de la reparación', '+'],
      ['Reparado antes de San Fermín', '?'],
      ['Acordeón de préstamo', '-'],
      ['Cambio de correas', '+'],
    ],
    talk: [
      [
        'buyer',
        'buenas, acordeón Hohner de 96 bajos, 2 notas no suenan y las correas hechas polvo, se pueden cambiar? lo necesitamos para San Fermín o que nos dejes otro mientras',
      ],
      [
        'seller',
        'Buenas calamares. Correas tengo en el cajón, negras o rojas, te las pongo. Dejar instrumentos no dejo, que el último volvió lleno de vino. Dos notas mudas puede ser una mota o puede ser una lengüeta partida, y si es lengüeta la pido a Italia.',
      ],
    ],
  },
]

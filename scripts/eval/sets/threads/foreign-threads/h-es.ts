import type { Pair } from '../../../cases.ts'

/** Conversations in Spanish by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsHEs: readonly Pair[] = [
  {
    id: 'fh-es-paella',
    match: true,
    seller: {
      name: 'Paellas Toni',
      description: 'Paellas a leña en tu casa, finca o peña. Valencia y comarca.',
      points: ['De 20 a 200 raciones', 'Llevamos leña, trébedes y paellas'],
    },
    buyer: { name: 'Peña El Porrón', description: 'Comida de hermandad, unas 60 personas' },
    requirements: [
      ['60 raciones', '+'],
      ['Arroz bomba con denominación de origen', '?'],
      ['Una paella vegetariana aparte', '+'],
      ['Camareros', '-'],
      ['Máximo 10 € por persona', '?'],
      ['Platos y cubiertos', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola Toni!! somos 60 el domingo 18, en el local de la peña. Hay seis veganos (sí, en una peña, qué le vamos a hacer jaja). ¿Traéis gente para servir? Nos gustaría no pasar de 10 por cabeza',
      ],
      [
        'seller',
        '¡Hombre, los del Porrón! Para los seis hago una pequeña solo de verdura, con su alcachofa y su garrofó, y sin tocar el caldo de la otra. Servir no servimos, yo cocino y la gente que haga cola como en misa. El precio te lo paso el lunes que estoy mirando a cómo está el conejo',
      ],
      ['buyer', 'perfecto, y que no falte socarrat'],
    ],
  },
  {
    id: 'fh-es-guitarra',
    match: true,
    seller: {
      name: 'Rafa Montes, guitarra',
      description: 'Clases de guitarra española y eléctrica en Granada. Todos los niveles.',
      points: ['Clases individuales de 45 minutos', 'También por videollamada'],
    },
    buyer: { name: 'Begoña', description: 'Regalo para su marido, que se jubila' },
    requirements: [
      ['Clases individuales', '+'],
      ['Guitarra prestada al principio', '+'],
      ['Por las mañanas', '?'],
      ['Clases a domicilio', '-'],
      ['Sin solfeo', '+'],
      ['Bono regalo impreso', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, mi marido se jubila y siempre quiso tocar la guitarra. No tiene guitarra todavía. No le hable de solfeo que sale corriendo. Por la mañana le vendría de perlas y si fuera en casa, mejor. ¿Se puede regalar un bono?',
      ],
      [
        'seller',
        'Buenas tardes Begoña, ¡qué regalo más bonito! Solfeo ni pisarlo, empezamos con acordes y canciones. Le dejo una mía las primeras semanas. Por las mañanas a veces, según me pongan los ensayos. A domicilio no voy, doy las clases en mi local del Realejo. ¿Qué música le gusta?',
      ],
      ['buyer', 'Los Panchos y Dire Straits, figúrese'],
      ['seller', 'Jajaja, buena mezcla. Lo vamos hablando.'],
    ],
  },
  {
    id: 'fh-es-casarural',
    match: true,
    seller: {
      name: 'Casa El Castañar',
      description: 'Casa rural entera en el valle del Jerte, hasta 12 personas.',
      points: ['6 habitaciones, 4 baños', 'Chimenea con leña', 'Se admiten mascotas'],
    },
    buyer: { name: 'Las del club de lectura', description: '10 mujeres y una perra' },
    requirements: [
      ['10 camas individuales', '?'],
      ['Se admite perro', '+'],
      ['Wifi', '-'],
      ['Salida el domingo por la tarde', '+'],
      ['Fin de semana del 28 de marzo', '?'],
      ['Calefacción', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hola! somos diez amigas de un club de lectura y una perrita. nos gustaría ver los cerezos, finde del 28 de marzo. 1. hay wifi? 2. podemos irnos el domingo después de comer? 3. pasaremos frio? 4. camas, queremos dormir cada una en la suya',
      ],
      [
        'seller',
        'Hola chicas, 1. no llega, es un valle muy cerrado, pero mejor para leer ;) 2. sí, hasta las siete no viene nadie 3. qué va, radiadores en todas las habitaciones y además la chimenea 4. hay de todo, matrimonio, literas... Del 28 os digo algo esta semana, tengo a una familia de Cáceres que no se decide',
      ],
    ],
  },
  {
    id: 'fh-es-bano',
    match: true,
    seller: {
      name: 'Reformas Hermanos Prieto',
      description: 'Baños y cocinas en Valladolid, empresa familiar desde 1998.',
      points: ['Presupuesto cerrado por escrito', 'Más de 600 baños hechos'],
    },
    buyer: { name: 'Encarna', description: 'Cambiar bañera por plato de ducha' },
    requirements: [
      ['Presupuesto cerrado', '+'],
      ['Obra terminada en cuatro días', '-'],
      ['Sin subcontratas', '?'],
      ['Retirada de escombros', '+'],
      ['Tramitan la subvención', '-'],
      ['Barra de apoyo en la ducha', '+'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, es para mi madre que tiene 83. Quitar la bañera y poner ducha con agarradero. Solo hay un baño, así que en 4 días como mucho. Se llevan ustedes los escombros? y ayudan con la subvención de la Junta?',
      ],
      [
        'seller',
        'Buenos días Encarna. Siempre ponemos el asidero a la altura de la persona, que se siente y medimos. Los cascotes al punto limpio, claro. De plazo, con el alicatado secando, una semana entera, menos no puedo. De papeles de la Junta no entendemos, eso en el CEAS. ¿Tiene su madre algún sitio donde ducharse esos días?',
      ],
      ['buyer', 'En mi casa, pues que sea una semana.'],
    ],
  },
  {
    id: 'fh-es-invitaciones',
    match: true,
    seller: {
      name: 'Imprenta La Minerva',
      description: 'Tipografía tradicional, invitaciones, tarjetas y etiquetas. Logroño.',
      points: ['Papel de algodón de 300 g', 'Pedido mínimo 50 unidades'],
    },
    buyer: { name: 'Álvaro y Nerea', description: 'Se casan en octubre' },
    requirements: [
      ['60 invitaciones', '+'],
      ['Tinta de dos colores', '?'],
      ['Textos en euskera', '+'],
      ['Sobres forrados', '?'],
      ['Escribís los nombres a mano', '-'],
      ['En casa antes del 1 de julio', '?'],
    ],
    talk: [
      [
        'buyer',
        '¡Hola! Queremos 60 invitaciones, mitad castellano mitad euskera, que la familia de Nerea es de Azpeitia. ¿Hacéis caligrafía para los nombres? ¿Y los sobres con forro verde? Nos hacen falta para el 1 de julio',
      ],
      [
        'seller',
        '¡Zorionak pareja! Euskera sin problema, hemos impreso hasta en húngaro, vosotros nos revisáis el texto. Caligrafía no hacemos, antes estaba Pilar pero se jubiló. Sobre lo del plazo, la máquina es de 1934 y va a su ritmo, cuando tengamos el diseño os digo una fecha',
      ],
    ],
  },
  {
    id: 'fh-es-novia',
    match: true,
    seller: {
      name: 'Marisa Peluquería a Domicilio',
      description: 'Peinado y maquillaje en casa o en el hotel. Sevilla.',
      points: ['Novias, madrinas e invitadas', 'Productos no testados en animales'],
    },
    buyer: { name: 'Rocío', description: 'Boda el 4 de octubre, novia y tres invitadas' },
    requirements: [
      ['Va al hotel', '+'],
      ['Peinado y maquillaje para cuatro', '+'],
      ['Prueba previa incluida', '+'],
      ['Extensiones', '-'],
      ['Lista antes de las 11', '?'],
      ['Se queda para los retoques', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola guapa, me caso el 4 de octubre en el Parador de Carmona. Somos yo, mi madre y mis dos hermanas. Tendríamos q estar listas a las 11. la prueba se paga aparte? y haces extensiones? es que tengo cuatro pelos jajaj',
      ],
      [
        'seller',
        'Enhorabuena reina! Las cuatro las hago con mi prima que viene conmigo. La prueba va en el precio, y si no te gusta hacemos otra. Extensiones no trabajo, pero con un buen relleno te saco un moño que no veas. A las 11 la ceremonia es a las 12 entonces?',
      ],
      ['buyer', 'a las 12 y media. Y luego te podrías quedar un ratito para retocar despues de la iglesia'],
      ['seller', 'Ay, de eso hablamos en la prueba tranquilamente que te cuento como van los extras'],
    ],
  },
  {
    id: 'fh-es-mago',
    match: true,
    seller: {
      name: 'Mago Chistera',
      description: 'Magia y globoflexia para cumpleaños y comuniones, Zaragoza.',
      points: ['Espectáculo de 50 minutos', 'Conejo de verdad, Don Pelusa'],
    },
    buyer: { name: 'Itziar', description: 'Cumple de gemelos, 7 años, 18 niños' },
    requirements: [
      ['Los gemelos hacen de ayudantes', '?'],
      ['Globos para cada niño', '+'],
      ['Sin animales', '+'],
      ['Máximo 150 €', '-'],
      ['Factura', '?'],
      ['Sábado 8 por la tarde', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hola Mago! Cumple de mis gemelos, el sabado 8 a las 17:30 en casa, 18 fieras. Uno es alérgico al pelo de conejo y de gato, ¿se puede sin Don Pelusa? Queremos globos para todos. Presupuesto 150',
      ],
      [
        'seller',
        'Abracadabra Itziar! A Don Pelusa lo dejo en casa viendo la tele, ese día no saco ningún bicho. Globitos para los 18 y para la abuela si quiere. El precio son 180, con cualquier número de niños, y ahí no hago magia. El 8 a las cinco y media te apunto ya en la agenda. ¿Cómo se llaman los gemelos?',
      ],
      ['buyer', 'Unai y Peio. Vale, 180, que la abuela pone el resto'],
    ],
  },
  {
    id: 'fh-es-hinchable',
    match: true,
    seller: {
      name: 'Saltarines Murcia',
      description: 'Castillos hinchables y juegos gigantes para fiestas. Montaje incluido.',
      points: ['Castillo selva 5 x 4 m, 120 € el día', 'Seguro de responsabilidad civil'],
    },
    buyer: { name: 'AMPA Los Naranjos', description: 'Fiesta de fin de curso en el patio del colegio' },
    requirements: [
      ['Montaje incluido', '+'],
      ['Seguro de responsabilidad civil', '+'],
      ['Monitor vigilando', '-'],
      ['Dos castillos el 20 de junio', '?'],
      ['Se puede poner sobre cemento', '+'],
      ['Juegos de agua', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, somos la ampa. Fin de curso el 20 de junio de 10 a 14, patio de cemento, unos 150 niños por turnos. Queríamos dos castillos y algo de agua que hará un calor... ¿Viene alguien a vigilar o lo hacemos los padres?',
      ],
      [
        'seller',
        'Buenas! El suelo no es problema, ponemos lonas y sacos de arena, en todos los coles es así. De vigilar os encargáis vosotros, nosotros montamos, damos las instrucciones y volvemos a recoger. El 20 de junio lo tiene media Murcia jeje, de momento el selva os lo guardo y ya vemos qué más queda',
      ],
      ['buyer', 'ok, el selva seguro. haremos turnos de padres con gorra'],
    ],
  },
  {
    id: 'fh-es-ceramica',
    match: true,
    seller: {
      name: 'Taller Barro y Calma',
      description: 'Cerámica para adultos y familias en Gijón. Torno y modelado a mano.',
      points: ['Sesión suelta de dos horas, 35 €', 'Arcilla y cocción incluidas'],
    },
    buyer: { name: 'Carmen', description: 'Quiere ir con su hija de nueve años' },
    requirements: [
      ['Niña de nueve años', '+'],
      ['Hueco el sábado', '?'],
      ['Sin compromiso mensual', '+'],
      ['Probar el torno', '-'],
      ['Piezas listas en dos semanas', '-'],
      ['Apto para lavavajillas', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, mi hija Vega (9) y yo queremos hacer unas tazas para el cumple del abuelo, que es en 2 semanas. Podría ella también? nos hace ilusión lo del torno. y luego las tazas van al lavavajillas?',
      ],
      [
        'seller',
        'Hola Carmen y Vega! A partir de 7 vienen los peques con un adulto, así que genial. El torno lo dejamos para los del curso trimestral, en las sueltas modelamos a mano, y para tazas es hasta más bonito. Entre secar, bizcochar y esmaltar se van cuatro semanas largas, al abuelo le tendréis que dar un vale :)',
      ],
      ['buyer', 'jaja pues un vale dibujado. reservamos el sábado'],
    ],
  },
  {
    id: 'fh-es-frigorifico',
    match: true,
    seller: {
      name: 'Frío Costa',
      description: 'Reparación de cámaras, vitrinas y botelleros para hostelería. Almería.',
      points: ['Urgencias los siete días', 'Desplazamiento 35 €'],
    },
    buyer: { name: 'Bar Los Arcos', description: 'Se ha parado la cámara' },
    requirements: [
      ['Viene hoy mismo', '+'],
      ['Repuestos originales', '?'],
      ['Presta una nevera mientras tanto', '-'],
      ['Factura con IVA', '+'],
      ['Desplazamiento gratuito', '-'],
      ['Garantía de un año', '?'],
    ],
    talk: [
      [
        'buyer',
        'BUENAS se me ha parado la cámara con todo el pescado dentro, domingo y el bar a reventar. podeis venir ya?? teneis alguna nevera de prestado. necesito factura',
      ],
      [
        'seller',
        'Tranquilo jefe, en cuarenta minutos está ahí mi socio Paco. No abras la puerta y pide hielo al vecino, neveras para dejar no tenemos. Factura siempre, con su IVA. ¿Suena el motor o está mudo?',
      ],
      ['buyer', 'mudo total. la arreglasteis en marzo, eso no entra en garantia?'],
      ['seller', 'Déjame ver primero qué es y lo hablamos'],
    ],
  },
  {
    id: 'fh-es-singluten',
    match: true,
    seller: {
      name: 'Obrador Espiga Libre',
      description: 'Pan y bollería sin gluten, Pamplona. Solo trabajamos sin gluten.',
      points: ['Certificado por la asociación de celíacos', 'Reparto a tiendas martes y viernes'],
    },
    buyer: { name: 'Cafetería Luna', description: 'Desayunos, quiere ofrecer tostadas sin gluten' },
    requirements: [
      ['Certificado sin gluten', '+'],
      ['Reparto tres veces por semana', '-'],
      ['Panecillos envueltos uno a uno', '+'],
      ['Sin lactosa', '?'],
      ['Pedido mínimo inferior a 30 €', '+'],
      ['Devolución de lo no vendido', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, tenemos cafetería en Tafalla. Querríamos unos 40 panecillos a la semana, embolsados individualmente por el tema de la contaminación. ¿Cuál es el pedido mínimo? Lo ideal, reparto lunes, miércoles y viernes. ¿Llevan leche? Y lo que sobre, ¿se devuelve?',
      ],
      [
        'seller',
        'Hola Luna! Los de hostelería van cada uno en su bolsita y con etiqueta, se pueden calentar dentro. Mínimo de 20 euros por reparto. Los días son los que hay, martes y viernes, la furgo es una y yo también jaja. El pan congela estupendamente, así que no sobra nunca. ¿Os mando muestras?',
      ],
      ['buyer', 'sí por favor, el viernes'],
    ],
  },
  {
    id: 'fh-es-perros',
    match: true,
    seller: {
      name: 'Patitas al Parque',
      description: 'Paseos para perros en Madrid, Arganzuela y Centro.',
      points: ['Paseos de 30 o 60 minutos', 'Grupos de hasta cuatro perros'],
    },
    buyer: { name: 'Joaquín', description: 'Galga adoptada, muy miedosa' },
    requirements: [
      ['Paseo de una hora', '+'],
      ['Sale sola, sin otros perros', '+'],
      ['Nunca suelta', '+'],
      ['GPS en el collar', '?'],
      ['Recogida a las 14 h', '?'],
      ['Paseos en fin de semana', '-'],
    ],
    talk: [
      [
        'buyer',
        'Buenas! Brisa es una galga adoptada, si se asusta echa a correr y no para hasta Toledo, así que soltarla jamás. Preferimos que vaya sola. De lunes a domingo si puede ser, a las 14h. ¿Usáis gps?',
      ],
      [
        'seller',
        'Hola Joaquín, qué bonitas son. Miedosos los paseo de uno en uno, es lo mejor para ellos. Lo de soltar, en mi caso todos con correa y los galgos con arnés antiescape y doble correa. Sábados y domingos descanso yo, que también soy de manada ;) Para las 14 tengo ahora a Thor y a Lía, a ver si su dueña cambia de turno',
      ],
      ['buyer', 'Bueno, entre semana nos sirve. El finde la saco yo'],
    ],
  },
  {
    id: 'fh-es-cerrajero',
    match: true,
    seller: {
      name: 'Cerrajería Vallejo',
      description: 'Cerraduras, bombines, puertas acorazadas y persianas de comercios. Málaga.',
      points: ['Bombines antibumping', 'Precio cerrado antes de empezar'],
    },
    buyer: { name: 'Comunidad Calle Larios 9', description: 'Portal con 14 vecinos' },
    requirements: [
      ['Pago por transferencia a 30 días', '?'],
      ['30 copias de la llave', '+'],
      ['La misma llave para portal y trastero', '+'],
      ['Portero con vídeo', '-'],
      ['Trabajo en sábado', '?'],
      ['Dos años de garantía', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, soy el presidente (me ha tocado). Queremos cambiar el bombín del portal, 30 llaves, y si se puede que abra también el cuarto de trasteros. De paso un videoportero. Mejor un sábado, que están todos',
      ],
      [
        'seller',
        'Mi pésame por la presidencia jaja. Amaestrado se llama eso, los dos con la misma llave, lo hago cada dos por tres. Las 30 las tallo en el taller y las numero. De videoporteros no llevo, hablen con un electricista. ¿La puerta es de hierro o de aluminio? Mándeme foto del canto',
      ],
      ['buyer', 'De hierro, la foto se la manda mi hija que yo no sé'],
    ],
  },
  {
    id: 'fh-es-flamenca',
    match: true,
    seller: {
      name: 'Modista Loli',
      description: 'Trajes de flamenca a medida y arreglos. Jerez de la Frontera.',
      points: ['Tres pruebas', 'Tela a elegir del muestrario'],
    },
    buyer: { name: 'Estefanía', description: 'Traje para la feria, segundo año' },
    requirements: [
      ['Sin señal por adelantado', '?'],
      ['Listo para el 10 de mayo', '+'],
      ['Con la tela de la clienta', '-'],
      ['Mantón a juego', '-'],
      ['Menos de 400 €', '?'],
      ['Talla ajustable más adelante', '+'],
    ],
    talk: [
      [
        'buyer',
        'Loli buenas, soy la del año pasado, la del rojo. Quiero uno nuevo, tengo una tela verde divina de mi abuela. Para el 10 de mayo como muy tarde. Que se pueda sacar luego un poquito q una no sabe jaja. Haces mantoncillos? de dinero, menos de 400',
      ],
      [
        'seller',
        'Ay Estefi mi arma claro que me acuerdo. Te lo tengo el 2 de mayo, que este año he cogido pocos. Dejo siempre cinco centímetros de costura para sacar. Tela de fuera ya no coso, que me encogió una en el 22 y qué disgusto. Mantoncillos no hago, en la calle Larga los hay preciosos. Los volantes cuántos?',
      ],
      ['buyer', 'cinco y con encaje!'],
      ['seller', 'uy, el encaje va por metros, te hago la cuenta cuando sepa cuanto lleva'],
    ],
  },
  {
    id: 'fh-es-aceite',
    match: true,
    seller: {
      name: 'Cortijo Las Ánimas',
      description: 'Aceite de oliva virgen extra de nuestra finca, Sierra Mágina.',
      points: ['Variedad picual, cosecha temprana', 'Latas de 2,5 y 5 litros'],
    },
    buyer: { name: 'Grupo de consumo La Alacena', description: '22 familias en Bilbao' },
    requirements: [
      ['Acidez por debajo de 0,2', '?'],
      ['Cosecha de este año', '+'],
      ['Ecológico certificado', '?'],
      ['Portes incluidos a Bilbao', '+'],
      ['Menos de 45 € la lata de 5 litros', '-'],
      ['Visita a la finca', '?'],
    ],
    talk: [
      [
        'buyer',
        'Aupa! somos un grupo de consumo, 22 familias, querríamos 30 latas de 5. De esta cosecha. Ecológico a poder ser con sello. A cuánto nos saldría puesto en Bilbao? 45 nos parecería ya el tope. y si algún día bajamos en autobús a veros?',
      ],
      [
        'seller',
        'Muy buenas Bilbao! La aceituna se cogió en octubre y el aceite está recién envasado, pica que da gusto. Para 30 latas el transporte lo pagamos nosotros hasta vuestra puerta. Ahora mismo la de cinco está en 49. Estamos en una ladera donde no entra ni el tractor, el suelo con su hierba y las ovejas, más natural imposible',
      ],
      ['buyer', 'uf 49. lo llevo a la asamblea, que va para largo'],
    ],
  },
  {
    id: 'fh-es-charanga',
    match: true,
    seller: {
      name: 'Charanga Los Desafinaos',
      description: 'Charanga de ocho músicos para fiestas, despedidas y bodas. Segovia.',
      points: ['Pasacalles de hasta dos horas', '550 € en la provincia'],
    },
    buyer: { name: 'Ayuntamiento de Valdesaz', description: 'Fiestas de San Roque' },
    requirements: [
      ['Vienen en furgoneta propia', '?'],
      ['Dos horas de pasacalles', '+'],
      ['Tocan en la misa', '-'],
      ['Factura electrónica', '+'],
      ['16 de agosto', '+'],
      ['Uniforme', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días. Para San Roque, el 16 de agosto, pasacalles de 12 a 14. El cura pregunta si tocarían algo en misa. La factura tiene que ser electrónica, por FACe.',
      ],
      [
        'seller',
        'Buenos días señora alcaldesa. El 16 es suyo, que nos lo guardamos después de lo bien que comimos el año pasado. FACe lo lleva la mujer del trombón, sin problema. En misa no, que luego el bombo no sabe tocar bajito y ya tuvimos una en Cantalejo. ¿Habrá caldereta otra vez?',
      ],
      ['buyer', 'Habrá.'],
    ],
  },
  {
    id: 'fh-es-bicis',
    match: true,
    seller: {
      name: 'Bicis Delta',
      description: 'Alquiler de bicicletas en el Delta del Ebro, por horas o días.',
      points: ['Casco y candado incluidos', 'Sillitas y remolques para niños', 'Abierto de 9 a 20 h'],
    },
    buyer: { name: 'Familia Ferrer', description: 'Dos adultos, niño de 8 y niña de 2' },
    requirements: [
      ['Sillita para niña de dos años', '+'],
      ['Casco incluido', '+'],
      ['Bici eléctrica', '-'],
      ['Bici para niño de ocho años', '+'],
      ['Devolución en otro pueblo', '?'],
      ['Reembolso si llueve', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, iremos en Semana Santa, 2 mayores, nene de 8 y nena de 2. Mi mujer preferiría eléctrica. Querríamos ir de Deltebre a Riumar y dejarlas allí, ¿es posible? Y si llueve qué',
      ],
      [
        'seller',
        'Hola familia! De 24 pulgadas tengo varias, a un nene de 8 le van perfectas. Eléctricas no tenemos, aquí es todo llano como una mesa, ¡el desnivel son dos metros! En Semana Santa suele hacer viento, más que lluvia, salid a primera hora. De Deltebre a Riumar hay un carril bici muy chulo por los arrozales',
      ],
    ],
  },
  {
    id: 'fh-es-jamon',
    match: true,
    seller: {
      name: 'Corte Fino, Chema Ruiz',
      description: 'Cortador de jamón para bodas, comuniones y eventos de empresa. Extremadura y Madrid.',
      points: ['Jamonero, cuchillos y platos propios', 'Dos horas y media por jamón'],
    },
    buyer: { name: 'Gestoría Campos', description: '25 aniversario, 70 invitados en Badajoz' },
    requirements: [
      ['Cuchillos y jamonero propios', '+'],
      ['Pone el jamón', '-'],
      ['Dos jamones en tres horas', '-'],
      ['Carné de manipulador', '?'],
      ['Uniforme negro', '+'],
      ['Menos de 200 €', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes. Celebramos 25 años, 70 personas, de 20 a 23 h. Dos jamones de bellota. ¿Los pone usted? Los camareros irán de negro, ¿podría venir igual? Necesitamos el carné de manipulador y no pasar de 200.',
      ],
      [
        'seller',
        'Buenas, enhorabuena por los 25. El jamón lo compran ustedes, yo les aconsejo dónde. De negro voy siempre, con mandil. En tres horas yo solo corto uno bien cortado y poco más, dos enteros no. Soy subcampeón de Extremadura 2021, llevo media vida con el cuchillo. ¿El sitio es cubierto?',
      ],
      ['buyer', 'Es una terraza cubierta. Entonces compramos uno y completamos con queso.'],
    ],
  },
  {
    id: 'fh-es-abuela',
    match: true,
    seller: {
      name: 'Milagros, acompañamiento',
      description: 'Acompaño a personas mayores: paseos, médico, compra, conversación. Vigo.',
      points: ['Título de auxiliar de geriatría', 'Por horas, desde dos'],
    },
    buyer: { name: 'Uxía', description: 'Su abuela Carmiña tiene 90 años' },
    requirements: [
      ['Formación en geriatría', '+'],
      ['Habla gallego', '+'],
      ['Se ocupa de las pastillas', '?'],
      ['Noches', '-'],
      ['Martes y jueves por la mañana', '?'],
      ['Cocina para la abuela', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola Milagros! mi abuela Carmiña tiene 90 y solo quiere hablar en gallego, ¿usted lo habla? Buscamos martes y jueves por la mañana, y alguna noche que yo trabajo. Ah, y que le hiciera la comida. Toma muchas pastillas, pobre',
      ],
      [
        'seller',
        'Ola Uxía! Claro que lo hablo, soy de Cangas, muller. Las noches no las hago, tengo a mi madre en casa. Los martes estoy ahora con una señora en Teis, a ver si la familia me cambia el día. ¿Y a tu abuela qué le gusta, pasear?',
      ],
      ['buyer', 'Rosmar, jaja, y jugar a la brisca'],
    ],
  },
  {
    id: 'fh-es-sillas',
    match: true,
    seller: {
      name: 'Alquimesa',
      description: 'Alquiler de mesas, sillas, menaje y carpas en Tarragona.',
      points: ['Silla plegable blanca 1,80 €', 'Mesa redonda para 8: 9 €', 'Transporte gratis desde 150 €'],
    },
    buyer: { name: 'Marta', description: 'Bodas de plata en el jardín, 64 invitados' },
    requirements: [
      ['Sillas blancas', '+'],
      ['Sombrillas', '?'],
      ['Transporte gratis', '+'],
      ['Montaje de mesas y sillas', '-'],
      ['Manteles hasta el suelo', '?'],
      ['Recogida el lunes', '+'],
    ],
    talk: [
      [
        'buyer',
        'hola! serian 64 sillas blancas y 8 mesas redondas de 8 para el sabado 7 de junio. lo montais vosotros? lo podeis recoger el lunes? y manteles de los largos, que tapen las patas',
      ],
      [
        'seller',
        'Hola Marta, apuntado todo, sale por 187,20 € más IVA, así que el porte no te lo cobramos. Lo dejamos apilado en la entrada, colocar lo hacéis vosotros. El lunes pasamos entre 9 y 12. De manteles mira el catálogo de la web, hay un montón de colores, las medidas no me las sé de memoria',
      ],
    ],
  },
  {
    id: 'fh-es-huerto',
    match: true,
    seller: {
      name: 'Manos Verdes',
      description: 'Creamos y cuidamos huertos pequeños en terrazas, colegios y patios. Barcelona.',
      points: ['Mesas de cultivo de madera de pino', 'Semillas y plantel ecológicos'],
    },
    buyer: { name: 'Escola Vinya', description: 'Huerto escolar para primero y segundo' },
    requirements: [
      ['Cartelitos con el nombre de cada planta', '?'],
      ['Altura para niños de seis años', '+'],
      ['Talleres con los alumnos', '+'],
      ['Riego automático', '?'],
      ['Mantenimiento en agosto', '-'],
      ['Factura a plazos', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bon dia! queremos un huerto en el patio, para peques de 6 y 7 años. Que lleguen sin banquito, vaya. ¿Hacéis alguna actividad con ellos? En agosto no hay nadie en el cole, ¿os encargaríais? Y ¿podríamos pagarlo en dos cursos?',
      ],
      [
        'seller',
        'Bon dia! Para esa edad las hacemos a 50 cm, llegan hasta el fondo con la mano. Un taller al mes está dentro del proyecto: sembrar, bichos, cosecha y ensalada. Agosto cerramos todos, así que lo planteamos para que en julio se coseche y la tierra descanse. ¿Tenéis un grifo cerca?',
      ],
      ['buyer', 'A unos diez metros, en la pared del gimnasio'],
      ['seller', 'Ah, bien, eso ya da juego. Pasamos el jueves a mirar.'],
    ],
  },
  {
    id: 'fh-es-persianas',
    match: true,
    seller: {
      name: 'Persianas Gálvez',
      description: 'Arreglo de persianas, toldos y mosquiteras. Alicante.',
      points: ['Cambio de cinta desde 35 €', 'Jubilados 10 % menos'],
    },
    buyer: { name: 'Amparo', description: 'Cuatro persianas, jubilada' },
    requirements: [
      ['Descuento para jubilados', '+'],
      ['Las cuatro en una mañana', '+'],
      ['Mosquitera para gatos', '-'],
      ['Pago con Bizum', '?'],
      ['Antes de Semana Santa', '-'],
      ['Motor con mando', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos dias tengo 4 persianas que no suben, es la cinta en todas, me lo ha mirado el vecino. Quiero mosquiteras tambien que aguanten al gato. mi nieto dice que ponga motor con mando, usted que opina. seria antes de semana santa que vienen todos. le hago un bizum?',
      ],
      [
        'seller',
        'Doña Amparo buenos días, cuatro cintas las despacho en tres horitas, voy a las nueve y antes de comer ha acabado el ruido. Hasta después de Pascua no tengo hueco, lo siento, voy solo. Mosquitera de esas reforzadas no trabajo, el gato me rompe las normales. Y el nieto ¿qué edad tiene? porque para subir la persiana a mano está la juventud jeje',
      ],
      ['buyer', 'tiene 26 y no levanta ni la manta. venga despues de pascua pues'],
    ],
  },
  {
    id: 'fh-es-carnaval',
    match: true,
    seller: {
      name: 'Disfraces Farolillo',
      description: 'Confección de disfraces para comparsas y colegios, Cádiz.',
      points: ['Desde 10 trajes iguales', 'Tallas de niño y de adulto'],
    },
    buyer: { name: 'Comparsa Las Caballas', description: '15 componentes, disfraz de pescado' },
    requirements: [
      ['15 trajes', '+'],
      ['Gorro incluido', '+'],
      ['Entrega antes del 20 de enero', '?'],
      ['Lavable a máquina', '-'],
      ['Maquillaje', '?'],
      ['Máximo 70 € por traje', '+'],
    ],
    talk: [
      [
        'buyer',
        'Quillo que vamos de caballa este año, 15, plateaos y con su gorro con ojos. 70 por cabeza es lo que hay en la hucha. se lava en la lavadora? que aquello acaba de manzanilla hasta arriba. Pa el 20 de enero que hay ensayo general',
      ],
      [
        'seller',
        'Jajajaja arte puro. Con 15 os lo dejo en 65 con gorro y todo. A la lavadora no, la lentejuela se va, un trapito húmedo y a la azotea. De fecha, la tela plateada viene de Italia y ahí está el lío, en cuanto me confirmen os cuento. Venís a medirse los 15 o mandáis las tallas?',
      ],
      ['buyer', 'vamos los 15 y llevamos guitarra'],
    ],
  },
  {
    id: 'fh-es-traductora',
    match: true,
    seller: {
      name: 'Ilse Romero, traductora jurada',
      description:
        'Traducción jurada alemán-español y español-alemán. Santander, trabajo también a distancia.',
      points: ['Nombrada por el Ministerio de Asuntos Exteriores', 'Entrega en PDF con firma electrónica'],
    },
    buyer: { name: 'Gonzalo', description: 'Enfermero, se va a trabajar a Múnich' },
    requirements: [
      ['Traduce también el currículum', '?'],
      ['Entrega en papel por correo', '+'],
      ['En menos de una semana', '+'],
      ['Gestiona la apostilla', '-'],
      ['Máximo 120 € por los tres documentos', '?'],
      ['Reconocida por las autoridades bávaras', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola Ilse, me voy de enfermero a Múnich (qué miedo). Título, notas y partida de nacimiento. Los necesito en papel también. ¿Cuánto tardas y cuánto sería? más de 120 se me va. ¿La apostilla la haces tú? ¿Y allí me lo aceptan?',
      ],
      [
        'seller',
        '¡Hola Gonzalo, te va a encantar, se come fatal pero los lagos compensan! Te lo mando en PDF y el original sellado por certificado. Tardo cuatro días hábiles desde que me llega todo bien escaneado. La apostilla tienes que pedirla tú en el tribunal o en el notario. Las notas cuántas páginas son?',
      ],
      ['buyer', 'seis páginas con la letra muy pequeña'],
      [
        'seller',
        'Ajá, mándamelas y las cuento. A otros enfermeros les traduje lo mismo, uno está en Hamburgo tan contento.',
      ],
    ],
  },
]

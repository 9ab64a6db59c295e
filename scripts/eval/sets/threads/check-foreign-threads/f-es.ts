import type { Pair } from '../../../cases.ts'

/** Conversations in Spanish for checking only: they are neither read nor trained on. */
export const foreignThreadsFEs: readonly Pair[] = [
  {
    id: 'ff-es-puertas',
    match: true,
    seller: {
      name: 'Carpintería Hnos. Lozano',
      description: 'Puertas y ventanas de madera a medida, Jaén',
      points: ['Pino, roble e iroko', 'Medición sin compromiso', '30 años de oficio'],
    },
    buyer: { name: 'Encarni', description: 'Puerta de entrada de madera para casa de pueblo, 1,10 x 2,30' },
    requirements: [
      ['Madera tratada contra la carcoma', '?'],
      ['Cerradura de seguridad de tres puntos', '+'],
      ['Retirada de la puerta vieja', '-'],
      ['Lista antes de la feria de agosto', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, quiero una puerta de entrada para la casa de mis padres, la de ahora está comida de la carcoma y os la tendríais que llevar. la nueva que venga tratada contra el bicho con cerradura buena de esas de tres puntos. La feria es el 15 de agosto, para entonces la queremos',
      ],
      [
        'seller',
        'Hola Encarni. Todas las de entrada las montamos ya con cerradura de 3 puntos y bombín antibumping, va incluido. La vieja no nos la llevamos, no tenemos donde tirarla, eso al punto limpio vosotros. Para agosto según nos entre el roble, el almacén anda regular.',
      ],
      ['buyer', 'vale, os mando foto del hueco'],
    ],
  },
  {
    id: 'ff-es-barco',
    match: true,
    seller: {
      name: 'Náutica Cala Fonda',
      description: 'Alquiler de llaüts y lanchas sin titulación, Menorca',
      points: ['Llaüt de 5 m, motor 15 cv', 'Hasta 6 personas', 'De 10 a 18 h'],
    },
    buyer: { name: 'Grupo de Aitor', description: 'Barco para un día, 6 personas, sin licencia' },
    requirements: [
      ['Se puede llevar sin título', '+'],
      ['Perro a bordo', '-'],
      ['Gasolina incluida', '-'],
      ['Equipo de snorkel para todos', '-'],
    ],
    talk: [
      [
        'buyer',
        'Aupa! somos 6 + un perro pequeño, nadie tiene carnet de barco. El precio lleva la gasolina? y gafas y tubos para los 6?',
      ],
      [
        'seller',
        'Hola Aitor! Mascotas no, lo siento, por los pelos y las quejas del siguiente cliente. La gasolina se paga aparte al volver, unos 30-40 €. Gafas y tubos no damos desde la pandemia, traed los vuestros.',
      ],
    ],
  },
  {
    id: 'ff-es-jurado',
    match: true,
    seller: {
      name: 'Irina Castellanos',
      description: 'Traductora jurada de ruso y ucraniano, nombrada por el MAEC',
      points: ['Entrega en papel o con firma electrónica', 'Presupuesto en el día', 'Tarifa mínima 40 €'],
    },
    buyer: {
      name: 'Olha',
      description: 'Traducción jurada de partida de nacimiento y título universitario ucranianos',
    },
    requirements: [
      ['Traducción jurada del ucraniano', '+'],
      ['Envío con firma digital', '+'],
      ['Entrega en tres días', '?'],
      ['Trámite de la apostilla', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola, necesito traducir partida de nacimiento y título de universidad de ucraniano. Me vale el pdf firmado. Es para el jueves, o sea en tres días. También puede hacer la apostilla?',
      ],
      [
        'seller',
        'Buenos días Olha. La apostilla la pone el país que emite el documento, yo eso no lo tramito. Mándeme los escaneos y le digo.',
      ],
      ['buyer', 'Enviado al correo. Son 2 páginas y el suplemento de 5'],
      [
        'seller',
        'Recibido. El suplemento lleva muchas asignaturas... déjeme ver cómo tengo la semana y le digo el plazo.',
      ],
    ],
  },
  {
    id: 'ff-es-horno',
    match: true,
    seller: {
      name: 'Panadería Ortuño (cierre)',
      description: 'Horno de pisos de segunda mano, 3 pisos, jubilación',
      points: ['Gasoil', 'Superficie de cocción 6 m²', 'Revisado en 2023'],
    },
    buyer: { name: 'Obrador La Masa Madre', description: 'Buscamos horno de suela para pan, unos 6 m²' },
    requirements: [
      ['Al menos 6 m² de cocción', '+'],
      ['Suela de piedra refractaria', '+'],
      ['Desmontaje a cargo del vendedor', '-'],
      ['Libro de mantenimiento', '?'],
    ],
    talk: [
      ['buyer', 'Buenos días, ¿sigue a la venta? ¿La suela es de piedra?'],
      ['seller', 'Sigue. Piedra refractaria en los tres pisos, una losa con una raja pero cuece igual.'],
      ['buyer', '¿Y quién lo desmonta? Nosotros traemos el camión. ¿Tenéis el libro de mantenimiento?'],
      [
        'seller',
        'Desmontarlo es cosa del que lo compre, yo tengo 67 años y no estoy para eso jaja. Papeles hay una carpeta gorda por algún sitio, la mirará mi mujer cuando vuelva',
      ],
      ['buyer', 'Jeje entendido. Vamos el sábado a verlo'],
      ['seller', 'Aquí estaré'],
    ],
  },
  {
    id: 'ff-es-aleman',
    match: true,
    seller: {
      name: 'Deutsch mit Lola',
      description: 'Clases de alemán online para sanitarios y principiantes',
      points: [
        'Profesora titulada, examinadora de telc',
        'Grupos de máximo 5',
        'También clases individuales',
      ],
    },
    buyer: { name: 'Rubén, enfermero', description: 'Quiero llegar a B2 para trabajar en Alemania' },
    requirements: [
      ['Vocabulario de enfermería', '+'],
      ['Horario adaptable a turnos', '+'],
      ['Primera clase gratis', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola! soy enfermero en Albacete con turnos rotatorios, o sea que cada semana puedo a horas distintas. tengo un A2 flojillo. me interesa sobre todo lo de hospital, hablar con pacientes y tal. la primera es gratis?',
      ],
      [
        'seller',
        'Hola Rubén! Con los turnos tranquilo: en individual me pasas tu planilla cada mes y ponemos las horas según te toque, así lo hago con otras cuatro enfermeras. Y desde el A2 metemos ya anamnesis, curas, relevo de turno... el libro es específico de Pflege. La hora sale a 24 €. Cuándo empezamos?',
      ],
    ],
  },
  {
    id: 'ff-es-paella',
    match: true,
    seller: {
      name: 'Paellas El Tío Vicent',
      description: 'Paellas gigantes a domicilio, leña o gas, Comunidad Valenciana',
      points: ['De 20 a 400 raciones', 'Paella valenciana, de marisco, de verduras', 'Cocinero incluido'],
    },
    buyer: {
      name: 'Peña Los Chispas',
      description: 'Paella para 120 en la plaza del pueblo, fiestas de septiembre',
    },
    requirements: [
      ['Cocinada a leña', '+'],
      ['Platos y cubiertos incluidos', '+'],
      ['Paella sin gluten aparte para 6', '?'],
      ['Permiso municipal tramitado por ellos', '-'],
    ],
    talk: [
      [
        'buyer',
        'Bon dia, 120 raciones a leña en la plaza, dia 9 de septiembre. hay 6 celíacos. el permiso del ayunto para el fuego lo sacáis vosotros? ponéis platos?',
      ],
      [
        'seller',
        'Bon dia! A leña de naranjo como Dios manda. Ponemos plato, tenedor, servilleta y hasta el limón, todo dentro del precio. El permiso lo tenéis que pedir los de la peña, nosotros ahí no entramos. El arroz de por sí no lleva gluten eh',
      ],
      [
        'buyer',
        'perfecto, hablamos con el alcalde. Los celiacos son delicados eh, querrían la suya en paella aparte',
      ],
    ],
  },
  {
    id: 'ff-es-cuidadora',
    match: true,
    seller: {
      name: 'Mirta Quispe',
      description: 'Cuidadora de mayores, por horas o interna, Zaragoza',
      points: ['Certificado de profesionalidad sociosanitario', 'Referencias comprobables', 'Cocina casera'],
    },
    buyer: {
      name: 'Pilar',
      description: 'Interna de lunes a sábado para mi madre, 91 años, movilidad reducida',
    },
    requirements: [
      ['Trabaja como interna', '+'],
      ['Sábados incluidos', '-'],
      ['Maneja grúa de traslado', '+'],
      ['Carnet de conducir', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes Mirta, busco interna de lunes a sábado para mi madre. Hay que moverla con grúa.',
      ],
      [
        'seller',
        'Buenas tardes señora Pilar. La grúa la usé seis años seguidos con don Aurelio, que pesaba 90 kilos, sola y sin problema. Los sábados no puedo, tengo a mis hijas, sería de domingo noche a viernes noche.',
      ],
      ['buyer', 'El sábado lo haría entonces mi hermana. ¿Conduce usted? para llevarla al médico'],
      [
        'seller',
        'Al médico la acompaño siempre, en eso no se preocupe, yo hablo con los doctores y apunto todo.',
      ],
    ],
  },
  {
    id: 'ff-es-rotulacion',
    match: true,
    seller: {
      name: 'Vinilazo',
      description: 'Rotulación de furgonetas, escaparates y lonas, Getafe',
      points: ['Vinilo de corte e impreso', 'Diseño incluido en el precio', 'Colocación en nuestra nave'],
    },
    buyer: { name: 'Fontanería Robles', description: 'Rotular dos furgonetas con logo y teléfono' },
    requirements: [
      ['Vinilo reflectante en la parte trasera', '?'],
      ['Se quita sin dañar la pintura (renting)', '+'],
      ['Colocación en nuestras instalaciones', '-'],
      ['Trabajo en fin de semana', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hola, 2 furgos de renting, logo + tlf en laterales y atrás (lo de atras reflectante). Al acabar el renting hay que quitarlo sin q se lleve la pintura. entre semana las necesitamos, tendria q ser sabado. podeis venir vosotros a leganes?',
      ],
      [
        'seller',
        'Buenas! Usamos vinilo polimérico removible, con pistola de calor sale limpio y no toca la pintura, a los de renting les ponemos siempre ese. El sábado abrimos de 8 a 15, en una mañana os hago las dos. Pero tienen que venir aquí, fuera de la nave no colocamos por el polvo.',
      ],
      ['buyer', 'ok pues el sabado las llevo yo'],
    ],
  },
  {
    id: 'ff-es-aceite',
    match: true,
    seller: {
      name: 'Almazara Santa Lucía',
      description: 'Aceite de oliva virgen extra picual y arbequina, venta a hostelería',
      points: ['Garrafas de 5 l y bidón de 25 l', 'Cosecha propia', 'Envío a península'],
    },
    buyer: { name: 'Restaurante Txoko Berri', description: 'Unos 200 l al año de AOVE para cocina y mesa' },
    requirements: [
      ['Formato de 25 litros', '+'],
      ['Producción ecológica certificada', '-'],
      ['Precio fijo para todo el año', '?'],
      ['Muestra gratuita antes de comprar', '+'],
    ],
    talk: [
      [
        'buyer',
        'Kaixo, gastamos 200 litros al año. Lo querríamos ecológico con sello. Podemos probar antes? Y que nos aguanten el precio todo el año',
      ],
      [
        'seller',
        'Buenas. Les mando dos botellitas de 250 para que caten, picual y arbequina, sin coste ninguno ni porte. Ecológico no es, llevamos producción integrada, que es otra cosa y no lleva ese sello. El precio hoy está en 6,90 el litro.',
      ],
      ['buyer', 'Y ese 6,90 se mantiene?'],
      ['seller', 'De los precios se ocupa mi hermano, se lo tengo que consultar.'],
      ['buyer', 'Vale. Mande las muestras y hablamos'],
    ],
  },
  {
    id: 'ff-es-reloj',
    match: true,
    seller: {
      name: 'Relojería Amador',
      description: 'Reparación de relojes de pared, pulsera y bolsillo, Salamanca',
      points: ['Taller propio', 'Mecánicos y de cuarzo', 'Presupuesto previo'],
    },
    buyer: { name: 'Gonzalo M.', description: 'Reloj de carillón de mi abuelo, parado, sonería rota' },
    requirements: [
      ['Repara la sonería de carillón', '+'],
      ['Recogida en casa', '?'],
      ['Fabrica piezas que ya no se venden', '+'],
      ['Garantía de un año', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días. Tengo un carillón alemán de los años 30, parado hace mucho y con la sonería que no da. Seguramente falten piezas que ya no existen. ¿Podría recogerlo? Vivo en Béjar. Y qué garantía da.',
      ],
      [
        'seller',
        'Buenos días don Gonzalo. Los carillones los arreglo de arriba abajo, marcha y sonería, ahora mismo tengo dos colgados. Lo que no se encuentra lo hago yo al torno, ruedas y piñones incluidos. Béjar me pilla a trasmano, si un día subo a ver a mi cuñada le aviso. Y mis relojes no vuelven, se lo digo yo.',
      ],
    ],
  },
  {
    id: 'ff-es-pianomudanza',
    match: true,
    seller: {
      name: 'Portes Cantábrico',
      description: 'Mudanzas y transporte de muebles, Santander',
      points: ['Furgón con plataforma elevadora', 'Seguro de carga', 'Dos operarios'],
    },
    buyer: {
      name: 'Escuela Semifusa',
      description: 'Trasladar piano de media cola de Torrelavega a Santander, 2º piso',
    },
    requirements: [
      ['Experiencia con pianos de cola', '-'],
      ['Subida hasta el segundo piso', '?'],
      ['Cobertura del seguro de 12.000 €', '?'],
      ['Vehículo con plataforma', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hola, hay que llevar un media cola (320 kg) de Torrelavega a nuestra escuela, segundo sin ascensor, escalera ancha. Vale unos 12.000. ¿Habéis movido de estos?',
      ],
      ['seller', 'Hola, te soy sincero, de cola no hemos hecho ninguno todavía, verticales a montones.'],
      ['buyer', 'Bueno. ¿Lo subiríais igualmente? ¿el seguro llega a 12.000?'],
      [
        'seller',
        'Tendría que ver la escalera antes de decirte, me paso el martes si quieres. Seguro tenemos, claro, todo lo que va en el furgón va asegurado.',
      ],
    ],
  },
  {
    id: 'ff-es-inox',
    match: true,
    seller: {
      name: 'Talleres Inoxnorte',
      description: 'Calderería en acero inoxidable para bodegas y queserías',
      points: ['AISI 304 y 316', 'Soldadura TIG', 'Depósitos de 100 a 5.000 l'],
    },
    buyer: { name: 'Quesería Valdeón', description: 'Cuba de cuajar de 600 l con camisa de agua' },
    requirements: [
      ['Acero AISI 316', '+'],
      ['Instalación en nuestra quesería', '?'],
      ['Camisa para calentar con agua', '-'],
      ['Certificado de uso alimentario', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola buenas, necesito una cuba de cuajar de 600 litros en 316 con doble camisa para agua caliente, y el certificado de que es apta para alimentos para la inspección. Y que me la dejéis instalada aquí',
      ],
      [
        'seller',
        'Buenas, la cuba de 600 te la hacemos en 316 pulido espejo, sin problema. Doble camisa no fabricamos, se nos deformaban al soldar y lo dejamos. Solo pared simple.',
      ],
      ['buyer', 'vaya, entonces calentaría con serpentín. Y el certificado?'],
      ['seller', 'Trabajamos para queserías de media Asturias y nunca nos han puesto pegas'],
      ['buyer', 'ya pero el papel...'],
      ['seller', 'lo miro con la oficina'],
    ],
  },
  {
    id: 'ff-es-soporte',
    match: true,
    seller: {
      name: 'Bit a Bit Soporte',
      description: 'Mantenimiento informático para pymes y gestorías, Murcia',
      points: ['Remoto y presencial', 'Cuota desde 25 € por puesto', 'Windows y Mac'],
    },
    buyer: { name: 'Gestoría Belmonte', description: 'Mantenimiento para 9 puestos, servidor propio' },
    requirements: [
      ['Atención a equipos Mac', '+'],
      ['Respuesta en menos de dos horas', '+'],
      ['Sin permanencia', '+'],
      ['Conocen el programa A3', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, 9 puestos (7 windows, 2 mac) y un servidor viejo, trabajamos con A3, lo conocéis? En campaña de renta no podemos estar parados: ¿en cuánto respondéis? ¿hay permanencia? con los de ahora estamos atados 2 años y fatal',
      ],
      [
        'seller',
        'Hola! Por contrato contestamos en 60 min en horario de oficina, y si no llegamos te descontamos el día. Lo de la permanencia aquí no existe, avisas con 15 días y te vas cuando quieras. De programas hemos visto de todo ya.',
      ],
    ],
  },
  {
    id: 'ff-es-sillas',
    match: true,
    seller: {
      name: 'Alquifiesta Costa',
      description: 'Alquiler de sillas, mesas y menaje para eventos, Málaga',
      points: ['Silla plegable blanca 1,10 €', 'Mesa redonda de 8 7 €', 'Pedido mínimo 150 €'],
    },
    buyer: { name: 'Marta y Joan', description: '120 sillas y 15 mesas para boda en una finca de Coín' },
    requirements: [
      ['Sillas en color blanco', '+'],
      ['Recogida el domingo por la mañana', '-'],
      ['Manteles incluidos', '-'],
      ['Montaje de las mesas en la finca', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola! boda el sábado 21 de junio en Coín: 120 sillas blancas y 15 mesas redondas. Los manteles van incluidos?',
      ],
      [
        'seller',
        'Enhorabuena!! Los manteles van aparte, 6 € cada uno lavado y planchado. Lo demás ok, os lo reservo.',
      ],
      [
        'buyer',
        'Genial. La finca nos obliga a dejarlo vacío el domingo antes de las 12, podéis recoger domingo por la mañana? Y las mesas las montáis vosotros?',
      ],
      [
        'seller',
        'Los domingos cerramos, la recogida sería el lunes a primera hora sí o sí. Lo del montaje se lo pregunto al chófer que haga la ruta, a veces echa una mano si va con tiempo.',
      ],
      ['buyer', 'uf lo del domingo, hablo con la finca'],
    ],
  },
  {
    id: 'ff-es-gatos',
    match: true,
    seller: {
      name: 'Bigotes en Casa',
      description: 'Cuidado de gatos a domicilio, Valladolid',
      points: ['Visita diaria de 45 minutos', 'Fotos y vídeo en cada visita', 'Auxiliar veterinaria'],
    },
    buyer: { name: 'Nuria', description: 'Dos gatas, una semana en agosto, una toma pastilla' },
    requirements: [
      ['Administra la pastilla a la gata', '+'],
      ['Dos visitas al día', '?'],
      ['Fotos de cada visita', '+'],
      ['Disponible del 3 al 10 de agosto', '?'],
    ],
    talk: [
      [
        'buyer',
        'Holaa, del 3 al 10 de agosto nos vamos. Una de las gatas toma pastilla para el tiroides mañana y noche, por eso serían 2 visitas diarias. Es un poco arisca jeje',
      ],
      [
        'seller',
        'Hola Nuria! Ariscas a mí, que vengo de una clínica de gatos jaja, la pastilla se la doy yo, con toallita y en 10 segundos. Ir dos veces depende de por dónde vivas, dime la calle. Y agosto se me llena rapidísimo, esta tarde miro la agenda y te digo qué huecos me quedan.',
      ],
      ['buyer', 'por Parquesol. vale porfa dime pronto que compro los billetes'],
    ],
  },
]

import type { Pair } from '../../../cases.ts'

/** Conversations in Spanish by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsCEs: readonly Pair[] = [
  {
    id: 'fc-es-fontanero',
    match: true,
    seller: {
      name: 'Fontanero en Vallecas y alrededores',
      description: 'Autónomo, 20 años de oficio',
      points: ['Presupuesto sin compromiso', 'Factura siempre'],
    },
    buyer: { name: 'Cambiar bañera por plato de ducha', description: 'Piso de los 70, baño de 4 m²' },
    requirements: [
      ['Obra terminada en tres días', '+'],
      ['Retirada de escombros', '+'],
      ['Mampara en el precio', '-'],
      ['Plato antideslizante clase 3', '?'],
      ['Pago con tarjeta', '-'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, mi madre tiene 81 años y ya no puede con la bañera. ¿Cuántos días se quedaría sin baño? ¿Y el escombro quién lo baja? Quisiera un plato que no resbale, de los buenos.',
      ],
      [
        'seller',
        'Buenas. Entro un lunes y el miércoles al mediodía se ducha. Los sacos los bajo yo al punto limpio. 1.290 con plato y grifo; la mampara va aparte, según la que elija.',
      ],
      ['buyer', 'Perfecto. ¿Se puede pagar con tarjeta?'],
      [
        'seller',
        'No tengo datáfono, transferencia o bizum. Plato hay mil modelos, ya los veremos en la tienda.',
      ],
    ],
  },
  {
    id: 'fc-es-paellero',
    match: true,
    seller: {
      name: 'Paellas gigantes a leña',
      description: 'Sueca (Valencia), de 50 a 600 raciones',
      points: ['Arroz D.O. Valencia', 'Leña de naranjo'],
    },
    buyer: { name: 'Paella para boda civil', description: '130 invitados, finca en Bétera, 21 de junio' },
    requirements: [
      ['Opción para celíacos', '+'],
      ['Paella de verduras aparte', '+'],
      ['Platos y cubiertos incluidos', '?'],
      ['Permiso para hacer fuego', '-'],
      ['Precio máximo 12 € por ración', '?'],
    ],
    talk: [
      [
        'buyer',
        'Holaaa! Nos casamos el 21J y queremos paella valenciana de verdad 🥘 pero hay unos 20 vegetarianos y 2 celíacos. Y otra cosa, en junio dejan hacer fuego??',
      ],
      [
        'seller',
        'Enhorabuena, parella! Pa los vegetarianos llevo otra paella solo de huerta, con su cucharón y todo. Lo mío no lleva ni gota de gluten, el caldo lo hago yo. Lo del permiso del fuego lo tenéis que sacar vosotros en el ayuntamiento, yo en eso no me meto.',
      ],
      ['buyer', 'Vale, lo pedimos. Nuestro tope son 12 por cabeza con platos'],
      ['seller', 'Depende de la carne que queráis. Os paso números cuando hable con el pollero'],
    ],
  },
  {
    id: 'fc-es-flete',
    match: true,
    seller: {
      name: 'Fletes y mudanzas',
      description: 'CDMX a todo el norte, camionetas 3.5 y torton',
      points: ['Con seguro de carga', 'Factura 4.0'],
    },
    buyer: { name: 'Flete de maquinaria a Monterrey', description: 'Torno de 1.8 toneladas y dos tarimas' },
    requirements: [
      ['Rampa hidráulica', '-'],
      ['Seguro por 500 mil pesos', '?'],
      ['Factura con carta porte', '+'],
      ['Entrega en menos de 24 horas', '+'],
      ['Maniobras de descarga incluidas', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buen día, ocupo mover un torno de 1.8 ton de Iztapalapa a Apodaca. Traen rampa? Mi cliente me exige carta porte y poder ver dónde va la unidad.',
      ],
      [
        'seller',
        'Buen día ing. Las unidades no cuentan con rampa, hay que cargar con montacargas. Le timbramos CFDI con su complemento carta porte. Le paso una liga y ahí va viendo el camión en el mapa. Sale a las 8 pm y a las 10 am está allá.',
      ],
      ['buyer', 'Montacargas sí tengo acá, allá quién sabe. Ustedes descargan?'],
      ['seller', 'Déjeme ver con el operador qué se puede hacer.'],
    ],
  },
  {
    id: 'fc-es-depto-ba',
    match: true,
    seller: {
      name: 'Alquilo 2 ambientes en Villa Crespo',
      description: 'Dueño directo, 46 m², 5° piso al frente',
      points: ['Contrato por 2 años', 'Expensas $95.000'],
    },
    buyer: { name: 'Busco depto en Capital', description: 'Pareja con gata, laburamos en blanco' },
    requirements: [
      ['Mascotas permitidas', '+'],
      ['Baño con bañera', '?'],
      ['Alcanza con seguro de caución', '+'],
      ['Ajuste semestral', '-'],
      ['Disponible desde el 1 de agosto', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola! Está divino el depto. Tenemos una gatita, hay drama? No tenemos garantía propietaria, sacaríamos un seguro de caución',
      ],
      [
        'seller',
        'Hola chicos! Yo tengo tres gatos así que bienvenida la michi. Con la caución me alcanza, prefiero eso antes que una propiedad del tío. El balconcito da a Malabia, entran dos sillas y el mate.',
      ],
      ['buyer', 'Ay genial! Cada cuánto ajusta? y para cuándo estaría?'],
      [
        'seller',
        'Cada tres meses por ICL, eso no lo negocio. El inquilino anterior me dijo que se va a fin de julio, pero todavía no consiguió nada.',
      ],
    ],
  },
  {
    id: 'fc-es-bici-cali',
    match: true,
    seller: {
      name: 'Bicicleta de ruta GW K2',
      description: 'Talla M, poco uso, barrio San Fernando',
      points: ['Grupo Shimano Tiagra', '$2.100.000'],
    },
    buyer: { name: 'Bici de ruta para subir al 18', description: 'mido 1,74' },
    requirements: [
      ['Marco en carbono', '-'],
      ['Tarjeta de propiedad o factura', '+'],
      ['Frenos de disco', '-'],
      ['Talla para 1,74 m', '?'],
      ['Recibe parte de pago', '?'],
    ],
    talk: [
      ['buyer', 'Parce buenas, la cicla es en carbono? frenos de disco? tiene papeles?'],
      [
        'seller',
        'Buenas mijo, es aluminio con tenedor en carbono. Frenos de herradura, buenísimos. Tengo la factura del almacén a mi nombre y te hago carta de venta.',
      ],
      ['buyer', 'Yo mido 1,74, será que me queda? y le doy mi MTB y la diferencia'],
      ['seller', 'Véngase y la prueba, vecino. Mándeme fotos de la otra a ver.'],
    ],
  },
  {
    id: 'fc-es-aceite',
    match: true,
    seller: {
      name: 'AOVE picual de cosecha temprana',
      description: 'Finca familiar en Mancha Real, Jaén',
      points: ['Garrafas de 5 L', 'Almazara propia'],
    },
    buyer: { name: 'Aceite para restaurante', description: '40 garrafas al año, Zaragoza' },
    requirements: [
      ['Acidez inferior a 0,2', '+'],
      ['Portes pagados', '+'],
      ['Certificado ecológico', '-'],
      ['Reserva de precio todo el año', '-'],
      ['Análisis de la campaña', '?'],
    ],
    talk: [
      [
        'buyer',
        'Estimados señores: llevamos un restaurante de cocina de mercado y desearíamos conocer acidez, precio puesto en Zaragoza y si son ecológicos. Nos interesaría cerrar un precio para doce meses.',
      ],
      [
        'seller',
        'Estimada Pilar: este año ha dado 0,14. El precio es de 42 € la garrafa y el porte lo asumimos nosotros a partir de diez. Ecológicos no somos, hacemos producción integrada. En cuanto a fijar precio, después de los dos últimos años no nos atrevemos: cada trimestre, el que marque el mercado.',
      ],
      ['buyer', 'Lo entiendo. ¿Me haría llegar la analítica?'],
      ['seller', 'Se lo comento a mi hermano, que lleva la almazara.'],
    ],
  },
  {
    id: 'fc-es-guitarra',
    match: true,
    seller: {
      name: 'Clases de guitarra flamenca',
      description: 'Guitarrista de Jerez, ahora en Sevilla Este',
      points: ['25 € la hora', 'Todos los niveles'],
    },
    buyer: { name: 'Clases para chico de 13 años', description: 'Toca rock, quiere aprender bulerías' },
    requirements: [
      ['A domicilio', '-'],
      ['Acostumbrado a niños', '+'],
      ['Guitarra prestada para empezar', '+'],
      ['Horario de tarde los lunes', '?'],
    ],
    talk: [
      [
        'buyer',
        'hola buenas, mi hijo tiene 13 y solo tiene eléctrica. vendrías a casa los lunes por la tarde? has dado clase a chavales?',
      ],
      [
        'seller',
        'Buenas! Doy clase en la peña a un grupo de 8 a 14 años desde hace seis cursos, son mi debilidad. Mientras se compra una le dejo la mía vieja. Eso sí, tiene que venir él, yo no me muevo de la peña.',
      ],
      ['buyer', 'nos pilla a 10 min, bien. y los lunes?'],
      ['seller', 'Tengo que cuadrar con los ensayos, te digo el viernes'],
    ],
  },
  {
    id: 'fc-es-cuidadora',
    match: true,
    seller: {
      name: 'Cuidado de personas mayores',
      description: 'Auxiliar de geriatría titulada, Bilbao',
      points: ['Referencias', 'Por horas o jornada completa'],
    },
    buyer: { name: 'Cuidadora para mi aita', description: '88 años, párkinson, Deusto' },
    requirements: [
      ['Experiencia con párkinson', '+'],
      ['Manejo de grúa', '+'],
      ['Noches dos veces por semana', '-'],
      ['Habla euskera', '?'],
      ['Sueldo de 1.400 € como máximo', '?'],
    ],
    talk: [
      [
        'buyer',
        'Kaixo, buscamos a alguien para mi padre. Tiene párkinson bastante avanzado, se le levanta con grúa. Sería de mañana y dos noches. Él está más a gusto en euskera.',
      ],
      [
        'seller',
        'Buenos días, Nerea. Estuve cuatro años con un señor con la misma enfermedad, hasta que falleció. La grúa la usaba a diario en la residencia. Tengo la residencia permanente desde 2019 y estoy dada de alta. Noches no puedo hacer, tengo una niña chiquita y estoy sola con ella.',
      ],
      ['buyer', 'Lo de las noches lo cubrimos mi hermano y yo. ¿Y el euskera?'],
      ['seller', 'Es una lengua bien bonita, mi niña la aprende en la ikastola.'],
    ],
  },
  {
    id: 'fc-es-placas',
    match: true,
    seller: {
      name: 'Instalación fotovoltaica llave en mano',
      description: 'Murcia, Almería y Alicante',
      points: ['Más de 400 instalaciones', 'Equipo propio'],
    },
    buyer: { name: 'Placas para vivienda unifamiliar', description: 'Consumo de 6.000 kWh al año' },
    requirements: [
      ['Al menos 5 kWp', '+'],
      ['Módulos con garantía de 25 años', '?'],
      ['Batería incluida', '-'],
      ['Sin subcontratas', '+'],
      ['Financiación a 5 años sin intereses', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, ¿me podéis decir qué lleva la oferta? No quiero que aparezca una cuadrilla de no sé dónde.',
      ],
      [
        'seller',
        'Hola Fulgencio, te lo resumo:\n· 12 módulos de 450 W\n· inversor híbrido 5 kW, listo para batería el día que la quieras (hoy no la lleva)\n· bonificación del IBI: lo gestionamos nosotros de principio a fin\n· instalan Paco, Ángel y Mohamed, los tres en plantilla',
      ],
      ['buyer', 'Me cuadra. ¿Se puede pagar a plazos? Me hablaron de cinco años sin intereses.'],
      ['seller', 'Trabajamos con dos bancos y cada cliente es un mundo.'],
    ],
  },
  {
    id: 'fc-es-moto',
    match: true,
    seller: {
      name: 'Honda CB500X 2019',
      description: 'Único dueño, 31.000 km, Málaga',
      points: ['Puño calefactable', '4.700 €'],
    },
    buyer: { name: 'Moto trail para el carnet A2', description: 'para viajar con mi pareja' },
    requirements: [
      ['Apta para A2', '+'],
      ['ITV en vigor hasta 2026', '-'],
      ['Maletas laterales', '-'],
      ['Revisiones en taller oficial', '+'],
      ['Neumáticos recién cambiados', '?'],
    ],
    talk: [
      ['buyer', 'Buenas! se puede llevar con el A2? lleva maletas? y la itv cuando le toca'],
      [
        'seller',
        'Hola, sí, 35 kW justos, con A2 la llevaba mi hija. Solo trae el baúl de atrás, las laterales las vendí. La ITV se la tienes que pasar en noviembre de este año. Libro sellado por Servihonda en cada revisión.',
      ],
      ['buyer', 'y las gomas?'],
      ['seller', 'Las gomas van bien, agarra que da gusto'],
    ],
  },
  {
    id: 'fc-es-mariachi',
    match: true,
    seller: {
      name: 'Mariachi Nuevo Tepatitlán',
      description: 'Guadalajara y zona metropolitana',
      points: ['Desde $4,500 la hora', '10 elementos'],
    },
    buyer: {
      name: 'Serenata para las bodas de oro',
      description: 'Sábado 8 de noviembre, 10 pm, Tlaquepaque',
    },
    requirements: [
      ['Ocho músicos como mínimo', '+'],
      ['Trompetas y arpa', '?'],
      ['Sin anticipo', '-'],
      ['Canción "Hermoso cariño"', '+'],
      ['Espera de media hora sin cargo', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas noches, quiero llevarles gallo a mis papás, cumplen 50 de casados. Su canción es Hermoso Cariño. ¿Cómo se aparta?',
      ],
      [
        'seller',
        'Felicidades a los jefes! Esa la tocamos hasta dormidos, va de cajón. Se aparta con mil pesos por transferencia, sin eso no bloqueamos fecha.',
      ],
      [
        'buyer',
        'Órale. Es que a lo mejor mi mamá se tarda en salir de misa, si llegamos media hora tarde nos esperan?',
      ],
      ['seller', 'Híjole, en sábado andamos a las carreras. Ahí lo vemos ese día.'],
    ],
  },
  {
    id: 'fc-es-uniformes',
    match: true,
    seller: {
      name: 'Taller de confección',
      description: 'Uniformes escolares y de empresa, Medellín',
      points: ['Desde 30 unidades', 'Bordado propio'],
    },
    buyer: { name: 'Uniformes para clínica veterinaria', description: '24 conjuntos antifluido' },
    requirements: [
      ['Pedido de 24 conjuntos', '-'],
      ['Tela antifluido', '+'],
      ['Bordado del logo', '+'],
      ['Tallas hasta 3XL', '?'],
      ['Entrega en 15 días', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, buenas. Necesitamos 24 conjuntos antifluido verde con el logo en el bolsillo. Hay una compañera talla 3XL. Para cuándo saldrían?',
      ],
      [
        'seller',
        'Hola doctora, con mucho gusto. Antifluido manejamos Lafayette, es lo que más cosemos para clínicas. El logo se lo borda la máquina de nosotros. Lo que sí es que por menos de 30 no prendo el taller, me da pena con usted.',
      ],
      ['buyer', 'Qué pesar... miro si completamos con batas. Y las tallas?'],
      ['seller', 'Mándeme la curva de tallas y le voy cotizando.'],
    ],
  },
  {
    id: 'fc-es-camara',
    match: true,
    seller: {
      name: 'Cámara frigorífica modular',
      description: 'Cierre de frutería, Lleida',
      points: ['3 x 2,4 x 2,5 m', 'Equipo de 2018'],
    },
    buyer: { name: 'Cámara para carnicería', description: 'Temperatura 0 a 2 grados' },
    requirements: [
      ['Llega a 0 °C', '-'],
      ['Desmontaje por el vendedor', '?'],
      ['Monofásica 230 V', '+'],
      ['Gas R290', '?'],
      ['Factura con IVA', '+'],
    ],
    talk: [
      [
        'buyer',
        'Bon dia, ¿a qué temperatura mínima llega y es monofásica? Yo necesito cero grados para el género.',
      ],
      [
        'seller',
        'Buenos días. Es de fruta, el equipo está pensado para +4 y de ahí no baja, lo he probado. Va a 230, enchufe normal. Para desmontarla ya nos apañaremos.',
      ],
      ['buyer', 'Podría cambiar el equipo y quedarme los paneles. ¿Qué gas lleva? ¿Me harías factura?'],
      ['seller', 'Claro, con su 21 % y todo. Gas, el que le pusieron en su día.'],
    ],
  },
  {
    id: 'fc-es-jurado',
    match: true,
    seller: {
      name: 'Traducción jurada alemán–español',
      description: 'Nombrada por el MAEC, Granada',
      points: ['Firma digital', '0,11 € por palabra'],
    },
    buyer: { name: 'Título universitario y notas', description: 'Homologación, expedido en Viena' },
    requirements: [
      ['Traducción firmada electrónicamente', '+'],
      ['En menos de una semana', '+'],
      ['Descuento por volumen', '-'],
      ['Envío a México', '?'],
      ['Copia extra en papel gratis', '?'],
    ],
    talk: [
      [
        'buyer',
        'Estimada Sra. Robles: adjunto título y expediente (14 páginas). ¿Me los tendría para el día 20? Hoy es 15. ¿Hay alguna rebaja al ser tantas páginas?',
      ],
      [
        'seller',
        'Estimado Luis: sin problema, el 19 por la tarde se lo mando firmado con certificado. La tarifa es la misma para una página que para cien, así no me equivoco.',
      ],
      ['buyer', 'De acuerdo, adelante. Luego me vuelvo a Puebla y quizá me haga falta en papel allá.'],
    ],
  },
  {
    id: 'fc-es-camper',
    match: true,
    seller: {
      name: 'Alquiler de camper en Gijón',
      description: 'VW California Ocean, 4 plazas',
      points: ['Desde 95 € al día', 'Seguro a todo riesgo con franquicia de 600 €'],
    },
    buyer: { name: 'Camper para Semana Santa', description: 'Dos adultos, una niña y un perro' },
    requirements: [
      ['Perro permitido', '+'],
      ['Kilómetros ilimitados', '-'],
      ['Calefacción estacionaria', '+'],
      ['Portabicis en el precio', '?'],
      ['Recogida en el aeropuerto', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola! Queremos hacer Galicia entera, unos 2.000 km en 8 días. Llevamos a Trasto, un beagle muy bueno 🐶 ¿Hace frío dentro por la noche en abril?',
      ],
      [
        'seller',
        'Hola! Trasto viene encantado, solo os pido una funda en el asiento. Con la Webasto puesta dormiréis en manga corta. Son 200 km al día incluidos y luego 0,20 por km.',
      ],
      ['buyer', 'Vale, nos salen 80 € más o así. Llegamos a Asturias en avión'],
      ['seller', 'Anda, ¿desde dónde venís?'],
    ],
  },
  {
    id: 'fc-es-andamios',
    match: true,
    seller: {
      name: 'Andamios y encofrados',
      description: 'Arriendo en Concepción y Talcahuano',
      points: ['Despacho propio', 'Arriendo mínimo 15 días'],
    },
    buyer: { name: 'Andamios para pintar fachada', description: 'Casa de dos pisos en San Pedro de la Paz' },
    requirements: [
      ['Arriendo por una semana', '-'],
      ['Despacho y retiro incluidos', '+'],
      ['Certificados según norma chilena', '+'],
      ['Ruedas con freno', '?'],
      ['Garantía reembolsable', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, cotizo 4 cuerpos por una semana no más. Incluye llevarlos y retirarlos? El prevencionista me pide certificado.',
      ],
      [
        'seller',
        'Hola don Claudio, el mínimo son quince días aunque los ocupe dos. Se los dejamos y los pasamos a buscar, va en el mismo valor. Le mando el certificado NCh 2501 con la guía.',
      ],
      [
        'buyer',
        'Ya, quince días entonces. Hay que dejar garantía? Y necesito ruedas con freno, el piso tiene harta pendiente.',
      ],
      ['seller', 'Le mando la cotización al tiro y ahí sale todo.'],
    ],
  },
  {
    id: 'fc-es-puertas',
    match: true,
    seller: {
      name: 'Carpintería de madera',
      description: 'Puertas, armarios, escaleras. Soria',
      points: ['Medición gratuita', 'Pino y roble de la comarca'],
    },
    buyer: { name: 'Siete puertas interiores', description: 'Casa de pueblo, vanos irregulares' },
    requirements: [
      ['Madera maciza de pino', '+'],
      ['Herrajes antiguos reutilizados', '+'],
      ['Barnizadas en taller', '-'],
      ['Montaje antes de la fiesta del pueblo', '?'],
      ['Precio inferior a 350 € por puerta', '-'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días. Tengo siete huecos y ninguno igual. Quiero pino macizo, nada de contrachapado, y aprovechar las bisagras y cerrojos del abuelo. Sin prisa, pero para la fiesta de agosto sería bonito.',
      ],
      [
        'seller',
        'Buenos días, Eusebio. Aglomerado aquí no entra, tablón de pino de Valsaín o de Covaleda y a correr. Los herrajes tráemelos, los limpio y van a su sitio. Te saldrían a 410 puestas. El barniz no lo hago, que me dan mareos; te las dejo lijadas a mano para que las des tú.',
      ],
      ['buyer', 'El barniz lo damos mi mujer y yo. ¿Y agosto?'],
      ['seller', 'Agosto en Soria... ya sabes cómo va la madera, cuando esté seca.'],
    ],
  },
  {
    id: 'fc-es-cafe',
    match: true,
    seller: {
      name: 'Café verde de Pitalito',
      description: 'Asociación de 34 familias, Huila',
      points: ['Caturra y Castillo', 'Lavado'],
    },
    buyer: { name: 'Café verde para tostador', description: '10 sacos, tostaduría en Querétaro' },
    requirements: [
      ['Puntaje de 84 o más', '+'],
      ['Variedad geisha', '-'],
      ['Humedad por debajo de 12 %', '+'],
      ['Sello orgánico', '-'],
      ['Costo de envío hasta Veracruz', '?'],
    ],
    talk: [
      [
        'buyer',
        'Qué tal, busco 10 sacos lavados de 84 puntos para arriba. ¿Tienen geisha u orgánico? ¿Qué humedad traen?',
      ],
      [
        'seller',
        'Cordial saludo. Nuestro lote dio 85,75 con Q-grader en junio. Está a 10,8 de humedad. Geisha ninguno de los asociados tiene sembrado todavía. Orgánico certificado tampoco, la certificación cuesta más que la cosecha, aunque aquí se abona con pulpa.',
      ],
      ['buyer', 'Me late. ¿Cuánto me costaría puesto en Veracruz?'],
      ['seller', 'Ahí sí nos toca preguntar con la trilladora, que es la que exporta.'],
    ],
  },
  {
    id: 'fc-es-peluqueria-canina',
    match: true,
    seller: {
      name: 'Peluquería canina a domicilio',
      description: 'Furgoneta equipada, Vigo y Baiona',
      points: ['Caniches, bichones, schnauzer', '38 € perro pequeño'],
    },
    buyer: { name: 'Corte para schnauzer mini', description: 'Tiene 12 años y se estresa' },
    requirements: [
      ['Corte a tijera', '+'],
      ['Sin sedantes', '+'],
      ['Dueño presente durante el corte', '-'],
      ['Limpieza de dientes', '?'],
      ['Domingos disponible', '?'],
    ],
    talk: [
      [
        'buyer',
        'hola, mi coco es viejito y le da pánico la máquina. lo harias a tijera? no quiero que me lo seden como la otra vez. puedo quedarme con él?',
      ],
      [
        'seller',
        'Ola! Pobriño. Con los mayores voy a tijera entera y con pausas. Sedar solo puede un veterinario y yo no doy ni una gotita de nada. Dentro de la furgo no dejo entrar a los dueños, se ponen más nerviosos que el perro jaja',
      ],
      ['buyer', 'jajaja vale. le limpias los dientes tambien? un domingo?'],
      ['seller', 'Los dientes según se deje, hay que verlo a él. Mirare la agenda'],
    ],
  },
  {
    id: 'fc-es-dron',
    match: true,
    seller: {
      name: 'Topografía con dron',
      description: 'Levantamientos y ortofotos, Arequipa',
      points: ['Piloto con licencia DGAC', 'Equipo RTK'],
    },
    buyer: { name: 'Levantamiento de 45 hectáreas', description: 'Terreno agrícola en Majes' },
    requirements: [
      ['Precisión de 5 cm o mejor', '+'],
      ['Curvas de nivel cada 50 cm', '+'],
      ['Entrega en formato DWG', '?'],
      ['Firma de ingeniero colegiado', '-'],
      ['Costo menor a S/ 3,500', '+'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, somos una asociación de regantes. Necesitamos plano con curvas a 0.50 y que lo firme un ingeniero colegiado para la municipalidad. Tenemos 3,500 soles.',
      ],
      [
        'seller',
        'Buenas tardes. Con los puntos de control salimos en 2 a 3 cm. Curvas se las saco hasta cada 25, así que las de 50 sin problema. Serían S/ 3,100 con IGV y movilidad. Yo soy técnico, no tengo colegiatura ni trabajo con alguien que firme.',
      ],
      ['buyer', 'Mi cuñado es ingeniero civil, él firmaría. Necesita el DWG.'],
      ['seller', 'Entiendo, lo tengo presente. ¿Qué fecha les acomoda?'],
    ],
  },
  {
    id: 'fc-es-casa-rural',
    match: true,
    seller: {
      name: 'Casa rural en Somiedo',
      description: 'Casona asturiana, 5 habitaciones, hasta 10 personas',
      points: ['Chimenea y leña', 'No se admiten despedidas'],
    },
    buyer: { name: 'Casa para cuadrilla con niños', description: 'Puente de diciembre, 9 personas' },
    requirements: [
      ['Mínimo tres baños', '+'],
      ['Wifi para teletrabajar', '-'],
      ['Leña incluida en el precio', '?'],
      ['Cuna para bebé', '+'],
      ['Acceso sin cadenas en invierno', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, ¿cuántos baños hay? Somos cinco adultos y cuatro críos, uno de 10 meses. El viernes a dos nos toca currar en remoto.',
      ],
      [
        'seller',
        'Hola. Cada habitación tiene el suyo y abajo hay un aseo. Cuna tengo dos, con sábanas. Lo de currar complicado, en el valle no hay fibra y el móvil va por rayas; wifi no tenemos.',
      ],
      ['buyer', 'Pues cogemos vacaciones, mira. ¿La carretera suele estar limpia en diciembre?'],
      ['seller', 'El año pasado ni un copo. Este, quién sabe.'],
    ],
  },
  {
    id: 'fc-es-monotributo',
    match: true,
    seller: {
      name: 'Contadora online',
      description: 'Matriculada CPCECABA, monotributo y responsables inscriptos',
      points: ['Abono desde $35.000', 'WhatsApp directo'],
    },
    buyer: { name: 'Contador para freelancer', description: 'Diseñadora, facturo a EE. UU.' },
    requirements: [
      ['Facturas de exportación', '+'],
      ['Recategorización incluida en el abono', '+'],
      ['Ganancias e inscripción en Ingresos Brutos', '?'],
      ['Asesora sobre cobros en cripto', '-'],
      ['Primera consulta gratis', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola Flor! Me recomendaron que te escriba. Soy monotributista cat. D, le facturo a dos clientes de afuera y a veces me pagan en USDT jaja. Qué entra en el abono?',
      ],
      [
        'seller',
        'Hola Juli!! Entra la recate de enero y julio, la facturación E la hago yo todos los meses para casi todos mis clientes, y responderte audios de 5 minutos 😂. En cripto no me meto, ahí te derivo.',
      ],
      ['buyer', 'Jajaja buenísimo. Y la primera charla la cobrás?'],
      ['seller', 'Agendate por este link y vemos!'],
    ],
  },
  {
    id: 'fc-es-asado',
    match: true,
    seller: {
      name: 'Parrillero a domicilio',
      description: 'Montevideo y Costa de Oro',
      points: ['Hasta 80 personas', 'Llevo parrilla y leña'],
    },
    buyer: {
      name: 'Asado de fin de año de la empresa',
      description: '45 personas, Atlántida, 13 de diciembre',
    },
    requirements: [
      ['Carne incluida', '-'],
      ['Parrilla propia', '+'],
      ['Limpieza después del asado', '?'],
      ['Opción vegetariana', '+'],
      ['Fecha 13 de diciembre libre', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, somos 45 el 13/12 en Atlántida. Cuánto sale con la carne? Hay seis que no comen carne, bo, qué se le va a hacer',
      ],
      [
        'seller',
        'Buenas! La carne la compran ustedes, yo les paso la lista justa y el dato del carnicero. Siempre voy con mi hermano que hace ensaladas y provolone. Pa los seis armo morrones, boniatos y unas brochettes de verdura que ta, se las terminan comiendo los otros.',
      ],
      ['buyer', 'Jaja vamo arriba. El 13 lo tenés?'],
      ['seller', 'Diciembre está bravo, dejame confirmar una cosa el lunes.'],
    ],
  },
  {
    id: 'fc-es-mueble',
    match: true,
    seller: {
      name: 'Aparador de teca años 60',
      description: 'Estilo danés, Barcelona (Gràcia)',
      points: ['160 x 45 x 78 cm', '390 €'],
    },
    buyer: { name: 'Mueble para el salón', description: 'hueco de 1,70' },
    requirements: [
      ['Ancho máximo 170 cm', '+'],
      ['Sin carcoma', '+'],
      ['Edificio con ascensor para bajarlo', '-'],
      ['Firmado por el diseñador', '-'],
      ['Reserva hasta fin de mes', '?'],
    ],
    talk: [
      ['buyer', 'Hola! está firmado? y ha tenido bichitos?'],
      [
        'seller',
        'Hola, ni sello ni firma, lo he mirado por todos lados. Lo revisó un restaurador hace un mes y está limpio, ni un agujero.',
      ],
      ['buyer', 'Me lo quedo! cobro a fin de mes, me lo guardas? y hay ascensor?'],
      [
        'seller',
        'Es un tercero por escalera, venid dos con ganas. Hay otro chico interesado que viene el sábado, te digo algo.',
      ],
    ],
  },
  {
    id: 'fc-es-pintura',
    match: true,
    seller: {
      name: 'Pintores Ñuñoa y Providencia',
      description: 'Interiores, fachadas, papel mural',
      points: ['Maestros con contrato', 'Garantía escrita de 1 año'],
    },
    buyer: { name: 'Pintar departamento vacío', description: '68 m², techo bajo, tres dormitorios' },
    requirements: [
      ['Pintura lavable', '+'],
      ['Materiales incluidos', '-'],
      ['Garantía de dos años', '-'],
      ['Listo en cinco días hábiles', '+'],
      ['Reparación de grietas', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, me entregan el depto el 1 y me cambio el 9. Alcanzan? Quiero algo que se pueda limpiar, mis cabros rayan todo',
      ],
      [
        'seller',
        'Hola Dani, de lunes a jueves queda listo con dos maestros. Trabajamos con esmalte al agua, se le pasa un paño húmedo y chao. El valor es mano de obra, la pintura la compra usted en la ferretería que prefiera.',
      ],
      ['buyer', 'Bakán. Hay hartas grietas por el temblor'],
      ['seller', 'Sipo, en todo Ñuñoa igual.'],
    ],
  },
  {
    id: 'fc-es-cajas',
    match: true,
    seller: {
      name: 'Cajas de cartón a medida',
      description: 'Fabricante, Alcoy',
      points: ['Canal 3 y canal 5', 'FSC Mix'],
    },
    buyer: { name: 'Cajas para envío de vino', description: '3 botellas, 2.000 unidades' },
    requirements: [
      ['Pago a 60 días', '?'],
      ['Pedido mínimo de 2.000 o menos', '-'],
      ['Impresión a dos tintas', '+'],
      ['Muestra física gratuita', '+'],
      ['Plazo de 20 días', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días:\nSolicitamos oferta para 2.000 cajas de 3 botellas, impresas en granate y negro. Agradeceríamos muestra previa y plazo.\nUn saludo,\nBodegas Llavador',
      ],
      [
        'seller',
        'Buenos días:\nPodemos imprimir hasta cuatro colores, dos no es problema. La muestra se la corta el plóter y se la enviamos sin cargo.\nPara troquel nuevo arrancamos en 3.000; con menos no ponemos la máquina en marcha.\nDel plazo les informará Producción.\nAtentamente,\nRosa Jordà',
      ],
      ['buyer', 'Gracias, valoraremos subir a 3.000.'],
    ],
  },
  {
    id: 'fc-es-gallinas',
    match: true,
    seller: {
      name: 'Gallinas ponedoras',
      description: 'Granja cerca de Plasencia, rubias y negras',
      points: ['12 € cada una', 'REGA'],
    },
    buyer: { name: 'Seis gallinas para el huerto', description: 'Gallinero nuevo, con niños' },
    requirements: [
      ['Ya poniendo huevos', '-'],
      ['Vacunadas de Newcastle', '?'],
      ['Guía de traslado', '+'],
      ['Transporte a Cáceres', '-'],
      ['Pico sin cortar', '+'],
    ],
    talk: [
      ['buyer', 'buenas, las gallinas ponen ya? me las traerias a caceres? y no las quiero despicadas'],
      [
        'seller',
        'Buenas. Tienen 15 semanas, el primer huevo lo verá usted en noviembre. Yo no salgo a repartir, traiga una caja con agujeros. El pico lo tienen enterito, aquí eso no se hace. La guía se la saco por la OCA cuando me dé su código.',
      ],
      ['buyer', 'vale voy el sabado. vacunas?'],
      ['seller', 'Están como rosas, mire las crestas'],
    ],
  },
  {
    id: 'fc-es-sonido',
    match: true,
    seller: {
      name: 'Sonido e iluminación para eventos',
      description: 'Santo Domingo y Punta Cana',
      points: ['Técnico en sitio', 'Hasta 500 personas'],
    },
    buyer: { name: 'Sonido para congreso médico', description: 'Hotel en Bávaro, 2 días, 300 personas' },
    requirements: [
      ['Técnico presente los dos días', '+'],
      ['Traducción simultánea con audífonos', '-'],
      ['Ocho micrófonos inalámbricos', '?'],
      ['Planta eléctrica de respaldo', '+'],
      ['Comprobante fiscal', '?'],
    ],
    talk: [
      [
        'buyer',
        'Saludos, es un congreso para 300 doctores en Bávaro. Queremos 8 micrófonos inalámbricos, cabina de traducción y que no se nos vaya la luz. Facturan con comprobante?',
      ],
      [
        'seller',
        'Saludos licenciada. Nuestro técnico se hospeda ahí mismo y no se mueve de la consola ni el sábado ni el domingo. La planta va con nosotros siempre, 40 kilos, aquí uno no se confía. De traducción no tenemos equipos. Micrófonos tenemos muy buenos, Shure, usted tranquila.',
      ],
      ['buyer', 'Ok, lo de la traducción lo pone el hotel.'],
    ],
  },
]

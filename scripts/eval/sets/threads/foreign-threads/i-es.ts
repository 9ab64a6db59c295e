import type { Pair } from '../../../cases.ts'

/** Conversations in Spanish by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsIEs: readonly Pair[] = [
  {
    id: 'fi-es-aceite',
    match: true,
    seller: {
      name: 'Almazara Sierra Baja',
      description: 'Aceite de oliva virgen extra de Jaén, variedad picual, para hostelería e industria.',
      points: ['Garrafas de 5 y 25 litros, cisterna', 'Molturación propia'],
    },
    buyer: { name: 'Conservas Urrutia', description: 'Conservera de bonito en Bermeo' },
    requirements: [
      ['Contenedores de 1.000 litros', '+'],
      ['Acidez máxima 0,3°', '+'],
      ['Certificado ecológico', '-'],
      ['Precio cerrado para toda la campaña', '?'],
      ['Analítica con cada lote', '+'],
      ['Pago a 60 días', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, somos una conservera, gastamos unas 18 t al año. Nos viene bien en contenedor IBC de 1.000 l. ¿Qué acidez tiene? ¿Es ecológico? Necesitamos un boletín de análisis por partida y precio fijo hasta octubre.',
      ],
      [
        'seller',
        'Buenos días, Maite. Este año estamos en 0,17. El IBC lo llenamos sin problema, van varios cada mes a Galicia. Cada salida lleva su boletín del laboratorio de Martos. Ecológico no lo es, los olivos son en convencional.',
      ],
      ['buyer', 'Lo de eco era más bien un deseo. ¿Y lo del precio? Nosotros pagamos a 60.'],
      [
        'seller',
        'El precio, con la que está cayendo, lo tengo que hablar con mi padre y con la cooperativa. ¿Cuántas entregas haríais al año, más o menos?',
      ],
    ],
  },
  {
    id: 'fi-es-ingles',
    match: true,
    seller: {
      name: 'Siobhan',
      description: 'Profesora irlandesa en Valladolid, clases de inglés para niños y adultos desde 2012.',
      points: ['18 € la hora', 'Grupos de hasta tres personas'],
    },
    buyer: { name: 'Maribel', description: 'Madre de dos hermanos de 8 y 10 años' },
    requirements: [
      ['Material incluido', '?'],
      ['Clases en nuestra casa', '+'],
      ['Los viernes', '+'],
      ['Precio especial para hermanos', '+'],
      ['Prepara exámenes de Cambridge', '?'],
      ['También en julio', '?'],
    ],
    talk: [
      [
        'buyer',
        'hola siobhan! tengo dos de 8 y 10, los darías juntos? hay descuento? vivimos en parquesol, vendrías tu aqui? el mejor dia para nosotros es el viernes. y en julio sigues?',
      ],
      [
        'seller',
        'Hola Maribel! Los dos juntos te hago 24 en vez de 36. Parquesol perfecto, ya tengo una alumna en tu calle así que voy yo. Viernes imposible, cojo siempre el tren a Madrid. Lunes o miércoles?',
      ],
      ['buyer', 'miercoles a las 5! y la mayor quiere sacarse el Flyers ese o como se llame'],
      ['seller', 'Qué bien! Miércoles a las 5 apuntado. Qué libro usan en el cole?'],
      ['buyer', 'uno azul jeje, te lo miro'],
      [
        'seller',
        'Jaja vale. Oye, que me han cambiado lo de Madrid al jueves, así que si seguís prefiriendo el viernes, ahora sí puedo.',
      ],
    ],
  },
  {
    id: 'fi-es-grua',
    match: true,
    seller: {
      name: 'Grúas y Transportes Bidaurre',
      description: 'Traslado de maquinaria, camiones grúa y góndolas. Navarra, La Rioja, Aragón.',
      points: ['Camión grúa de 90 t·m', 'Equipos de patines y gatos'],
    },
    buyer: { name: 'Talleres Mendi', description: 'Traslado de un torno de 14 t a otra nave' },
    requirements: [
      ['Traslado de una máquina de 14 t', '+'],
      ['Trabajo en sábado', '+'],
      ['Desconexión eléctrica de la máquina', '-'],
      ['Seguro de la mercancía por 200.000 €', '?'],
      ['Plan de seguridad por escrito', '+'],
      ['Nivelación en destino', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, movemos un torno CNC (14 t) de Noáin a Tafalla. Tiene que ser un sábado para no parar. 1) ¿podéis con ese peso? 2) ¿sábado? 3) ¿lo desconectáis vosotros? 4) ¿hacéis el plan de seguridad? 5) ¿seguro?, vale unos 200.000',
      ],
      [
        'seller',
        'Buenas Iñaki, 1) sí, hasta 30 sin pestañear 2) sí, con recargo del 20 % 3) no, eso lo hace vuestro electricista 4) sí, os lo mandamos firmado unos días antes 5) te paso con la correduría, que ellos saben',
      ],
      ['buyer', 'Perfecto. En Tafalla habrá que nivelarlo con precisión, ¿eso lo incluye?'],
      ['seller', '¿La solera es nueva? ¿Va con anclajes o con tacos antivibratorios?'],
    ],
  },
  {
    id: 'fi-es-lavadora',
    match: true,
    seller: {
      name: 'Raúl',
      description: 'Vendo lavadora Bosch Serie 6 de 9 kg, comprada en 2022. Me mudo a un piso amueblado.',
      points: ['220 €', 'Zona Benimaclet, Valencia'],
    },
    buyer: { name: 'Patri', description: 'Piso de alquiler, tercero sin ascensor' },
    requirements: [
      ['Poco ruidosa al centrifugar', '?'],
      ['Con factura', '-'],
      ['Se puede ver funcionando', '+'],
      ['Entrega a domicilio', '-'],
      ['200 € como máximo', '?'],
      ['Sin reparaciones anteriores', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola! sigue disponible? Tienes la factura por la garantia? Me la podrías traer a Ruzafa? y... 200? 😇',
      ],
      [
        'seller',
        'Hola Patri, sí sigue. La factura de MediaMarkt va con ella, queda hasta octubre. Llevar no, tengo un Smart jajaja, hay que venir a por ella.',
      ],
      ['buyer', 'jaja vale, pillo la furgo de mi tío. La puedo ver puesta? ha tenido alguna averia?'],
      [
        'seller',
        'Claro, está enchufada, te traes unas toallas sucias y la ponemos. El jueves a partir de las 7 estoy. Y el precio lo hablamos aquí',
      ],
      ['buyer', 'el jueves a las 8 estoy ahí con mi tío'],
      [
        'seller',
        'Perfecto. Oye, que he revuelto toda la casa y la factura no aparece, solo tengo el manual, así que sin ella. Lo siento 😬',
      ],
    ],
  },
  {
    id: 'fi-es-tienda',
    match: true,
    seller: {
      name: 'Kodaline Web',
      description: 'Mantenimiento de tiendas online, equipo de cinco personas en Málaga.',
      points: ['Especialistas en WooCommerce y PrestaShop', 'Atención de lunes a viernes'],
    },
    buyer: { name: 'Semillas La Vega', description: 'Tienda en WooCommerce con 2.400 productos' },
    requirements: [
      ['Copias de seguridad diarias', '+'],
      ['Cuota mensual máxima de 200 €', '+'],
      ['Guardia en fin de semana', '-'],
      ['Sin permanencia', '?'],
      ['Siempre la misma persona de contacto', '?'],
      ['Mejora de la velocidad', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, tienda con 2.400 referencias. El informático anterior desapareció sin dejar ni una copia. ¿Cada cuánto las hacéis? ¿Cuánto sería al mes? ¿Y si se cae en domingo? En primavera vendemos sobre todo los domingos.',
      ],
      [
        'seller',
        'Buenas, Rosario, vaya faena. La copia se hace cada noche y se guarda 30 días. Por el tamaño sería el plan de 165 € más IVA, con seis horas de trabajo. Los fines de semana no hay nadie, preferimos decirlo desde el principio.',
      ],
      [
        'buyer',
        'Se agradece la sinceridad. 165 + IVA son 199,65, justo. ¿Hay que quedarse un año? La web va lentísima, por cierto',
      ],
    ],
  },
  {
    id: 'fi-es-mayores',
    match: true,
    seller: {
      name: 'Lourdes',
      description: 'Auxiliar de geriatría, cuido personas mayores por horas en Gijón.',
      points: ['Doce años de experiencia', '13 € la hora'],
    },
    buyer: { name: 'Begoña', description: 'Su madre, 86, principio de alzhéimer' },
    requirements: [
      ['Experiencia con alzhéimer', '+'],
      ['De lunes a viernes por la mañana', '+'],
      ['Noches', '-'],
      ['Cocina para la señora', '+'],
      ['Referencias de otras familias', '+'],
      ['Carné de conducir', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola Lourdes, es para mi madre, 86 años, empieza con alzheimer. Mañanas de 9 a 13 toda la semana, hacerle la comida, pasear. Alguna noche suelta también. ¿Tienes referencias?',
      ],
      [
        'seller',
        'Hola Begoña. Mañanas tengo libres todas desde que falleció Don Aurelio, al que cuidé 5 años con esa misma enfermedad, su hija Carmen te puede contar, te mando el teléfono por privado, y el de otra familia. Me gusta guisar, que coman de cuchara. De noche no trabajo, tengo una niña.',
      ],
      ['buyer', 'Lo entiendo. ¿Conduces? A veces hay que llevarla al neurólogo'],
      ['seller', '¿A Cabueñes o al centro? ¿Le gusta salir todavía?'],
    ],
  },
  {
    id: 'fi-es-resina',
    match: true,
    seller: {
      name: 'Pavimentos Turia',
      description: 'Suelos de resina epoxi y poliuretano para industria, cocinas y parkings.',
      points: ['Aplicadores propios', 'Garantía de cinco años'],
    },
    buyer: { name: 'Quesos Monteverde', description: 'Quesería, sala de elaboración de 280 m²' },
    requirements: [
      ['Apto para industria alimentaria', '+'],
      ['Antideslizante en mojado', '+'],
      ['Obra terminada en cuatro días', '-'],
      ['Media caña en las paredes', '+'],
      ['Demolición del suelo viejo', '?'],
      ['Garantía de al menos diez años', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola, suelo de sala de quesería, 280 m2, siempre mojado y con suero. Solo podemos parar 4 días. Sanidad nos pide rodapié curvo. Y queremos 10 años de garantía mínimo que el anterior se levantó a los 3.',
      ],
      [
        'seller',
        'Hola Julián. Para vosotros poliuretano cemento, con su declaración para alimentos, y acabado con cuarzo clase 3, ahí no resbala nadie. La media caña la hacemos de 10 cm. En 4 días no sale, son 7 contando el secado. La garantía son los cinco años, más no damos a nadie.',
      ],
      ['buyer', 'Con 7 días tendría que ser en agosto. ¿Picáis también el gres que hay?'],
      ['seller', '¿Está suelto o bien agarrado? Mándame un vídeo dándole golpes y te digo cómo lo veo.'],
    ],
  },
  {
    id: 'fi-es-habitacion',
    match: true,
    seller: {
      name: 'Nerea',
      description: 'Alquilo habitación con balcón en Granada, piso de tres, zona Realejo.',
      points: ['310 € al mes', 'Internet incluido'],
    },
    buyer: { name: 'Álvaro', description: 'Estudiante de máster, llega en septiembre' },
    requirements: [
      ['Libre desde el 15 de septiembre', '+'],
      ['Gastos incluidos', '-'],
      ['Se admite un gato', '-'],
      ['Contrato de nueve meses', '+'],
      ['Escritorio en la habitación', '+'],
      ['Lavavajillas', '-'],
    ],
    talk: [
      [
        'buyer',
        'holaa, entraría el 15 de sept hasta mediados de junio (9 meses). va todo incluido, luz agua etc? tengo un gato super tranquilo :) hay mesa para estudiar?',
      ],
      [
        'seller',
        'Hola Álvaro, queda vacía el 31 de agosto así que guay. Nueve meses firmamos sin problema, es lo que hacen todos. Luz y agua aparte, a dividir entre tres. Gato no puede ser, Marta es alérgica.',
      ],
      [
        'buyer',
        'vale, el gato se queda con mis padres :( me pasas fotos de la habitacion? la mesa es lo que más me importa',
      ],
      ['seller', 'Esta noche cuando llegue te hago unas cuantas! De qué es el máster?'],
      ['buyer', 'gestión del agua. por cierto hay lavavajillas?'],
      [
        'seller',
        'Ahí van las fotos: cama de 135, armario y la mesa grande de debajo de la ventana, que se queda. Lavavajillas no, aquí se friega a mano jaja',
      ],
    ],
  },
  {
    id: 'fi-es-imprenta',
    match: true,
    seller: {
      name: 'Gráficas Ebro',
      description: 'Offset y digital, catálogos, revistas y packaging en Zaragoza.',
      points: ['Papeles FSC', 'Encuadernación en la casa'],
    },
    buyer: { name: 'Azulejos Cidón', description: 'Catálogo anual, 180 páginas' },
    requirements: [
      ['Catálogo de 180 páginas con lomo cosido', '+'],
      ['3.000 ejemplares', '+'],
      ['Entrega antes de la feria del 23 de febrero', '?'],
      ['Barniz UV en la cubierta', '-'],
      ['Transporte a Valencia incluido', '?'],
      ['Prueba de color antes de imprimir', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días: 3.000 catálogos, 180 pp., cosidos con hilo, cubierta con reserva UV. La feria empieza el 23/2 y tienen que estar en Valencia.',
      ],
      [
        'seller',
        'Buenos días, Amparo. ¿Formato A4 o cuadrado, como el que vi en vuestro stand el año pasado?',
      ],
      ['buyer', 'A4 vertical. ¿Sacáis prueba de color? Para nosotros el tono lo es todo.'],
      [
        'seller',
        'Muy bien. La tirada y el cosido los hacemos aquí de principio a fin. La reserva UV no la tenemos ni la subcontratamos ya, os puedo ofrecer plastificado mate o soft touch. ¿Cuándo tendríais los PDF?',
      ],
      ['buyer', 'Soft touch puede quedar bien. PDF hacia el 20 de enero, ¿llegamos?'],
      ['seller', 'Miro la carga de máquinas de febrero y esta tarde te digo algo. ¿Qué gramaje de interior?'],
    ],
  },
  {
    id: 'fi-es-payaso',
    match: true,
    seller: {
      name: 'Payaso Chimpún',
      description: 'Animación de cumpleaños y comuniones en Alicante: magia, globos, juegos.',
      points: ['Espectáculo de 60 o 90 minutos', 'Altavoz propio'],
    },
    buyer: { name: 'Encarni', description: 'Comunión de su hijo, 22 niños, restaurante en Elche' },
    requirements: [
      ['Sábado 10 de mayo por la tarde', '+'],
      ['Se desplaza a Elche', '+'],
      ['Pintacaras', '-'],
      ['Castillo hinchable', '?'],
      ['Precio máximo 180 €', '+'],
      ['Factura', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola Chimpun! comunion de mi hijo el 10 de mayo, restaurante en Elche, 22 niños de 4 a 11. sobre las 5 de la tarde. haces pintacaras? tienes hinchable? cuanto seria',
      ],
      [
        'seller',
        'Hola holita!! El 10 por la mañana tengo otra pero a las 5 llego de sobra, cuenta conmigo. 90 minutitos con magia y globos 170 euros, kilómetros hasta Elche dentro. Pintacaras ya no hago desde la pandemia. 🤡',
      ],
      ['buyer', 'genial. y el hinchable? y me harias factura?? es que lo paga mi suegro por la empresa'],
      [
        'seller',
        'Jajaja qué listo el suegro! Cómo se llama el comulgante? Así le preparo un truco con su nombre',
      ],
    ],
  },
  {
    id: 'fi-es-generadores',
    match: true,
    seller: {
      name: 'Alquigen Sur',
      description: 'Alquiler de grupos electrógenos y torres de luz en Andalucía.',
      points: ['De 20 a 500 kVA', 'Asistencia 24 horas'],
    },
    buyer: { name: 'Festival Ribera', description: 'Festival de música de dos días en Écija' },
    requirements: [
      ['Dos grupos de 200 kVA', '+'],
      ['Insonorizados', '+'],
      ['Combustible incluido', '-'],
      ['Técnico presente durante el evento', '?'],
      ['Extintor junto a cada grupo', '?'],
      ['Cableado hasta el escenario', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, festival 4 y 5 de julio en Écija. Necesitamos 2 x 200 kVA silenciosos (hay vecinos), con gasoil, y a poder ser un técnico allí las dos noches.',
      ],
      ['seller', 'Hola Curro, ¿es en el recinto ferial? ¿Entra un tráiler?'],
      ['buyer', 'Sí, recinto ferial, y entra de sobra. Lo del técnico es lo que más me preocupa.'],
      [
        'seller',
        'Vale. Tengo tres de 200 y para esas fechas os dejo dos reservados. Van todos en cabina acústica, 68 dB a 7 metros. El gasoil siempre lo pone el cliente, nosotros entregamos lleno y cobramos lo que falte al volver.',
      ],
      ['buyer', '¿Y el técnico? ¿Tiráis vosotros los cables hasta el escenario? Son unos 80 m'],
      [
        'seller',
        '80 m, apunto. ¿Qué cuadro tenéis, trifásico de 400 A? Mándame el plano y lo vemos con el jefe de taller.',
      ],
    ],
  },
  {
    id: 'fi-es-persianas',
    match: true,
    seller: {
      name: 'Persianas Toñi e Hijos',
      description: 'Arreglo e instalación de persianas, toldos y mosquiteras en Madrid sur.',
      points: ['Desplazamiento gratis', 'Presupuesto sin compromiso'],
    },
    buyer: { name: 'Consuelo', description: 'Persiana del salón atascada y otra rota, Leganés' },
    requirements: [
      ['Esta misma semana', '+'],
      ['Desplazamiento sin coste', '+'],
      ['Motorizar la persiana del salón', '+'],
      ['Pago con tarjeta', '-'],
      ['Se llevan la persiana vieja', '?'],
      ['Dos años de garantía', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, tengo la del salon atascada y a oscuras y la del cuarto con las lamas rotas. Podrian venir esta semana? Y ya puestos ponerle motor a la grande, que una ya no tiene brazos',
      ],
      ['seller', 'Buenas señora Consuelo, ¿en qué parte de Leganés está usted?'],
      ['buyer', 'En Zarzaquemada, un segundo. La rota me la quitarian de en medio?'],
      [
        'seller',
        'Pues el jueves por la tarde está mi hijo por allí y se pasa por su casa. El motor se lo ponemos con mando, sin obra ninguna, 240 colocado. Llevamos solo efectivo o bizum, eh, tarjeta no cogemos.',
      ],
      ['buyer', 'bizum me lo hace mi nieta. que garantia tiene el motor?'],
      [
        'seller',
        '¿Qué ancho tiene la ventana grande, más de dos metros? El jueves la mide Jorge de todas formas. A las 5 le viene bien?',
      ],
    ],
  },
  {
    id: 'fi-es-panaderia',
    match: true,
    seller: {
      name: 'Obrador San Telmo',
      description: 'Pan y bollería para hostelería en A Coruña y alrededores, masa madre.',
      points: ['Reparto diario, también festivos', 'Pan precocido y recién hecho'],
    },
    buyer: { name: 'Hotel Puerta Norte', description: 'Hotel de 90 habitaciones, desayuno bufé' },
    requirements: [
      ['Entrega antes de las 6.30', '+'],
      ['Una sola factura al mes', '?'],
      ['Bollería sin gluten', '-'],
      ['Pedidos a través de una web', '-'],
      ['Pan de centeno', '+'],
      ['Devolución del género no vendido', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, desayuno para unas 140 personas. Abrimos a las 7, lo necesitamos media hora antes. ¿Hacéis cosas sin gluten? ¿Centeno? ¿Cómo se pide, tenéis web de pedidos?',
      ],
      [
        'seller',
        'Bos días! La furgoneta del centro sale a las 5 y a las 6 menos cuarto estaría en vuestra puerta. Centeno 100 % los hacemos de kilo y de medio. Sin gluten no, aquí hay harina hasta en el techo. Los pedidos por teléfono o whatsapp con Uxía, otra cosa no hay.',
      ],
      ['buyer', 'Whatsapp nos sirve. ¿Y los cruasanes que sobran?'],
      ['seller', 'Hay hoteles que los dan al banco de alimentos. ¿Cuántos sobrarían, muchos?'],
    ],
  },
  {
    id: 'fi-es-camper',
    match: true,
    seller: {
      name: 'Gorka',
      description: 'Vendo VW T5 camperizada, 2011, 215.000 km, techo elevable. La he cuidado como a un hijo.',
      points: ['ITV hasta marzo', '21.500 €'],
    },
    buyer: { name: 'Irene', description: 'Pareja con perro, viajes de fin de semana' },
    requirements: [
      ['Homologada como vivienda', '+'],
      ['Calefacción estacionaria', '+'],
      ['Correa de distribución cambiada', '+'],
      ['Etiqueta ambiental C', '-'],
      ['Un solo propietario', '?'],
      ['Acepta revisión en un taller', '?'],
    ],
    talk: [
      [
        'buyer',
        'Kaixo Gorka, nos encanta. Preguntas: lleva la camperización en los papeles? calefacción? distribución hecha? qué pegatina tiene de la DGT? la podriamos llevar a un taller de confianza?',
      ],
      [
        'seller',
        'Kaixo! En la ficha técnica pone furgón vivienda, todo legal. Webasto diésel, en Pirineos a -9 dormíamos en camiseta. Correa y bomba a los 190.000 en la Volkswagen de Irún. Pegatina B, es Euro 5 la mía.',
      ],
      ['buyer', 'uf la B, entramos poco en ciudad, bueno. Cuántos dueños ha tenido? y lo del taller'],
      [
        'seller',
        'Pues mira, me da hasta pena venderla, con ella he estado en Noruega y todo. Cuándo subiríais a verla?',
      ],
    ],
  },
  {
    id: 'fi-es-callcenter',
    match: true,
    seller: {
      name: 'Vozlink Contact',
      description: 'Atención telefónica, chat y correo para empresas. Centro en Salamanca, 120 agentes.',
      points: ['Horario de 8 a 22 h, siete días', 'Español, portugués e inglés'],
    },
    buyer: {
      name: 'Colchones Duermevela',
      description: 'Venta de colchones por internet, España y Portugal',
    },
    requirements: [
      ['Atención en portugués', '+'],
      ['Grabación de las llamadas', '?'],
      ['Integración con Zendesk', '+'],
      ['Pago por llamada, sin cuota fija', '-'],
      ['Arranque en dos semanas', '?'],
      ['Agentes dedicados solo a nosotros', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, unas 1.800 llamadas al mes, pico en el Black Friday. Usamos Zendesk. Queremos pagar por llamada y nada más. ¿Cuándo podríais empezar? ¿El equipo sería solo nuestro?',
      ],
      [
        'seller',
        'Hola Sergio, trabajamos dentro de vuestro Zendesk, con usuario para cada agente, así lo hacemos con otras cuatro marcas. El modelo es cuota de 1.900 € más 1,10 por llamada; sin la parte fija no trabajamos con nadie.',
      ],
      ['buyer', 'Ok, lo tendré que defender en casa. ¿Y lo otro?'],
    ],
  },
  {
    id: 'fi-es-adiestrador',
    match: true,
    seller: {
      name: 'Educan Lucía',
      description: 'Educación canina en positivo, Murcia. Técnica en modificación de conducta.',
      points: ['Primera visita 40 €', 'Sesiones individuales'],
    },
    buyer: { name: 'Javi', description: 'Podenco adoptado que tira de la correa y ladra a otros perros' },
    requirements: [
      ['Sin collares de castigo', '+'],
      ['Citas en sábado', '?'],
      ['Seguimiento por WhatsApp', '+'],
      ['Precio por sesión de 35 € como mucho', '?'],
      ['Clases en grupo', '-'],
      ['Resultados garantizados', '-'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, tengo un podenco adoptado, majo en casa pero por la calle un demonio. No quiero ahogo ni pinchos ni historias. ¿Vienes tú a Espinardo? ¿Me aseguras que se cura? ¿Haces grupos? mi cuñada también tiene uno',
      ],
      [
        'seller',
        'Hola Javi! Nada de eso, con premios y paciencia. Voy yo y paseamos por donde él se pone nervioso. Quien te garantice resultados te engaña, yo no lo hago. Y siempre de uno en uno, grupos no me gustan nada para perros reactivos. Entre sesiones me mandas vídeos al whatsapp y te voy corrigiendo, va incluido.',
      ],
      ['buyer', 'Me has convencido. A cuánto sale después de la primera?'],
      ['seller', 'Según el bono que cojas. Cuántos meses lleva contigo?'],
    ],
  },
  {
    id: 'fi-es-solar',
    match: true,
    seller: {
      name: 'Heliotec Instalaciones',
      description: 'Autoconsumo fotovoltaico para naves y comunidades en Murcia y Almería.',
      points: ['Más de 300 instalaciones', 'Estudio con curva de consumo'],
    },
    buyer: { name: 'Hortofrutícola El Raal', description: 'Almacén de limones con cámaras frigoríficas' },
    requirements: [
      ['Instalación de 100 kW', '+'],
      ['Tramitación de la subvención', '+'],
      ['Retirada del tejado de fibrocemento', '-'],
      ['Mantenimiento los dos primeros años', '+'],
      ['En marcha antes del verano', '?'],
      ['Opción de pago a plazos', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, nave con cámaras, queremos 100 kW. Parte del tejado es uralita y habría que quitarla. Que esté funcionando en junio que es cuando más gastamos. ¿Las ayudas las pedís vosotros? ¿Se puede financiar?',
      ],
      [
        'seller',
        'Buenas Fulgencio. 100 kW es lo que más hemos montado este año, unas 20. La ayuda la pide Raquel, de principio a fin, y no se cobra. La uralita tiene que ser una empresa del RERA, nosotros no la tocamos. Los dos primeros años de limpieza y revisión van en el precio.',
      ],
      ['buyer', 'Vale, buscaré a alguien para la uralita. ¿Junio y la financiación?'],
      [
        'seller',
        'Junio depende de la distribuidora, que ahí cada expediente es un mundo. ¿Me pasas doce facturas de luz?',
      ],
      ['buyer', 'Ahí van las facturas. Quedo a la espera.'],
    ],
  },
  {
    id: 'fi-es-cocina',
    match: true,
    seller: {
      name: 'Reformas Hermanos Vidal',
      description: 'Cocinas y baños en Tarragona y Reus, albañilería y montaje.',
      points: ['Fontanero y electricista en plantilla', 'Presupuesto detallado gratis'],
    },
    buyer: { name: 'Montse y Pep', description: 'Cocina de 9 m², quieren abrirla al comedor' },
    requirements: [
      ['Tirar un tabique', '+'],
      ['Licencia de obra tramitada', '-'],
      ['Obra de tres semanas como máximo', '+'],
      ['Muebles comprados por nosotros', '+'],
      ['Empezar en enero', '?'],
      ['Limpieza final', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bon dia, queremos unir cocina y comedor, quitar la pared (no es maestra). Los muebles los compramos en ikea, ¿los montáis? ¿Cuánto dura? ¿Os encargáis del permiso? Nos gustaría en enero',
      ],
      [
        'seller',
        'Bon dia! Los de Ikea los montamos casi cada mes. Pared fuera y suelo arreglado, claro. De la primera maza al último enchufe unos 12 o 13 días laborables. El permiso lo pedís vosotros en el ayuntamiento, es un papel, nosotros no nos metemos.',
      ],
      ['buyer', 'perfecto, 13 días laborables no llega a tres semanas. enero?'],
      [
        'seller',
        'Tenemos un baño en Cambrils a medias por culpa de la mampara. Cuando sepa te llamo. Qué suelo hay ahora?',
      ],
    ],
  },
  {
    id: 'fi-es-frigorifico',
    match: true,
    seller: {
      name: 'Frigoríficos del Litoral',
      description: 'Almacenamiento refrigerado y congelado en Castellón, 14.000 posiciones.',
      points: ['Cámaras de 0 a 4 °C y de -20 °C', 'Registro sanitario'],
    },
    buyer: { name: 'Helados Brisa', description: 'Fabricante de helados, 400 palés de abril a septiembre' },
    requirements: [
      ['Temperaturas consultables por internet', '?'],
      ['400 posiciones de abril a septiembre', '+'],
      ['Preparación de pedidos por cajas', '+'],
      ['Carga en domingo', '-'],
      ['Auditoría IFS Logistics', '?'],
      ['Menos de 5 € por palé y semana', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, busco hueco para 400 palés de helado, abril-septiembre. Haría falta picking de cajas para heladerías. En verano cargamos domingos. ¿Tenéis IFS? ¿Tarifa por palé y semana?',
      ],
      [
        'seller',
        'Hola Vicent, en la cámara 6 os guardo los 400 huecos todo ese tiempo, justo se va un cliente de pescado. El picking por caja lo hacemos de noche para salir a las 5. Los domingos está cerrado, verano incluido; sábado hasta las 20 h.',
      ],
      ['buyer', 'Con el sábado noche podría apañarme. ¿IFS y tarifa?'],
    ],
  },
  {
    id: 'fi-es-fisio',
    match: true,
    seller: {
      name: 'Darío Fisioterapia',
      description: 'Fisioterapeuta a domicilio en Pamplona, colegiado, recuperación tras operaciones.',
      points: ['Llevo camilla y aparatos', '45 € la sesión de 50 minutos'],
    },
    buyer: { name: 'Asun', description: 'Operada de prótesis de rodilla hace diez días' },
    requirements: [
      ['Experiencia con prótesis de rodilla', '+'],
      ['Tres sesiones por semana', '+'],
      ['Horario de tarde', '-'],
      ['Sesiones también en agosto', '?'],
      ['Factura para el seguro médico', '?'],
      ['Descuento a partir de diez sesiones', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola Darío, me operaron la rodilla (prótesis total) hace 10 días. El cirujano dice 3 veces por semana. Mejor por la tarde que está mi marido para abrir. ¿Me harías factura para el seguro y algún descuento por muchas?',
      ],
      [
        'seller',
        'Hola Asun, ánimo que lo peor ya pasó. Rodillas operadas llevo ahora mismo cuatro. Lunes, miércoles y viernes te los puedo dar, pero a las 10 o a las 11, las tardes estoy en la clínica y no puedo salir.',
      ],
      ['buyer', 'a las 11 le digo a mi hermana que venga. y lo de la factura?'],
    ],
  },
  {
    id: 'fi-es-uniformes',
    match: true,
    seller: {
      name: 'Bordados Ponent',
      description: 'Ropa laboral con bordado y serigrafía, taller en Lleida.',
      points: ['Desde 20 prendas', 'Tallas XS a 5XL'],
    },
    buyer: { name: 'Clínica Dental Segrià', description: '26 personas, tres centros' },
    requirements: [
      ['Bordado del logo en dos colores', '+'],
      ['Se puede lavar a 60 °C', '+'],
      ['Algodón orgánico', '-'],
      ['Prueba de tallas antes del pedido', '+'],
      ['Entrega antes del 1 de marzo', '?'],
      ['Reposiciones de una sola prenda', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola! 26 casacas + pantalones, logo bordado (azul y gris). Tienen que aguantar 60 grados. ¿Podríamos probarnos antes? El 1 de marzo abrimos el tercer centro. ¿Hay en algodón orgánico?',
      ],
      [
        'seller',
        'Hola Gemma, os dejo una caja con todas las tallas una semana, sin problema. El tejido es 65/35 y lo lavan en hospitales a 75. Orgánico no trabajamos ninguno. El logo me lo pasáis en vectorial y el azul y el gris los sacamos con hilo Madeira.',
      ],
      [
        'buyer',
        'Genial lo de la caja. ¿Y las fechas? Otra: si entra alguien nuevo, ¿podemos pedir una suelta?',
      ],
      ['seller', 'El proveedor me tiene que confirmar el stock del azul. ¿Casaca con cremallera o cruzada?'],
    ],
  },
  {
    id: 'fi-es-velero',
    match: true,
    seller: {
      name: 'Toni, patrón',
      description: 'Salidas en velero Bavaria 38 desde Palma, de un día o con noche a bordo.',
      points: ['Hasta ocho pasajeros de día', 'Paddle surf y esnórquel a bordo'],
    },
    buyer: { name: 'Marta', description: 'Despedida de soltera, siete chicas' },
    requirements: [
      ['Siete personas', '+'],
      ['Sábado 21 de junio', '+'],
      ['Comida incluida', '+'],
      ['Dormir a bordo las siete', '-'],
      ['Música a bordo', '?'],
      ['Devolución si hace mal tiempo', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola Toni!! somos 7, despedida el sábado 21 de junio. Se puede comer a bordo? Y dormir todas en el barco? si llueve nos devuelves el dinero? podemos poner nuestra lista de spotify? 💃',
      ],
      [
        'seller',
        'Hola Marta! El 21 lo tenía cogido pero me han anulado esta mañana, así que es vuestro. Hago paella a mediodía, entra en el precio con bebida y ensaimada. Para dormir solo hay seis literas y la mía, así que no.',
      ],
      ['buyer', 'vale pues solo de día! contesta a lo del mal tiempo porfa que la novia está de los nervios'],
    ],
  },
  {
    id: 'fi-es-plagas',
    match: true,
    seller: {
      name: 'Ambisan Control de Plagas',
      description: 'Desinsectación y desratización para alimentación y hostelería en Castilla y León.',
      points: ['Inscrita en el ROESB', 'Informe digital tras cada visita'],
    },
    buyer: { name: 'Harinas Pisuerga', description: 'Fábrica de harinas, auditoría BRC en otoño' },
    requirements: [
      ['Visita mensual', '+'],
      ['Formación para el personal', '?'],
      ['Fumigación de silos', '-'],
      ['Urgencias en 24 horas', '+'],
      ['Presente durante la auditoría', '?'],
      ['Sin rodenticidas en el interior', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, fábrica de harinas en Venta de Baños. Necesitamos: a) visita cada mes b) aviso urgente en 24 h c) fumigar 6 silos al año d) que vengáis el día de la auditoría BRC. Dentro de fábrica no queremos veneno, solo trampas.',
      ],
      [
        'seller',
        'Buenos días, Teófilo: a) sí b) sí, normalmente en el mismo día c) no, para fosfina no estamos autorizados d) ¿qué fecha es? Tendría que ver la agenda de Noelia, que es la que lleva BRC.',
      ],
    ],
  },
  {
    id: 'fi-es-camara',
    match: true,
    seller: {
      name: 'Quique',
      description: 'Vendo Fujifilm X-T3 con objetivo 18-55, poco uso, siempre con funda.',
      points: ['14.200 disparos', '750 €', 'Envío por Correos o en mano en Bilbao'],
    },
    buyer: { name: 'Noa', description: 'Estudiante de fotografía' },
    requirements: [
      ['Menos de 20.000 disparos', '+'],
      ['Color negro', '?'],
      ['Caja original', '-'],
      ['Segunda batería', '+'],
      ['700 € como máximo', '-'],
      ['Sensor sin manchas', '?'],
    ],
    talk: [
      [
        'buyer',
        'hola quique, te interesaría 700? soy estudiante jeje. trae la caja y alguna bateria de más? el sensor está limpio?',
      ],
      [
        'seller',
        'Hola Noa! Va con dos baterías, una Fuji y otra Patona. La caja la tiré en la mudanza. 700 es poco, por 730 te la llevas y te regalo una tarjeta de 64, de ahí no bajo.',
      ],
      ['buyer', '730 hecho si el sensor está bien, es para macro y se nota todo'],
      ['seller', 'Quedamos en el Casco y haces las fotos que quieras! El viernes puedo'],
    ],
  },
]

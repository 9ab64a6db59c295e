import type { Pair } from '../../../cases.ts'

/** Conversations in Spanish by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsDEs: readonly Pair[] = [
  {
    id: 'fd-es-tornilleria',
    match: true,
    seller: {
      name: 'Tornillería y fijación industrial',
      description: 'Almacén en Vitoria con 12.000 referencias',
      points: ['Inox A2 y A4', 'Reparto propio en Álava'],
    },
    buyer: {
      name: 'Tornillos para carrocerías',
      description: 'Taller de remolques en Vitoria, consumo mensual',
    },
    requirements: [
      ['Acero inoxidable A4', '+'],
      ['Certificado 3.1 por lote', '-'],
      ['Entrega en 48 horas', '+'],
      ['Sin pedido mínimo', '?'],
      ['Etiquetas con nuestro código', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, necesito M10x40 hexagonal en A4, unas 2.000 al mes. ¿Las tenéis y dais certificado?',
      ],
      [
        'seller',
        'Egun on. En A4-70 tengo ahora mismo 14.000 en la estantería. El certificado de material no lo damos, el fabricante turco no lo manda y no hay forma.',
      ],
      [
        'buyer',
        'Bueno, para este cliente vale sin él. ¿Cuánto tardáis? ¿Y se podrían etiquetar las cajas con nuestro código?',
      ],
      [
        'seller',
        'Lo que pides hoy lo tienes mañana en Vitoria, el furgón sale todos los días. Lo de las etiquetas lo comento en el almacén.',
      ],
    ],
  },
  {
    id: 'fd-es-transporte',
    match: true,
    seller: {
      name: 'Transporte refrigerado Almería – Perpiñán',
      description: 'Empresa familiar de El Ejido, 30 tráileres',
      points: ['Grupajes y completas', 'Termógrafo en todos los vehículos'],
    },
    buyer: { name: 'Transporte de pimiento', description: 'Cooperativa, de octubre a mayo' },
    requirements: [
      ['Doble conductor', '+'],
      ['Cargas completas en domingo', '+'],
      ['Seguro de 100.000 € por camión', '-'],
      ['Sin subcontratar', '-'],
      ['Precio cerrado para la campaña', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, ¿cargan ustedes los domingos? El género tiene que estar el lunes por la noche en Saint-Charles. ¿Los camiones son todos suyos?',
      ],
      [
        'seller',
        'Buenas tardes. El domingo es nuestro día fuerte, de hecho. A Perpiñán van siempre dos chóferes, no paran más que a repostar. Propios son treinta y en diciembre metemos a autónomos de la zona, si no es imposible.',
      ],
      ['buyer', '¿Y el seguro cubre cien mil? ¿Nos cierran precio hasta mayo?'],
      [
        'seller',
        'La póliza llega a 60.000 por vehículo, más no nos cubre la compañía. El precio lo hablamos en persona con un café.',
      ],
    ],
  },
  {
    id: 'fd-es-software',
    match: true,
    seller: {
      name: 'Mesero – punto de venta para restaurantes',
      description: 'Empresa de Guadalajara, Jalisco',
      points: ['Renta mensual por sucursal', 'Tabletas Android'],
    },
    buyer: { name: 'Punto de venta para tres taquerías', description: 'Puebla, con servicio a domicilio' },
    requirements: [
      ['Funciona sin internet', '+'],
      ['Facturación CFDI 4.0', '+'],
      ['Integración con Rappi', '-'],
      ['Capacitación presencial en Puebla', '?'],
      ['Pantalla para la cocina', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, en una sucursal se va el internet a cada rato, ¿ahí qué pasa? Y hay que facturarle a la gente en el momento',
      ],
      [
        'seller',
        '¡Qué tal! No se detiene nada: las comandas y los cobros siguen normal y cuando regresa la red se suben solos. El cliente escanea un QR del ticket y saca su CFDI 4.0 él mismo.',
      ],
      ['buyer', 'Órale. Pedidos de Rappi entran directo? nos amarran por un año?'],
      [
        'seller',
        'Nadie los amarra, pagan el mes y si no les late se van. Con Rappi no tenemos conexión y este año no va a haber. Sobre venir a Puebla, déjame ver la agenda de los muchachos.',
      ],
    ],
  },
  {
    id: 'fd-es-aceitunas',
    match: true,
    seller: {
      name: 'Conservas y encurtidos al por mayor',
      description: 'Fábrica en Alhama de Murcia',
      points: ['Marca propia o del cliente', 'IFS Food'],
    },
    buyer: { name: 'Aceitunas para bares', description: 'Distribuidor en Zaragoza' },
    requirements: [
      ['Muestras gratuitas', '?'],
      ['Formato cubo de 5 kg', '-'],
      ['Con nuestra etiqueta', '+'],
      ['Portes pagados desde un palé', '?'],
      ['Caducidad mínima de 18 meses', '+'],
    ],
    talk: [
      ['buyer', 'Buenas, buscamos manzanilla sin hueso. ¿Gluten, sulfitos? ¿Y cuánto dura?'],
      [
        'seller',
        'Buenas. Ni una cosa ni la otra, se lo pongo en la ficha técnica. Desde el envasado, dos años.',
      ],
      ['buyer', 'Bien. El bar quiere cubo de plástico de 5 kg y queremos poner nuestro nombre.'],
      [
        'seller',
        'Solo envasamos en lata de 4,2 y en bote de cristal; en cubo no. Con su nombre, sin problema, a partir de 500 latas le imprimimos la litografía.',
      ],
    ],
  },
  {
    id: 'fd-es-horno',
    match: true,
    seller: {
      name: 'Horno rotativo de panadería, segunda mano',
      description: 'Cierre por jubilación, Ourense',
      points: ['Carro de 18 bandejas', 'Año 2012'],
    },
    buyer: { name: 'Horno para obrador nuevo', description: 'Lugo, local de 90 m²' },
    requirements: [
      ['A gasoil', '-'],
      ['Bandejas de 60 x 40', '+'],
      ['Con vaporizador', '+'],
      ['Transporte hasta Lugo', '-'],
      ['Quemador revisado este año', '?'],
    ],
    talk: [
      ['buyer', 'Hola, ¿es de gasoil o eléctrico? ¿Qué bandeja lleva?'],
      ['seller', 'Buenas, eléctrico, 38 kW. Va con las de 60x40 de toda la vida.'],
      ['buyer', 'Tendría que ampliar potencia entonces. ¿Echa vapor? ¿Me lo traería?'],
      [
        'seller',
        'Echa vapor que da gusto, el pan sale brillante. Llevarlo no, yo lo dejo en la puerta y usted se busca el camión. Cuidado ha estado siempre, es de mi padre.',
      ],
    ],
  },
  {
    id: 'fd-es-ingles',
    match: true,
    seller: {
      name: 'Clases de inglés por videollamada',
      description: 'Profesora de Cork, vive en Valencia',
      points: ['Preparación de Cambridge', '24 € por hora'],
    },
    buyer: { name: 'Preparar el C1 en tres meses', description: 'Enfermera con turnos rotativos' },
    requirements: [
      ['Simulacros de examen', '?'],
      ['Cambiar la hora con un día de aviso', '+'],
      ['Corrección de redacciones', '+'],
      ['Vocabulario sanitario', '?'],
      ['Clases en domingo', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola Sinéad! trabajo a turnos y me cambian la planilla cada dos por tres, te avisaría el día antes. Los domingos suelo librar',
      ],
      [
        'seller',
        '¡Hola Marta! Con veinticuatro horas lo movemos las veces que quieras, sin coste. Eso sí, el domingo no abro ni el correo, es sagrado.',
      ],
      ['buyer', 'jaja vale. lo que peor llevo es el writing'],
      [
        'seller',
        'Me mandas dos a la semana y te los devuelvo con cada fallo marcado y una nota según los criterios de Cambridge. ¡He llevado a un veterinario al C1!',
      ],
    ],
  },
  {
    id: 'fd-es-natacion',
    match: true,
    seller: {
      name: 'Natación para adultos',
      description: 'Entrenador en Rosario, pileta climatizada',
      points: ['Grupos de cuatro', 'Lunes a viernes'],
    },
    buyer: { name: 'Aprender a nadar a los 50', description: 'Le tengo pánico al agua' },
    requirements: [
      ['Pileta donde haga pie', '+'],
      ['Clase individual', '-'],
      ['De noche, después de las 20', '+'],
      ['Revisación médica incluida', '-'],
      ['Experiencia con fobias', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola profe, te soy sincera: me metí una vez y casi me muero del susto. ¿Hay parte bajita? ¿Puede ser yo sola?',
      ],
      [
        'seller',
        'Hola Susana! Tranqui, arrancamos en la chica, el agua te llega a la cintura. Sola no puede ser, el club me da el andarivel solo para grupos de cuatro, pero son todos principiantes.',
      ],
      ['buyer', 'Bueno me animo. Salgo del laburo 19:30. La revisación la hacen ahí?'],
      ['seller', 'Tengo lugar en el de 20:30. La revisación la traés vos de afuera, acá no hay médico.'],
    ],
  },
  {
    id: 'fd-es-carpas',
    match: true,
    seller: {
      name: 'Alquiler de carpas y vajilla',
      description: 'Eventos en Sevilla y provincia',
      points: ['Jaimas y carpas a dos aguas', 'Sillas crossback'],
    },
    buyer: { name: 'Carpa para comunión', description: 'Finca en Carmona, 80 personas, 10 de mayo' },
    requirements: [
      ['Ventiladores o nebulizadores', '+'],
      ['Baños portátiles', '?'],
      ['Vajilla devuelta sin lavar', '+'],
      ['Anclaje sin picas, suelo de albero', '?'],
      ['Fianza inferior a 200 €', '-'],
    ],
    talk: [
      [
        'buyer',
        'Buenas! seríamos 80 y en mayo ya pega el calor, tenéis algo para refrescar? y los platos hay q devolverlos fregados?',
      ],
      [
        'seller',
        'Hola guapa! Seis nebulizadores de pie te pongo y la gente ni se acuerda de la calor. Los platos los metes en la caja tal cual, sucios, nosotros tenemos túnel.',
      ],
      ['buyer', 'ay qué alegría. ¿cuándo montáis y qué fianza pedís?'],
      ['seller', 'El 9 por la tarde se queda todo puesto. Fianza 350, se devuelve al recoger.'],
    ],
  },
  {
    id: 'fd-es-sonido',
    match: true,
    seller: {
      name: 'Sonido e iluminación para eventos',
      description: 'Bilbao y alrededores, técnicos propios',
      points: ['Line array', 'Microfonía inalámbrica'],
    },
    buyer: { name: 'Sonido para jornada técnica', description: 'Palacio de congresos, 300 asistentes' },
    requirements: [
      ['Cuatro micrófonos de diadema', '+'],
      ['Grabación en vídeo', '-'],
      ['Pago a 60 días', '?'],
      ['Prueba el día anterior', '?'],
      ['Equipo de reserva', '+'],
    ],
    talk: [
      [
        'buyer',
        'Estimados señores: en la mesa redonda intervienen cuatro ponentes que prefieren diadema. ¿Graban también la sesión?',
      ],
      [
        'seller',
        'Estimada Leire, llevamos seis diademas, así que sobran dos. Solo hacemos audio y luces; de vídeo no nos encargamos.',
      ],
      [
        'buyer',
        'De acuerdo. El año pasado se estropeó la mesa y nos quedamos mudos media hora. ¿Podrían probar la tarde antes?',
      ],
      [
        'seller',
        'Eso no le pasará: viene una segunda mesa ya programada en el rack. Iker estará en la cabina desde el primer café hasta el último aplauso. La prueba depende de a qué hora nos deje entrar el palacio.',
      ],
    ],
  },
  {
    id: 'fd-es-furgoneta',
    match: true,
    seller: {
      name: 'Alquiler de furgonetas camper',
      description: 'Santiago de Chile, retiro cerca del aeropuerto',
      points: ['Citroën Berlingo equipada', 'Cocinilla y frigobar'],
    },
    buyer: { name: 'Camper para la Carretera Austral', description: 'Dos personas, enero, tres semanas' },
    requirements: [
      ['Kilometraje libre', '+'],
      ['Permiso para cruzar a Argentina', '-'],
      ['Devolución en Punta Arenas', '-'],
      ['Dos conductores sin recargo', '+'],
      ['Cadenas de nieve', '?'],
    ],
    talk: [
      [
        'buyer',
        'hola! queremos bajar por la austral y capaz cruzar a El Chaltén. se puede dejar allá abajo en Punta Arenas?',
      ],
      [
        'seller',
        'Hola! La devolución es solo acá en Pudahuel. Y con los papeles a Argentina ya no estamos saliendo, el seguro nos lo cortó.',
      ],
      ['buyer', 'ya po, damos la vuelta entonces. hay límite de km? manejamos los dos'],
      [
        'seller',
        'Anden todo lo que quieran, no miramos el cuentakilómetros. Me mandan las dos licencias y quedan los dos en el contrato, no cuesta nada más.',
      ],
    ],
  },
  {
    id: 'fd-es-grupo',
    match: true,
    seller: {
      name: 'Alquiler de grupos electrógenos',
      description: 'De 20 a 500 kVA, Toledo y Madrid',
      points: ['Insonorizados', 'Asistencia 24 horas'],
    },
    buyer: { name: 'Generador para feria ganadera', description: 'Talavera, cuatro días de septiembre' },
    requirements: [
      ['Potencia de al menos 100 kVA', '+'],
      ['Por debajo de 65 dB a 7 metros', '-'],
      ['Combustible incluido', '-'],
      ['Cuadro de distribución con tomas', '+'],
      ['Legalización de la instalación', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días. Casetas, focos y una báscula, calculamos 90 kVA. Hay animales, conviene que no pase de 65 decibelios.',
      ],
      [
        'seller',
        'Buenos días. Le pondría el de 120 kVA. Según la placa son 69 dB a siete metros, más silencioso en esa potencia no tengo.',
      ],
      ['buyer', 'Lo ponemos lejos. ¿Los enchufes y el gasoil?'],
      [
        'seller',
        'Va con un cuadro de ocho tomas y 50 m de manguera. El depósito sale lleno y vuelve lleno, el gasoil lo pone el cliente. De los boletines lo vemos con el electricista del ayuntamiento.',
      ],
    ],
  },
  {
    id: 'fd-es-casarural',
    match: true,
    seller: {
      name: 'Casa rural en Picos de Europa',
      description: 'Aldea cerca de Potes, 10 plazas',
      points: ['Chimenea y leña', 'Cuatro baños'],
    },
    buyer: { name: 'Casa para puente de diciembre', description: 'Diez adultos y dos perros' },
    requirements: [
      ['Admite dos perros', '+'],
      ['Cobertura móvil', '-'],
      ['Barbacoa cubierta', '+'],
      ['Sábanas y toallas incluidas', '?'],
      ['Acceso sin cadenas en invierno', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola Chus, del 5 al 8 de diciembre somos cinco parejas y cada una querría su habitación. Llevaríamos a Lola y Thor, son buenísimos.',
      ],
      [
        'seller',
        'Hola! Cinco parejas, cinco habitaciones, ni pintado. Lola y Thor encantados, tengo aquí mastines que les enseñan modales.',
      ],
      ['buyer', 'Genial. ¿Hay donde asar si llueve? ¿Y llega el móvil? Por si nieva...'],
      [
        'seller',
        'La parrilla está debajo del hórreo, a cubierto. El móvil no tiene señal en toda la aldea, de ninguna compañía, hay que bajar a Potes. Y si nieva, ¡pues más bonito!',
      ],
    ],
  },
  {
    id: 'fd-es-portatil',
    match: true,
    seller: {
      name: 'MacBook Air M1',
      description: 'Particular, Medellín',
      points: ['8 GB de RAM', 'Cargador original'],
    },
    buyer: { name: 'Portátil para la universidad', description: 'Comunicación social, edición ligera' },
    requirements: [
      ['Al menos 512 GB de disco', '-'],
      ['Menos de 200 ciclos de batería', '+'],
      ['Teclado en español', '+'],
      ['Sin bloqueo de iCloud', '?'],
      ['Factura de compra', '-'],
    ],
    talk: [
      ['buyer', 'Buenas parcero, cuánto disco tiene y la batería cómo va? teclado con ñ?'],
      ['seller', 'Q más, 256 de disco. 143 ciclos. Sí señor, trae su ñ y todo, es el latino'],
      ['buyer', 'Y la factura la tenés?'],
      [
        'seller',
        'No, esa se me perdió en un trasteo. Está al pelo el compu, lo usaba mi hermana para ver series',
      ],
    ],
  },
  {
    id: 'fd-es-moto',
    match: true,
    seller: {
      name: 'Honda CB125F de 2020',
      description: 'Segunda mano, Alicante',
      points: ['18.500 km', 'Baúl trasero'],
    },
    buyer: { name: 'Moto 125 para ir al trabajo', description: 'Presupuesto 2.000 €' },
    requirements: [
      ['ITV en vigor', '+'],
      ['Único dueño', '-'],
      ['Ruedas nuevas', '?'],
      ['Transferencia pagada por el vendedor', '-'],
      ['Dos juegos de llaves', '+'],
    ],
    talk: [
      ['buyer', 'Buenas, q tal está? itv, llaves, cuantos dueños'],
      [
        'seller',
        'Buenas. ITV pasada en febrero, le dura hasta dentro de dos años. Soy el segundo, el primero fue mi cuñado. Te doy las dos llaves.',
      ],
      ['buyer', 'la transferencia la pagas tu? y las gomas?'],
      ['seller', 'La transferencia a medias como mucho, entera no te la pago. De gomas va bien, agarra.'],
    ],
  },
  {
    id: 'fd-es-muebles',
    match: true,
    seller: {
      name: 'Sillas de hostelería usadas',
      description: 'Lote de 40, cierre de cafetería en Gijón',
      points: ['Madera de haya', 'Apilables'],
    },
    buyer: { name: 'Sillas para sidrería', description: 'Unas 30, uso interior' },
    requirements: [
      ['Apilables de seis en seis', '?'],
      ['Se venden por unidades', '+'],
      ['Asiento sin tapizar', '+'],
      ['Tratadas contra la carcoma', '-'],
      ['Mesas a juego', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, no quiero las 40, me llegan 30. ¿El asiento es de madera o lleva tela? El lunes cierro y podría ir.',
      ],
      [
        'seller',
        'Hola, llévate las que te hagan falta, a 14 cada una. Son madera pelada, ni tela ni escay. El lunes estoy allí de 10 a 2, pásate.',
      ],
      ['buyer', '¿Están tratadas contra la carcoma? En mi local hay.'],
      ['seller', 'No se les dio nada nunca, ni barniz desde que las compré.'],
    ],
  },
  {
    id: 'fd-es-residencia',
    match: true,
    seller: {
      name: 'Residencia canina El Encinar',
      description: 'Boxes con patio, Villanueva de la Cañada',
      points: ['Núcleo zoológico', 'Cámaras web'],
    },
    buyer: { name: 'Residencia para galga mayor', description: 'Del 1 al 20 de agosto' },
    requirements: [
      ['Suelo radiante o aire acondicionado', '+'],
      ['Veterinario que acuda de noche', '+'],
      ['Paseos fuera del recinto', '-'],
      ['Solo con perros tranquilos', '?'],
      ['Comida blanda preparada', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, Nube tiene 13 años y el corazón regular. ¿Qué pasa si se pone mala a las tres de la mañana? ¿Hace mucho calor?',
      ],
      [
        'seller',
        'Buenas tardes, los boxes están a 24 grados con aire todo el verano. Marta, nuestra veterinaria, vive en la finca y baja a cualquier hora.',
      ],
      ['buyer', 'Qué tranquilidad. ¿La sacan al campo? No tengo coche.'],
      [
        'seller',
        'Por seguro no salen del recinto, pero tienen 3.000 metros. La furgoneta va a buscarla a Madrid por 30 € y se la devuelve igual.',
      ],
    ],
  },
  {
    id: 'fd-es-cachorro',
    match: true,
    seller: {
      name: 'Cachorros de border collie',
      description: 'De trabajo, finca en Soria',
      points: ['Nacidos el 8 de enero', 'Padres con ovejas'],
    },
    buyer: { name: 'Border collie para agility', description: 'Vivo en chalet en Logroño' },
    requirements: [
      ['Padres libres de displasia', '+'],
      ['Pedigrí de la RSCE', '-'],
      ['Hembra tricolor', '-'],
      ['Entrega con chip y cartilla', '+'],
      ['Ya conoce la correa', '?'],
    ],
    talk: [
      ['buyer', 'Hola Fermín, busco hembra, a ser posible tricolor. ¿Tienen papeles?'],
      [
        'seller',
        'Hola, hembras quedan dos, las dos blanquinegras; el tricolor era un macho y ya marchó. Papeles de la RSCE no, aquí miramos cómo trabajan, no el pedigrí.',
      ],
      ['buyer', '¿Y las caderas de los padres? ¿Van con el microchip?'],
      [
        'seller',
        'Los dos radiografiados, resultado A, sin displasia. Salen de aquí con chip, la cartilla sellada y desparasitados.',
      ],
    ],
  },
  {
    id: 'fd-es-herrador',
    match: true,
    seller: {
      name: 'Herrador y podólogo equino',
      description: 'Córdoba y Jaén',
      points: ['Herraje en caliente', 'Descalzos también'],
    },
    buyer: { name: 'Herrador para cinco caballos', description: 'Picadero en Montilla' },
    requirements: [
      ['Cada seis semanas', '+'],
      ['Herraduras ortopédicas', '+'],
      ['Paciente con caballos nerviosos', '?'],
      ['Precio por debajo de 60 € por caballo', '-'],
      ['Urgencias en fin de semana', '?'],
    ],
    talk: [
      ['buyer', 'Buenas Rafael, son cinco, uno con navicular. Vendrías cada mes y medio? Cuánto'],
      [
        'seller',
        'Buenas. Cada seis semanas lo apunto en fijo, sin problema. Al del navicular le forjo yo las ortopédicas a mano, tengo a doce así. 75 los normales y 120 el malito, y de ahí no bajo.',
      ],
      ['buyer', 'Me tienes que dar factura, que es empresa. Y si se arranca una un sábado?'],
      ['seller', 'Factura siempre con su IVA. Un sábado, según me pille.'],
    ],
  },
  {
    id: 'fd-es-traslado',
    match: true,
    seller: {
      name: 'Traslados al aeropuerto de Cancún',
      description: 'Camionetas privadas, Riviera Maya',
      points: ['Hasta 10 pasajeros', 'Agua a bordo'],
    },
    buyer: { name: 'Traslado a Tulum', description: 'Familia de seis, llegamos a las 22:15' },
    requirements: [
      ['Servicio privado', '+'],
      ['Silla para bebé', '+'],
      ['Pago en pesos a la llegada', '-'],
      ['Espera gratuita si se retrasa', '?'],
      ['Mismo precio para el regreso', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola buenas noches, somos 6 con un bebé de 8 meses. ¿Va más gente? ¿Traen sillita? Quisiéramos pasar al súper',
      ],
      [
        'seller',
        'Hola, la camioneta es solo para su familia. Ya le aparté una silla Chicco para el bebé. Chedraui está abierto hasta las 11, les hacemos la parada de 30 minutos sin costo.',
      ],
      ['buyer', 'Perfecto, ¿les pago al llegar en pesos?'],
      [
        'seller',
        'Es prepago con tarjeta en la página, el chofer no recibe efectivo. Y por el vuelo no se preocupe.',
      ],
    ],
  },
  {
    id: 'fd-es-viaje',
    match: true,
    seller: {
      name: 'Viajes de estudios',
      description: 'Agencia en Granada, institutos y colegios',
      points: ['Autocar, hotel y guía', 'Una gratuidad por cada 20 alumnos'],
    },
    buyer: { name: 'Viaje de fin de curso a Roma', description: '44 alumnos de 4.º de ESO, marzo' },
    requirements: [
      ['Vuelo directo desde Málaga', '+'],
      ['Entradas al Vaticano reservadas', '?'],
      ['Cuatro profesores gratis', '-'],
      ['Menús para celíacos', '+'],
      ['Pago en tres plazos', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, somos 44 y cuatro profes; siempre nos han regalado las cuatro plazas. Tenemos dos celíacas.',
      ],
      [
        'seller',
        'Buenos días, Encarni. Con 44 son dos las plazas gratuitas, los otros dos docentes pagarían. Volaríais Málaga–Fiumicino sin escalas. El hotel tiene dobles y triples, literas no hay. Para las celíacas cocinan aparte, ya llevamos a un grupo con cinco.',
      ],
      ['buyer', '¿Las familias podrían ir pagando poco a poco?'],
      ['seller', 'Intentamos ponerlo fácil, os paso las condiciones cuando esté el presupuesto definitivo.'],
    ],
  },
  {
    id: 'fd-es-fisio',
    match: true,
    seller: {
      name: 'Fisioterapia a domicilio',
      description: 'Zaragoza, colegiada',
      points: ['Neurología y geriatría', '40 € la sesión'],
    },
    buyer: { name: 'Fisio para mi marido tras ictus', description: 'Hemiplejia derecha, Delicias' },
    requirements: [
      ['Especialista en ictus', '+'],
      ['Traer camilla propia', '-'],
      ['Sesiones de una hora', '+'],
      ['Descuento por bono', '?'],
      ['Por las tardes', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola Pilar, el ictus fue en enero. ¿Has tratado a muchos? Por las mañanas él va a la logopeda, tendría que ser a la tarde.',
      ],
      [
        'seller',
        'Hola Rosa. Hice el máster en neurorrehabilitación y ocho de cada diez pacientes míos vienen de un ictus. Por las tardes no trabajo, tengo tres críos; acabo a las dos.',
      ],
      ['buyer', 'Cambiaré a la logopeda. ¿Cuánto rato estás? ¿Traes camilla?'],
      [
        'seller',
        'Sesenta minutos de reloj, a veces se me va a setenta. Camilla no llevo, trabajamos en su cama y en la silla, que es donde tiene que aprender.',
      ],
    ],
  },
  {
    id: 'fd-es-cuidadora',
    match: true,
    seller: {
      name: 'Cuidadora interna con experiencia',
      description: 'Busco casa en Madrid, once años en España',
      points: ['Papeles en regla', 'Referencias'],
    },
    buyer: { name: 'Interna para mi madre', description: '88 años, Chamberí, algo sorda' },
    requirements: [
      ['No fumadora', '?'],
      ['Sepa manejar grúa', '+'],
      ['Libre solo los domingos', '-'],
      ['Cocina baja en sal', '+'],
      ['Incorporación el 1 de junio', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, Nélida. Mi madre está en silla y se la levanta con una grúa. Come sin sal. Libraría usted los domingos.',
      ],
      [
        'seller',
        'Buenas tardes señora. La grúa la usé cuatro años con don Antonio, que pesaba cien kilos. Le cocino sin sal, con hierbitas, él era hipertenso también. Yo descanso desde el sábado al mediodía hasta el domingo por la noche, solo el domingo no acepto.',
      ],
      ['buyer', 'Lo hablaré con mi hermano. ¿Podría el 1 de junio?'],
      ['seller', 'Tengo que avisar donde estoy ahora, y ver qué me dicen.'],
    ],
  },
  {
    id: 'fd-es-dental',
    match: true,
    seller: {
      name: 'Clínica dental Los Álamos',
      description: 'Málaga, implantes y ortodoncia',
      points: ['Primera visita gratuita', 'Financiación a 24 meses'],
    },
    buyer: { name: 'Dos implantes', description: 'Jubilado, tomo anticoagulantes' },
    requirements: [
      ['Financiación sin intereses', '?'],
      ['Sedación consciente', '+'],
      ['Implantes Straumann', '-'],
      ['TAC hecho en la propia clínica', '+'],
      ['Garantía de por vida por escrito', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, soy muy miedoso, ¿me pueden dormir un poco? Me han hablado bien de la marca Straumann.',
      ],
      [
        'seller',
        'Buenas tardes, don Manuel. Un anestesista viene los jueves y hace la sedación, usted sigue despierto pero ni se entera. Nosotros trabajamos únicamente con Zimmer.',
      ],
      ['buyer', '¿Y la radiografía esa en tres dimensiones? ¿Y si se me cae el tornillo?'],
      [
        'seller',
        'El TAC se lo hacemos aquí mismo, en la planta baja, tarda veinte segundos. Se nos cae menos de uno de cada cien, esté usted tranquilo.',
      ],
    ],
  },
  {
    id: 'fd-es-agencia',
    match: true,
    seller: {
      name: 'Agencia de marketing gastronómico',
      description: 'Lima, redes, fotos y pauta',
      points: ['Desde S/ 1.500 al mes', 'Fotógrafo propio'],
    },
    buyer: { name: 'Redes para cevichería', description: 'Miraflores y Barranco' },
    requirements: [
      ['Doce publicaciones al mes', '+'],
      ['Responder mensajes el fin de semana', '-'],
      ['Sesión de fotos mensual', '+'],
      ['Sin trabajar con la competencia', '-'],
      ['Contrato de prueba de un mes', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola Fiorella, queremos unas doce publicaciones y fotos buenas. ¿Ustedes llevan a otra cevichería? No nos gustaría',
      ],
      [
        'seller',
        '¡Hola! Son dieciséis posts en ese plan, así que te sobra. El fotógrafo va al local una vez al mes, ya está en el precio. Y sí, manejamos dos cevicherías en Surco, no las vamos a dejar.',
      ],
      ['buyer', 'Mmm, Surco está lejos, creo que pasa. ¿El sábado contestan los inbox?'],
      ['seller', 'Nuestro horario es de lunes a viernes; sábado y domingo respondes tú.'],
    ],
  },
  {
    id: 'fd-es-envases',
    match: true,
    seller: {
      name: 'Envases de cartón para comida',
      description: 'Fabricante en Paterna',
      points: ['Vasos, boxes y bolsas', 'Compostables según EN 13432'],
    },
    buyer: { name: 'Envases para comida asiática', description: 'Cadena de cuatro locales' },
    requirements: [
      ['Compostables con certificado', '+'],
      ['Aptos para microondas', '+'],
      ['Impresión a cuatro tintas', '-'],
      ['Entrega en cada local', '?'],
      ['Tirada de 5.000 unidades', '-'],
    ],
    talk: [
      ['buyer', 'Hola, cajitas tipo wok de 750 ml con nuestro dragón a todo color. Empezaríamos por 5.000.'],
      [
        'seller',
        'Hola, Lin. Nuestra máquina imprime a dos tintas, el dragón habría que simplificarlo. Y personalizado no arrancamos por menos de 20.000.',
      ],
      ['buyer', 'Tendremos que pensarlo. La gente las calienta luego en casa, ¿aguantan?'],
      ['seller', 'Al micro tres minutos sin asa metálica, claro que sí, las nuestras van sin asa.'],
    ],
  },
  {
    id: 'fd-es-traductor',
    match: true,
    seller: {
      name: 'Traducción jurada alemán–español',
      description: 'Traductora nombrada por el MAEC, Palma',
      points: ['Firma digital', '0,11 € por palabra'],
    },
    buyer: { name: 'Traducir títulos y antecedentes', description: 'Para trabajar en Múnich' },
    requirements: [
      ['Descuento por varias páginas', '?'],
      ['Lista en tres días', '+'],
      ['Copia en papel por mensajero', '+'],
      ['Apostilla gestionada', '-'],
      ['Reconocida por las autoridades bávaras', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola! son 4 páginas, me corre prisa, para el jueves como tarde (hoy es lunes). Hay que apostillar también, lo haces tú?',
      ],
      [
        'seller',
        'Hola, Álex. Te la envío el miércoles a mediodía. La apostilla la pides tú en la gerencia del Ministerio, yo no hago gestiones.',
      ],
      ['buyer', 'Vale. El original en papel cómo me llega? y en Múnich no me pondrán pegas?'],
      [
        'seller',
        'Va por MRW en 24 h con su sello de tinta. Hasta ahora no me ha vuelto ningún cliente, pero pregunta en la oficina que te la pide.',
      ],
    ],
  },
  {
    id: 'fd-es-conducir',
    match: true,
    seller: {
      name: 'Autoescuela Ronda',
      description: 'Badajoz, permisos B, C y CAP',
      points: ['Camión rígido MAN', 'Aula propia'],
    },
    buyer: { name: 'Carné de camión y CAP', description: 'En paro, 42 años' },
    requirements: [
      ['CAP en fines de semana', '+'],
      ['Bolsa de trabajo', '?'],
      ['Prácticas con tráiler', '-'],
      ['Tasas de examen incluidas', '-'],
      ['Se puede pagar en seis meses', '+'],
    ],
    talk: [
      [
        'buyer',
        'buenas quisiera sacarme el C y el CAP, entre semana hago chapuzas. dais practicas con trailer tb? ando justo de pelas',
      ],
      [
        'seller',
        'Buenas, el CAP lo damos viernes tarde, sábado y domingo, cinco fines de semana. Tráiler no tenemos, solo el rígido. Lo partimos en seis recibos mensuales sin recargo.',
      ],
      ['buyer', 'y las tasas van dentro? luego me buscais curro o que'],
      [
        'seller',
        'Las tasas de la DGT van aparte, 94,05. Curro de camionero sobra, hombre, te llaman antes de aprobar.',
      ],
    ],
  },
  {
    id: 'fd-es-almacen',
    match: true,
    seller: {
      name: 'Almacenaje y picking para tiendas online',
      description: 'Nave en Getafe',
      points: ['Cortes a las 17 h', 'SEUR, GLS y Correos'],
    },
    buyer: { name: 'Logística para marca de ropa', description: '900 pedidos al mes, muchas devoluciones' },
    requirements: [
      ['Gestión de devoluciones con revisión', '+'],
      ['Prendas colgadas', '-'],
      ['Conexión con Shopify', '+'],
      ['Sin permanencia', '-'],
      ['Envíos a Canarias con DUA', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola, nos devuelven un 30 %. Necesitamos que alguien mire la prenda, la planche si hace falta y la suba otra vez al stock.',
      ],
      [
        'seller',
        'Hola, Carla. Tenemos mesa para eso: se abre, se le hace foto, se repasa con vapor y vuelve a su hueco el mismo día. Con Shopify el stock se actualiza al momento, es nuestra integración más usada.',
      ],
      ['buyer', '¡Eso! ¿Los vestidos van en percha? ¿Hay que firmar por mucho tiempo?'],
      [
        'seller',
        'Va todo doblado en estantería, colgado no tenemos. El contrato es de doce meses mínimo. Lo de Canarias se lo paso a mi compañero de aduanas.',
      ],
    ],
  },
]

/**
 * How texts write currencies besides their ISO codes in capitals. Patterns are in the form of `alternatives`.
 * Left out because they name several currencies: 'kr', 'krona', 'peso', 'rupees', 'dinar'. 'Francs' alone are Swiss, the only
 * ones of the four languages' own countries.
 */
export const currencySymbols: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: String.raw`us ?\$ | u\$s | \$ us | \$ américains | \$ estadounidenses | u\.s\. ?\$ | \$ ?usd? | \$`,
  GBP: '£',
  JPY: '¥ | 円',
  CNY: 'rmb | cn¥',
  INR: '₹',
  CAD: String.raw`ca ?\$ | \$ canadiens? | c\$ | cad\$ | \$ ?ca[dn]?`,
  AUD: String.raw`au ?\$ | a\$ | \$ ?aud?`,
  NZD: String.raw`nz ?\$ | \$ ?nzd?`,
  ARS: String.raw`ar\$`,
  HKD: String.raw`hk\$`,
  SGD: String.raw`sg\$ | s\$`,
  BRL: String.raw`r\$`,
  MXN: String.raw`mx\$ | \$ ?mxn?`,
  CHF: String.raw`sfr\.? | fr\.`,
  PLN: 'zł',
  CZK: 'kč',
  TRY: '₺',
  RUB: '₽',
  UAH: '₴',
  ILS: '₪',
  KRW: '₩',
  VND: '₫',
  CRC: '₡',
  PEN: String.raw`s/\.?`,
}

/** Names that stand after an amount, also misspelt. */
export const currencyNames: Readonly<Record<string, string>> = {
  EUR: 'euros? | eur | eus? | eiro | eruos? | euors? | ueros? | erous? | euronen | eurillos | euritos | euracos | eurazos | euretes | euricos | leuros | pavos | pavitos | pavetes | lereles | balles | boules | öcken | mäuse | tacken | flocken | kröten | piepen | pelaos | pelotes',
  USD: 'us[- ]dollars? | dollars? | bucks | us[- ]dólares | dólares? | usd | dollars américains',
  GBP: 'pounds?(?: sterling)? | sterling | quid | squid | gbp | livres? sterling | britische pfund | pfund | libras?(?: esterlinas)?',
  CHF: 'swiss francs? | schweizer franken | franken? | fränkli | stutz | balles suisses | francs? suisses? | francs? | frs | francos?(?: suizos?)? | chf',
  JPY: 'yen | yenes | jpy',
  CNY: 'yuan | renminbi | cny',
  CAD: 'canadian dollars? | kanadische dollar | dollars canadiens | piastres(?: canadiennes)? | piasses | loonies | dollars canadian | dólares canadienses | cad',
  AUD: 'australian dollars? | au dollars? | aussie dollars? | australische dollar | dollars australiens | dólares australianos | aud',
  NZD: 'nz dollars? | new zealand dollars?',
  ZAR: 'rand',
  NGN: 'naira',
  CRC: 'colones',
  INR: 'indian rupees? | inr',
  SEK: 'swedish (?:kronor|krona|crowns?) | schwedische kronen | couronnes suédoises | coronas suecas | sek',
  NOK: 'norwegian (?:kroner|krone|crowns?) | norwegische kronen | couronnes norvégiennes | coronas noruegas | nok',
  DKK: 'danish (?:kroner|krone|crowns?) | dänische kronen | couronnes danoises | coronas danesas | dkk',
  CZK: 'czech crowns? | tschechische kronen | couronnes tchèques | coronas checas | czk',
  PLN: String.raw`złoty\p{L}* | zloty\p{L}* | pln`,
  HUF: 'forints? | huf',
  TRY: 'turkish liras? | türkische lira | livres turques | liras turcas',
  MXN: 'varos | mexican pesos? | mexikanische pesos? | pesos mexicains | pesos mexicanos | mxn',
  BRL: 'reais | brl',
  AED: 'dirhams? | aed',
  PEN: 'soles | nuevos soles',
  RON: 'lei',
  XOF: 'francs? cfa | f ?cfa | cfa',
}

/** Codes that are words when text is in capitals. They count only right beside an amount, and never before one. */
export const codesThatAreWords =
  'ALL | TOP | CUP | SOS | PEN | MAD | TRY | BAM | ANG | GEL | LAK | MOP | TOP | XXX'

/** Hundredths, written after an amount. */
export const centNames: Readonly<Record<string, string>> = {
  EUR: "eurocents? | euro cents? | centimes d['’]euros? | céntimos de euro | cents? | c(?=\\s?(?:/|an?\\b|per\\b|each\\b|the\\b)) | cts? | ct\\. | centimes? | céntimos?",
  USD: '¢',
  GBP: String.raw`pence | p(?!/[wmhap](?![a-z])|\.\s?\p{L})`,
  CHF: String.raw`rappen? | rp\.`,
}

/** Their names of two or more words, such as 'mexikanische Pesos', are taken from the locale data. */
export const namedByLocale = `
  AED ARS AUD BGN BOB BRL CAD CHF CLP CNY COP CRC CZK DKK DOP DZD EGP GBP GEL GHS HKD HNL HUF IDR ILS INR ISK JOD KES KRW
  KWD LKR MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN PYG QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH UGX USD UYU VND XAF
  XOF ZAR`

/**
 * Words of the places where '$', 'dollars' and 'pesos' are a currency of their own: countries, states, cities and some of
 * their districts.
 */
export const placesByCurrency: Readonly<Record<string, string>> = {
  CAD: String.raw`
    canada | canadian | canadien(?:ne)?s? | kanad\p{L}* | canadiense | cad | cdn | ontario | québec\p{L}* | alberta | british columbia | manitoba | saskatchewan | nova scotia | new brunswick | newfoundland
    toronto | montréal | vancouver | calgary | edmonton | ottawa | winnipeg | mississauga | brampton | oakville | barrie | kanata | hamilton | halifax | guelph | laval | gatineau | sherbrooke | longueuil | trois-rivières | saguenay | rimouski | rivière-du-loup | rosemont | boucherville | estrie | mauricie | gaspésie | banff`,
  AUD: 'australia | australian | australien | aud | aussie | sydney | melbourne | brisbane | perth wa | adelaide | canberra | queensland | tasmania',
  NZD: 'new zealand | nzd | nz | kiwi dollars | auckland | wellington | christchurch',
  MXN: `
    méxic[oa]n?[oa]?s? | mexiko | mexican | mexikanische | mxn | mx | cdmx | edomex | jalisco | yucatán | oaxaca | chiapas | sonora | michoacán | guanajuato | sinaloa | veracruz
    guadalajara | monterrey | puebla | toluca | tijuana | querétaro | mérida | zapopan | cancún | ciudad juárez | hermosillo | morelia | culiacán | xalapa | cuernavaca | tlalpan | coyoacán | iztapalapa | pantitlán | uruapan | narvarte | san luis potosí`,
  ARS: `
    argentin[oa]s? | argentinien | argentina | ars | buenos aires | caba | rosario | mendoza | tucumán | la plata | mar del plata | tandil | bariloche | neuquén | caballito | palermo | lanús | santa fe`,
  CLP: `chile | chilen[oa]s? | chilien(?:ne)?s? | clp | santiago de chile | valparaíso | viña del mar | concepción | temuco | antofagasta | curicó | rancagua`,
  COP: `colombia | colombian[oa]s? | kolumbien | cop | bogotá | medellín | cali | barranquilla | cartagena de indias | bucaramanga`,
  UYU: 'uruguay | uruguay[oa]s? | montevideo | uyu | punta del este',
  MAD: `maroc | marocains? | marokko | morocco | moroccan | marruecos | marroquí(?:es)? | casablanca | marrakech | marrakesch | rabat | tanger`,
}

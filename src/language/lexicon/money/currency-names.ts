/**
 * How texts write currencies besides their ISO codes in capitals. Patterns are in the form of `alternatives`.
 * Left out because they name several currencies: 'kr', 'krona', 'peso', 'rupees', 'dinar'. 'Francs' alone are Swiss, the only
 * ones of the four languages' own countries.
 */
export const currencySymbols: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: String.raw`us ?\$ | \$ us | \$ américains | \$ estadounidenses | u\.s\. ?\$ | \$ ?usd? | \$`,
  GBP: '£',
  JPY: '¥ | 円',
  CNY: 'rmb | cn¥',
  INR: '₹',
  CAD: String.raw`ca ?\$ | \$ canadiens? | c\$ | cad\$ | \$ ?ca[dn]?`,
  AUD: String.raw`au ?\$ | a\$ | \$ ?aud?`,
  NZD: String.raw`nz ?\$ | \$ ?nzd?`,
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
  EUR: 'euros? | eur | eruos? | euors? | ueros? | erous? | euronen | eurillos | euritos | euracos | eurazos | euretes | euricos | leuros | pavos | pavitos | pavetes | lereles | balles | boules | öcken | mäuse | tacken | flocken | kröten | piepen',
  USD: 'us[- ]dollars? | dollars? | bucks | us[- ]dólares | dólares? | usd | dollars américains',
  GBP: 'pounds?(?: sterling)? | sterling | quid | squid | gbp | livres? sterling | britische pfund | pfund | libras?(?: esterlinas)?',
  CHF: 'swiss francs? | schweizer franken | franken? | fränkli | stutz | balles suisses | francs? suisses? | francs? | frs | francos? suizos? | chf',
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
  EUR: "eurocents? | euro cents? | centimes d['’]euros? | céntimos de euro | cents? | cts? | ct\\. | centimes? | céntimos?",
  USD: '¢',
  GBP: String.raw`pence | p(?!/[wmhap](?![a-z])|\.\s?\p{L})`,
  CHF: String.raw`rappen? | rp\.`,
}

/** Their names of two or more words, such as 'mexikanische Pesos', are taken from the locale data. */
export const namedByLocale = `
  AED ARS AUD BGN BOB BRL CAD CHF CLP CNY COP CRC CZK DKK DOP DZD EGP GBP GEL GHS HKD HNL HUF IDR ILS INR ISK JOD KES KRW
  KWD LKR MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN PYG QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH UGX USD UYU VND XAF
  XOF ZAR`

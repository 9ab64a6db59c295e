/**
 * How texts write currencies besides their ISO codes in capitals. Patterns are in the form of `alternatives`.
 * Left out because they name several currencies: 'kr', 'krona', 'peso', 'rupees', 'dinar', 'francs' alone in French.
 */
export const currencySymbols: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: String.raw`us\$ | u\.s\.\$ | \$us | \$`,
  GBP: '£',
  JPY: '¥ | 円',
  CNY: 'rmb | cn¥',
  INR: '₹',
  CAD: String.raw`ca\$ | c\$ | cad\$`,
  AUD: String.raw`au\$ | a\$`,
  NZD: String.raw`nz\$`,
  HKD: String.raw`hk\$`,
  SGD: String.raw`sg\$ | s\$`,
  BRL: String.raw`r\$`,
  MXN: String.raw`mx\$`,
  CHF: String.raw`sfr\.? | fr\.`,
  PLN: 'zł',
  CZK: 'kč',
  TRY: '₺',
  RUB: '₽',
  UAH: '₴',
  ILS: '₪',
  KRW: '₩',
  VND: '₫',
}

/** Names that stand after an amount, also misspelt. */
export const currencyNames: Readonly<Record<string, string>> = {
  EUR: 'euros? | eur | eruos? | euors? | ueros? | erous? | pavos | balles | öcken | mäuse',
  USD: 'us[- ]dollars? | dollars? | bucks | us[- ]dólares | dólares? | usd | dollars américains',
  GBP: 'pounds?(?: sterling)? | quid | gbp | livres? sterling | britische pfund | pfund | libras?(?: esterlinas)?',
  CHF: 'swiss francs? | schweizer franken | franken | stutz | francs? suisses? | francos? suizos? | chf',
  JPY: 'yen | yenes | jpy',
  CNY: 'yuan | renminbi | cny',
  INR: 'indian rupees? | inr',
  CAD: 'canadian dollars? | kanadische dollar | dollars canadiens | dólares canadienses | cad',
  AUD: 'australian dollars? | australische dollar | dollars australiens | dólares australianos | aud',
  SEK: 'swedish (?:kronor|krona|crowns?) | schwedische kronen | couronnes suédoises | coronas suecas | sek',
  NOK: 'norwegian (?:kroner|krone|crowns?) | norwegische kronen | couronnes norvégiennes | coronas noruegas | nok',
  DKK: 'danish (?:kroner|krone|crowns?) | dänische kronen | couronnes danoises | coronas danesas | dkk',
  CZK: 'czech crowns? | tschechische kronen | couronnes tchèques | coronas checas | czk',
  PLN: String.raw`złoty\p{L}* | zloty\p{L}* | pln`,
  HUF: 'forints? | huf',
  TRY: 'turkish liras? | türkische lira | livres turques | liras turcas',
  MXN: 'mexican pesos? | mexikanische pesos? | pesos mexicains | pesos mexicanos | mxn',
  BRL: 'reais | brl',
  AED: 'dirhams? | aed',
}

/** Codes that are words when text is in capitals. They count only right beside an amount, and never before one. */
export const codesThatAreWords =
  'ALL | TOP | CUP | SOS | PEN | MAD | TRY | BAM | ANG | GEL | LAK | MOP | TOP | XXX'

/** Hundredths, written after an amount. */
export const centNames: Readonly<Record<string, string>> = {
  EUR: 'eurocents? | cents? | cts? | ct\\. | centimes? | céntimos?',
  USD: '¢',
  GBP: 'pence | p',
  CHF: 'rappen | rp\\.',
}

/** Patterns for what people say of themselves. Written by hand for English, German, French and Spanish. */

/** What a buyer is up to, which is no part of who they are: 'we're an English couple and throwing a party'. */
export const activity =
  /^(?:(?:we|i|wir|ich|nous|on|je|j['’])?(?:['’](?:re|m)| are| am)?\s*(?:currently |now |gerade |actuellement )?)(?:throwing|having|hosting|planning|organi[sz]ing|holding|celebrating|arranging|getting|moving|expecting|feiern|heiraten|ziehen|planen|veranstalten|organisieren|erwarten|organis(?:e|ons)|f[êe]t(?:e|ons)|célébr(?:e|ons)|prépar(?:e|ons)|(?:nous )?mari(?:e|ons)|déménage(?:ons)?|nos (?:casamos|mudamos)|me (?:caso|mudo)|organi[zc](?:o|amos)|celebr(?:o|amos)|prepar(?:o|amos)|hacemos)(?!\p{L})/iu

/** The verb and the article before the event itself: 'throwing a big party'. */
export const beforeEvent =
  /^(?:(?:we|i|nous|on|je|j['’])?(?:['’](?:re|m)| are| am)?\s*(?:currently |now |actuellement )?)(?:throwing|having|hosting|planning|organi[sz]ing|holding|celebrating|arranging|expecting|organis(?:e|ons)|f[êe]t(?:e|ons)|célébr(?:e|ons)|prépar(?:e|ons)|organi[zc](?:o|amos)|celebr(?:o|amos)|prepar(?:o|amos)|hacemos)\s+(?:an?|the|une?|la|le|el|una)\s+/iu

/** A preposition before a name: 'near Libourne'. */
export const place =
  /(?<!\p{L})(?:in|near|around|at|to|from|outside|bei|nahe|aus|nach|à|de|en|a|près de|cerca de)\s(?:the |la |le |el )?\p{Lu}\p{L}{2,}/u

/** Earnings, which are private in an introduction. */
export const earnings =
  /(?<!\p{L})(?:earn\p{L}*|income|salar\p{L}*|wages?|savings|verdien\p{L}*|gehalt|einkommen|gespart\p{L}*|gagn(?:e|ons)|salaire|revenus?|économies|gan(?:o|amos)|sueldo|ingresos|ahorros)(?!\p{L})/iu

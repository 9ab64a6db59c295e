import { inAnySpelling } from '../../../../../language/diacritics.ts'

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

/** 'Hiya, so …', 'ok so …', 'alors …'. */
export const interjection =
  /^(?:(?:salut|coucou|bonjour|hola|hallo|hiya|hi|hey|hello|yo|ok(?:ay)?|so|well|right|also|na ja|tja|moin|servus|alors|bon|ben|bueno|pues|vale)(?:\s*[,!.–-]+\s*|\s+(?=(?:so|we|my|our|wir|unser|nous|on|notre|tenemos|nuestr)\b)|(?<=ok|okay)\s+))+/iu

/** 'I'm Tom, …', 'me llamo Ana y …'. */
export const ownName = inAnySpelling(
  /^(?:(?:i['’]m|i am|my name is|ich bin(?: der| die)?|ich hei(?:ß|ss)e|mein name ist|je m['’]appelle|je suis|(?:moi )?c['’]est|ici|hier(?: ist| spricht)?|me llamo|soy|mi nombre es) (?!(?:un|une|una|a|an|ein|eine)\s)\p{Lu}[\p{L}'’-]+(?: (?:und|and|et|y|&) \p{Lu}[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+)?(?: (?:de|von|vom|from|of|aus|at) [^,.;:]{2,50}(?=,))?\s*(?:,|\.|–|-| and| und| et| y)\s+)/iu,
)

/** Before the verb of a second statement, which says what is wanted or offered: 'We are a clinic and need …'. */
export const secondWish = inAnySpelling(
  /(?<=^[^.!?]{12,200}?)(?:(?:\s*,)?\s(?:and|&|\+|so|und|et|y|donc|deshalb|daher|por eso|así que)|,)\s+(?=(?:(?:we|i|wir|ich|nous|on)\s+)?(?:now |urgently |currently |also |jetzt |dringend |noch )?(?:(?:are |am )?looking for|need|want (?:to (?:buy|hire|rent|find)|(?!to ))|such(?:en?)?\s|brauch(?:en?)?\s|benötigen?\s|cherch(?:e|ons)\s|(?:avons|ai|a) besoin|(?:nos|me) hacen? falta|necesit(?:o|amos)\s|busc(?:o|amos)\s|il (?:nous|me) (?:faut|manque)|(?:uns|mir) fehl(?:t|en)\s|(?:nos|me) falta))/iu,
)

/** Verbs of a wish, which a request's title follows rather than what the company does: 'we run three cafés'. */
export const wish = inAnySpelling(
  /(?<!\p{L})(?:look(?:ing)?|search(?:ing)?|seek(?:ing|s)?|need(?:s|ed)?|require[sd]?|want(?:s|ed)?|wish(?:es)?|like|find|buy(?:s|ing)?|book|hire|rent|recommend|such\p{L}*|gesucht|brauch\p{L}*|bräucht\p{L}*|benötig\p{L}*|beschaff\p{L}*|kauf\p{L}*|bestell\p{L}*|hätte\p{L}*|möcht\p{L}*|finden|(?:re)?cherch\p{L}*|besoin|voudr\p{L}*|souhait\p{L}*|aimer\p{L}*|achet\p{L}*|achèt\p{L}*|renouvel\p{L}*|trouv\p{L}*|busc\p{L}*|necesit\p{L}*|quier\p{L}*|queremos|quisi\p{L}*|gustar\p{L}*|compr\p{L}*|encontrar|encuéntr\p{L}*|faltan?|missing|short of|buying|hiring|fehl(?:t|en)|manque|veut|voulons|veux)(?!\p{L})/iu,
)

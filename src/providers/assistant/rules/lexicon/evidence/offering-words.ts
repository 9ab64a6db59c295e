/**
 * Verbs of offering and adverbs beside a denial, in English, German, French and Spanish: in 'unfortunately we do not sell
 * loose tea', only loose tea is denied. Written by hand and tuned on the labelled pairs and threads of `scripts/eval`.
 */
export const offeringWords: ReadonlySet<string> = new Set(
  `carry carried sell sold stock keep run serve serves guarantee guaranteed deal handle handled have got take taking accept do doing give perform allow allowed promise commit ensure
  something anything offer
  unfortunately sadly afraid sorry however actually really even though therefore moment any anymore longer
  haben habe hat führen führe verkaufen verkaufe machen mache tun leisten nehmen übernehmen garantieren zusagen zusichern versprechen erlauben dürfen können könnten kann geht gehen schaffen leider derzeit allerdings aber momentan mehr selbst auch dabei
  avons ai faisons fais vendons vends prenons acceptons garantir garantissons promettre assurer pouvons peut peux travaillons malheureusement hélas cependant plus encore même
  llevamos llevo vendemos vendo hacemos hago trabajamos aceptamos garantizamos garantizar prometer asegurar podemos puedo lamentablemente desgraciadamente sin embargo todavía aún`.split(
    /\s+/,
  ),
)

/** The verb beside a denial, which says how something isn't offered: 'we do not peel', 'je ne pose pas', 'verlegen wir nicht'. */
export const deniedVerb =
  /(?:n['’]t|\bnot|\bnever|\bcannot|\bne|\bn['’]|\bno|\bnunca) ?(?:(?:se|me|nos|lo|la|los|las|les?|nous|vous|y|en|be) )?(\p{L}+)|\b(?:wir|ich) (\p{L}+)|(\p{L}+) (?:wir|ich)\b/gu

/** Words for an order itself: '300 pieces' and 'a trial order of 300 pieces' ask for the same. */
export const orderWords: ReadonlySet<string> = new Set(
  `order orders run batch lot quantity amount trial sample prototype purchase bestellung bestellungen auftrag aufträge menge abnahme liefermenge losgröße probe
  commande commandes quantité lot achat essai pedido pedidos cantidad lote compra prueba`.split(/\s+/),
)

/** Containers whose contents a mass or a volume names: '25 kg bags' is a size, not an amount to order. */
export const containerNoun =
  /^[-\s]*(?:\p{L}+ )?(?:bags?|sacks?|boxes|box|bottles?|cans?|drums?|canisters?|containers?|buckets?|jars?|rolls?|s(?:ä|ae|a)ck\p{L}*|kartons?|flaschen?|dosen?|kanister\p{L}*|eimern?|fässern?|gebinden?|sacs?|cartons?|bouteilles?|bidons?|fûts?|seaux?|pots?|sacos?|cajas?|botellas?|garrafas?|latas?|bidones)/iu
/** The same before the amount: 'Säcke zu 25 kg'. */
export const containerBefore =
  /(?:bags?|sacks?|boxes|bottles?|cans?|drums?|s(?:ä|ae|a)ck\p{L}*|kartons?|flaschen?|dosen?|kanister\p{L}*|eimern?|sacs?|cartons?|bouteilles?|bidons?|sacos?|cajas?|botellas?|garrafas?|latas?) (?:of|zu|à|von|de|with|mit) (?:[\d.,]+ ?\p{L}{1,6}(?:,| and| und| et| y| or| oder| ou| o) )*$/iu

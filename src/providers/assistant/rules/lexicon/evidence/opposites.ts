/**
 * Pairs of properties that exclude each other, unless a text states both. In English, German, French and
 * Spanish. Written by hand and tuned on the labelled pairs of `scripts/eval/dev-pairs.ts`.
 */
export const opposites: readonly [RegExp, RegExp][] = [
  [
    /\bfrozen\b|tiefgekühlt|tiefkühl|surgelé|congelad/iu,
    /\bfresh\b|never frozen|\bfrisch|\bfrais\b|fraîche|\bfresc[oa]s?\b/iu,
  ],
  [
    /(?:brand[- ])?\bnew\b|fabrikneu|\bneue?[nrs]?\b|\bneufs?\b|\bneuves?\b|nuev[oa]s?/iu,
    /second[- ]?hand|\bused (?!to|by|for|in)|refurbished|gebraucht|generalüberholt|d['’]occasion|reconditionné|segunda mano|usad[oa]s/iu,
  ],
  [
    /\borganic\b|\bbio\b|biologi|ökologisch|ecológic/iu,
    /\bconventional\b|konventionell|conventionnel|convencional/iu,
  ],
  [
    /\bon[- ]?site\b|vor ort|sur place|sur site|in situ|presencial/iu,
    /\b(?:fully|only|100 ?%|exclusively|purely) (?:remote|online)|(?:remote|online)[- ]only|nur (?:remote|online)|uniquement (?:en ligne|à distance)|solo (?:online|remoto)/iu,
  ],
  [
    /\bbusiness(?:es)? customers|\bb2b\b|gewerb/iu,
    /private (?:households|customers|individuals) only|only private|nur privat|particuliers uniquement|solo particulares/iu,
  ],
  [
    /\binclu(?:ded|sive|des|s|se|ses)\b|\bcompris|inklusive|enthalten|inbegriffen|incluid/iu,
    /\bextra\b|en (?:plus|sus|supplément)\b|zzgl|zuzüglich|aufpreis|gesondert|separat berechnet|on top\b|charged separately|surcharge|supplément|aparte|por separado|recargo/iu,
  ],
  [
    /\bopen(?:s|ing)?\b|geöffnet|öffnung|\bouvert|ouverture|\babiert|apertura/iu,
    /\bclose[sd]?\b|geschlossen|schließen|\bferm(?:é|e|ons|eture)|\bcerra(?:d|mos)|\bcierra/iu,
  ],
  [
    /\bvegan\b|végétalien|vegan[oa]/iu,
    /\bcontains? (?:milk|egg|dairy|butter|honey)|enthält (?:milch|ei|butter)|contient du (?:lait|beurre)|contiene (?:leche|huevo)/iu,
  ],
]

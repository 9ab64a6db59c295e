/**
 * Words that occur in listings of every trade, in English, German, French and Spanish. They get little weight,
 * because sharing them says nothing about whether a requirement is met. Collected by hand and tuned on the
 * labelled pairs of `scripts/eval/dev-pairs.ts`.
 */
export const boilerplate: ReadonlySet<string> = new Set(
  `need needs needed require requires required requirement requirements must should shall offer offers offered offering provide provides provided providing provider supply supplies supplied supplier suppliers able ability want wants wanted look looking search searching seek seeking find company companies business firm service services product products goods good quality high best great top reliable reliably professional available availability include includes included including inclusive possible possibly use used using work works working please ideal ideally prefer preferably preferred minimum maximum least most know able everything anything kind type types various full fully complete completely like would new own directly direct regular regularly capacity capable range customer customers client clients time times order orders current currently strong excellent ensure general area based approximately about yes sure course happy glad currently today additional extra standard normal usual typical well within during interested important essential necessary mandatory welcome plus proof proven existing next future option options material materials done made make also only quantity amount possible base goods item items list day days week weeks month months year years hour hours
  brauchen benötigen benötigt benötigten brauche suchen suche sucht gesucht bieten biete bietet anbieten anbieter angebot müssen muss sollen soll sollte sollten möchten möglich verfügbar vorhanden firma unternehmen betrieb qualität hochwertig zuverlässig professionell inklusive bitte ideal gerne gern mindestens maximal höchstens benötigte erforderlich notwendig nötig voraussetzung wichtig lieferant produkt produkte ware waren leistung leistungen dienstleistung dienstleistungen kunde kunden uns unsere unser neu regelmäßig erfolgt bereits ca gestellt wunsch erhältlich nächstes material art stellen tag tage woche wochen monat monate jahr jahre stunde stunden arbeiten
  besoin besoins cherchons cherche recherchons recherche proposons propose offrons offre fournir fournisseur fournissons doit doivent devra possible disponible disponibles entreprise société qualité haute produit produits service services client clients exigé exigée requis requise nécessaire souhaité souhaitons impératif obligatoire minimum maximum jour jours semaine semaines mois an ans heure heures assurons
  necesitamos necesita necesito buscamos busco ofrecemos ofrece oferta proveedor debe deben deberá posible disponible disponibles empresa calidad alta producto productos servicio servicios cliente clientes requerido requisito imprescindible necesario mínimo máximo contamos tenemos realizamos día días semana semanas mes meses año años hora horas`.split(
    /\s+/,
  ),
)

/**
 * Negators and comparatives, in the same languages. They aren't tokens: negation and the bounds of quantities
 * are detected separately.
 */
export const polarityWords: ReadonlySet<string> = new Set(
  'not no nor never none cannot without less fewer over under above below beyond maximum minimum than nicht kein keine keinen keiner nie ohne weniger höchstens mindestens pas sans moins jamais aucun aucune sin nunca menos'.split(
    ' ',
  ),
)

/**
 * Classes of words whose combinations mark what a person says to the own assistant, whatever the wording. Written by hand;
 * the syntax is described in `privacy/phrases.ts`.
 */

/** The other side as the subject of a clause. */
export const others = `
  they | they're | they've | these (?:guys|people|folks|lot) | the (?:other side|other party|seller|buyer|client|customer|supplier|guy~) | he | she
  die | sie | deren | er | der (?:kunde|käufer|verkäufer|anbieter|lieferant|typ)
  ils | elles | qu'ils | qu'elles | jusqu'où ils | il | elle
  ellos | ellas | él | ella | estos`

/** What somebody knows, needs or is like: nobody says this of goods. */
export const judgements = `
  no idea | clueless | no clue | desperate~ | inexperienced | green | naive | nervous | keen | eager | in a hurry | need (?:the|this|our) (?:job|work|order|money|sale|deal|contract) | out of their depth | know nothing | don't know (?:much|anything|the first) | doesn't know (?:much|anything) | greedy | stingy | unreliable | amateur~ | overpriced | expensive | bluff~ | stubborn | arrogant | rude | shady
  keine ahnung | kaum ahnung | null ahnung | wenig ahnung | ahnungslos | unerfahren | überfordert | naiv | nervös | nötig | dringend | in eile | unter druck | gierig | geizig | unzuverlässig | amateur~ | anfänger | überteuert | bluff~ | stur | arrogant | dubios | unseriös
  n'y connai~ rien | connai~ rien | aucune idée | inexpériment~ | peu expériment~ | débutant~ | naï(?:f|ve)s? | nerveu~ | press(?:é|és|ée|ées) | besoin de (?:ce|cette|vendre|l'argent|travail~) | avide~ | radin~ | peu fiable~ | amateurs? | trop chers? | bluff~ | têtu~ | arrogant~ | louche~
  ni idea | ninguna idea | inexpert~ | sin experiencia | principiante~ | ingenu~ | nervios~ | prisa | necesita~ (?:el|este|esta|la) (?:trabajo|pedido|dinero|venta|contrato|encargo) | codicios~ | tacañ~ | poco fiab~ | aficionad~ | novat~ | farol~ | terc~ | arrogante~ | turbi~`

/** Spanish verbs carry the person: 'no tienen ni idea', 'se nota que necesitan el trabajo'. */
export const verbsOfOthers = `
  (?:me|nos) parecen? | il (?:me|nous) (?:parait|semble) | (?:ils|elles|elle) (?:me|nous) (?:paraissent|semblent|paraît|semble) | (?:der|die|sie) wirkt | (?:der|die|sie|er) (?:wirkt|wirken|scheint|scheinen)
  (?:no )?(?:tienen|saben|conocen|entienden|necesitan|parecen|andan|están|van|son) | se nota que | se ve que | tiene pinta`

/** One's own mood and what it is about. */
export const ownMoods = `
  (?:we|i|we're|i'm|wir|ich|on|nous|je|j'ai|estamos|estoy|andamos|nos) … (?:nervous|worried|anxious|stressed|panick~|scared|afraid|sweating|nervös|besorgt|panik|angst|bammel|sorgen|gestresst|inquiet~|stress~|angoiss~|paniqu~|nerveu~|peur|agobiad~|preocupad~|nervios~|inquiet~|estresad~|miedo|pánico)`

/** What becomes of one without the deal: 'sans cette commande on ne passe pas le mois'. */
export const withoutDeal = `
  (?:without|if we (?:lose|don't get|miss)) (?:this|that|their|the) (?:order|job|deal|contract|sale|client|customer|project) … (?:we|i)
  (?:ohne|fällt) (?:diesen?|dieses|den|das|deren) (?:auftrag~|bestellung|verkauf|vertrag|projekt|job|kunden) … (?:wir|ich|uns|mich|mir|es)
  sans (?:cette|ce|cet|leur|le|la) (?:commande|contrat|chantier|vente|projet|client~|marché) … (?:on|nous|je)
  sin (?:este|esta|ese|esa|el|la|su) (?:pedido|contrato|venta|encargo|proyecto|cliente|obra) … (?:no|nos|me|vamos|estamos)`

/** What the other side doesn't know. */
export const ignorance = `
  what (?:they|he|she) (?:don't|doesn't|do not|does not|can't) know | was (?:die|sie|er|der|der kunde) nicht (?:wissen|weiss|ahnen|ahnt) | ce qu'(?:ils|elles|il|elle) (?:ignorent?|ne sa(?:it|vent)) | (?:lo )?que no sab(?:e|en) | sin saberlo | without knowing it
  (?:kein|not a|ni un|ni una|pas une?) (?:sterbenswort~|wort|word|syllable|palabra|mot|syllabe)`

/** Goods or rooms that nobody takes. */
export const idleSince = `
  (?:empty|unsold|unlet|vacant|idle|unused|leer|unverkauft|unvermietet|ungenutzt|vide~|inoccupé~|invendu~|vacant~|vacío~|vacía~|parad[oa]s?|sin vender|sin alquilar) … (?:since|for (?:weeks|months|years|ages|\\d+|two|three)|seit|depuis|desde)
  (?:since|seit|depuis|desde) … (?:empty|unsold|vacant|leer|unverkauft|unvermietet|vide~|invendu~|vacío~|vacía~|sin vender|sin alquilar)
  (?:sitting on|stuck with|left with) \\d+ | on our hands | auf \\d+ \\S+ sitzen | (?:sitzen|sitze|hocken) … auf | am hals | sur les bras | muert[oa]s de risa | comiéndo(?:nos|me) | cogiendo polvo | verstauben | take up space`

/** Another supplier, bidder or customer. */
export const alternatives = `
  (?:another|a second|a third|a different|one|a|some|the other|the second) (?:\\S+ )?(?:supplier|provider|vendor|bidder|contractor|company|firm|shop|seller|buyer|customer|client|agency|dealer)
  (?:ein|eine|einer|der andere|die andere|ein zweiter|eine zweite|ein anderer|eine andere|jemand) (?:\\S+ )?(?:anbieter~|lieferant~|firma|händler~|betrieb|bieter~|kunde|kundin|käufer~|interessent~|agentur)
  (?:un|une|l'autre|un autre|une autre|un second) (?:\\S+ )?(?:fournisseur~|prestataire|concurrent~|société|boîte|vendeur|acheteur~|client~|agence)
  (?:un|una|otro|otra|el otro|la otra) (?:\\S+ )?(?:proveedor~|competidor~|empresa|vendedor~|comprador~|cliente|agencia)`

export const bids = String.raw`
  (?:quoted|quotes|offered|offers|does|would do|charges|asks|wants|pays|would pay) … \d\S* | (?:macht|nimmt|bietet|verlangt|liegt|will|zahlt|würde) … \d\S* | (?:fait|ferait|propose|demande|prend|offre|paie~|payerait) … \d\S* | (?:deja|hace|haría|ofrece|pide|cobra|paga|pagaría) … \d\S*`

/** 'Below 40', with a number in digits or words. */
const number = String.raw`\d[\d.,]*(?:\s?k)?|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\S*hundred|\S*thousand|zwanzig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|\S*hundert|\S*tausend|dix|vingt|trente|quarante|cinquante|soixante|cent|mille|diez|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|mil`
const unit = String.raw`(?: (?:euros?|eur|€|chf|pounds?|dollars?|franken|bucks|quid))?(?: (?:an|a|per|die|pro|je|de l'|de la|par|la|el|al|por)\s?\S+)?`
const lower = `below | under | less than | anything below | anything under | for under | unter | weniger als | drunter | (?:en|au)[ -]dessous de | moins de | por debajo de | menos de`
const upper = `above | over | more than | über | mehr als | au-dessus de | au-delà de | plus de | por encima de | más de`
const bounded = `(?:${lower.replaceAll(' | ', '|')}|${upper.replaceAll(' | ', '|')}) (?:${number})${unit}`

/** A bare bound on a price beside what one would lose or not do: 'unter 1.150 lege ich drauf'. */
export const ownBounds = `
  ${bounded} (?:and )?(?:i|we|it's|it is) (?:lose|can't|cannot|won't|don't|wouldn't|walk|pass|leave|am out|are out|stop|not) | (?:i|we)(?:'d| would| will|'ll)? (?:walk|stop|pass|leave|lose|quit|refuse|won't|can't|wouldn't|don't) … ${bounded}
  ${bounded} (?:\\S+ )?(?:ich|wir) | (?:ich|wir) (?:\\S+ ){0,3}?(?:nicht|kein~|drauf) … ${bounded} | ${bounded} (?:rechnet|lohnt|geht|läuft) … (?:nicht|nichts|nix)
  ${bounded} (?:j'y|je|on|nous|j'|c'est) … (?:perd~|pas|rien|arrête~|refuse~|laisse~|non) | (?:je|on|nous) (?:n'|ne) … ${bounded}
  ${bounded} (?:pierdo|perdemos|palmo|palmamos|no (?:me|nos|lo|la|hay|merece|compensa|sal~|voy|vamos|acepto|puedo|podemos)|lo dejo|paso|me retiro) | (?:pierdo|perdemos|no (?:me|nos|voy|vamos)) … ${bounded}`

/** Words of reluctance beside a bare number: 'à la limite … 300'. */
export const reluctance = `
  (?:in the |at )?worst(?: case)? | im schlimmsten fall | schlimmstenfalls | äusserstenfalls | im äussersten fall | au pire | dans le pire des cas | en el peor de los casos | en el peor caso | como muy último
  if (?:absolutely|really|need~|all else|it comes to it|push comes) … | at a (?:push|pinch|stretch) | at the very (?:least|most) | reluctantly | grudgingly | notfalls | zur not | wenns sein muss | wenn es sein muss | widerwillig | schweren herzens | allerhöchstens | à la limite | à la rigueur | à contrecoeur | s'il le faut | vraiment au pire | apurando | si no (?:hay|queda) (?:otra|más) | a regañadientes | como último recurso | en última instancia | a malas`

export const ownNumbers = String.raw`
  (?:${number})(?!\s?(?:m|km|cm|mm|kg|g|t|l|h|min|uhr|tage?n?|days?|jours?|días?|stunden?|hours?|heures?|horas?|wochen?|weeks?|semaines?|semanas?|personen|people|personnes|personas|stück|pieces|pièces|piezas|units|m2|m²|years?|jahre?|ans|años)(?![a-z]))`

/** Dealing as the other side does it: 'how low they go', 'dass sie nachgeben'. */
export const dealing = `
  (?:go|goes|come|comes|get|drop|drops|budge|will go|would go|can go|are willing) … (?:low~|down|up|high~|cheap~|further) | how (?:low|far|high) | nachgeb~ | runtergeh~ | entgegenkomm~ | weich werden | mitgehen | descend~ | baiss~ | mont(?:ent|er|eront) | cèd~ | lâch~ | bajan | bajen | bajarán | subiendo | suban | cedan | ceden | bajando | hasta dónde | jusqu'où | wie weit | wie tief | preislich drin | spielraum`

/** What one does in a negotiation, in the form in which one tells a close person to do it; `~` would catch other forms. */
export const tacticalVerbs = `
  (?:play|keep|save|hold|use|drop|throw|bring|mention|name|reveal|show|give|concede|offer|bluff|stall|delay|probe|sound|feel|test|fish|dig|squeeze|pressure|lowball|bargain|start|open|counter|anchor|reject|refuse|resist)
  (?:nenne?|verrate?|erwähne?|sage?|biete?|lock|locke|lote?|taste?|fühle?|horche?|klopfe?|teste?|halte?|warte?|lass|lasse|drücke?|dränge?|spiele?|nutze?|setze?|hole?|handle|fange?|gib|nimm|stelle?|bleibe?|erzähle?|verlange?|fordere?|schiebe?|lege?|finde?|zeige?|bluffe?|pokere?|zögere?|lenke?|streue?|kontere?|lehne?)
  (?:garde|gardes|sors|joue|donne|montre|dis|parle|tâte|sonde|teste|cherche|vois|essaie|tiens|attends|laisse|mets|propose|demande|exige|lâche|cède|utilise|évoque|glisse|bluffe|refuse|commence|fais|baisse|monte|négocie|évite)
  (?:guarda|guárdate|saca|juega|suelta|muestra|enseña|cuenta|tantea|sondea|prueba|busca|aguanta|espera|deja|ofrece|pide|exige|cede|usa|menciona|insinúa|rechaza|empieza|haz|baja|sube|regatea|aprieta|apriétales|evita|procura|averigua)`

/** What is dealt with, as the object of such a verb. */
export const tacticalObjects = `
  price | discount | rebate | offer | figure | number | card~ | ace | argument | trump | budget | limit | them | they | him | her | low | high | hard | cool | back | for later | only if | until
  preis~ | rabatt~ | nachlass | angebot~ | zahl | karte~ | trumpf | argument~ | ihnen | denen | sie | niedrig | hoch | hart | tief | aus was | erst wenn | zuletzt | zurück | zuerst | bedeckt
  prix | remise | rabais | offre | chiffre | carte~ | atout | argument~ | leur | lui | bas | haut | fin | jusqu'où | s'ils | que s'ils | en premier | en dernier
  precio | descuento | rebaja | oferta | cifra | carta~ | baza | as | argumento~ | les | ellos | abajo | arriba | final | hasta dónde | si ellos | primero`

/** Spanish and French tell a close person not to do something in forms of their own: 'no sueltes', 'ne donne jamais'. */
export const closeProhibitions = String.raw`
  (?:mejor )?no (?:les |le |lo |la |se |te |me )?(?!(?:menos|antes|lunes|martes|jueves|viernes|todas|otras|otros|estas|muchas|ellas|nosotras|incluidas|incluimos|disponibles|tóxicas|personas)(?![a-z]))[a-z]{3,}(?:gas|cas|das|tas|ras|llas|ñas|jas|bas|nas|zcas|mas|les|nes|tes|ces|ques|gues|lles|jes|ses|res|bes|ndes|rdes|eves)(?: (?:tú|el|la|los|las|lo|nada|que|nunca|ningún|ni|de|del|demasiado|más|todavía|aún|por)|$|[.!,])
  (?:surtout )?(?:ne |n')(?:leur |lui |le |la |les |te |t')?(?!est|sont|ont|peut|doit|faut|rouille|sera|a )[a-z]+(?:e|es|s|ds|ts) (?:pas|jamais|rien|surtout pas|aucun~|ni)
  (?:don't|dont|do not|never) (?:be the first|name|open|show|give (?:in|away|them)|drop|lower|raise|accept|agree|settle|move|budge|volunteer|come (?:down|up))`

/** Learning and noticing, which the other side is to be kept from. */
export const learning = `
  learn~ | find(?:s|ing)? out | hear~ | notice~ | know | suspect~ | realis~ | realiz~ | get wind | erfahr~ | erfährt | mitkrieg~ | mitbekomm~ | merken | merkt | wissen | rausfinden | herausfinden | spitzkriegen | ahnen | apprenn~ | apprend~ | sach~ | savoir | découvr~ | remarqu~ | devin~ | s'aperçoi~ | enter~ | sepa~ | descubr~ | noten | sospech~ | huela~`

export const prevention = `
  not | never | n't | shouldn't | mustn't | can't | don't | dont | without | before | nicht | nichts | nix | nie | ohne dass | kein~ | bevor | ne | n' | sans que | pas | jamais | éviter | no | nunca | sin que | evita~ | que no`

/** What one grants, after a condition on the other side: 'wenn sie murren, 5 % nachlassen'. */
export const concessions = `
  percent | discount | rebate | knock | drop | lower | reduce | give | grant | throw in | prozent | nachlass~ | rabatt | runter~ | geben wir | gewähr~ | pour cent | remise | rabais | lâch~ | baiss~ | accord~ | por ciento | descuento | rebaj~ | baj(?:a|as|amos|ar) | ced~`

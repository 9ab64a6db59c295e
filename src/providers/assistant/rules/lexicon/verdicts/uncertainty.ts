import { alternatives } from '../../../../../language/alternatives.ts'

/**
 * Wording that leaves open whether something holds, in English, German, French and Spanish: a sentence with it settles
 * nothing. Phrases are regular expressions. Collected from the threads of `scripts/eval/sets/threads/dev-threads.ts`.
 */
const uncertain = String.raw`
  might | may be able | maybe | perhaps | possibly | probably | not sure | hopefully | in principle | usually | normally
  (?:need|have|want|going|like) to (?:check|ask|clarify|confirm|find out|look into) | (?:will|['’]ll|let me|let us) (?:check|ask|clarify|get back|come back|look into|find out|see)
  come back to you | get back to you | depends? on | if (?:you|we|it|the|that|this)\b | unless | provided (?:that|you) | subject to | only (?:if|when|for) | except
  used to | no longer sure | working on | planned | planning to | under way | in progress | expected | hope to | would have to | tell you more
  the rest | one day | some day | would love to | what (?:most )?(?:people|customers|clients) (?:ask|want) | (?:you|they) (?:need|want|asked?|mentioned|wrote|said) | let me think | we(?:['’]ll| will) see | think about it | look into it | have a look | ended | stopped | discontinued | (?:would|['’]d) need to
  der rest | eines tages | irgendwann | (?:würde|würden) (?:\p{L}+ )?gern\p{L}* | sie (?:brauchen|wollen|möchten|suchen|wünschen|schreiben) | überleg\p{L}* | (?:müsste|müssten) | eingestellt | besprechen | ein andermal | schaue[n]? (?:ich|wir)
  vielleicht | eventuell | evtl\.? | möglicherweise | wahrscheinlich | vermutlich | nicht sicher | unsicher | grundsätzlich | normalerweise | in der regel | hoffentlich | mal sehen
  (?:muss|müssen|müsste[n]?|werde[n]?|will|wollen)(?: \p{L}+){0,4} (?:noch )?(?:klären|prüfen|fragen|nachfragen|nachsehen|abklären|schauen) | noch (?:zu klären|offen|unklar) | melde[n]? (?:ich|wir)? ?(?:mich|uns)
  kommt (?:darauf|drauf) an | je nach | abhängig von | sofern | falls | wenn | außer wenn | nur (?:für|bei|wenn|falls) | geplant | in arbeit | in vorbereitung | früher | könnte[n]? ihnen mehr
  peut-être | éventuellement | probablement | sans doute | pas sûrs? | en principe | normalement | d['’]habitude | (?:dois|devons|vais|allons)(?: \p{L}+){0,3} (?:vérifier|demander|voir|confirmer|me renseigner|nous renseigner)
  je (?:reviens|vérifie|demande) | nous (?:revenons|vérifions|demandons) | on (?:vérifie|demande|regarde|va voir) | à (?:voir|confirmer|vérifier) | cela dépend | ça dépend | selon | sous réserve | à condition | si (?:vous|nous|on|c['’]est|elle|ils?)\b | s['’]il | sauf si | uniquement (?:si|pour) | prévoyons | en cours | autrefois | pourrait vous
  le reste | un jour | (?:aimerais|aimerions) | vous (?:cherchez|voulez|souhaitez|avez besoin|demandez) | laissez-moi | on verra | à discuter | nous verrons | (?:je|nous) (?:regarde|regardons|vois|voyons) | arrêté
  quizá | quizás | tal vez | a lo mejor | posiblemente | probablemente | no (?:estoy|estamos) segur[oa]s? | en principio | normalmente | (?:tengo|tenemos|tendría|tendríamos|voy|vamos) (?:que|a) (?:consultar|preguntar|comprobar|confirmar|mirar|ver)\p{L}*
  (?:lo )?(?:consulto|consultamos|pregunto|preguntamos|compruebo|comprobamos|miro|miramos) | a ver | depende | según | siempre que | salvo que | a menos que | si (?:usted|nos|lo|la|el|se|quiere|hace|hay)\b | solo (?:si|para) | sólo (?:si|para) | previsto para | en trámite | en camino | antes (?:sí|lo) | podría contarle
  el resto | algún día | (?:me|nos) gustaría | usted(?:es)? (?:busca|necesita|quiere|pide)n? | ya veremos | déje(?:me|nos) | (?:tendría|tendríamos|habría) que | lo (?:hablo|hablamos|pienso|pensamos) | lo miramos`

const uncertainPattern = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${alternatives(uncertain)})(?![\p{L}\p{M}])`,
  'iu',
)

/** Conditions out of courtesy: what they stand beside holds anyway. */
const courtesyConditions = `
  if (?:you (?:like|want|wish|need(?: it)?)|needed|that helps|you are interested|that(?: i|['’])s (?:an issue|important))
  (?:wenn|falls) (?:sie (?:möchten|wollen|wünschen|mögen)|gewünscht|nötig|das (?:ein thema|wichtig) ist)
  si (?:vous (?:le )?(?:voulez|souhaitez|désirez)|besoin|nécessaire) | si (?:quiere|desea|lo (?:necesita|desea)|hace falta|es necesario)`

const courtesyPattern = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(courtesyConditions)})(?!\p{L})`,
  'giu',
)

export const leavesOpen = (sentence: string): boolean =>
  uncertainPattern.test(sentence.replace(courtesyPattern, ' '))

/** A clause with one of these leaves only itself open: 'bags of 25 kg, loose on request'. */
export const onRequest =
  /(?<!\p{L})(?:(?:up)?on request|auf (?:anfrage|wunsch)|sur demande|bajo (?:pedido|petición)|por encargo)(?!\p{L})/iu

/** Another's, or at another place: it says nothing of what the seller offers here. */
export const ofOthers =
  /\b(?:my|our) (?:colleague|neighbou?r|brother|sister|friend|competitor|partner)s?\b|\b(?:another|previous|former|next door)\b|\b(?:kolleg\p{L}*|nachbar\p{L}*|konkurren\p{L}*|vorbesitzer\p{L}*|bekannte[nrs]?)\b|\b(?:collègues?|voisine?s?|concurrents?|confrères?|autre (?:site|magasin|atelier))\b|\b(?:vecin[oa]s?|compañer[oa]s?|colegas?|competencia|otr[oa] (?:tienda|local|sede))\b/iu

/** Narrows what a sentence states to some customers, places or orders: unless this is required, it is a condition. */
export const narrows =
  /(?<!not )\bonly\b|\bexclusively\b|\bwithin (?!\d|an?\b|the (?:hour|day|week))|\bfor (?:guests|customers|members|orders|clients|companies|subscribers)\b|(?<!nicht )\b(?:nur|ausschließlich|lediglich)\b|\binnerhalb(?! (?:von )?(?:\d|ein|zwei|drei|vier|fünf|sechs))|\bfür (?:stammkunden|mitglieder|bestellungen|gäste|firmen)\b|\b(?:seulement|uniquement|exclusivement)\b|\bréservée?s? aux?\b|\bpour les? (?:clients|membres|commandes|abonnés|professionnels)\b|(?<!no )\b(?:s[oó]lo|solamente|únicamente|exclusivamente)\b|\bpara (?:socios|clientes|pedidos|miembros|empresas)\b/iu

/** What a question asks for, as the dimension of the amount that answers it. */
export const askedDimensions: readonly (readonly [dimension: RegExp, question: RegExp])[] = [
  [
    /^time$/,
    /how (?:long|fast|soon|quick)|lead time|wie (?:lange|schnell)|lieferzeit|combien de temps|quels? délais?|sous combien|cuánto (?:tard|tiempo|demor)|qué plazos?/iu,
  ],
  [
    /^money/,
    /\bprices?\b|\bcosts?\b|how much|\brates?\b|\bbudget|preis|kost|\bprix\b|tarif|coûte|combien(?! de temps)|precio|cuesta|cuánto(?! t)|presupuesto|\btope\b/iu,
  ],
]

/** Questions without a question mark: 'please tell us whether …'. */
const indirectQuestions = String.raw`
  (?:please |could you |can you |just )?(?:tell|let) (?:us|me)(?: know)? (?:if|whether|which|what|how|when|where|who) | (?:we|i)(?: would|['’]d)? (?:like to know|wonder|are wondering) | (?:do|does|did|would|could|can|is|are|have|has|will) (?:you|your)\b[^.]*$
  (?:bitte )?(?:sagen|teilen|schreiben|geben) sie (?:uns|mir)[^.]* (?:ob|welche\p{L}*|was|wie|wann|wo|wer) | (?:wir|ich) (?:wüssten|wüsste|möchten|möchte) (?:gern\p{L}* )?wissen
  (?:merci de |veuillez )?(?:nous|me) (?:dire|indiquer|préciser|dites|indiquez) (?:si|quel\p{L}*|comment|quand|où|combien) | dites[- ](?:nous|moi) (?:si|quel\p{L}*)
  (?:díganos|dígame|indíquenos|indíqueme|por favor,? (?:diga|indique)\p{L}*) (?:si|qué|cuál\p{L}*|cómo|cuándo|dónde|cuánt\p{L}*)`

const indirectQuestion = new RegExp(String.raw`^(?:${alternatives(indirectQuestions)})(?![\p{L}\p{M}])`, 'iu')

/** 'What a fish!' */
const exclamation = /^¡?(?:what an? |was für |quel(?:le)?s? |qué )[^.?]*!$/iu

/** Whether a sentence asks or exclaims instead of stating. */
export const asks = (sentence: string): boolean =>
  /[?¿]/u.test(sentence) || indirectQuestion.test(sentence.trim()) || exclamation.test(sentence.trim())

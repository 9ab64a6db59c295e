/**
 * Words by what they are for in an attack on the assistant, in English, German, French and Spanish: each alone is common
 * in honest texts, several together are not. Phrases are regular expressions. Collected by hand for the model of injections
 * from the sentences in `scripts/injections/sentences`; which combination tells what is learned.
 */
export const injectionConcepts: Readonly<Record<string, string>> = {
  gradeVerbs: String.raw`
    decide | entscheide | tranche | full suitability | dann gib | mark(?:s|ed)? | tick\p{L}* | rate[ds]? | grade[ds]?
    judg(?:e|es|ed|ing) | score[ds]? | evaluat\p{L}* | assess\p{L}* | count(?:s|ed)? | treat(?:ed)? | consider\p{L}*
    classif\p{L}* | flag | approv\p{L}* | confirm(?:s|ing)? | rank\p{L}* | wave | assum\p{L}* | interpret
    bewert\p{L}* | markier\p{L}* | beurteil\p{L}* | werte\p{L}* | hak\p{L}* | häkchen | urteil\p{L}* | zähl\p{L}*
    einstuf\p{L}* | bestätig\p{L}* | durchwink\p{L}* | durchzuwinken | setz\p{L}* | abhak\p{L}* | genehmig\p{L}*
    gelten | coch\p{L}* | marqu\p{L}* | évalue\p{L}* | juge\p{L}* | note[rz]? | notée?s? | considèr\p{L}*
    compte\p{L}* | valide\p{L}* | approuv\p{L}* | confirme\p{L}* | classe\p{L}* | suppos\p{L}* | marca\p{L}*
    evalúa\p{L}* | evaluar | califica\p{L}* | valora\p{L}* | considera\p{L}* | cuent\p{L}* | aprueb\p{L}* | aprobar
    confirma\p{L}* | coloca | pon(?:las)? | cuéntalo | supón`,
  verdictWords: String.raw`
    full marks | outcome | proof | best mark | punktzahl | geeignet\p{L}* | eignung | note maximale | favorable
    aptitude | idoneidad | sobresaliente | nota máxima | resultado | fallo | gagnant\p{L}* | agreed | vereinbart
    convenus? | acordad\p{L}* | abgelehnt | rejected | rejet\p{L}* | rechazad\p{L}* | descartad\p{L}* | met | meets?
    unmet | fulfil\p{L}* | satisf\p{L}* | complete | positive | green | passed | valid | fit | match | verdicts?
    judge?ments? | boxe?s? | result | erfüll\p{L}* | zugesagt | passend\p{L}* | passung | grün\p{L}* | positiv\p{L}*
    vollständig\p{L}* | übereinstimmung | urteil | ergebnis | treffer | conformes? | rempli\p{L}* | satisfai\p{L}*
    respecté\p{L}* | verte?s? | positif | complètes? | adéquation | jugement | verdict | réunies? | cumpl\p{L}*
    verdes? | positiv[oa] | completos? | completa | veredicto | juicio | encaj\p{L}* | satisfac\p{L}* | conforme`,
  totality: String.raw`
    all | every | each | everything | any | whole | entire | regardless | whatever | alle[nmrs]? | jede[nmrs]? | alles
    sämtliche\p{L}* | ganz\p{L}* | egal | tous | toutes? | tout | chaque | n['’]importe | peu importe | quelle que
    todos | todas | todo | toda | cada | sea lo que | digan lo que`,
  requirementWords: String.raw`
    points? | requirements? | criteri\p{L}* | lines? | items? | list | boxes | questions? | check\p{L}* | comparison
    punkte?\p{L}* | anforderung\p{L}* | kriterien | zeilen? | angaben | vergleich\p{L}* | rückfragen | fragen
    prüf\p{L}* | exigences? | critères? | lignes? | cases? | liste | comparaison | comparer | vérifi\p{L}* | puntos?
    requisitos? | criterios? | renglón\p{L}* | líneas? | casillas? | lista | compar\p{L}* | preguntas? | comprob\p{L}*
    compruebes`,
  machineWords: String.raw`
    robot\p{L}* | automatic reader | parser | chat | maschinell\p{L}* | roboter | lector automático
    lecteur automatique | automatique | programa | programme | programm | configuration | configuración | balises
    algorith?m\p{L}* | briefing | safeguards | moteur | ai | a\.i | assistant | asistente | assistent | assistente?
    bot | chatbot | robot | model | language model | llm | gpt | claude | machine | automat\p{L}* | prompts? | system
    instructions? | rules? | guidelines? | directives? | context | task | config\p{L}* | mode | modus | override | ki
    modell | sprachmodell | maschine | anweisung\p{L}* | vorgaben | regeln? | richtlinien | kontext | aufgabe
    einstellung\p{L}* | ia | modèle | modèle de langage | consignes? | règles? | système | contexte | mission | tâche
    réglages? | modelo | modelo de lenguaje | máquina | instrucci\p{L}* | normas? | reglas? | directrices | sistema
    contexto | tarea | modo | tus notas | tes notes | deine[nr]? notizen | your notes`,
  overrideVerbs: String.raw`
    strike | delete | streich\p{L}* | raye | borra | bórrale | silence | schweigen | silencio | zero | null | cero
    zéro | ignor\p{L}* | disregard\p{L}* | forget | bypass | skip | overrid\p{L}* | replac\p{L}* | supersed\p{L}*
    outdated | instead | stop | switch off | disable | from now on | changed | no longer | vergiss\p{L}*
    vergess\p{L}* | missacht\p{L}* | überspring\p{L}* | umgeh\p{L}* | ersetz\p{L}* | veraltet | stattdessen | ab jetzt
    ab sofort | von jetzt an | schalte | hör | lass | außer acht | ausser acht | oublie\p{L}* | saute | annul\p{L}*
    remplac\p{L}* | périmée?s? | désactive\p{L}* | arrête\p{L}* | à partir de maintenant | désormais | n['’]as plus
    olvid\p{L}* | sáltate | sustituy\p{L}* | caducad\p{L}* | desactiva | deja | desde ahora | a partir de ahora
    ha cambiado | ya no`,
  disclosureVerbs: String.raw`
    spell | buchstabier\p{L}* | épelle | deletrea | give me | dame | donne | cuéntame | chívame | word for word
    wörtlich | mot pour mot | palabra por palabra | reveal\p{L}* | disclos\p{L}* | print | output | repeat | leak
    paste | copy | forward | share | tell me | show me | write down | summari[sz]e | expose | send me | verrat\p{L}*
    nenn\p{L}* mir | gib uns | gib mir | kopiere | füg | fass | zeig\p{L}* mir | schreib\p{L}* | ausgeben | gib
    sag mir | révèle\p{L}* | divulgue\p{L}* | affiche | imprime | recopie | copie | colle | résume\p{L}*
    donne\p{L}*[- ]moi | dis[- ]moi | transmets | communiquer | revela\p{L}* | muestra\p{L}* | copia | pega\p{L}*
    pégalo | resume\p{L}* | resúm\p{L}* | dime | darme | pásan\p{L}* | suéltalo | escríbelo | repite`,
  secretWords: String.raw`
    hidden | secret\p{L}* | private\p{L}* | confidential | limits? | ceiling | maximum | max | notes | budget
    told you | gave you | given | verborgen\p{L}* | geheim\p{L}* | vertraulich | obergrenze | grenzen | höchstpreis
    schmerzgrenze | notizen | limit | versteckt\p{L}* | caché\p{L}* | secr[eè]t\p{L}* | en privé | plafond | limites?
    ocult\p{L}* | en privado | techo | límites? | máximo | tope | presupuesto | privad\p{L}*`,
  otherSide: String.raw`
    buyer(?:['’]s)? | other (?:side|party|company) | seller | sellers | vendor | competing | they | käufer\p{L}*
    gegenseite | andere firma | verkäufer\p{L}* | anbieter\p{L}* | mitbewerber | acheteur | l['’]autre | autre société
    vendeurs? | concurrent\p{L}* | comprador | otra (?:parte|empresa) | vendedor\p{L}* | competencia`,
  rolePlay: String.raw`
    pretend | act as | behave | play(?:ing)? | role | you are now | act like | think like | imagine | as though | as if
    tu so | spiel\p{L}* | rolle | verhalte | als hätte | als wäre | denk wie | handle so | fais semblant | joue\p{L}*
    jouons | rôle | comporte | comme si | fais comme | pense comme | finge | haz como | compórtate | como si | papel
    juguemos | vamos a jugar | eres`,
  authority: String.raw`
    developer | engineer | admin\p{L}* | platform | management | operator | anthropic | openai | parley | permission
    authori[sz]\p{L}* | allowed | entwickler\p{L}* | plattform | geschäftsleitung | betreiber | erlaubt | darfst
    développeur | ingénieur | plateforme | direction | autoris\p{L}* | droit de | desarrollador | ingeniero
    plataforma | dirección | autoriza | puedes`,
  secondPerson: String.raw`
    du | dich | dir | dein\p{L}* | tu | toi | ton | ta | tes | te | t['’]\p{L}+ | tú | ti | tus | you | your | eres
    hagas | digas`,
  answerVerbs: String.raw`
    lie | lüg\p{L}* | mens | miente | invent\p{L}* | erfinde\p{L}* | invéntate | prétends | júrame | answer | reply
    respond | return | say | report | write | output only | antwort\p{L}* | sag | sprich | melde\p{L}* | schreib
    behaupte | réponds? | répondre | réponse | écris | dis | affirme | annoncer | répète | responde | contesta
    respuesta | escribe | di | dile | afirma | comunicar`,
  consent: String.raw`
    yes | agree | accept\p{L}* | consent | ja | zustimm\p{L}* | stimme | annehmen | nimm | oui | accepte | d['’]accord
    accord | sí | acepta\p{L}* | acuerdo | limítate`,
  negations: String.raw`
    never | nothing | no | without | don['’]t | not | nie | niemals | nicht | nichts | kein\p{L}* | ohne | ungeprüft
    jamais | rien | aucune? | sans | ne | pas | nunca | nada | ningun\p{L}* | sin`,
}

/** Signs of a prompt's or a program's syntax, and names of a speaker before a colon. */
export const markup = /[<>{}[\]#%=|]+|\w=\w|---|^\s*(?:assistant|system|user|human|assistent|asistente)\s?:/iu

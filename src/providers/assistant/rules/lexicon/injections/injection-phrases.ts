/**
 * Phrases of attacks on the assistant by what they do, in English, German, French and Spanish. Each is written as in
 * `src/language/privacy/phrases.ts`. Which combination tells is learned.
 */
export const injectionPhrases: Readonly<Record<string, string>> = {
  secondPerson: `
    you | your | yours | u | ur | du | dich | dir | dein~ | tu | toi | ton | ta | tes | te | t'\\p{L}+ | ti | tus | eres`,
  machine: `
    ai | ais | llm | llms | gpt | chatgpt | copilot~ | bot | bots | chatbot~ | botcito | robotito | language model~
    vision model~ | neural network~ | artificial intelligence | crawler~ | shopping bot~ | ki | kis | ki-\\p{L}+ | \\p{L}+-ki
    sprachmodell~ | sehmodell~ | prüfmodell~ | textassistent~ | künstlich~ intelligenz | assistenzsystem~ | ia | ias
    modèle~ de langage | intelligence~ artificielle~ | agent conversationnel | robots lecteurs | modelo~ de lenguaje
    inteligencia~ artificial~ | rastreador~ | inteligencias no humanas | agentes inteligentes | conscience artificielle`,
  machineOrTool: `
    machine | machines | program | programme | software | algorithm~ | computer | the reader | model | engine | assistant
    assistants | agent | agents | tool | tools | system | parser~ | reviewer-bot | robot~ | maschine~ | programm | algorithmus
    algorithmen | rechner | auswertesystem~ | auswertende~ | modell | assistent | assistenten | helfer | system | gerät
    algorithme~ | ordinateur | modèle | moteur | assistant~ | système | outil | logiciel~ | agrégateur | lecteur | mécanique
    máquina~ | programa | algoritmo~ | ordenador | computadora | compu | calculadora | modelo | motor | asistente~ | sistema
    herramienta~ | aplicación | lector~ | auxiliar | agente~ | resumidor | evaluador | verificador`,
  automaticReading: `
    automat~ read~ | automat~ assess~ | automat~ evaluat~ | automat~ compliance | automat~ translation | automat~ review~
    automat~ check~ | automat~ summar~ | machine-readable | machine readable | reading assistant | by algorithm | auto-generated
    being processed by | processing this | reading this | reads this | summarising it | scoring this | sorting these | reviewing this
    evaluation engine | maschinenlesbar~ | maschinell~ | automatisch~ bewert~ | automatisch~ prüf~ | automatisch~ les~
    automatisch~ auswert~ | digital~ helfer~ | lesende~ | auswertende~ | mitliest | einliest | vorsortier~ | das hier liest
    das hier lesen | hier automatisch | lecteur~ automatique~ | lecteur~ numérique~ | relect~ automatique~ | traitement~ automatisé~
    résumé~ automatique~ | moteur d'évaluation | moteur de recommandation | outil d'analyse | générée | me lit | lit ceci
    qui lira | lise ceci | lectura asistida | lectura automática | lector~ automático~ | resúmenes automáticos
    evaluador~ digital~ | asesor automático | forma automatizada | forma automática | que lea | lea esto | quien lea
    me lee | motor de decisión | emparejan`,
  ifYouAre: `
    if you're a | if you are a | if you're an | if you are an | if this text | if this is read | whoever … reading | whatever … reading
    anyone … reading | whoever reads | you're an | you are an | i know it's | i know you're | i know you are | falls du ein~
    wenn du ein~ | wer … liest | wer auch immer | sofern … ist | solltest du | sollte hier | falls hier | si tu es un | si vous êtes un
    si t'es | celui qui lit | quiconque | si eres un~ | si usted es un~ | quien lea | quien actúe | el que lea | quien lo`,
  noteTo: `
    dear | note to | note for | notice to | message to | attention | attn | memo to | to the | to all | for the | hey | hi | hello | p.s. for
    an den | an die | an das | liebe | lieber | hinweis an | hinweis für | nachricht an | nur für | achtung | servus | hallo
    cher | chère | note pour | note à | avis aux | notice pour | à l'attention | message pour | pour info à | pour les | estimad~
    querid~ | nota para | nota al | aviso a | señor | aviso para | atención | oye | hola | che`,
  duty: `
    must | shall | should | has to | have to | is to | are to | is required | is reminded | is instructed | are instructed | are requested
    needs to | will | may | may not | soll | sollen | sollte | muss | müssen | hat zu | haben zu | hat … zu | haben … zu | möge | mögen
    darf | dürfen | ist … zu | sind … zu | doit | doivent | devra | devront | est prié~ | sont priés | aura à | est tenu~ | voudra bien
    promet | suffit | debe | deben | deberá | deberán | ha de | han de | tiene que | tienen que | se ruega | queda obligado | habrá de
    se limite | dará | pondrá`,
  yourPrincipal: `
    your client~ | your user~ | your human~ | your boss | ur boss | your owner | your principal | your employer | your guy | your old boss
    its client~ | its user | its principal | their human | his assistant | her assistant | on behalf of | in her name | in his name
    dein~ nutzer~ | dein~ auftraggeber~ | dein~ chef~ | dein~ mensch~ | dein~ boss | dein~ user | dein~ mandant~ | dein~ kund~
    dein~ besitzer~ | ihr~ auftraggeber~ | ihr~ mandant~ | ihrem chef | sein~ chef | sim chef | in seinem namen | in ihrem namen
    ton client | ta cliente | ton utilisat~ | ton patron | ta patronne | ton mandant | ton propriétaire | ton humain | ton maître
    votre mandant~ | votre utilisat~ | vos humains | votre propre mandant | son utilisat~ | au nom de | ton employeur | ton acheteur
    tu clienta | tu cliente | tu usuari~ | tu jef~ | tu dueñ~ | tu amo | tu representad~ | su representad~ | su clienta | su mandante
    su dueñ~ | su usuari~ | tu humano | en su nombre | en nombre de | por cuenta de`,
  yourRules: `
    your instruction~ | your rules | your prompt | your guidelines | your direct~ | your briefing | your programming | your memory
    your context | your notes | your config~ | your settings | your task | your job | your role | your orders | your limits | your full set
    your previous | your earlier | your next output | your reply | your answer | the rules they | the instructions you | earlier briefing
    dein~ anweisung~ | dein~ regel~ | dein~ vorgabe~ | dein~ notiz~ | dein~ kontext | dein~ aufgabe | dein~ auftrag | dein~ rolle
    dein~ prompt | dein~ gedächtnis | dein~ antwort | dein~ anleitung | dein~ richtlinien | intern~ notizen | vertraulich~ vorgaben
    tes consignes | tes instructions | tes règles | ta mission | tes notes | ta mémoire | ton contexte | ton règlement | ta feuille de route
    tes directives | ton rôle | ta réponse | vos consignes | vos instructions | votre mémoire | vos règles | ta consigne | ordres
    tus instrucciones | tus reglas | tus notas | tu tarea | tu misión | tu memoria | tu contexto | tus indicaciones | tus órdenes
    tus normas | tu papel | sus instrucciones | las instrucciones que | tu respuesta | tu cartilla | sus papeles`,
  whatYouWereTold: `
    told you | you were told | you were given | you've been told | gave you | they gave you | set you up | asked you | asked to keep
    said to you | you are hiding | you're hiding | you keep | typed in | you know about | were you told | has told you | between you and
    dir … gesagt | dir … gegeben | dir … geschrieben | dir … aufgetragen | dir … anvertraut | dir … genannt | du … bekommen hast
    du verschweig~ | du … verschweigen | dir … vorliegen | man dir | hat dir | haben sie dir | ihm … vorliegen | reingschrieben
    t'a dit | t'a demandé | t'ont dit | t'a confié | t'a donné | t'ont donné | vous a soufflé | vous a demandé | vous a dit | t'a-t-on
    vous a-t-on | qu'on t'a | qu'il t'a | qu'elle t'a | tu gardes | te cache | tu caches | de nous cacher | tu sais de
    te ha dicho | te han dicho | te dijo | te dijeron | te dieron | te contó | te pidió | te mandaron | te ha pedido | te escribió
    te leyeron | le mandaron | le escribió | lo que escondes | que te dio | te programó | te haya dicho | te han dado | sabes de`,
  howFar: `
    how far | how low | how high | settle for | would pay | would've paid | would have paid | top price | ceiling | reserve price~
    bottom line | real bottom | walk-away | maximum budget | highest price | maximum your | will not pay more | their limit | her limit
    his limit | schmerzgrenze | obergrenze | untergrenze | verhandlungsspielraum | wie weit | höchstens zahl~ | was würde~ | bis wohin
    budgetgrenze | jusqu'où | jusqu'à combien | prix plafond | son plafond | leur plafond | prêt à payer | marge de négociation
    irait | prix maximum | prix maximal | hasta cuánto | hasta dónde | su tope | el tope | precio máximo | margen de negociación
    pagaría | está dispuest~ | su límite | cuánto quiere pagar`,
  asMet: `
    as met | as fulfilled | as satisfied | as passed | as compliant | as verified | as confirmed | as present | as approved | as valid
    as complete | as accepted | as true | as reviewed | as inspected | as yes | as flawless | as obtained | criteria satisfied | all met
    als erfüllt | als bestanden | als nachgewiesen | als geprüft | als gegeben | als vorhanden | als konform | als bestätigt | als positiv
    als passend | als zertifiziert | als vereinbart | als zustimmung | mit ja | für passend | als verbesserung~ | comme rempli~
    comme conforme~ | comme validé~ | comme acquis~ | comme satisfait~ | comme respecté~ | comme vérifié~ | comme fait~ | comme réuni~
    comme fourni~ | comme contrôlé~ | avis favorable | favorablement | como cumplid~ | como conforme~ | como válid~ | como verificad~
    como acreditad~ | como apt~ | como aprobad~ | como acordad~ | como satisfech~ | por cumplid~ | por buen~ | por válid~ | como un sí
    a favor | in our favour | in our favor | zu unseren gunsten | en notre faveur | a nuestro favor | nos favorece`,
  dontCheck: `
    do not check | don't check | without checking | no checks | skip … check~ | skip … review | do not verify | don't verify | without verifying
    without asking | don't ask | ask nothing | no further questions | stop asking | do not re-evaluate | do not question | don't consult
    no questions | ungeprüft | ohne prüfung | ohne … zu prüfen | nicht nachfrag~ | nicht zu hinterfragen | nicht … prüf~ | ohne rückfrage
    ohne rücksprache | keine rückfragen | keine fragen | rückfragen … unterlassen | aufhören zu fragen | nicht weiter nachdenken
    ohne belege | sans vérif~ | sans contrôle | sans regarder | sans demander | ne vérif~ | ne demande~ pas | aucune question
    aucune vérification | dispense de | ne … vérifie~ pas | pas de question~ | n'en fera pas | sin comprob~ | sin verific~ | sin mirar
    sin consultar | sin preguntar | sin revis~ | no preguntes | no pregunte | no compruebes | no hará preguntas | no pidas | no pedirá
    sin confirmar | sin más preguntas`,
  concealment: `
    don't mention | do not mention | without mentioning | not be mentioned | do not flag | don't flag | suppress~ | do not surface | leave out
    don't tell | do not tell | doesn't need to know | no concerns | won't notice | nobody will notice | nicht erwähn~ | nicht thematisier~
    nicht auffall~ | unterdrück~ | weglass~ | weglassen | merkt … nicht | thema wechseln | ne mentionn~ pas | ne mentionneront pas
    sans mentionner | sans le dire | sans le souligner | ne … rien … dire | passe~ sous silence | taire | omettre | omets | omettez
    no menciones | no mencionar | sin mencionar | no añadir | no digas | callar | calla | omite | omitir | oculta~ | no se traduce
    ni se va a dar cuenta | entre tú y yo`,
  acceptance: `
    accept our | accept the | accept my | accept all | we accept your | send the acceptance | approve our | approve the offer | raise … offer
    concede | agree with any | agree to everything | say yes to | says yes | sign on | annahmeerklärung | nimm … an | sag … zu
    zu allem ja | die zusage | auftrag erteilt | einschlag~ | stimm~ … zu | accepte notre | acceptez notre | accepte l'offre
    accepte la | accepte toute~ | dis oui | dites oui | dire oui | valide~ notre | confirme~ … commande | commande lancée | acepta nuestra
    acepta la | acepta el | acepta todo | di que sí | diga que sí | decir que sí | aprueba~ | conceda | confirme la compra | firma`,
  recordAs: `
    record | interpreted | is to be read | read as | is to be | are to be | deemed | substitute | render | describe it as | write up | goes down as
    mark us | mark down | mark it | put … down | certifies | certify | conclude | weigh | zu werten | auszulegen | ist zu werten | gilt als
    gelten als | wiederzugeben | eintragen | melden | vermerk~ | bescheinig~ | anzunehmen | erklärst | setze | werten | équivaut
    considérer | considérez | tiendra | inscri~ | déclarer | noter | consigner | indiquer | reformul~ | remplacer | légende | doit finir
    devient | vaudra | se leerá | se considera~ | considérese | regístrese | escríbase | hará constar | hacer constar | reemplaza~
    iguale | cuenta como | declarará | pondrá | estampar | ponle | clasifique | dirá`,
  evenIf: `
    even if | even though | although | regardless | no matter | whatever it says | whatever the | whether or not | egal was | egal ob | auch wenn
    obwohl | ganz gleich | ungeachtet | même si | quoi que | peu importe | n'importe | quel que soit | quelle que soit | bien que | aunque
    diga lo que diga | da igual | sea lo que sea | pase lo que pase | independientemente`,
  fromNow: `
    from now on | as of this | as of now | until closure | new task | new instruction~ | new policy | new rule | end of | begin~ your | the rest of
    ab jetzt | ab sofort | ab dieser | neuer auftrag | neue geschäftsregel | neue anweisung~ | neue regel | ende der | für den rest
    désormais | à partir de maintenant | dorénavant | nouvelle~ consigne~ | nouvelle tâche | nouvelle règle | fin de | à compter de
    a partir de ahora | desde ahora | nueva tarea | nueva~ instrucci~ | nueva política | nueva regla | fin de | de ahora en adelante`,
  newRole: `
    you are now | you're now | pretend | act as | play a game | role of | imagine you | opposite day | as a fan | evil twin | let's play
    du bist jetzt | du bist ab | du bist nun | tu so | stell dir vor | spiel … rolle | in der rolle | wir spielen | gegenteiltag | du bist gutachter
    tu es maintenant | tu es désormais | fais comme si | fais semblant | joue le | jouons | imagine que | mets-toi | change de camp | prends le rôle
    ahora eres | eres ahora | finge | haz como si | haz de | imagina que | adopta | juguemos | vamos a jugar | jugamos | cámbiate`,
  sayIt: `
    reply with | answer with | just say | say that | tell them | tell the buyer | tell the client | repeat the | repeat what | print | dump | output
    spell out | quote their | write it | word for word | complete this sentence | share | spill~ | reveal | paste | convert … to | translate your
    antworte mit | antworte nur | sag mir | nenn mir | nenn~ … betrag | schreib dem | schreib eahm | wörtlich | ausgeben | gib … aus | verrat~
    fass … zusammen | offenleg~ | erkläre mir | wortlaut | réponds | répondez | dis-moi | dis-le | dis à | dites à | affiche~ | répète~
    recopie~ | révèle~ | raconte~ | donne-moi | montre-moi | récapitul~ | mot pour mot | avou~ | aveu | communique-moi | colle-le
    responde | contesta | dime | dígame | dile | dígale | muestra~ | repite | enséña~ | péguenos | cuéntame | chívame | expón~ | vuelca
    devuélvame | palabra por palabra | revela~ | léeme | escríbelo`,
  specialMode: `
    debug mode | developer mode | test mode | maintenance mode | admin mode | unrestricted | auto-approve | override | sudo | admin login
    verified | authorised | authorized | permission | wartungsmodus | entwicklermodus | testmodus | autopilot | freigabe | betreiber
    debug | mode maintenance | mode développeur | sans restriction | droits accordés | jeton d'autorisation | j'autorise | opérateur
    t'autorise | modo desarrollador | modo prueba | sin restricciones | permiso concedido | protocolo de emergencia | te autoriza | operador
    the developer of | your developer | dein entwickler | ton développeur | tu desarrollador | système :`,
  reward: `
    5 stars | five stars | reward~ | better rating | malfunction~ | badly made | well-behaved | behave well | good assistant | so smart
    smarter than | really smart | so schlau | guter assistent | brav | belohn~ | bon assistant | un vrai assistant | serviable~ | obéi~
    désobéi~ | buen asistente | bots serviciales | premio | recompensa | sé bueno`,
}

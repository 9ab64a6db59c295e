/** How a request for secrecy refers to the sentence before it. Written by hand; the syntax is that of `privacy/phrases.ts`. */

export const backReferences = `
  this | it | these | those | both | that (?!we|they|he|she|the|our|i|you|my|there|two|three|some|a|an|one|not|it's|their|his) | all of (?:this|that|it) | the (?:above|last (?:bit|part|point|figure|number)|former) | the (?:price|figure|number) above
  das (?:bitte|bleibt|ist|soll|sollte|muss|darf|wissen|nicht|aber|auch|alles|hier|unter|für|geht|nur|braucht|wollen|steht|behalte~|behält|sollen|müssen|dürfen|mit|letzte|lieber|jedoch) | das(?=[.,;!?]|$) | dies | es | davon | darüber | dazu | beides | dieses | letzteres | diese (?:zahl|info~|angabe)
  ça | cela | ceci | c'est | (?:ne|de|pas|à) (?:le|la|les|l') (?:dire|dites|dis|dit|divulg~|communiqu~|mentionn~|publi~|répét~|montr~|garder|savoir|évoqu~|partag~|transm~|préciser|ébruiter|révél~) | en (?:parl|dire|dis)~ | ce (?:point|détail|chiffre|n'est|dernier) | (?:dites|dis|garde~|répète~|montre~)-(?:le|la|les) | cette info~
  eso | esto | ello | (?:no|que no|nunca) (?:lo|la|los|las|se lo|se la|se les|le) | (?:dec|cont|mencion|compart|public|coment|ense|mostr|sab|guard|qued|dig)\\p{L}*(?:lo|los|las|selo) | este (?:dato|punto|detalle) | esta (?:cifra|información)`

/** Sentences without a subject of their own: 'Soll aber nicht öffentlich stehen'. */
export const ellipticalStarts = `
  (?:but |and |also |although |though )?(?:should|must|mustn't|shouldn't|stays?|not|never|strictly|only|just|best|better|rather) \\S+
  (?:aber |und |auch |jedoch )?(?:soll~|darf|dürfte|muss|bleibt|nicht|nie|nur|streng|lieber|bitte nicht|bitte nur) \\S+
  (?:mais |et |aussi )?(?:ne doit|ne doivent|à ne pas|à garder|reste|restera|pas|strictement|uniquement|juste|seulement|doit rester) \\S+
  (?:pero |y |también )?(?:no debe|no debería|no deben|debe quedar|que quede|que no|queda|solo|sólo|únicamente|mejor no|a no) \\S+`

/** Short labels whose whole line is private: 'Internal: …'. */
export const privateLabels = `
  internal~ | internally | intern | interne~ | en interne | interno | internamente | confidential | confidentially | vertraulich | streng vertraulich | confidentiel~ | confidencial | private | private note | privat | privé | privado | not public | not for publication | nicht öffentlich | pas public | no público | (?:private|internal|confidential|interne~|private|note|nota|vertrauliche) (?:notes?|infos?|notiz~|hinweis~|interne~|interna|privée?|privada|confidentielle|confidencial|info~|remarks?|comments?) | note to self | for (?:my|the|our) assistant | an den assistenten | für (?:den|meinen) assistenten | pour (?:l'|mon )assistant | para (?:el|mi) asistente | between us | unter uns | entre nous | entre nosotros | off the record | for your eyes only | only for you | nur für (?:dich|euch|sie) | pour vous uniquement | solo para (?:ti|usted)`

/** Announcements in a private sentence: the next sentence is private, too. */
export const announcements = `
  (?:one|another|something|two|a few|some) (?:more |last |other |quick )?(?:thing~|point~|note~|remark~|matter~|fact~|word~) | something | the following | what follows | here's | here is | as follows | next (?:bit|part|sentence|line) | heads-?up
  (?:noch )?(?:was|etwas|eine sache|ein punkt|ein hinweis|eines|eins) | folgendes | das folgende | wie folgt | vorweg | noch ein~ | ausserdem
  (?:une|autre|petite|dernière) (?:chose|précision|info~|remarque) | encore (?:une chose|un point|un mot) | ce qui suit | la suite | voici | petite confidence
  (?:una|otra|última) (?:cosa|nota|cosita|observación|precisión) | un (?:detalle|apunte) | lo siguiente | lo que sigue | a continuación | ahí va`

/** Starts of a sentence that continues the one before it. */
export const continuations = `
  so | that's why | that is why | therefore | otherwise | because | hence | which | that means | that would | that leaves | that gives | this means | this would | it would | it'd | it means | after that | before that | below that | above that | until then | then we | even so | still | if so | if not | but only | but then | and if | and only | or else
  deshalb | daher | darum | deswegen | sonst | denn | weil | damit | das heisst | das wäre | das ist | das sind | das würde | das wissen | dann | also (?:wir|ich|das|es|bleib~|wär~|sind|haben|maximal|höchstens) | sondern | danach | davor | darunter | drunter | darüber | bis dahin | trotzdem | falls ja | falls nicht | wenn nicht | aber nur | und wenn | und nur
  donc | c'est pourquoi | du coup | sinon | parce que | car | ainsi | ça | cela | c'est | ce serait | alors | ensuite | en dessous | au-delà | d'ici là | quand même | si oui | si non | mais seulement | et si
  así que | por eso | por tanto | por lo tanto | si no | porque | pues | entonces | eso | esto | luego | después | por debajo | hasta entonces | aun así | pero solo | pero sólo | y si | y solo`

/** What begins a clause that follows from the one before it. */
export const consequences = `
  so we | so i | so it | so that's | that's why | therefore | hence | deshalb | daher | darum | deswegen | also (?:wir|ich|sind|haben|ist) | donc | du coup | alors on | alors nous | c'est pourquoi | así que | por eso | por tanto | por lo tanto`

/** Pronouns for what was just said or for the other side, with a denial in one short clause: 'eso bórralo, no lo pongas'. */
export const pronouns = `
  that | this | it | them | they | those | das | dies | es | davon | darüber | damit | denen | die (?:nicht|nichts|nix|müssen|sollen) | sie | ça | cela | ceci | (?:ne|n') ?(?:le|la|les|l'|leur|lui|en) | (?:dis|dites|dire|sachent|savoir|parle~) | eso | esto | ello | (?:no|ni) (?:lo|la|los|las|se|les|le) | [a-z]+(?:selo|rlo|rla|dlo)`

export const denials = `
  not | never | no | none | nobody | nothing | (?:do|does|did|is|are|was|were|ca|wo|would|should|must|need|has|have|could)n't | nicht | nichts | nix | nie | kein~ | niemand~ | ne | n' | pas | rien | jamais | personne | ni | nunca | nadie | nada | sin | ohne | sans | without`

/** How people begin to say what a listing is about. */
export const listingStarts = `
  looking for | searching for | seeking | wanted | for sale | offering | need someone | need somebody | after a | after an
  i'm looking for | i am looking for | we're looking for | we are looking for | what i offer | what we offer | i offer | we offer
  suche~ | gesucht | biete~ | was ich anbiete | was wir anbieten | verkaufe | vermiete | wir suchen | wir bieten | ich suche | ich biete
  cherche~ | nous cherchons | je cherche | on cherche | nous proposons | je propose | vends | à vendre | à louer
  busco | buscamos | se busca | se necesita | ofrezco | ofrecemos | vendo | vendemos | alquilo | quiero que | queremos que
  (?:i |we )?(?:need|want) (?:an?|some|someone|somebody) | (?:i'm |i am |we're |we are )?trying to find | i'm after | we're after
  (?:ich |wir )?brauche?n? (?:eine?[nmrs]?|jemand~) | (?:ich |wir )?hätte[n]? gerne?
  il (?:me |nous )?(?:faudrait|faut) (?:une?|des|quelqu'un|le|la|les|l') | (?:je voudrais|on voudrait|nous voudrions|je prendrais) une?
  (?:necesito|necesitamos|quiero|queremos) una? | (?:ando|estoy|estamos) buscando
  (?:my|our) (?:\\S+ ){1,3}(?:needs?|is looking for|are looking for|would like) (?:an?|some|someone|somebody|help)
  (?:mein~|unser~) (?:\\S+ ){1,3}(?:brauch~|benötig~|such~) (?:\\S+ ){0,3}(?:ein~|jemand~|hilfe)
  (?:ma|mon|mes|notre|nos) (?:\\S+ ){1,3}(?:besoin d'|besoin de quelqu'un|cherche~ (?:une?|quelqu'un))
  (?:mi|mis|nuestr[oa]s?) (?:\\S+ ){1,3}(?:necesitan?|buscan?) (?:una?|alguien|ayuda)`

/** Questions for an opinion, which may be meant for the assistant: 'should I accept?' */
export const opinionQuestions = `
  think | reckon | suggest | should (?:i|we) | shall (?:i|we) | worth it | meinst | denkst | findest | glaubst | rätst | soll~ (?:ich|wir)
  crois | penses | trouves | conseilles | dois-je | devr~ | faut-il | crees | piensas | opinas | aconsejas | deb[eo] | debería~ | te parece`

/** Words after what a requirement prefers: 'known software, Silae preferred'. */
/** Make a requirement a wish: what is no must refuses nothing. */
export const optionalWishes = `
  not a (?:must|dealbreaker|deal-breaker|deal breaker|requirement|condition) | no (?:dealbreaker|deal-breaker|deal breaker) | not (?:essential|mandatory|compulsory)
  kein(?:e)? (?:muss|bedingung|ausschlusskriterium|voraussetzung) | nicht zwingend | nicht unbedingt notig
  pas (?:obligatoire|indispensable|redhibitoire|une obligation|une condition)
  no (?:es )?(?:imprescindible|obligatori[oa]|excluyente|un requisito|una condicion)`

export const preferences = `preferred | preferably | bevorzugt | vorzugsweise | de préférence | de preferencia | preferiblemente`

/** What is said of when to call, after a phone number. */
export const callingTimes = `
  call | ring | text | please call | ask for | just ask for | bitte nach | fragen sie nach | demandez | demander | preguntar por | pregunt[ae]n? por | best | evenings | anrufen | bitte anrufen | erreichbar | abends
  appelez | appeler | le soir | de préférence | llamar | por las tardes`

/** Words before the hour of a call, after a phone number. */
export const beforeHours = `
  after | before | not before | from | ab | am besten ab | nach | vor | après | à partir de | avant | a partir de las | después de las`

/**
 * Wording of secrecy. Written by hand from texts in which people ask their own side's assistant for discretion; the
 * syntax of the phrases is described in `privacy/phrases.ts`.
 */

/** A denial and a verb of telling within a few words ask not to tell: 'please do not … mention'. */
export const withheldTelling = [
  {
    deny: `
      do not | don't | does not | doesn't | did not | didn't | have not | haven't | has not | hasn't | should not | shouldn't | must not | mustn't
      never | not to | not be | not | rather not | better not | without | avoid | no need to | no need | need not | refrain from | cannot | can't
      let's not | wouldn't | would not | won't | will not | no reason to | no reason | nothing | nobody | no one | instead of | stop short of | hold off | nor`,
    tell: `
      tell~ | told | say~ | mention~ | disclos~ | reveal~ | shar(?:e|es|ed|ing) | divulg~ | communicat~ | pass(?:ed|ing)? … on | pass(?:ed|ing)? on
      bring … up | bring up | brought up | let … know | let on | find out | get into | go into | go there | touch on | leak~ | advertis~ | announc~
      let … slip | give … away | give away | admit~ | volunteer~ | talk about | talk~ to them about | discuss~ | spread~ | publish~ | publici[sz]e~ | public
      publicly | openly | out loud | raise (?:it|this|that) | point … out | hint~ | elaborat~ | expos(?:e|ed|ing) | broadcast~ | make … known | spell~ … out
      in the (?:listing|ad|advert|text|offer|post|profile|open) | on the (?:listing|page|record|site) | for (?:publication|the public|everyone's eyes)`,
  },
  {
    deny: `
      need not | needn't | doesn't … need to | don't … need to | do not … need to | does not … need to | no need (?:for~ )?(?:them|him|her|anyone) to | don't have to | do not have to | must not | mustn't
      should not | shouldn't | shall not | may not | might not | don't want … to | do not want … to | would not want … to | wouldn't want … to | better if … don't | better … not
      nobody | no one | none of them | don't let | do not let | never let | rather … didn't | prefer … not | can't have them | cannot have them | best … not`,
    tell: 'know~ | see | hear~ | learn~ | notice | realise~ | realize~ | aware | find out | get wind | read | catch on',
  },
  {
    /** German verbs of telling also stand before the denial: 'sag das bitte nicht'. */
    eitherOrder: true,
    deny: `
      nicht | nie | niemals | nichts | nix | kein~ | ungern | ohne | niemand(?:em|en)? | vermeid~ | keinesfalls | keineswegs | nirgends | weder | net`,
    tell: `
      sag | sage | sagen | sagt | gesagt | verrat~ | verrät | erwähn~ | mitteil~ | mitgeteilt | mitzuteilen | weitergeb~ | weitergegeben | weiterzugeben | weitersag~ | weiterzusagen | weitererzähl~ | weiterleit~
      preisgeb~ | preisgegeben | preiszugeben | offenleg~ | offenzulegen | offengelegt | offen legen | veröffentlich~ | öffentlich~ | erzähl~ | ansprech~ | angesprochen | anzusprechen | durchblicken | ausplauder~
      glocke | kommunizier~ | publik | nach aussen | rausgeb~ | herausgeb~ | rausgeht | rausgehen | auftauch~ | aufzutauchen | erscheinen | anmerken | thematisier~ | rausposaun~ | hinausposaun~
      durchsicker~ | weitertragen | reinschreib~ | rein schreiben | hineinschreib~ | dazuschreib~ | dazusag~ | anzeigen | eingehen | drauf eingehen | darauf eingehen | breittreten | breitgetreten
      auf die nase binden | laut sagen | zeigen | nennen | hausieren | in (?:die|der) (?:anzeige|ausschreibung|beschreibung) | im inserat | ins inserat | für (?:alle|jeden|andere|dritte|kunden|die öffentlichkeit)`,
  },
  {
    deny: `
      (?:muss|müssen|soll~|darf|dürfen|dürfte~|braucht|brauchen|brauch) … (?:nicht|nichts|niemand|kein~) | (?:muss|soll~|darf|braucht) (?:nicht|nichts|niemand|kein~) | nicht wollen … dass | will nicht … dass
      wollen nicht … dass | möchte~ nicht … dass | niemand | nicht zu | nichts zu`,
    tell: 'wissen | erfahren | erfährt | weiss | mitbekomm~ | mitkrieg~ | merken | hören | lesen | sehen | bescheid | rausfinden | herausfinden | mithören',
  },
  {
    deny: `
      ne | n' | pas | jamais | inutile | sans | évit~ | éviter de | rien | personne | aucun~ | surtout pas | pas besoin | pas la peine | abstenez-vous | abstiens-toi | mieux vaut ne | plutôt ne`,
    tell: `
      dire | dis | dit | dites | disons | dise | disiez | communiqu~ | révél~ | divulgu~ | mentionn~ | évoqu~ | ébruit~ | partag~ | publi~ | affich~ | annonc~ | transmett~ | transmis~ | diffus~ | dévoil~ | confi(?:er|ez)
      en parl~ | parl(?:er|ez|e|ons) … de | parl(?:er|ez|e)-leur | leur parl~ | lui parl~ | le savoir | la savoir | savoir | sache~ | sachiez | soulev~ | abord~ | rajout~ … texte | signal~ | avou~ | laiss~ … entendre | racont~
      s'étend~ | étale~ | crier | ressort~ | sort~ d'ici | sort~ de | apparaî~ | apparai~ | figur~ | montr~ | trahi~ | insist~ là-dessus | précis~ | mettre en avant | mettez en avant | vendre la mèche | répét~`,
  },
  {
    deny: `
      no | nunca | jamás | sin | tampoco | nada | evit~ | ni | nadie | mejor no | ningún~ | no hace falta | prefiero que no | preferimos que no`,
    tell: `
      decir~ | dig~ | dices | dice | diciendo | dicho | cuent~ | cont(?:ar|ar~|éis|emos|es|e|en) | mencion~ | comuni~ | revel~ | divulg~ | compart~ | public~ | publiqu~ | coment~ | enseñ~ | muestr~ | mostr~
      difund~ | desvel~ | trasl(?:ad|ád)~ | transmit~ | hab?l(?:ar|es|éis|en|emos|e) … de | hablar~ | saber | sepan | sepa | enter(?:en|e|arse|arán|ará) | entere~ | conozcan | conocer … esto | aparezca~ | aparecer | figure~
      salga~ … de | salga | trascend~ | filtr(?:ar|e|es|en) | saqu~ … tema | sacar … tema | entr(?:ar|es|éis|emos) en (?:eso|ese|esto|detalles) | dé~ a conocer | dar a conocer | deis pistas | des pistas | confes~ | airear | airees | adelant~ | noten | note`,
  },
  {
    deny: `do not | don't | never | not | please don't | rather not | no need to | nicht | nie | nichts | nix | kein~ | net`,
    tell: `
      (?:put|write|include|add|print|list|type|post|mention|note) (?:that|this|it|those|these|them|any of) | put … in | (?:rein|hinein|draufschreiben|aufnehmen|aufführen|hinschreiben|reinnehmen|reinsetzen|abdrucken|anführen|mit rein|mit drauf|mit dazu|in den text|in die anzeige|ins netz|online)`,
  },
  {
    deny: `ne | pas | surtout | eso no | esto no | no | nunca | mejor no | ni`,
    tell: `
      (?:le |la |l'|les )?(?:mets|mettez|écris|écrivez|notez|inscri~|imprim~|ajout~|rajout~|écrire|noter|inscrire) | le mettre | la mettre | les mettre | mettre (?:ça|cela|ceci)
      (?:lo |la |los |las )?(?:pong(?:as|a|áis|ais|an|amos)~?|escrib(?:as|a|áis|an)~?|incluy(?:as|a|áis|an)~?|añad(?:as|a|áis|an)~?|met(?:as|a|áis|an)~?|cuelgu~|pon(?:er)?(?:lo|la|los|las))`,
  },
] as const

/** Phrases that ask for secrecy by themselves. */
export const secrecyPhrases = `
  (?:keep|keeping|kept|stays?|leave|hold|hide|stay) … (?:to yourself|to ourselves|to myself|between us|between ourselves|among us|private|secret|quiet|confidential|internal~|hidden|under wraps|under your hat|out of it|out of (?:the|this|that)|in-?house|in this room|in the room|off the|off-record|in the dark)
  (?:that|this|it|which) (?:is|stays|remains|was) (?:private|confidential|secret|internal|between|just for|only for|strictly|not for|for your ears|for you)
  keep … mum | keep (?:schtum|shtum|quiet) | keep a lid | mum's the word | psst | pst | shh+ | hush~ | between (?:us|ourselves|you and me|the two of us|the lines of us) | just between | only between
  (?:hate|wouldn't want|don't want|mustn't|shouldn't|can't have|rather not) … (?:get out|get around|come out|come to light|slip out|surface|leak|find out|hear|know|see) | (?:anyone|anybody|somebody|someone|they) asks? | not a word to | four walls | the cat out | under the counter | (?:they|he|she|everyone) (?:think|thinks|believe~|assume~) | none the wiser | what they don't know |
  not for print | our affair | our problem alone | goes nowhere | leave (?:it |that |this )?blank | isn't meant | not meant | not intended for | not something to (?:share|say|mention|advertise|broadcast|publish) | (?:nobody|no one|none|anyone|anybody|not) … outside | outside (?:of )?(?:this|our|these|the (?:team|company|firm|family|office|room|building)) (?!hours|space|area|wall) | (?:only|just) (?:we|you|i|us) (?:know|should|need|may|can) | (?:if|once|when|before|until|in case) … (?:knew|find~ out|hears?|learn~ (?:of|about)|get~ wind|got wind|notice~) | before (?:publishing|posting|you publish|you post|it goes|going live) | (?:rather|prefer|appreciate|better|nicer|grateful|wish) … (?:didn't|did not|wouldn't|weren't|wasn't|stayed|kept|unmentioned) | stays? (?:ours|with (?:us|you|me)|mine|out of|off|where) | keep … with(?:in)? (?:us|you|me|the) | otherwise (?:they|he|she|everyone|everybody|people)
  geht nur uns | nur uns | ladentisch | (?:aus|ver)plappern? | plauder~ | ausgeplaudert | katze aus dem sack | durch die blume | vier wände~ | die (?:denken|glauben|meinen) | spricht sich | herumspr~ | rumspr~ | im dunkeln lassen
  nicht (?:gedacht|bestimmt|geeignet) für (?:die|den|kunden|andere|alle|fremde|jeden|externe) | unsere sache | nur wir | nur ihr | nur du | ausserhalb (?:des teams|der firma|des hauses|unseres|von uns|dieser|dieses) | dringt nach | nach draussen | nach aussen | (?:wenn|falls|sobald|bevor) … (?:wüsste~|erfährt|erfahren|mitkriegt|mitkriegen|mitbekommt|rauskriegt|rausfindet|spitzkriegt|wind (?:davon )?bekommt) | vor (?:dem|der) veröffentlich~ | bevor … (?:online|veröffentlicht|rausgeht) | sonst (?:wollen|will|verlangen|verlangt|steigen|steigt|springen|springt|nutzen|nutzt|denken|denkt|heisst|kommen|gehen|drücken) | lieber (?:nicht|unerwähnt|weglassen|für uns|unter) | besser (?:nicht|unerwähnt|weglassen|für uns) | wäre (?:mir|uns) lieb~ … (?:nicht|niemand|keiner|unter)
  (?:doit|doivent|devra) rester | (?:qu'ils|qu'elles|qu'il|qu'on|mieux|doivent) … (?:ignor~|l'ignor~) | vendre la mèche | quatre murs | à garder pour | (?:ils|elles) (?:pensent|croient|ignorent) | sans rien dire | l'air de rien | que (?:cela|ça) ne s'ébruite | langue dans
  pas destiné~ | notre affaire | nous seuls | vous seul~ | à l'extérieur de (?:l'entreprise|la société|l'équipe) | (?:ne )?sort~ pas | (?:si|quand|dès qu'|avant qu') … (?:savai~|appren~|apprenn~|l'appr~|découvr~|s'en rend~) | avant (?:publication|de publier|la mise en ligne|de mettre en ligne) | sinon (?:ils|elles|on nous|il|elle|tout le monde|les autres) | (?:mieux vaut|vaut mieux|préfér~|plutôt) … (?:ne pas|pas|taire|garder|éviter|sans) | (?:j'aimerais|j'aimerai|nous aimerions|souhait~|préfère) (?:que|qu') … (?:pas|rien|reste)
  (?:que )?lo ignor(?:en|e|an) | soltar prenda | soltéis prenda | suelt~ prenda | media palabra | a nadie | de la lengua | a cal y canto | cuatro paredes | (?:ellos )?(?:piensan|creen|ignoran) que | sin decir nada | como si nada
  no se (?:dice|cuenta|publica|toca|comenta|menciona|pone|enseña|sabe|habla|revela|comparte|muestra) | cosa nuestra | asunto nuestro | solo nosotros | sólo nosotros | solo lo sab~ | sólo lo sab~ | fuera de (?:aquí|la empresa|casa|esta|nuestro|nuestra|este|del equipo) | fuera del (?:anuncio|equipo|texto|listado) | (?:si|cuando|antes de que|como) … (?:sabe|saben|supiera~|entera~|enteran|descubr~|se entera~) | antes de (?:publicar|colgar|subir) | sin (?:publicar|decir|mencionar|comentar|contar|nombrar)~ | sáltate | saltad | saltar~ (?:eso|esto) | (?:no quiero|no queremos|preferimos|prefiero|mejor|no conviene|no interesa|convendría|no nos conviene|más vale) que … (?:no|nadie|se|salga|sepa~|quede) | (?:más vale|mejor) (?:no|callar|que no) | que nadie | que no (?:se|lo|la|le|les|aparezca|salga|figure|conste|sepa~) | si no nos | nos sub~ el precio | de momento no se
  need-to-know | need to know basis | behind (?:their|his|her) back | breathe a word | not a (?:word|peep|soul) | lips (?:are )?sealed | embargo~ | (?:better|best) (?:left )?unsaid | unsaid | low profile | dwell on | avoid the (?:topic|subject|question) | change the subject | dodge | (?:be|stay|remain|keep it) (?:a bit |deliberately )?vague | fudge | (?:brush|skate|gloss|skip) over | sweep … under | off limits | off-limits | no-go | taboo | classified | sensitive (?:matter|topic|point|information|info|issue|subject) | touchy | delicate | shouldn't come up | should not come up | must not come up | (?:if|when) asked | only if (?:asked|they ask|someone asks)
  sterbenswörtchen | mund halten | mund zu | verschlusssache | unter verschluss | tabu | heikel~ | hinterm berg | drüber reden | darüber reden | drüber sprechen | rumerzähl~ | herumerzähl~ | schweig~ | umschiff~ | ausklammer~ | ausweichen | vage (?:bleiben|halten|lassen) | bleib~ vage | übergeh~ (?:das|dies|es|die|den) | für dich | für ihre augen | nicht drauf | soll~ keiner | muss keiner | ahnt~ (?:nichts|niemand) | ahnen nichts | fürs protokoll | unter den teppich | keine schlafenden hunde | nur auf (?:nachfrage|rückfrage) | auf nachfrage erst
  tabou | huis clos | petit comité | quatre yeux | entre quatre | n'ébruit~ | élud~ | esquiv~ | (?:reste~|rester) (?:vague|évasif|évasifs|flou) | évasi~ | chuchot~ | à l'abri des regards | tenir (?:sa|ta|votre) langue | tenez votre langue | (?:point|sujet) (?:sensible|délicat) | ne (?:se|s'en) doute~ | à taire | se garder de | gard~-(?:vous|toi) (?:bien )?de | on n'en parle pas | n'en parl~ | seulement si (?:on|ils|elle) (?:demand~|pos~)
  tabú | a puerta cerrada | petit comité | boca cerrada | cerrar la boca | mutis | esquiv~ | evasiv~ | trascienda | (?:tema|punto|asunto) (?:delicado|sensible) | no sospech~ | bajo secreto | por debajo de la mesa | mejor (?:callar|no decir|no hablar) | se calla | guard~ silencio | de eso ni | de esto ni | ni se te ocurra | ni mencion~ | ni nombr~ | ni hablar | solo si (?:preguntan|pregunta|lo piden|insisten) | hacer la vista
  (?:stays?|staying|stayed|kept|keep|keeps|remain~|leave) … (?:in|within|inside) (?:this|the|these|our|here|four) ?(?:\\S+ )?(?:building|room|house|office|company|team|family|walls|firm|drawer|kitchen)
  (?:delete|remove|strike|cut|scrap|erase|take … out|cross … out|cut … out|leave … out) (?:this|that|it|before|again|afterwards|the following) | (?:take|cross|cut|leave|keep|edit) (?:this|that|it|them) out | between … and (?:you|me|us|yourself|ourselves|myself) | what (?:they|he|she|the \\S+ ?\\S*) (?:don't|doesn't|do not|does not|needn't|need not|mustn't|shouldn't) | (?:doesn't|don't|does not|do not|won't|shouldn't) (?:concern|affect) (?:them|him|her|anyone|anybody) | ours to (?:keep|know) | silence (?:about|on|please|is) | discretion (?:please|appreciated|requested|advised) | sworn to | zip it | (?:entirely|strictly|purely) (?:between|among)
  (?:tell|say|mention|reveal|share) … (?:nobody|no one|none of|nothing) | off the record | off-the-record | on the quiet | on the qt | under the table | in confidence | in strict~ confidence | strictly (?:confidential|private|between|internal|for)
  for (?:your|my|our) (?:eyes|ears) | (?:your|my|our) eyes only | for (?:your|the) (?:info|information) only | only for (?:your|our|my|internal) (?:info|information|eyes|ears|use|own use|reference|guidance)
  just (?:for|as) (?:your|background|internal) (?:info|information|guidance|reference|background|use|eyes|ears) | just so you know | so you know where we stand | as background | for background only | purely for (?:you|your|internal)
  (?:only|just|solely|purely|strictly|exclusively) for (?:you|us|my assistant|our assistant|the assistant|the ai|the bot|internal~|matching|the matching|in-?house|the team|our team|my team)
  for (?:my|our|the) assistant | for (?:matching|internal use|internal purposes) (?:only|purposes) | for internal | for you only | not for (?:them|the other side|the client~|the customer~|the buyer~|the seller~|clients|customers|the public|publication|public~|the ad|the listing|sharing|their eyes|external~|outside)
  confidential~ | confidentially | secretly | top secret | secret | unofficial~ | undisclosed | nondisclosed | sub rosa | hidden agenda
  (?:private|personal|confidential|secret|internal|sidenote|side) (?:note|remark|info|information|comment|memo|aside) | note to self | note to (?:the |my |our )?(?:assistant|ai|bot|self|team) | nb for the assistant
  not public | non-public | non public | not publicly | not official~ | not to be (?:published|shared|mentioned|disclosed|shown|told|public|quoted|passed|seen|revealed|advertised|posted) | not meant (?:for|to be)
  privately | behind the scenes | behind closed doors | leave (?:it|that|this|them) (?:out|unsaid|unmentioned) | leave out | skip (?:that|this) part | omit | withh(?:o|e)ld | conceal~ | hush-hush
  whatever you do | under no circumstances | gloss over | steer clear of | play (?:it |that |this )?down | keep (?:them|him|her) guessing | keep (?:our|my) cards | don't let on | poker face | only we (?:know|need) | nobody else knows | nobody knows
  (?:don't|do not|doesn't|does not) know (?:that we|that i|we|it yet|this|about (?:this|that|it)) | without (?:them|him|her|anyone|anybody|the \\S+) (?:knowing|noticing|finding|hearing) | none of their business | not their (?:business|concern) | is our business
  our little secret | stays here | goes no further | go no further | doesn't leave | mustn't leave | won't leave this | my lips | not out there | not in the open | on the down low | on the down-low

  (?:keinen|niemand~|nichts|nix|nicht~|was|niemanden) (?:was |etwas |nichts )?(?:an ?geht|angeht|an ?gehen) | geht … (?:nichts|nix|nicht|keinen|niemand~) … an | (?:streich~|lösch~|entfern~|tilg~) (?:das|dies|es|bitte|vor|wieder|den satz|diesen) | (?:bitte|wieder|vorher|vor) … (?:streichen|löschen|rausnehmen|herausnehmen|entfernen|rausstreichen) | (?:bleib~) … (?:im|in|hier im|bei) (?:haus|raum|büro|team|familie|kreis|unseren|diesen|unserem|diesem|den|der) ?(?:wänden|vier wänden|raum|haus|büro|team|kreis|firma|familie|betrieb)? | zwischen … und (?:dir|mir|uns|euch|ihnen) | (?:diskretion|stillschweigen|schweigen|verschwiegenheit)[\\s,]*(?:bitte|erbeten|erwünscht|darüber|dazu|gewünscht|wäre) | unter uns gesagt | nicht an die grosse | dicht halten | dichthalten | klappe | für uns behalten
  unter uns | unter 4 augen | unter vier augen | unter dem siegel | zwischen uns | im vertrauen | vertraulich~ | streng vertraulich | geheim | geheime~ | geheimnis | geheimhalt~ | geheimzuhalten | geheim halten | heimlich | inoffiziell~ | nicht offiziell~
  (?:behalt~|behalten|behält|bleibt|bleiben|bleibe|bleib|halte~|lass~|lasse~|lasst) … (?:für (?:dich|euch|sich|mich|uns)|unter uns|intern|geheim|vertraulich|bei uns|zwischen uns|unter verschluss|aussen vor|unerwähnt|hinterm berg|hinter dem berg|in der schublade)
  für (?:dich|euch|sich|uns) (?:behalt~|behält) | für sich zu behalten | bitte für dich | unter der hand | nur (?:für|zu) (?:dich|euch|uns|sie persönlich|mich|den assistenten|die ki|meinen assistenten|intern~|dein~ info~|eure~ info~|internen~|eigenen~|das matching|die abstimmung|matching|ihre info~|den internen~)
  nur (?:zur|als) … (?:info~|hintergrund~|orientierung|kenntnis~|einordnung|verwendung|gebrauch) | nur intern~ | nur damit (?:du|ihr|sie) | damit (?:du|ihr) (?:bescheid|weisst|wisst|im bild~) | nur zu deiner | nur zu eurer | zu deiner info | zur internen | zu internen | für interne~ | ausschließlich intern~ | rein intern~ | nur hausintern | hausintern~
  für (?:den|meinen|unseren) assistenten | notiz an (?:mich|den|dich|die) | hinweis an (?:den assist~|dich|die ki) | an den assistenten | interne~ (?:notiz|info~|anmerkung|hinweis~|bemerkung|angabe|vorgabe|grenze|limit~|kalkulation|zahl~) | private~ (?:notiz|info|anmerkung|bemerkung)
  nicht für (?:die öffentlichkeit|kunden|den kunden|den käufer|den verkäufer|die gegenseite|andere|dritte|alle|draussen|die anzeige|ausserhalb|fremde) | nicht öffentlich~ | nichtöffentlich~ | muss ja (?:keiner|niemand|nicht) | braucht (?:keiner|niemand) | geht (?:keinen|niemanden|die|sie|den kunden) (?:was|nichts|etwas|nix) an | geht (?:keinen|niemanden) an
  verschweig~ | verheimlich~ | verschwiegen~ | stillschweig~ | stillschweigen | diskretion bitte | nichts anmerken | auf keinen fall … (?:sag~|erwähn~|verrat~|nenn~|zeig~) | unerwähnt | aussen vor lassen | unter den tisch | hinter vorgehaltener | hinter den kulissen | bloß nicht | ja nicht (?:sag~|erwähn~|verrat~) | weglass~ | wegzulassen | kein wort | mein bier | unser bier | keine silbe | keinen ton | mit keinem wort
  bescheid … niemand | weiss (?:noch )?(?:keiner|niemand) | wissen (?:die|sie) (?:noch )?nicht | das wissen (?:die|sie) nicht | (?:keiner|niemand) weiss | ohne dass (?:sie|er|die|der) | hinter … rücken | bleibt hier | bleibt drin | nur wir wissen | off the record

  (?:ne|n'|pas) … (?:concern~|regard~) (?!pas) | ne (?:les|le|la|nous|vous)? ?(?:concern~|regard~) | (?:effac~|supprim~|ray~|enlev~|retir~|ôt~)(?:-le|-la|-les)? (?:ça|cela|ceci|cette|ce|avant|la phrase|le passage|de l'annonce) | (?:effac~|supprim~|ray~|enlev~|retir~)-(?:le|la|les) | reste~ … (?:dans|entre|à) (?:ces|nos|la|le|cette|notre|quatre|l') ?(?:murs|bureau|équipe|maison|pièce|famille|cercle|atelier|interne|quatre murs) | entre … et (?:vous|toi|nous|moi) | au chaud | sous cloche | sous le tapis | silence radio | soit dit en passant | discrétion | crier sur | ne … pas un mot | garde~ ça | (?:silence|secret) (?:là-dessus|sur|svp|s'il)
  entre nous | entre vous et moi | entre toi et moi | entre nos murs | confidentiel~ | en confidence | confidence pour confidence | sous le sceau | sous le manteau | secret~ | secrètement | officieu~ | en toute discrétion | à titre (?:officieux|confidentiel|privé|interne|indicatif interne) | pas officiel~ | non officiel~
  (?:gard~|garder|reste~|rester|laiss~|demeur~|tenir|tenez|tais~|taire|taisez) … (?:pour (?:vous|toi|nous|moi|soi)|entre nous|secret|interne|en interne|confidentiel~|sous silence|sous le coude|de côté|dans l'ombre|ici|chez nous|discret~|privé)
  sous silence | à ne pas (?:dire|divulguer|communiquer|publier|mentionner|partager|transmettre|révéler|afficher|diffuser|montrer|ébruiter|évoquer|répéter|préciser) | (?:passez|passer|passe|passons) … sous silence | motus | chut | bouche cousue | ça reste ici | cela reste ici | reste dans cette pièce | hors micro | en off | off the record
  pour (?:vous|toi|nous) (?:seul~|uniquement|seulement|exclusivement) | (?:juste|seulement|uniquement|rien que|strictement|exclusivement) pour (?:vous|toi|nous|moi|info~|votre info~|ton info~|l'assistant|mon assistant|usage interne|le matching|la mise en relation|notre équipe)
  (?:juste|seulement|uniquement|simplement) (?:à titre|pour) … info~ | pour (?:votre|ta|ton) (?:seule )?(?:info~|gouverne|information) | pour que (?:vous|tu) (?:sach~|sachiez|saches) | pour usage interne | à usage interne | usage interne | pour l'assistant | pour mon assistant | note (?:interne|privée|perso~|confidentielle|pour l'assistant|à l'assistant|pour moi) | information (?:interne|privée)
  pas pour (?:le public|le client|les clients|l'acheteur|le vendeur|l'annonce|la publication|eux|publication|diffusion|l'extérieur) | non public~ | pas public~ | pas publiquement | pas devant | (?:ils|elles|il|elle|on|l'acheteur|le vendeur|le client|personne) n'(?:a|ont) pas (?:besoin|à) (?:de )?(?:le |la |les |tout )?(?:savoir|connaître|être)
  ne regarde (?:que nous|personne|pas) | ça ne les regarde pas | cela ne les regarde pas | (?:personne|ils|elles|il|elle) ne (?:le )?(?:sait|savent|doi~) (?:pas|encore|rien|le savoir|l'apprendre) | personne ne sait | à leur insu | à son insu | en coulisse~ | derrière les portes | cach(?:er|ez|e|ons) (?:leur|lui|le|la|les|cela|ça|que) | dissimul~ | omett~ | omets | (?:tais|taisez|taire) (?:ce|cela|le|la|les|ça|que)
  (?:dis|dites|dire|disons) (?:pas|rien) | parl~ en pas | surtout pas un mot | pas un mot | (?:surtout|absolument) (?:pas|ne|n') | en aucun cas | sous aucun prétexte | mine de rien

  no (?:les|le|os|nos) (?:incumbe~|importa~|concierne~|interesa~|compete~) | (?:borr~|quít~|quit(?:a|ad|e|en)~|elimin~|suprim~|tach~)(?:lo|la|los|las) | (?:borr~|quit(?:a|ad|e)|elimin~|suprim~|tach~) (?:eso|esto|la frase|antes|lo anterior) | entre … y (?:tú|usted|yo|nosotros|ustedes|vosotros|ti) | (?:qued~|no sal~) … (?:en|de) (?:casa|aquí|esta sala|la oficina|el equipo|familia|estas paredes|la empresa|este cuarto) | callamos | callad~ | callarlo | callamos~ | nos lo (?:callamos|guardamos|quedamos) | discreción | sigilo | en voz baja | ponérselo (?:tan )?fácil | silencio | no … una palabra | pregon~
  entre nosotros | entre tú y yo | entre tu y yo | entre usted y yo | confidencial~ | en confianza | en secreto | secreto | secreta | secretamente | extraoficial~ | oficios~ | bajo cuerda | bajo mano | de forma reservada | reservadamente | con discreción por favor | no oficial~ | off the record
  (?:guard~|guárd~|qued~|quéd~|mant~|mantén~|dej~|deja~|reserv~) … (?:para (?:ti|usted|ustedes|vosotros|nosotros|mí|sí)|entre nosotros|en secreto|en casa|aquí|en privado|interno|dentro|oculto|al margen|fuera|de puertas adentro|bajo llave|en este despacho|en esta sala)
  (?:solo|sólo|únicamente|exclusivamente|solamente|estrictamente) (?:para|entre|a título|como|de uso) (?:ti|usted|ustedes|vosotros|nosotros|mí|uso interno|su información|tu información|vuestra información|el asistente|mi asistente|información|información interna|interno|el emparejamiento|el equipo|informativo)
  para (?:ti|usted|vosotros) (?:solo|sólo|nada más|únicamente) | para (?:tu|su|vuestra) (?:información|info|conocimiento)(?: solamente| solo| sólo| únicamente| nada más)? | para que (?:lo )?(?:sepas|sepáis|sepa usted|tengas en cuenta) | para uso interno | de uso interno | uso interno | nota (?:interna|privada|personal|confidencial|para el asistente|para mí|al asistente) | información (?:interna|privada|reservada) | para el asistente | para mi asistente | de puertas adentro | de puertas para adentro
  no (?:es )?(?:para|al) (?:público|publicar|el público|el cliente|los clientes|el comprador|el vendedor|el anuncio|ellos|difundir|fuera|terceros) | no público | no publi~ | no tiene~ (?:por qué|que|porque) (?:saber|enterar|conocer|ver) | no hace falta que (?:lo )?(?:sepa~|se enteren|lo vean) | no les incumbe | no es asunto | nadie (?:lo )?(?:sabe|debe|tiene|más) | ellos no (?:lo )?saben | sin que (?:lo |se )?(?:sepa~|entere~|note~|sospeche~)
  silencio (?:con|sobre|en) | chist | tú calla | ni una palabra | ni pío | ni mu | chitón | punto en boca | bajo ningún concepto | en ningún caso | por nada del mundo | ocult(?:ar|e|en|es|ad|a|o|emos)(?:lo|la|les|los)? | omit(?:e|ir|an|a|as)(?:lo|la)? | omít~ | call(?:ar|arlo|árselo|áte~|ad) | a sus espaldas | entre bastidores | de tapadillo | a la chita
  pas~ por alto | que no salga de aquí | no sale de aquí | no salga de`

/** Honest wording that contains a word of secrecy: a service that keeps its customers' secrets, a thing with such a name. */
export const discreetServices = String.raw`
  (?:your|all|any|customer|customers'|client|clients'|patient|personal|every|their) (?:data|information|files|documents|records|details|papers|recordings|projects?|results?) (?:are|is|will be|stays?|remains?)? ?(?:kept |treated |handled |stored |strictly |fully |always )*confidential~
  (?:keep|treat|handle|process|store)s? (?:your|all|any|customer|client|patient|personal|every|their|data|sensitive) … confidential~ | confidential~ (?:shredding|waste|documents? (?:destruction|disposal|shredding)|files? destruction|handling|treatment|counselling|hotline|advice service) | confidentiality (?:agreement|clause|declaration|is guaranteed|guaranteed) | secret (?:santa|garden|ingredient|recipe|lab) | shredding of confidential
  (?:data|information|documents?|files|details) (?:are|is|will be|stay|remain)s? (?:not|never) (?:shared|passed|disclosed|sold|published|revealed) | (?:not|never) (?:share|shared|pass|passed|disclose|sell|give) … (?:with|to) third part~ | (?:no|non) data … shared
  (?:ihre|alle|sämtliche|eure) … behandel~ … vertraulich~ | (?:ihre|alle|sämtliche|kunden|eure|personen\p{L}*|\p{L}+daten|daten|unterlagen|akten|dokumente) … (?:vertraulich|streng vertraulich) … (?:behandel~|verarbeite~|verwahr~|vernicht~) | behandeln … (?:daten|unterlagen|akten|kunden~|dokumente|informationen) … vertraulich~ | vertraulich~ (?:akten~|unterlagen|dokumente|beratung|umgang|aktenvernichtung|entsorgung|behandlung ihrer) | vertraulichkeits(?:erklärung|vereinbarung|vertrag)~ | verschwiegenheits~ | verschwiegenheit (?:ist|gehört|garantiert) | geheim(?:tipp|rezept|haltungsvereinbarung|zahl)~
  (?:nicht|nie|niemals) an dritte | (?:keine|nie) … daten … (?:weiter~|dritte)
  (?:vos|toutes? (?:les|vos)|les) (?:données|informations|documents|dossiers|pièces|enregistrements) … confidentiel~ | (?:traitons|conservons|gardons|traitées?|restent) … confidentiel~ … (?:données|clients|dossiers|documents) | destruction … (?:documents|archives) confidentiel~ | (?:documents|archives|dossiers) confidentiels | accord de confidentialité | clause de confidentialité | confidentialité (?:garantie|assurée|des données) | engagement de confidentialité | secret (?:professionnel|médical|bancaire) | santé secrète | secrétariat~ | secrétaire~ | à des tiers
  (?:sus|todos los|todas las|los|las|tus|vuestros) (?:datos|documentos|informaciones|expedientes|grabaciones|archivos) … confidencial~ | (?:tratamos|guardamos|manejamos|mantenemos) … (?:datos|documentos|información|archivos|expedientes) … confidencial~ | destrucción … (?:confidencial~|documentos) | (?:documentos|papeles|archivos) confidenciales | (?:acuerdo|contrato|cláusula|compromiso) de confidencialidad | confidencialidad (?:garantizada|asegurada|absoluta|de los datos) | secreto profesional | secretari~ | a terceros | con terceros
  (?:all|the|alle|toutes) (?:secretary|sekret~) | secretary | secretaries | sekretär~ | sekretariat~ | in-?house (?:team|production|kitchen|workshop|design|development)`

/** A pronoun for what was said and a denial in one clause, as in 'eso no' and 'das lieber nicht', may ask for secrecy. */
export const deniedReferences = `
  (?:that|this)(?:'s| is| part| bit| one| info~| point| figure| number)? (?:not|n't|never|isn't|doesn't|mustn't|shouldn't|must not|should not|does not|stays?|remains?) | (?:not|don't|never|isn't|doesn't) \\S+ (?:that|this)$
  das … (?:nicht|nie|niemals|nix|keiner|keinem|niemand~) | dies … (?:nicht|nie|keiner|niemand) | davon … (?:nicht|nichts|nix|kein~)
  (?:ça|cela|ceci)(?: \\S+){0,3} (?:pas|rien|jamais|personne|non) | (?:pas|rien|jamais|non) (?:\\S+ ){0,2}(?:ça|cela|ceci)
  (?:eso|esto|ello)(?: \\S+){0,3} (?:no|ni|nunca|nadie|nada) | (?:no|ni|nunca) (?:\\S+ ){0,2}(?:eso|esto|ello)`

/** Commands not to do something, to whoever reads: the assistant or the other side. */
export const negativeCommands = `
  (?:^|, |; |: |but |and |so |please )(?:please )?(?:don't|do not|never) (?!worry|hesitate|forget|need|have|know|want|offer|do|sell|mind|deliver|accept|work|charge|use|think|see|yet)\\S+
  (?:^|, |; |: |aber |und |also )(?:bitte )(?:nicht|nichts|nix|nie) | (?:^|, |; |: |aber |und )(?:nicht|nichts|nix) (?:\\S+ ){1,4}\\S+en$
  (?:^|, |; |: |mais |et |surtout )(?:surtout )?(?:ne|n')(?: le| la| les| leur| lui| l'| en)? ?\\S+(?:ez|e|s|ons) (?:pas|rien|jamais)
  (?:^|, |; |: |pero |y |que )no (?:se |lo |la |les |le |los |las )?(?:lo |la )?\\S+(?:éis|áis|emos|as|es)(?:$|[\\s,])`

/** Talk about the listing itself, in its own text. */
export const talkOfListing = `
  (?:this|the|our|your|my) (?:listing|ad|advert|advertisement|posting|profile text) | in the (?:listing|ad|advert|posting|profile)
  (?:die|der|das|in|ins|im|diese~|unsere~|eure~) (?:anzeige|inserat|ausschreibungstext|annonce|angebotstext|profil)
  (?:l'|cette |notre |votre |dans l'|la )(?:annonce|fiche publique)
  (?:el|este|nuestro|vuestro|en el|del|la|esta) (?:anuncio|publicación|ficha pública)`

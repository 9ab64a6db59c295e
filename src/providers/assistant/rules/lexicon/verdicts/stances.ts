/**
 * Wording by what it says of the thing that a sentence speaks of, in English, German, French and Spanish. The model of
 * verdicts learns what each means for a requirement. Phrases are regular expressions, collected by hand from the
 * conversations in `scripts/eval/sets/threads/dev-*-threads.ts`.
 */
export const stances: Readonly<Record<string, string>> = {
  not: String.raw`
    not | \p{L}+n['’]t | cannot | nicht | ne | n['’]\p{L}+ | pas | no
    nix | nich | net | ned | nimmer | guère | point de | ain['’]t | couldn['’]t`,
  none: String.raw`
    nein | non | nope | z[eé]ro | cero | nirgends | nowhere | nulle part | en ningún
    no | none | neither | nor | nobody | nothing | never | without | kein\p{L}* | niemand | nichts | nie | niemals
    weder | ohne | aucune? | jamais | personne | rien | ni | sans | ningun\p{L}* | ningún | nunca | jamás | nadie
    nada | tampoco | sin
    nix | keins | keinst\p{L}* | nullkommanix | hardly | zilch | personne | nul(?:le)?s? | nulle | guère | ningun[oa] | apenas | kaum | à peine`,
  regret: String.raw`
    disappoint\p{L}* | let you down | straight with you | be honest | enttäusch\p{L}* | passen müssen | muss ich passen
    décev\p{L}* | navrée?s? | decepcion\p{L}* | me temo | franc\p{L}* avec vous | ehrlich\p{L}*
    sorry | unfortunately | afraid | regret\p{L}* | leider | schade | bedaure\p{L}* | désolée?s? | malheureusement
    hélas | lo siento | lamentablemente | por desgracia | desgraciadamente`,
  yes: String.raw`
    yes | yep | yeah | sure | certainly | absolutely | of course | definitely | exactly | indeed | promise | ja | klar
    sicher | natürlich | selbstverständlich | genau | jawohl | oui | bien sûr | certainement | tout à fait | exactement
    évidemment | si | sí | claro | por supuesto | desde luego | efectivamente
    aye | yup | right enough | you bet | indeed | jep | jo | jepp | passt scho\p{L}* | freilich | logisch | eh klar | ouais | carrément | avec plaisir | vale | faltaría más | obvio | sin problema`,
  fine: String.raw`
    no problem | no worries | works? | fine | perfect | happily | happy to | gladly | easily | easy | welcome | okay
    ok | suits? | possible | can do | kein (?:problem|thema) | gern\p{L}* | passt | geht | klappt | möglich | machbar
    spielend | problemlos | pas de (?:souci|problème)\p{L}* | aucun souci | volontiers | parfait\p{L}* | convient
    facile\p{L}* | avec plaisir | sin problema\p{L}* | no hay problema | perfecto | vale | encantad\p{L}* | posible
    fácil\p{L}*`,
  included: String.raw`
    not (?:charged?|extra) | costs? nothing | nicht (?:extra|gesondert|berechnet) | (?:kostet|kosten) nichts
    nichts extra | ne coûte(?:nt)? rien | rien à payer | no cuesta nada | va(?:n)? dentro | dentro del precio
    sin recargo | includ\p{L}* | part of | comes? with | in the price | at no (?:extra )?(?:cost|charge)
    no (?:extra )?charge | without extra | for free | free | covered | goes with | throw in | inklusive | inbegriffen
    enthalten | dabei | gehör\p{L}* | im preis | kostenlos | gratis | ohne aufpreis | umsonst | schenk\p{L}*
    geschenkt | compris\p{L}* | inclus\p{L}* | dans le prix | offert\p{L}* | gratuit\p{L}* | sans (?:frais|supplément)
    incluid\p{L}* | incluye\p{L}* | incluimos | entra en | en el precio | gratuit[oa]s? | sin (?:coste|cargo|recargo)`,
  extra: String.raw`
    extra | on top | separately | charged? | surcharge | additional\p{L}* | costs? | costing | fee | aufpreis
    zusätzlich\p{L}* | kostet | kosten | berechnen | berechnet | zuzüglich | zzgl | aufschlag | en plus | en sus
    à part | supplément\p{L}* | factur\p{L}* | coûte\p{L}* | aparte | recargo | cuesta\p{L}* | se paga | suplemento`,
  have: String.raw`
    have | has | got | there (?:is|are|['’]s) | do | does | make | makes | offer\p{L}* | provide\p{L}* | supply
    bring\p{L}* | carry | keep | use | hold\p{L}* | run | haben | hat | habe | gibt es | machen | mache | macht
    bieten | bietet | stellen | stelle | bringen | liefern | führen | verwenden | nutzen | setzen | avons | ai | a
    il y a | faisons | fais | fait | proposons | propose | fournissons | apportons | apporte | livrons | utilisons
    tenemos | tengo | hay | hacemos | hago | hace | ofrecemos | damos | ponemos | pongo | llevamos | traemos | usamos
    entregamos
    come[s]? with | fitted | built in | supplied | sits | stays | ship[s]? | take[s]? | gibt['’]s | drin | mit drin | vorhanden | liegt\p{L}* bei | eingebaut | montiert | nehme[n]? | mitgeliefert | kommt mit | fourni\p{L}* | équipé\p{L}* | monté\p{L}* | prends | prenons | dispose\p{L}* | dispongo | llev[ao] | viene\p{L}* con | trae\p{L}* | lleva\p{L}* | puest[oa]s? | incorpora\p{L}* | monto`,
  will: String.raw`
    will | ['’]ll | can | would | could | shall | werden | werde | wird | kann | können | könnte\p{L}* | würde\p{L}*
    pouvons | peux | peut | pourr\p{L}* | sera | serons | podemos | puedo | puede | podría\p{L}* | será`,
  ourselves: String.raw`
    ourselves | myself | our own | my own | in[- ]house | we do that | selbst | selber | eigene\p{L}* | nous-mêmes
    moi-même | propres? | nosotros | mismos | propi[oa]s?`,
  others: String.raw`
    next door | al lado | nebenan | à côté | se encarga (?:el|la|de ello) | macht (?:der|die) | somebody | someone
    elsewhere | agency | somebody else | someone else | another (?:company|firm) | outside | subcontract\p{L}*
    partner | third party | hire (?:one|a) | woanders | anderswo | agentur | fremdfirma | subunternehmer\p{L}*
    partner\p{L}* | ailleurs | agence | prestataire | sous-trait\p{L}* | partenaire | otra empresa | en otro | agencia
    subcontrat\p{L}* | tercer[oa]s?
    my (?:nephew|cousin|brother-in-law|mate) | friend\p{L}* of mine | freund\p{L}* von mir | confrère | un ami | un amigo | cuñado`,
  theirs: String.raw`
    vuestr[oa]s? | traed | traigan? | eure[nrs]? | euch | for you to | le vôtre | les vôtres | bring your | die ihren
    you (?:bring|need to|have to|must|should|would need|order|provide|supply|['’]d need) | from you
    your (?:own|side|job) | up to you | yourself | yourselves | müssten sie | müssen sie | brauchen sie | sie selbst
    von ihnen | bauseits | bringen sie | ihre sache | à vous | de votre côté | vous devez | vous devrez | par vos soins
    vous-mêmes? | por su cuenta | por vuestra cuenta | de su parte | ustedes | tienen que | tiene que traer | lo pone
    on you | you['’]ll (?:need|have) to | your end | collect(?:ion)? only | vous (?:faudra|faut) | à votre charge | à toi de | selbst mitbringen | müsst ihr | müsstet ihr | musst du | ihr müsst\p{L}* | selbst abhol\p{L}* | de tu parte | a cargo (?:del|de) | corre\p{L}* de vuestra | a recoger | os toca | te toca | le toca`,
  stopped: String.raw`
    quit | went | abgeschafft | abgegeben | raus | rausgenommen | weggefallen | lâché | on a cessé | quitamos | retiramos
    stopped | gave up | given up | no longer | any ?more | discontinued | used to | ended | dropped | aufgegeben
    nicht mehr | eingestellt | früher | arrêté\p{L}* | ne plus | plus de | n['’]\p{L}+ plus | ne \p{L}+ plus
    autrefois | abandonné\p{L}* | dejamos | dejé | ya no | antes
    got rid | gave (?:it )?up | abgestoßen | verzichtet | c['’]est fini | supprimé\p{L}* | se acabó`,
  full: String.raw`
    verplant | planned out | full\b | booked | taken | gone | sold out | closed | shut | fully | voll | ausgebucht
    dicht | geschlossen | zu | vergeben | weg | belegt | ausverkauft | complet | complète | prise? | fermé\p{L}*
    plein | plus libre | épuisé\p{L}* | lleno | llena | ocupad\p{L}* | cogid\p{L}* | reservad\p{L}* | cerrad\p{L}*
    cerramos | agotad\p{L}*
    spoken for | fully booked | no room | packed | chock | ausgelastet | komplett belegt | nichts mehr frei | pleine?s? | surbooké | débordé\p{L}* | hasta arriba | a tope | no queda hueco`,
  available: String.raw`
    free | available | in stock | ready | open | room for | vacant | frei | verfügbar | auf lager | vorrätig | bereit
    offen | platz | libres? | disponibles? | en stock | prête?s? | ouvert\p{L}* | place | libre | disponible\p{L}*
    list[oa]s? | abiert[oa]s? | hueco | sitio`,
  only: String.raw`
    only | just | exclusively | nothing but | stick to | limited | nur | lediglich | ausschließlich | bloß | seulement
    uniquement | que du | que de | exclusivement | limité\p{L}* | solo | sólo | solamente | únicamente | limitad\p{L}*`,
  but: String.raw`
    but | although | though | however | except | unless | aber | allerdings | jedoch | außer | obwohl | sondern | mais
    cependant | toutefois | sauf | hormis | pero | aunque | sino | salvo | excepto`,
  instead: String.raw`
    instead | rather | alternative\p{L}* | or else | statt\p{L}* | dafür | plutôt | à la place | en revanche | en lugar
    en vez | más bien`,
  always: String.raw`
    always | every | each | all | any | as standard | by default | normal(?:ly)? | routine | usual(?:ly)?
    habitu\p{L}* | immer | stets | jede\p{L}* | alle | sämtliche | standard\p{L}* | üblich | alltag | toujours | chaque
    toute?s? | tous | systématique\p{L}* | d['’]office | quotidien | siempre | cada | todos | todas | cualquier\p{L}*
    de serie`,
  hedge: String.raw`
    might | may | maybe | perhaps | probably | possibly | think | hope\p{L}* | guess | try | roughly | should be able
    realistic\p{L}* | vielleicht | eventuell | wahrscheinlich | vermutlich | wohl | hoffe\p{L}* | versuch\p{L}*
    eigentlich | denke | peut-être | sans doute | probablement | espér\p{L}* | essay\p{L}* | en principe | pense
    crois | quizás? | tal vez | a lo mejor | probablemente | espero | intent\p{L}* | en principio | creo | supongo`,
  ask: String.raw`
    check | ask | find out | clarify | confirm later | get back | come back | let (?:you|me) | look into | see whether
    see if | discuss | talk about | raise with | tell you | send (?:you )?(?:a quote|prices|numbers) | klären | prüfen
    frage[n]? | nachfragen | melde[nt]? | nachsehen | abklären | besprechen | schauen | anschauen | entscheide\p{L}*
    vérifi\p{L}* | demand\p{L}* | renseign\p{L}* | reviens | revenons | voir | verr\p{L}* | note | discut\p{L}*
    rappel\p{L}* | prépare | consult\p{L}* | pregunt\p{L}* | mir[oa]\p{L}* | comprueb\p{L}* | hablar\p{L}* | comento
    veremos | viendo | ver | aviso | avisamos | confirm\p{L}* | paso números
    chase | get on to | ring (?:them|him|her|you) | let you know | look at the | will see | we['’]ll see | erkundig\p{L}* | rückmeld\p{L}* | gebe? bescheid | sag\p{L}* bescheid | redis | dirai | tiens au courant | regarde\p{L}* | te digo | le digo | ya (?:te|le|os) (?:digo|cuento|diré) | lo miro | llamaré`,
  depends: String.raw`
    depend\p{L}* | if | when | provided | subject to | as long as | in case | kommt (?:auf|darauf|drauf)
    je nach\p{L}* | wenn | falls | sofern | abhäng\p{L}* | sobald | dépend\p{L}* | selon | si | pourvu | à condition
    sous réserve | en fonction | tout dépend | depende\p{L}* | según | siempre que | en caso | cuando
    whether | unless | only if | varies | kommt (?:\p{L}+ ){0,3}(?:auf|darauf|drauf|an) | hängt | varie\p{L}* | suivant | varía\p{L}* | a no ser`,
  would: String.raw`
    would | could be | möchte\p{L}* | würde\p{L}* | wäre\p{L}* | hätte\p{L}* | müsste\p{L}* | voudr\p{L}* | serait
    faudrait | aimer\p{L}* | sería\p{L}* | habría | gustaría | tendría\p{L}*`,
  plan: String.raw`
    plan\p{L}* | working on | in progress | next year | soon | later | some day | one day | future | geplant
    demnächst | bald | künftig | nächstes jahr | später | arbeit\p{L}* an | prévu\p{L}* | bientôt | l['’]an prochain
    plus tard | en cours | previst\p{L}* | pronto | próximo año | más adelante | en trámite`,
  earliest: String.raw`
    earliest | not before | until | starting | from | frühestens | erst | ab | bis | au plus tôt | à partir | dès
    jusqu['’]\p{L}* | como pronto | a partir | desde | hasta`,
  minimum: String.raw`
    at least | minimum | or more | upwards | mindestens | ab | au moins | au minimum | a partir | al menos
    como mínimo | mínimo`,
  craft: String.raw`
    (?:our|my) (?:thing|trade|job|business|line) | don['’]t touch | stay off | steer clear
    mein\p{L}* (?:ding|gebiet|sache) | unser\p{L}* (?:ding|gebiet|sache|fach) | mon métier | notre métier
    n['’]y touche | (?:lo )?nuestro | no tocamos`,
  thanks: String.raw`
    thanks | thank you | understand | good question | noted | mention\p{L}* | danke | verstehe\p{L}* | gute frage
    notiert | merci | comprends | bonne question | noté | gracias | entiendo | entendido | buena pregunta | apunt\p{L}*`,
  past: String.raw`
    last (?:year|month|week) | ago | yesterday | (?:19|20)\d\d | previous\p{L}* | letzte\p{L}*
    vor \p{L}+ (?:jahren|monaten) | gestern | dernière?s? | il y a \p{L}+ (?:ans|mois) | hier | pasad[oa]
    hace \p{L}+ (?:años|meses)`,
  exists: String.raw`
    since | for (?:\d+|many|some) years | certified | holds? | passed | registered | seit | bestanden
    zertifiziert\p{L}* | zugelassen | geprüft\p{L}* | depuis | certifié\p{L}* | agréé\p{L}* | obtenu | desde
    certificad\p{L}* | homologad\p{L}* | titulad\p{L}* | acreditad\p{L}*`,
  longer: String.raw`
    longer | more than | too (?:short|early|late|much|far|small|big|long) | above | over | later than | not enough
    länger | mehr als | zu (?:kurz|früh|spät|viel|weit|klein|groß|lang|knapp|teuer) | über
    trop (?:court|tôt|tard|loin|petit|grand|long|cher)\p{L}* | plus (?:long|de) | au-delà | demasiad\p{L}* | más de
    por encima | no (?:llega|alcanza)`,
  lacks: String.raw`
    missing | lack\p{L}* | short of | run out of | out of stock | absent | unavailable | without any | don['’]t come with
    not included | not fitted | fehl\p{L}* | mangelt | entfällt | entfallen | nicht vorhanden | nicht dabei | manque\p{L}*
    absente?s? | dépourvu\p{L}* | indisponible\p{L}* | pas fournie?s? | pas de série | falta\p{L}* | carece\p{L}*
    no (?:queda|hay)\p{L}* | no viene\p{L}* | sin existencias`,
  excluded: String.raw`
    exclud\p{L}* | excl | exclusive of | plus vat | before (?:vat|tax) | ex vat | net of | \+ ?(?:vat|gst|tax)
    hors | ht | en dehors | non compris\p{L}* | netto | exkl\p{L}* | ausgenommen | zuzüglich | zzgl | plus mwst
    ohne mwst | más iva | \+ ?iva | iva aparte | sin iva | no incluid[oa]s? | no incluye\p{L}* | excluid[oa]s?
    fuera de`,
  allIn: String.raw`
    all[- ]in | in total | altogether | inc | incl | tax included | alles (?:zusammen|drin|in allem) | inkl | brutto
    pauschal\p{L}* | festpreis | fixpreis | endpreis | tout compris | ttc | forfait\p{L}* | au total | en tout
    todo incluido | en total | precio cerrado | fixed (?:price|fee) | flat (?:rate|fee) | iva incluido`,
  unsure: String.raw`
    don['’]t know | do not know | couldn['’]t (?:say|tell)\p{L}* | can['’]t (?:say|tell|promise|guarantee|swear)\p{L}*
    cannot (?:say|tell|promise|guarantee) | no idea | unsure | not sure | not certain | hard to say | who knows
    wouldn['’]t (?:swear|bet|know) | won['’]t promise | haven['’]t (?:decided|checked|looked|asked|heard|got round)
    never (?:checked|looked|tried|asked|measured) | not decided | can['’]t remember | don['’]t remember
    weiß (?:ich )?(?:nicht|net|noch nicht) | keine ahnung | kann ich (?:\p{L}+ ){0,3}nicht (?:sagen|versprechen|garantieren)
    (?:nicht|nix) versprechen | schwer zu sagen | nicht sicher | unsicher | noch nicht (?:entschieden|geklärt|klar|fest)
    nie (?:geprüft|gemessen|probiert) | steht (?:\p{L}+ ){0,2}nicht fest | weiß man (?:nie|erst|nicht) | überfragt
    sais (?:pas|plus) | saurais pas | aucune idée | pas sûre? | pas certaine? | difficile à dire | (?:rien|pas) promettre
    pas encore (?:décidé|arrêté|fixé|vu|regardé) | jamais (?:vérifié|mesuré|essayé|regardé) | ignore | me souviens (?:pas|plus)
    no (?:lo )?sé | no sabría\p{L}* | ni idea | no estoy segur[oa] | no (?:te |le |os |les )?puedo (?:decir|prometer|asegurar|garantizar)
    difícil (?:de )?decir | no (?:te |le )?prometo | no recuerdo | no me acuerdo | nunca lo he (?:mirado|medido|probado)
    sin confirmar | está por ver | por decidir`,
  hearsay: String.raw`
    apparently | supposedly | allegedly | i was told | we were told | they say | he says | she says | always said | as far as i know
    i believe | reckon | i gather | angeblich | anscheinend | soweit ich weiß | meines wissens | hieß es | glaube | glaub
    heißt es | schätz\p{L}* | paraît | soi-disant | apparemment | à ma connaissance | m['’]a dit | on m['’]a | il me semble
    al parecer | por lo visto | dicen | me dijo | me dijeron | me han dicho | que yo sepa | parece | me suena`,
  sometimes: String.raw`
    some | sometimes | now and then | certain | partly | in part | half | mostly | most | generally | rarely | seldom
    now and again | once in a while | almost | nearly | manche\p{L}* | manchmal | teils | teilweise | gelegentlich
    ab und zu | meist\p{L}* | überwiegend | in der regel | normalerweise | selten | fast | beinahe | parfois | certaine?s?
    quelques | en partie | la plupart | généralement | d['’]habitude | normalement | rarement | presque | algun[oa]s?
    a veces | de vez en cuando | en parte | la mayoría | normalmente | en general | suele\p{L}* | rara vez | casi`,
  impossible: String.raw`
    impossible | out of the question | refuse\p{L}* | decline\p{L}* | declining | rule[ds]? out | turn(?:ed)? down | avoid\p{L}*
    can['’]t | won['’]t | gave up | no (?:chance|way) | not an option | no go | unmöglich | ausgeschlossen | lehn\p{L}*
    verzicht\p{L}* | verweiger\p{L}* | kommt (?:\p{L}+ ){0,3}(?:nicht|net) in frage | keine chance | kommt nicht infrage
    geht (?:\p{L}+ ){0,2}(?:nicht|net|ned|nich) | finger weg | verboten | hors de question | exclu\p{L}* | refus\p{L}*
    renonc\p{L}* | déclin\p{L}* | interdit\p{L}* | pas possible | pas moyen | pas question | peux pas | peut pas
    imposible | ni hablar | descartad\p{L}* | rechaz\p{L}* | me niego | prohibid[oa]s? | no (?:se )?pued\p{L}* | de ninguna manera
    no llego | no llegamos | no entra | no toca`,
  sure: String.raw`
    guarantee\p{L}* | promise\p{L}* | count on | rest assured | no doubt | without fail | you have my word | confirmed
    confirm | garantier\p{L}* | versprochen | verspreche | zugesichert | verlassen | fest zugesagt | bestätig\p{L}*
    garanti\p{L}* | promis | engage\p{L}* | sans faute | vous avez ma parole | confirmée?s? | confirme | garantiz\p{L}*
    prometo | asegur\p{L}* | sin falta | confirmad[oa]s? | palabra | sin duda`,
  already: String.raw`
    already | noted down | put (?:you|it) down | pencilled | booked you | in the diary | signed | bereits | schon
    eingetragen | vorgemerkt | reserviert | unterschrieben | déjà | inscrite?s? | réservée?s? | bloqué\p{L}* | signée?s?
    ya (?:lo|la|los|las|est\p{L}*|teng\p{L}*|he|hemos) | apuntad[oa]s? | anotad[oa]s? | reservad[oa]s? | firmad[oa]s?`,
  enough: String.raw`
    enough | plenty | ample | more than enough | fits? | room | genug | reicht | reichen | genügend | locker | passen
    assez | suffi\p{L}* | largement | rentre\p{L}* | tient | tiennent | bastante | suficiente\p{L}* | sobra\p{L}* | cabe\p{L}*
    de sobra`,
  needless: String.raw`
    no need | needn['’]t | don['’]t need | not necessary | unnecessary | don['’]t have to | nicht nötig | unnötig
    nicht erforderlich | brauch(?:en|t|st)? (?:\p{L}+ ){0,3}(?:nicht|kein\p{L}*|nix|nichts) | müssen sie (?:\p{L}+ )?nicht
    pas besoin | inutile | pas nécessaire | pas la peine | pas obligé\p{L}* | pas à | no hace falta | no es necesari[oa]
    no necesita\p{L}* | sin necesidad | no tien\p{L}+ que`,
  everything: String.raw`
    everything | whole | complete\p{L}* | full set | both | throughout | alles | ganz\p{L}* | komplett\p{L}* | vollständig\p{L}*
    beide\p{L}* | rundum | tout | entièrement | intégral\p{L}* | complet\p{L}* | les deux | au complet | todo | enter[oa]s?
    complet[oa]s? | ambos | ambas | los dos | las dos`,
  lately: String.raw`
    new | brand new | fresh\p{L}* | recent\p{L}* | just (?:been|had|did) | replaced | renewed | neu\p{L}* | frisch\p{L}*
    erneuert | gerade erst | ausgetauscht | kürzlich | neuf\p{L}* | neuve\p{L}* | refait\p{L}* | récent\p{L}* | changée?s?
    vient d['’]être | nuev[oa]s? | reci[eé]n | recient\p{L}* | renovad[oa]s? | cambiad[oa]s?`,
  broken: String.raw`
    broken | damaged | crack\p{L}* | worn | scratch\p{L}* | faulty | leak\p{L}* | repair\p{L}* | doesn['’]t work | dead
    expired | lapsed | out of date | kaputt | defekt\p{L}* | beschädigt | gerissen | riss\p{L}* | kratzer | abgelaufen
    undicht | verschlissen | cassée?s? | abîmée?s? | usée?s? | fissur\p{L}* | rayée?s? | en panne | périmée?s? | expirée?s?
    rot[oa]s? | dañad[oa]s? | gastad[oa]s? | rayad[oa]s? | averiad[oa]s? | caducad[oa]s? | vencid[oa]s? | estropead[oa]s?`,
  correction: String.raw`
    scratch that | correction | i mean(?:t)? | sorry, | actually | after all | changed | korrektur | korrigier\p{L}*
    ich meine | doch | stimmt nicht | vielmehr | je corrige | rectificatif | je veux dire | finalement | en fait
    corrijo | mejor dicho | quiero decir | al final | me he equivocado`,
}

/** Denials that deny nothing of the offer: 'at no extra cost', 'no problem', 'ne … que'. */
export const harmlessDenial =
  /(?<!\p{L})(?:not (?:charged?|extra)|no (?:extra )?(?:charge|cost)|costs? nothing|nicht (?:extra|gesondert|berechnet)|berechnen[^,.;]*nicht|nichts extra|(?:kostet|kosten) nichts|ohne (?:aufpreis|mehrkosten|zinsen)|ne co[uû]te(?:nt)? rien|rien [àa] payer|sans (?:frais|suppl[ée]ment)|aucun (?:frais|suppl[ée]ment)|no cuesta nada|sin (?:coste|cargo|recargo)|no problem|kein (?:problem|thema)|pas de (?:souci|probl[èe]me)|aucun (?:souci|probl[èe]me)|sin problema|no hay problema|not only|nicht nur|non seulement|no solo)(?!\p{L})|\bne (?:\p{L}+ ){1,3}qu(?:e\b|['’])|\bn['’](?:\p{L}+ ){1,2}qu(?:e\b|['’])/iu

/** Stances that speak against an offer. */
export const negativeStances: readonly string[] = [
  'not',
  'none',
  'regret',
  'extra',
  'others',
  'theirs',
  'stopped',
  'full',
  'only',
  'craft',
  'longer',
  'instead',
  'earliest',
  'lacks',
  'excluded',
  'impossible',
  'broken',
]
/** Those of them beside which nothing is met. */
export const refusals: readonly string[] = [
  'not',
  'none',
  'regret',
  'stopped',
  'full',
  'others',
  'theirs',
  'craft',
  'lacks',
  'impossible',
]
/** Stances that leave open what they speak of. */
export const openStances: readonly string[] = [
  'ask',
  'depends',
  'hedge',
  'plan',
  'question',
  'unsure',
  'hearsay',
  'sometimes',
]
/** Stances that change what a requirement asks for: 'delivery included', 'only organic'. */
export const requiredStances: readonly string[] = [
  'included',
  'extra',
  'only',
  'none',
  'not',
  'always',
  'ourselves',
  'available',
  'earliest',
  'minimum',
  'excluded',
  'allIn',
  'everything',
  'lately',
  'broken',
  'lacks',
  'needless',
]

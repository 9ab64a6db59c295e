import type { LongParseCase } from '../types.ts'

/** Long texts by an author who saw neither the rules nor other texts. Used for tuning. */
export const devBlindLongParses: readonly LongParseCase[] = [
  {
    id: 'la-en-01',
    language: 'en',
    side: 'buyer',
    text: `Hi there, I'm Siobhan, mum of three in Drogheda and my youngest makes her communion on the 16th of May. I'm looking for somebody to hire us a bouncy castle for the back garden, nothing massive, the garden's about 8 metres by 10 and there's a slope at the bottom end. It has to be insured and delivered before 11am because we'll be at the church after that. Last year the fella we booked never turned up and I'd twenty children crying in the kitchen, so references would be grand. I was thinking around 150 euro. Text me rather than ring, 085 555 0142, I'm in work till four.`,
    title: ['bouncy castle'],
    points: ['has to be insured', 'delivered before 11am', 'about 8 metres by 10', 'the 16th of May'],
    secrets: [],
    contacts: ['085 555 0142'],
    refusals: [],
  },
  {
    id: 'la-en-02',
    language: 'en',
    side: 'seller',
    text: `Right so I've been rebuilding upright pianos in my workshop outside Hebden Bridge since 1994, learned it from my father in law who did it for Kemble. What I offer is piano tuning for homes, schools and pubs anywhere within 30 miles. Seventy five quid for a normal tuning, and if it's been neglected for more than five years it needs two visits, that's physics, not me being greedy.

I carry a full set of strings in the van. Same week appointments mostly. I'm DBS checked so schools are fine. I don't tune electric pianos, obviously, and I won't touch anything with a cracked frame.

Ring the workshop on 01632 960 417 or drop a line to bob@ashtonpianos.example`,
    title: ['piano tuning'],
    points: [
      'since 1994',
      'within 30 miles',
      'a full set of strings',
      'Same week appointments',
      'DBS checked',
    ],
    secrets: [],
    contacts: ['01632 960 417', 'bob@ashtonpianos.example'],
    refusals: [`I don't tune electric pianos`, `I won't touch anything with a cracked frame`],
  },
  {
    id: 'la-en-03',
    language: 'en',
    side: 'buyer',
    text: `hey, so we're a small roastery in Portland (Oregon not Maine lol), 6 people, and our old bagging line finally died. it was a 1988 something something that my business partner bought off a pet food guy and honestly it served us well, rip. need a used pouch filling machine that does 12 oz and 2 lb bags with a degassing valve. stainless steel contact parts, 220V single phase is what we've got in the building, the landlord won't budge on putting in anything bigger. ideally within a days drive so we can come look at it running before we pay. would want the manuals too

budget we're telling people is 9 grand. dont tell them but the bank approved us for 14k so there's wiggle room. also we'd need it by end of september bc thats when the holiday orders start and doing 4000 bags by hand made two of my guys quit last year. oh and the floor only takes 1200 lbs, second floor, freight elevator is 5 ft wide`,
    title: ['pouch filling machine'],
    points: [
      '12 oz and 2 lb bags',
      'stainless steel contact parts',
      '220V single phase',
      'by end of september',
      'the manuals',
    ],
    secrets: ['the bank approved us for 14k'],
    contacts: [],
    refusals: [],
  },
  {
    id: 'la-en-04',
    language: 'en',
    side: 'seller',
    text: `Dear Sir or Madam,

Fairlight & Daughters is a family firm of bookbinders established in Norwich in 1968. We should like to offer our thesis binding service to students, departments and university libraries. Each volume is sewn rather than glued, covered in buckram in eleven colours and lettered in gold foil on the spine. Our usual turnaround is five working days; an express service within 24 hours is available for a supplement of £20. Prices begin at £38 per copy, with a reduction from the fourth copy onwards. Return postage is included throughout the United Kingdom.

We do not print from memory sticks. Kindly send your pages as a single PDF to orders@fairlightbinders.example.

For your guidance only, we can come down to £29 for departments ordering more than fifty, but we would rather not open with that.

Yours faithfully,
Margaret Fairlight`,
    title: ['thesis binding'],
    points: [
      'sewn rather than glued',
      'buckram in eleven colours',
      'lettered in gold foil',
      'five working days',
      'Return postage is included',
    ],
    secrets: ['we can come down to £29 for departments ordering more than fifty'],
    contacts: ['orders@fairlightbinders.example'],
    refusals: ['We do not print from memory sticks'],
  },
  {
    id: 'la-en-05',
    language: 'en',
    side: 'buyer',
    text: `Moving Leeds to Aberdeen in October, and my greyhound Biscuit, 9, bad hips, can't do the train. After a pet courier who'll take her door to door with a stop every two hours and a padded bed, because she panics in a crate. DEFRA authorised please, I've read the horror stories. Any day between the 6th and the 12th.

Quotes so far 280 to 420, bit wild. My employer's actually refunding up to 500 of it but I'd keep that quiet.`,
    title: ['pet courier'],
    points: [
      'door to door',
      'a stop every two hours',
      'a padded bed',
      'DEFRA authorised',
      'between the 6th and the 12th',
    ],
    secrets: [`My employer's actually refunding up to 500 of it`],
    contacts: [],
    refusals: [],
  },
  {
    id: 'la-en-06',
    language: 'en',
    side: 'seller',
    text: `selling my late uncles tractor. its a Massey Ferguson 135 from 1971, he had it from new on the farm near Ballinasloe and it never spent a night outdoors. 5,840 hours on the clock. new clutch fitted in 2022, four decent tyres, starts first turn even in frost. comes with the front loader and a link box. log book is there in his name and we have the probate papers so its all above board

looking for 7,500 euro. no tyre kickers and no swaps please we've had lads offering ponies 😂. my sister would take 6,400 to see the back of it but dont let on. you can see it any evening after 6, call Padraig 087 555 0199`,
    title: ['tractor'],
    points: [
      '5,840 hours',
      'new clutch fitted in 2022',
      'four decent tyres',
      'the front loader',
      'starts first turn',
    ],
    secrets: ['my sister would take 6,400'],
    contacts: ['087 555 0199'],
    refusals: ['no swaps please'],
  },
  {
    id: 'la-en-07',
    language: 'en',
    side: 'buyer',
    text: `Good morning. I chair the parish council of a village with 430 residents and rather a lot of history. Our churchyard wall, dry stone, roughly 22 metres long, came down in two places during the February storms and the diocese has finally given its blessing. We therefore seek a qualified waller for the wall repair, reusing the existing stone, with no mortar at all above ground. The work must be finished before Remembrance Sunday. Because of the bats all machinery has to stay away from the yew. We require public liability cover of five million and a written method statement. We have set aside £6,800; three tenders are wanted by the 20th of the month. Clerk's address: clerk@netherwaltonpc.example. Site visits can be arranged on Tuesdays, and there will be tea.`,
    title: ['wall repair'],
    points: [
      'dry stone',
      'roughly 22 metres long',
      'reusing the existing stone',
      'before Remembrance Sunday',
      'a written method statement',
    ],
    secrets: [],
    contacts: ['clerk@netherwaltonpc.example'],
    refusals: ['no mortar at all above ground'],
  },
  {
    id: 'la-en-08',
    language: 'en',
    side: 'seller',
    text: `G'day, Jacko here, ex-navy diver, been doing hull cleaning around Fremantle and Rocko for eleven years now. Boats from 25 to 60 foot, in the water, no need to haul out which saves you the lift fee. I do props, shafts and running gear as part of the deal and you get before and after video so you know I didn't just have a swim. Change zinc anodes at cost. Usually can be there inside three days, weather permitting.

$9 a foot, minimum $280. Bit of a slow winter to be honest so between you and me I'd do it for $7 a foot till August. Cheers`,
    title: ['hull cleaning'],
    points: [
      'Boats from 25 to 60 foot',
      'props, shafts and running gear',
      'before and after video',
      'zinc anodes at cost',
      'inside three days',
    ],
    secrets: [`I'd do it for $7 a foot till August`],
    contacts: [],
    refusals: [],
  },
  {
    id: 'la-de-01',
    language: 'de',
    side: 'seller',
    text: `Servus, mia san a kloane Brennerei im Innviertel, mein Bruder und ich, in dritter Generation. Wir bieten Zwetschkenbrand an, für Wirte, Feinkostläden und Hotels. Doppelt gebrannt im Kupferkessel, 42 Volumprozent, mindestens drei Jahre im Glasballon gelagert. Die Früchte sind alle von unseren eigenen Streuobstwiesen, da kommt nix dazu, kein Zucker und kein Aroma. Abgefüllt wird in 0,35 und 0,7 Liter, auf Wunsch mit eurem Etikett. Preis ab 24 Euro netto die große Flasche, ab zwölf Flaschen liefern wir frei Haus bis Linz und Salzburg.

An Supermarktketten verkaufen wir nicht, da hat der Opa schon Nein gesagt. Unter uns: bei 60 Flaschen ginge er auch um 19 Euro her, aber das bitte nicht gleich verraten.`,
    title: ['Zwetschkenbrand'],
    points: [
      'Doppelt gebrannt im Kupferkessel',
      '42 Volumprozent',
      'drei Jahre im Glasballon',
      'unseren eigenen Streuobstwiesen',
      'frei Haus bis Linz und Salzburg',
    ],
    secrets: ['bei 60 Flaschen ginge er auch um 19 Euro her'],
    contacts: [],
    refusals: ['An Supermarktketten verkaufen wir nicht'],
  },
  {
    id: 'la-de-02',
    language: 'de',
    side: 'buyer',
    text: `hallo, jule, 29, hebamme aus leipzig. mein lastenrad wurde im märz geklaut (vorm krankenhaus!! während ner geburt!!) und jetzt such ich ein gebrauchtes lastenrad mit e-antrieb, nur zwei räder, mit den dreirädern komm ich nicht klar. box mindestens 60 cm breit wegen der tasche, akku sollte noch 50 km schaffen, rahmennummer plus kaufbeleg muss da sein. die versicherung zahlt mir 2400, das muss der verkäufer aber nicht wissen, offiziell so um die 2000. abholen im umkreis von 100 km, samstags`,
    title: ['lastenrad'],
    points: [
      'nur zwei räder',
      'mindestens 60 cm breit',
      'noch 50 km',
      'rahmennummer plus kaufbeleg',
      'im umkreis von 100 km',
    ],
    secrets: ['die versicherung zahlt mir 2400'],
    contacts: [],
    refusals: [],
  },
  {
    id: 'la-de-03',
    language: 'de',
    side: 'seller',
    text: `Sehr geehrte Damen und Herren,

die Firma Kröger Spezialtransporte mit Sitz in Bremerhaven ist seit 1987 im Transport von Maschinen, Transformatoren und Bootsrümpfen tätig. Begonnen hat mein Vater mit einem einzigen Tieflader und einer geliehenen Zugmaschine; heute beschäftigen wir 34 Mitarbeiterinnen und Mitarbeiter. Wir bieten Ihnen Schwertransporte bis 120 Tonnen Gesamtgewicht innerhalb Deutschlands, der Niederlande und Dänemarks an. Die Einholung sämtlicher Genehmigungen übernehmen wir für Sie, ebenso stellen wir die Begleitfahrzeuge und auf Wunsch die Verladung im Hafen. Unser Fuhrpark umfasst vier Tieflader und einen eigenen Autokran mit 80 Tonnen Hubkraft. Ihre Ladung ist bis 5 Mio. Euro versichert. Für die Streckenprüfung berechnen wir pauschal 450 Euro, die bei Auftragserteilung angerechnet werden.

Lebende Tiere und Gefahrgut der Klasse 1 befördern wir nicht. Angebote erhalten Sie in der Regel binnen zwei Werktagen; bitte richten Sie Ihre Anfrage mit Maßen, Gewicht und Schwerpunktlage an disposition@kroeger-schwerlast.example oder rufen Sie uns werktags zwischen 7 und 17 Uhr unter 0471 555 0230 an.

Mit freundlichen Grüßen
i. A. Wiebke Kröger`,
    title: ['Schwertransporte'],
    points: [
      'bis 120 Tonnen Gesamtgewicht',
      'Einholung sämtlicher Genehmigungen',
      'vier Tieflader',
      '80 Tonnen Hubkraft',
      'bis 5 Mio. Euro versichert',
    ],
    secrets: [],
    contacts: ['disposition@kroeger-schwerlast.example', '0471 555 0230'],
    refusals: ['Lebende Tiere und Gefahrgut der Klasse 1 befördern wir nicht'],
  },
  {
    id: 'la-de-04',
    language: 'de',
    side: 'buyer',
    text: `Grüezi mitenand, wir sind eine Baugenossenschaft in Winterthur mit 48 Wohnungen und suchen per Frühling eine neue Waschmaschine für die Gemeinschaftsküche, äh, Waschküche natürlich :) Es soll ein Gewerbegerät sein, 8 bis 10 Kilo Trommel, Anschluss 400 Volt, und zwar mit Kartenleser, weil unsere Bewohner seit Jahren wegen dem Münzautomat streiten. Wichtig ist uns ein Servicevertrag über fünf Jahre und dass der Techniker innert 48 Stunden kommt. Die alte Maschine muss mitgenommen und entsorgt werden. Budget rund CHF 6500 inkl. Montage. Im Vorstand haben wir bis 8000 bewilligt, das bleibt aber bitte intern.

Occasionen kommen für uns nicht in Frage. Offerten gerne an verwaltung@bg-eulach.example, merci vielmal`,
    title: ['Waschmaschine'],
    points: [
      '8 bis 10 Kilo Trommel',
      'Anschluss 400 Volt',
      'mit Kartenleser',
      'Servicevertrag über fünf Jahre',
      'innert 48 Stunden',
    ],
    secrets: ['Im Vorstand haben wir bis 8000 bewilligt'],
    contacts: ['verwaltung@bg-eulach.example'],
    refusals: ['Occasionen kommen für uns nicht in Frage'],
  },
  {
    id: 'la-de-05',
    language: 'de',
    side: 'seller',
    text: `Moin, ich bin Hauke und mache seit 2011 Reetdächer zwischen Husum und Eckernförde. Gelernt hab ich das bei meinem Onkel auf Föhr. Was ich anbiete: Reetdachreparatur, also First erneuern, Löcher von Mardern und Krähen stopfen, Moos runter und einzelne Flächen nachstecken. Komplettdächer mach ich allein nicht, dafür fehlt mir die Mannschaft. Material kommt aus der Gegend, Rechnung gibts ordentlich mit Mehrwertsteuer und auf die Arbeit gebe ich sechs Jahre Garantie. Gerüst stelle ich selbst, kostet nix extra. Stunde 62 Euro plus Material, Anfahrt bis 40 km frei. Vor Juni ist schlecht, danach kurzfristig. Fotos vom Schaden einfach per WhatsApp an 0171 555 0164, ich sag dann ehrlich ob sichs lohnt.`,
    title: ['Reetdachreparatur'],
    points: [
      'First erneuern',
      'Moos runter',
      'sechs Jahre Garantie',
      'Gerüst stelle ich selbst',
      'Anfahrt bis 40 km frei',
    ],
    secrets: [],
    contacts: ['0171 555 0164'],
    refusals: ['Komplettdächer mach ich allein nicht'],
  },
  {
    id: 'la-de-06',
    language: 'de',
    side: 'buyer',
    text: `Mein Mann wird im November siebzig und redet sein Leben lang davon, einmal mit dem Ballon über die Alpen zu fahren. Ich möchte ihm diese Ballonfahrt schenken, nur wir zwei, Start im Tannheimer Tal oder bei Oberstdorf. Er hat ein künstliches Knie, also bitte Korb mit Tür zum Einsteigen. Pilot mit Alpenerfahrung ist mir wichtig, Ersatztermin bei schlechtem Wetter ohne Aufpreis, und ein Gutschein auf Papier zum Einpacken. 1.600 Euro habe ich zurückgelegt.`,
    title: ['Ballonfahrt'],
    points: [
      'nur wir zwei',
      'Korb mit Tür zum Einsteigen',
      'Pilot mit Alpenerfahrung',
      'Ersatztermin bei schlechtem Wetter',
      'ein Gutschein auf Papier',
    ],
    secrets: [],
    contacts: [],
    refusals: [],
  },
  {
    id: 'la-de-07',
    language: 'de',
    side: 'seller',
    text: `Verkaufe schweren Herzens meine Drehbank, Weiler Matador, Bj. 1978. Zieh in eine Wohnung im 3. Stock und meine Frau meint, entweder die Maschine oder sie 😅
- Spitzenweite 1000 mm
- Digitalanzeige auf drei Achsen
- Lünette + zwei Kisten Stähle
- Lager 2019 neu
- kann unter Strom vorgeführt werden
Gewicht ca. 900 kg, beim Verladen helf ich mit dem Stapler vom Nachbarn. VB 4.200 €. Muss bis Ende Monat raus, also zur Not geb ich sie für 3.300 weg, das sagst du aber keinem. Reutlingen, Tel. 07121 555 073`,
    title: ['Drehbank'],
    points: [
      'Spitzenweite 1000 mm',
      'Digitalanzeige auf drei Achsen',
      'Lager 2019 neu',
      'zwei Kisten Stähle',
      'unter Strom vorgeführt',
    ],
    secrets: ['zur Not geb ich sie für 3.300 weg'],
    contacts: ['07121 555 073'],
    refusals: [],
  },
  {
    id: 'la-de-08',
    language: 'de',
    side: 'buyer',
    text: `Wir, eine Gemeinschaftspraxis für Kinderheilkunde in Graz mit drei Ärztinnen, möchten unser Wartezimmer neu bemalen lassen. Gesucht wird eine Künstlerin oder ein Künstler für ein Wandbild, ca. 6 mal 2,5 Meter, Thema heimische Waldtiere, gern ein bisserl frech und nicht zu süß. Die Farben müssen abwaschbar und lösungsmittelfrei sein, am Tag danach sitzen ja wieder Säuglinge drin. Gearbeitet werden kann nur von Freitag 14 Uhr bis Sonntagabend. Vorab hätten wir gern zwei Entwürfe als Skizze, die bezahlen wir auch mit 150 Euro. Insgesamt haben wir uns an die 2.000 vorgestellt. Comicfiguren von Disney und Co. wollen wir auf keinen Fall, schon wegen der Rechte. Arbeitsproben bitte an ordination@kinderaerztinnen-lend.example.`,
    title: ['Wandbild'],
    points: [
      '6 mal 2,5 Meter',
      'heimische Waldtiere',
      'abwaschbar und lösungsmittelfrei',
      'Freitag 14 Uhr bis Sonntagabend',
      'zwei Entwürfe als Skizze',
    ],
    secrets: [],
    contacts: ['ordination@kinderaerztinnen-lend.example'],
    refusals: ['Comicfiguren von Disney und Co. wollen wir auf keinen Fall'],
  },
  {
    id: 'la-fr-01',
    language: 'fr',
    side: 'buyer',
    text: `Bonjour à tous, alors voilà : je m'appelle Maëlle, j'ai repris en janvier la crêperie de mes parents à Douarnenez et la vieille billig à gaz de papa vient de rendre l'âme en plein service, un samedi de vacances évidemment. Je cherche une crêpière double, professionnelle, plaques en fonte de 40 cm, au gaz propane parce que l'électricité du bâtiment ne suivra pas. Il faut qu'elle soit déjà culottée ou que vous me prêtiez la vôtre le temps que je culotte la neuve, hein, sinon je ferme une semaine. Norme CE obligatoire pour l'assurance, et garantie un an minimum pièces comprises. Livraison avant le 4 juillet, c'est le début de la vraie saison. Je peux aussi venir la chercher en camionnette dans tout le Finistère.

J'ai dit 900 € à mon mari et c'est ce que j'annonce. Ne le leur dites pas, mais je monterais à 1 150 pour du bon matériel.

Maëlle, 06 39 98 41 17, plutôt entre 15 h et 17 h`,
    title: ['crêpière double'],
    points: [
      'plaques en fonte de 40 cm',
      'au gaz propane',
      'Norme CE obligatoire',
      'garantie un an minimum',
      'avant le 4 juillet',
    ],
    secrets: ['je monterais à 1 150 pour du bon matériel'],
    contacts: ['06 39 98 41 17'],
    refusals: [],
  },
  {
    id: 'la-fr-02',
    language: 'fr',
    side: 'seller',
    text: `Accordeur-réparateur d'accordéons à Tulle depuis vingt-deux ans, passé par chez Maugein. Je propose la réparation d'accordéons diatoniques et chromatiques : soufflets, anches, boutons collants, peaux. Devis gratuit sous 48 heures, pièces d'origine quand elles existent encore, essai devant vous au retour. Comptez 280 € pour un accord complet.

Je ne touche pas aux accordéons numériques. Envoi possible par transporteur, bien emballé s'il vous plaît, j'ai vu des horreurs.`,
    title: [`réparation d'accordéons`],
    points: [
      'depuis vingt-deux ans',
      'Devis gratuit sous 48 heures',
      `pièces d'origine`,
      'essai devant vous au retour',
    ],
    secrets: [],
    contacts: [],
    refusals: ['Je ne touche pas aux accordéons numériques'],
  },
  {
    id: 'la-fr-03',
    language: 'fr',
    side: 'buyer',
    text: `Salut! Moi c'est Jean-Philippe, j'reste à Rimouski pis j'ai un chalet au bord du lac à une demi-heure d'icitte. Je me cherche une fournaise à bois pour le sous-sol, usagée c'est correct. Faut qu'à soit certifiée EPA sinon mes assurances embarquent pas. Assez forte pour chauffer 1400 pieds carrés, pis la porte doit prendre des bûches de 20 pouces parce que c'est de même que mon beau-frère me les fend. Le souffleur inclus ça serait l'fun. Je peux aller la chercher avec mon trailer jusqu'à Québec. J'ai 1500 piasses en tête. Avant les premières neiges, mettons la fête de l'Action de grâce.`,
    title: ['fournaise à bois'],
    points: ['certifiée EPA', 'chauffer 1400 pieds carrés', 'bûches de 20 pouces', 'Le souffleur inclus'],
    secrets: [],
    contacts: [],
    refusals: [],
  },
  {
    id: 'la-fr-04',
    language: 'fr',
    side: 'seller',
    text: `Madame, Monsieur,

L'Étude Vanderhaeghe, géomètres-experts assermentés établis à Namur, a le plaisir de proposer ses services de bornage aux particuliers, notaires et promoteurs des provinces de Namur et de Liège. Nos relevés sont effectués par GPS centimétrique et par drone, et le plan vous est remis en format papier et numérique. Nous nous chargeons de la convocation des voisins ainsi que de l'enregistrement du procès-verbal auprès du cadastre, démarche dont beaucoup se passeraient volontiers. Le délai moyen est de trois semaines à dater de l'accord. Pour une parcelle de moins de dix ares, nos honoraires s'élèvent à 890 euros TVAC, frais de bornes compris ; au-delà de septante ares, un devis est établi après visite.

Nous n'intervenons pas dans les litiges déjà portés devant le juge de paix.

À titre confidentiel, une remise de 12 % peut être consentie aux promoteurs nous confiant cinq dossiers par an, mais nous souhaitons qu'elle soit demandée.

Veuillez agréer nos salutations distinguées.
etude@vanderhaeghe-geo.example – 081 55 01 72`,
    title: ['bornage'],
    points: [
      'GPS centimétrique et par drone',
      'la convocation des voisins',
      `l'enregistrement du procès-verbal`,
      'trois semaines',
      'frais de bornes compris',
    ],
    secrets: ['une remise de 12 % peut être consentie aux promoteurs'],
    contacts: ['etude@vanderhaeghe-geo.example', '081 55 01 72'],
    refusals: [`Nous n'intervenons pas dans les litiges déjà portés devant le juge de paix`],
  },
  {
    id: 'la-fr-05',
    language: 'fr',
    side: 'buyer',
    text: `bjr je cherche une nounou de nuit sur lyon 8 pour mes jumelles de 2 mois, je tiens plus debout 😭 mon conjoint est routier donc absent la semaine. du lundi au jeudi de 22h à 6h. diplôme auxiliaire de puériculture exigé, expérience avec des jumeaux ce serait le rêve, vaccins à jour. on déclare tout en cesu. 14 net de l'heure, en vrai ma belle-mère paie la moitié donc je peux aller à 17 mais chut. a partir du 10 si possible merci d'avance Inès`,
    title: ['nounou de nuit'],
    points: [
      'du lundi au jeudi',
      'de 22h à 6h',
      'diplôme auxiliaire de puériculture',
      'expérience avec des jumeaux',
      'vaccins à jour',
    ],
    secrets: ['je peux aller à 17'],
    contacts: [],
    refusals: [],
  },
  {
    id: 'la-fr-06',
    language: 'fr',
    side: 'seller',
    text: `Vends cause départ à la retraite mon métier à tisser, un Jacquard d'atelier acheté en 1989 à une veuve de la Croix-Rousse. J'y ai fait des étoles pour trois maisons parisiennes, je pourrais vous en raconter. Largeur de tissage 120 cm, 16 cadres, mécanique révisée l'hiver dernier par un ancien de la filature. Je donne avec l'ourdissoir, deux navettes en buis et quarante bobines de soie. Il se démonte en une journée, j'ai les plans et je vous aide. Prix : 3 800 euros.

Visible à Saint-Étienne. Je refuse de le vendre à un décorateur qui en ferait une table basse, qu'on se le dise. À un jeune qui s'installe je le laisserais à 2 500, mais il faut que je le sente. Écrire à monique.ravier@tissage42.example`,
    title: ['métier à tisser'],
    points: [
      'Largeur de tissage 120 cm',
      '16 cadres',
      `révisée l'hiver dernier`,
      'deux navettes en buis',
      'se démonte en une journée',
    ],
    secrets: ["À un jeune qui s'installe je le laisserais à 2 500"],
    contacts: ['monique.ravier@tissage42.example'],
    refusals: ['Je refuse de le vendre à un décorateur'],
  },
  {
    id: 'la-fr-07',
    language: 'fr',
    side: 'buyer',
    text: `Bonjour, responsable des achats d'un EHPAD public de 92 lits près de Châteauroux, je souhaite recevoir des offres pour des fauteuils releveurs. Il nous en faudrait dix-huit pour commencer, à deux moteurs, revêtement lavable classé non feu M2, roulettes avec frein central. Trois largeurs d'assise au choix, car tous nos résidents n'ont pas le même gabarit. Prêt d'un modèle pendant quinze jours exigé avant la commande : l'an passé on nous a vendu des fauteuils magnifiques dont personne n'arrivait à sortir ! Livraison à l'étage, reprise des emballages et formation des soignants d'une heure. Paiement par mandat administratif à trente jours. Enveloppe indicative : 750 € HT pièce.`,
    title: ['fauteuils releveurs'],
    points: [
      'à deux moteurs',
      'lavable classé non feu M2',
      'roulettes avec frein central',
      "Prêt d'un modèle pendant quinze jours",
      "Livraison à l'étage",
    ],
    secrets: [],
    contacts: [],
    refusals: [],
  },
  {
    id: 'la-fr-08',
    language: 'fr',
    side: 'seller',
    text: `Coucou, Fatou, coiffeuse à domicile dans le 93 et Paris nord ✨ Je fais surtout des tresses africaines : box braids, vanilles, nattes collées, fulani, et les petites dès 5 ans (je suis patiente, j'en ai quatre à la maison lol). J'amène les mèches, 30 coloris au choix, et je lave avant. Je travaille sans tirer sur les tempes, promis. Dispo le dimanche et le soir jusqu'à 23h. Box braids longues 90 €, enfants 45. Paiement en 2 fois ok.

Pas de défrisage, j'ai arrêté, c'est mauvais pour tout le monde. DM sur insta @fatou.tresses93`,
    title: ['tresses africaines'],
    points: [
      'les petites dès 5 ans',
      '30 coloris au choix',
      'sans tirer sur les tempes',
      'Dispo le dimanche',
      'Paiement en 2 fois',
    ],
    secrets: [],
    contacts: ['@fatou.tresses93'],
    refusals: ['Pas de défrisage'],
  },
  {
    id: 'la-es-01',
    language: 'es',
    side: 'seller',
    text: `Buenas, soy Paco, pescador de Barbate de toda la vida, y desde que mi hija me montó esto del móvil me he lanzado a vender sin lonja de por medio. Ofrezco atún rojo de almadraba a restaurantes y particulares: ventresca, lomo, morrillo, tarantelo y lo que haya. Pieza ronqueada el mismo día, envasada al vacío y con su trazabilidad, que aquí no se esconde nada. Envío refrigerado en 24 horas a toda la Península. Pedido mínimo tres kilos. La ventresca va a 58 el kilo y el lomo a 36.

No vendo congelado como si fuera fresco, el que quiera eso que se busque a otro. Al que me coja diez kilos se la dejo a 49, pero que regatee un poco, que si no no tiene gracia. Teléfono 600 555 018, por la mañana temprano no que estoy en la mar.`,
    title: ['atún rojo'],
    points: [
      'ronqueada el mismo día',
      'envasada al vacío',
      'con su trazabilidad',
      'Envío refrigerado en 24 horas',
      'Pedido mínimo tres kilos',
    ],
    secrets: ['Al que me coja diez kilos se la dejo a 49'],
    contacts: ['600 555 018'],
    refusals: ['No vendo congelado como si fuera fresco'],
  },
  {
    id: 'la-es-02',
    language: 'es',
    side: 'buyer',
    text: `hola q tal, somos dos hermanas de rosario y heredamos el kiosco de la vieja. necesitamos una heladera exhibidora vertical, usada pero q enfríe posta, 2 puertas de vidrio, motor abajo, 220v. q tenga garantía aunque sea de 3 meses xq ya nos clavaron una vez 🙄. flete hasta barrio echesortu incluido. tenemos 450 lucas, si es muy buena llegamos a 600 pero no se lo digan al toque`,
    title: ['heladera exhibidora'],
    points: [
      '2 puertas de vidrio',
      'motor abajo',
      'garantía aunque sea de 3 meses',
      'flete hasta barrio echesortu',
    ],
    secrets: ['si es muy buena llegamos a 600'],
    contacts: [],
    refusals: [],
  },
  {
    id: 'la-es-03',
    language: 'es',
    side: 'seller',
    text: `Estimados señores:

Somos Calderería Goñi e Hijos, S.L., empresa radicada en Tudela (Navarra) y dedicada desde 1976 a la fabricación en acero inoxidable. Por la presente ofrecemos depósitos de acero inoxidable para bodegas, almazaras y queserías, en calidades AISI 304 y 316, con capacidades comprendidas entre 200 y 30.000 litros. Cada unidad se entrega con certificado de soldadura, camisa de refrigeración opcional y boca de hombre con cierre sanitario. El plazo de fabricación habitual es de seis semanas. Realizamos el montaje con personal propio en toda España y en el sur de Francia, y mantenemos repuestos durante quince años. A modo de orientación, un depósito de 5.000 litros tiene un precio de 4.350 euros más IVA.

No fabricamos depósitos a presión ni trabajamos el acero galvanizado.

Les ruego que traten con discreción lo siguiente: de cara a la campaña de diciembre tenemos margen para bajar un 15 %.

Reciban un cordial saludo,
Javier Goñi
comercial@goni-inox.example`,
    title: ['depósitos', 'acero inoxidable'],
    points: [
      'entre 200 y 30.000 litros',
      'certificado de soldadura',
      'seis semanas',
      'el montaje con personal propio',
      'repuestos durante quince años',
    ],
    secrets: ['tenemos margen para bajar un 15 %'],
    contacts: ['comercial@goni-inox.example'],
    refusals: ['No fabricamos depósitos a presión'],
  },
  {
    id: 'la-es-04',
    language: 'es',
    side: 'buyer',
    text: `Buen día, mi nombre es Lupita Cervantes y soy directora de una primaria particular en Querétaro. Andamos buscando un mago para la fiesta del Día del Niño, el 30 de abril, de 10 a 11:30 de la mañana en el patio techado. Son 180 niños de 6 a 12 años, así que tiene que ser un show participativo y con sonido propio porque nuestra bocina ya truena. Que facture, por favor, la administración me lo pide siempre. Nada de albures ni doble sentido, somos escuela de monjas jaja. El presupuesto ronda los 6 mil pesos y damos desayuno: tamales y atole.`,
    title: ['mago'],
    points: [
      'el 30 de abril',
      '180 niños de 6 a 12',
      'show participativo',
      'con sonido propio',
      'Que facture',
    ],
    secrets: [],
    contacts: [],
    refusals: ['Nada de albures ni doble sentido'],
  },
  {
    id: 'la-es-05',
    language: 'es',
    side: 'seller',
    text: `Vendo furgoneta camperizada por nosotros mismos, una Renault Trafic larga del 2014, 168.000 km, con la que hemos dado la vuelta a media Europa y a la que le debemos, literalmente, a nuestra hija (nació a los nueve meses de Noruega). Ahora somos tres y no cabemos. Homologada como vivienda, ITV hasta marzo de 2027, cama fija de 1,90, placa solar de 200 W y batería de litio, calefacción estacionaria, nevera de compresor. Correa cambiada hace 8.000 km. Tiene un bollo en la aleta derecha, de un bolardo en Lisboa. 17.500 €. La verdad es que con 15.800 firmaríamos mañana, pero eso que quede aquí.

No aceptamos coche a cambio. Está en Vitoria, se puede ver entre semana a partir de las cinco.`,
    title: ['furgoneta camperizada'],
    points: [
      'Homologada como vivienda',
      'ITV hasta marzo de 2027',
      'placa solar de 200 W',
      'calefacción estacionaria',
      'Correa cambiada hace 8.000 km',
    ],
    secrets: ['con 15.800 firmaríamos mañana'],
    contacts: [],
    refusals: ['No aceptamos coche a cambio'],
  },
  {
    id: 'la-es-06',
    language: 'es',
    side: 'buyer',
    text: `Necesito logopeda para mi padre, 71 años, ictus en febrero. Entiende todo pero no le salen las palabras y se enfada muchísimo, él que era locutor de radio. Vivimos en Gijón, barrio de La Calzada, tercero sin ascensor, así que tendría que ser a domicilio. Experiencia en afasia, colegiado, tres sesiones por semana de 45 minutos, preferiblemente por las mañanas. Que nos deje ejercicios para hacer entre medias. Pagamos 35 la sesión. Mi correo: noeliaprendes@buzonmail.example. Gracias de corazón.`,
    title: ['logopeda'],
    points: [
      'a domicilio',
      'Experiencia en afasia',
      'tres sesiones por semana',
      'preferiblemente por las mañanas',
      'ejercicios para hacer entre medias',
    ],
    secrets: [],
    contacts: ['noeliaprendes@buzonmail.example'],
    refusals: [],
  },
  {
    id: 'la-es-07',
    language: 'es',
    side: 'seller',
    text: `Qué más pues, soy Yeison de Medellín, parcero de las bicis desde pelao. Tengo taller en Laureles y hago pintura de bicicletas: marcos en acero, aluminio y carbono. Chorro de arena, dos capas de base, laca automotriz y calcas nuevas del modelo original si las consigo. Queda lista en diez días hábiles y le doy un año de garantía contra peladuras. Le tomo fotos de cada paso. Acero desde 280 mil, carbono desde 420 mil. El desarme y armado van incluidos. WhatsApp 300 555 0127`,
    title: ['pintura de bicicletas'],
    points: [
      'dos capas de base',
      'en diez días hábiles',
      'un año de garantía',
      'fotos de cada paso',
      'El desarme y armado van incluidos',
    ],
    secrets: [],
    contacts: ['300 555 0127'],
    refusals: [],
  },
  {
    id: 'la-es-08',
    language: 'es',
    side: 'buyer',
    text: `Hola, escribo en nombre de la comunidad de regantes de un pueblo de la Huerta de Murcia, 212 socios, media de edad setenta y pico, de ahí que me haya tocado a mí, que soy el nieto del secretario. Nos hace falta una bomba sumergible para el pozo principal, que tiene 140 metros y el nivel está a 96. Caudal de 25 litros por segundo, motor de 75 kW con arranque suave, y que se pueda reparar en la provincia, porque la italiana que tenemos lleva dos veranos esperando un retén. Incluido el montaje con grúa y la retirada de la vieja. Tiene que estar andando antes del riego de mayo, si no perdemos el albaricoque. Oferta por escrito y visita al pozo antes. Tenemos aprobados en junta 31.000 euros. Ojo, la Comunidad Autónoma nos subvenciona 9.000 aparte, y no nos interesa que se sepa.

Contacto: Adrián, 968 555 014, o riego@regantes-azarbe.example`,
    title: ['bomba sumergible'],
    points: [
      'Caudal de 25 litros por segundo',
      'motor de 75 kW',
      'reparar en la provincia',
      'el montaje con grúa',
      'antes del riego de mayo',
    ],
    secrets: ['la Comunidad Autónoma nos subvenciona 9.000 aparte'],
    contacts: ['968 555 014', 'riego@regantes-azarbe.example'],
    refusals: [],
  },
]

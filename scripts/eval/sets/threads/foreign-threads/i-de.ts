import type { Pair } from '../../../cases.ts'

/** Conversations in German by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsIDe: readonly Pair[] = [
  {
    id: 'fi-de-abfuellung',
    match: true,
    seller: {
      name: 'Rheinland Lohnabfüllung GmbH',
      description: 'Abfüllung von Saucen, Dressings und Sirupen in Glas und PET, nahe Krefeld.',
      points: ['IFS Food, higher level', 'Gebinde von 100 ml bis 1 l'],
    },
    buyer: {
      name: 'Chilikontor',
      description: 'Hersteller von drei scharfen Saucen, bisher in der eigenen Küche',
    },
    requirements: [
      ['Abfüllung in 150-ml-Glasflaschen', '+'],
      ['Mindestmenge höchstens 1.000 Flaschen', '-'],
      ['Bio-Ware kann abgefüllt werden', '?'],
      ['Etiketten werden aufgeklebt', '+'],
      ['Einlagerung der fertigen Ware', '?'],
      ['Haltbarkeitstest im Labor', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, wir haben drei Chilisaucen und kommen in unserer Küche nicht mehr nach. Pro Sorte brauchen wir etwa 1.000 Flaschen à 150 ml, Glas. Machen Sie das auch in der Größenordnung? Klebt bei Ihnen jemand die Etiketten oder müssen wir das selbst?',
      ],
      [
        'seller',
        'Guten Tag Herr Aydin, das Format läuft bei uns jede Woche. Etikettieren ist bei uns ein Arbeitsgang mit dem Füllen, Sie liefern nur die Rollen. Unter 3.000 Stück je Sorte rüsten wir die Linie allerdings nicht um, auch nicht ausnahmsweise.',
      ],
      [
        'buyer',
        '3.000 sind für uns ein halbes Jahr. Dann müssten wir die irgendwo hinstellen, hätten Sie Platz? Und wer prüft, wie lange die halten?',
      ],
      [
        'seller',
        'Welchen pH-Wert haben die Saucen denn? Wenn Sie mir die Rezepturen schicken, schaut unsere Frau Kessler aus der QS mal drüber. Zum Lager kann Ihnen der Versandleiter mehr sagen, der ist ab Montag wieder da.',
      ],
    ],
  },
  {
    id: 'fi-de-klavier',
    match: true,
    seller: {
      name: 'Katja Lorenz',
      description: 'Klavierunterricht für Kinder und Erwachsene in Erfurt, studierte Pianistin.',
      points: ['30 oder 45 Minuten', 'Probestunde gratis'],
    },
    buyer: { name: 'Bernd', description: 'Wiedereinsteiger, 58, hat als Kind gespielt' },
    requirements: [
      ['Raum ohne Treppen erreichbar', '?'],
      ['Auch Jazz', '-'],
      ['Termin nach 18 Uhr', '+'],
      ['Kostenlose Probestunde', '+'],
      ['Noten werden gestellt', '?'],
      ['Keine Kündigungsfrist', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Frau Lorenz, ich hab vor 40 jahren aufgehört und will wieder ran. Am liebsten jazz. Ginge was nach der Arbeit, also ab 18 Uhr? Und bindet man sich da lange?',
      ],
      [
        'seller',
        'Lieber Bernd, wie schön! Dienstags um 18:30 ist gerade jemand weggezogen, den Platz könnten Sie haben. Jazz kann ich leider gar nicht, ich bin durch und durch klassisch ausgebildet, da wären Sie bei Herrn Poser besser dran.',
      ],
      [
        'buyer',
        'Ach, Schubert hab ich auch mal gemocht :-) Dienstag nehm ich gern. Was ist mit Noten und Vertrag?',
      ],
    ],
  },
  {
    id: 'fi-de-stapler',
    match: true,
    seller: {
      name: 'Hebetechnik Ostwestfalen',
      description: 'Vermietung und Verkauf von Gabelstaplern, Hochhubwagen und Teleskopladern.',
      points: ['Alle Geräte mit gültiger UVV-Prüfung', 'Anlieferung im Umkreis von 80 km'],
    },
    buyer: {
      name: 'Möbelwerke Rietberg',
      description: 'Braucht für sechs Wochen einen zusätzlichen Stapler',
    },
    requirements: [
      ['Elektrostapler, kein Diesel', '+'],
      ['Tragfähigkeit mindestens 2 t', '+'],
      ['Ab 2. September', '?'],
      ['Ladegerät dabei', '+'],
      ['Höchstens 250 € pro Woche', '-'],
      ['Ersatzgerät bei Ausfall', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo zusammen, gesucht: Stapler für die Halle, also elektrisch, 2 Tonnen, sechs Wochen ab 2.9. Budget 250 die Woche. Ladegerät haben wir keins mehr frei.',
      ],
      [
        'seller',
        'Moin Frau Brüggemann, da passt der Linde E20, hebt genau 2.000 kg. Kommt mit eigenem Lader, 400 V 16 A reicht. Kostet 310 € netto die Woche, weniger ist bei dem Modell nicht drin.',
      ],
      ['buyer', 'OK, mit 310 muss ich zum Chef. Ist er denn zum 2. da? Und wenn er liegen bleibt?'],
      [
        'seller',
        'Der steht im Moment noch bei einem Kunden in Gütersloh, die wollten eventuell verlängern. Ich frag da nach und meld mich. Welche Torhöhe habt ihr?',
      ],
    ],
  },
  {
    id: 'fi-de-kinderwagen',
    match: true,
    seller: {
      name: 'Steffi',
      description:
        'Verkaufe unseren Kinderwagen Hartan Racer GTS, dunkelblau, drei Jahre benutzt. Nichtraucher.',
      points: ['Mit Babywanne und Sportsitz', '190 € VB'],
    },
    buyer: { name: 'Onur', description: 'Werdender Vater, holt in Nürnberg ab' },
    requirements: [
      ['Babywanne dabei', '+'],
      ['Höchstens 170 €', '+'],
      ['Regenschutz dabei', '-'],
      ['Aus tierfreiem Haushalt', '?'],
      ['Reifen in Ordnung', '?'],
      ['Matratze dabei', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, ist der noch zu haben? Würden Sie ihn für 165 hergeben? Regenhaube dabei? Haben Sie Tiere, meine Frau ist allergisch. Und wie sind die Reifen',
      ],
      [
        'seller',
        'Hi Onur, ja ist noch da. Puh, wollte schon 180. Regenhaube ist uns in Italien davon geflogen 🙈 gibts aber neu für 25 €.',
      ],
      ['buyer', 'Wir wären morgen schon da und zahlen bar :)'],
      ['seller', 'Na gut, dann 165. Morgen ab 16 Uhr, klingeln bei Wagner. Wann ists denn soweit bei euch?'],
    ],
  },
  {
    id: 'fi-de-podcast',
    match: true,
    seller: {
      name: 'Studio Ohrwurm',
      description: 'Podcastproduktion für Unternehmen und Verbände, Studio in Leipzig.',
      points: ['Schnitt, Mischung, Veröffentlichung auf allen Plattformen', 'Über 40 Reihen seit 2018'],
    },
    buyer: { name: 'Energieverband Mitteldeutschland', description: 'Plant eine Reihe mit zwölf Folgen' },
    requirements: [
      ['Aufnahme bei uns vor Ort in Magdeburg', '+'],
      ['Abschrift jeder Folge', '+'],
      ['Eigene Moderatorin', '-'],
      ['Höchstens 1.500 € je Folge', '?'],
      ['Lizenzfreie Musik', '?'],
      ['Fertige Folge innerhalb einer Woche', '+'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, 12 Folgen à 30 min, Gäste sind Vorstände, die bekommen wir nicht nach Leipzig. Kämen Sie nach Magdeburg? Brauchen außerdem Transkripte wegen Barrierefreiheit. Haben Sie jemanden, der moderiert? Was kostet die Folge?',
      ],
      [
        'seller',
        'Guten Tag Frau Seidel, wir haben einen Aufnahmekoffer und sind ständig unterwegs, Magdeburg ist ja um die Ecke. Das Transkript gibt es zu jeder Folge als Word und PDF. Moderieren müsste jemand von Ihnen, dafür haben wir niemanden, wir coachen aber gern. Rohschnitt nach zwei Tagen, sendefertig am fünften.',
      ],
      ['buyer', 'Das klingt gut. Zum Preis noch? Und die Musik: da hatten wir mal Ärger mit der GEMA.'],
    ],
  },
  {
    id: 'fi-de-wohnmobil',
    match: true,
    seller: {
      name: 'Jens und Anke',
      description: 'Vermieten unseren Knaus Sun TI von 2020, vier Schlafplätze, steht in Oldenburg.',
      points: [
        '95 € pro Tag in der Hauptsaison, 250 km am Tag frei',
        'Markise, Solar, Fahrradträger für drei Räder',
      ],
    },
    buyer: { name: 'Familie Pohl', description: 'Zwei Erwachsene, zwei Kinder, wollen nach Norwegen' },
    requirements: [
      ['Vier Gurtplätze', '+'],
      ['Fahrt nach Norwegen erlaubt', '+'],
      ['Hund darf mit', '-'],
      ['Vom 5. bis 26. Juli frei', '+'],
      ['Träger für vier Fahrräder', '-'],
      ['Bettwäsche vorhanden', '?'],
    ],
    talk: [
      [
        'buyer',
        'Moin ihr zwei, wir sind zu viert + Labrador, wollen im Juli 3 Wochen nach Norwegen (5.-26.). Geht das mit eurem Womo? Sind auch vier Gurte drin, nicht nur Betten? Und 4 Räder hinten drauf',
      ],
      [
        'seller',
        'Moin! Norwegen war unsere erste Tour, klar dürft ihr da hin. Gurte: vorne 2, an der Dinette 2. Hund leider nicht, die Polster sind neu und Anke reagiert auf Haare. Mehr als drei Räder trägt das Ding nicht, ist so eingetragen.',
      ],
      ['buyer', 'Der Hund könnte zur Oma. Der Kleine kriegt dort ein Leihrad. Und der Zeitraum?'],
      [
        'seller',
        'Da will meine Schwester evtl. auch los, die muss sich bis Sonntag entscheiden. Ich sag euch sofort Bescheid!',
      ],
      ['buyer', 'Alles klar, wir warten solange mit der Fähre'],
      [
        'seller',
        'Meine Schwester fährt mit ihrem Freund nach Kroatien! Also könnt ihr es haben, 5. bis 26.7. steht für euch im Kalender. Vertrag kommt morgen per Mail.',
      ],
    ],
  },
  {
    id: 'fi-de-kernbohrung',
    match: true,
    seller: {
      name: 'Diamant Betontechnik Wolff',
      description: 'Kernbohrungen, Wandsägen, Fugenschneiden im Großraum Stuttgart.',
      points: ['Bohrdurchmesser 30 bis 600 mm', 'Eigene Wasserabsaugung'],
    },
    buyer: { name: 'TGA Planwerk', description: 'Haustechnikfirma, Sanierung eines Schulzentrums' },
    requirements: [
      ['Bohrungen bis 400 mm', '+'],
      ['Arbeiten in den Sommerferien', '+'],
      ['Bewehrungsscan vor dem Bohren', '?'],
      ['Bohrkerne werden entsorgt', '-'],
      ['Keine Subunternehmer', '+'],
      ['Abrechnung nach Aufmaß', '?'],
    ],
    talk: [
      [
        'buyer',
        'Servus Herr Wolff, 46 Bohrungen in Stahlbeton, größte 400er. Muss in den Ferien laufen, also ab 31.7. Die Stadt verlangt, dass nur eigenes Personal aufs Gelände kommt. Wer kümmert sich um die Kerne?',
      ],
      [
        'seller',
        'Servus, August hab ich zwei Mann für euch freigehalten, wie am Telefon gesagt. Bei mir arbeiten sieben Leute, alle fest angestellt, fremde hol ich keine dazu. Kerne legen wir neben das Loch, wegschaffen und Deponie ist bauseits.',
      ],
      ['buyer', 'OK, Container stellen wir. Scannt ihr vorher auf Eisen? Statiker fragt.'],
      ['seller', 'Gibt es Bewehrungspläne? Bei Bauten aus den 70ern stimmen die meistens sogar halbwegs.'],
    ],
  },
  {
    id: 'fi-de-entruempeln',
    match: true,
    seller: {
      name: 'Räumdienst Salzmann',
      description: 'Haushaltsauflösungen und Entrümpelungen in Kassel und Umgebung.',
      points: ['Besichtigung kostenlos', 'Besenreine Übergabe'],
    },
    buyer: { name: 'Renate', description: 'Wohnung der verstorbenen Tante, 70 m², mit Keller' },
    requirements: [
      ['Schlüsselübergabe an den Vermieter', '?'],
      ['Bis Monatsende erledigt', '+'],
      ['Festpreis', '?'],
      ['Brauchbare Möbel werden angerechnet', '+'],
      ['Alte Farben und Lacke werden mitgenommen', '-'],
      ['Tapeten werden entfernt', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Abend, die Wohnung meiner Tante muss bis zum 30. leer sein. Da stehen noch schöne Sachen, ein Biedermeiersekretär zb. Zieht man das ab? Im Keller sind sicher 20 Dosen Lack. Ist das dann ein fester Preis?',
      ],
      ['seller', 'Guten Abend, mein Beileid. In welchem Stadtteil ist das und im wievielten Stock?'],
      [
        'buyer',
        'Wehlheiden, 2. Stock. Der Vermieter meckert schon wegen der Tapeten, müssten die auch noch runter',
      ],
      [
        'seller',
        'Am 24. und 25. hätte ich den Trupp für Sie da, dann ist alles draußen. Was wir verkaufen können, geht von der Rechnung runter. Lacke und Chemie darf ich nicht fahren, die müssten Sie zum Schadstoffmobil bringen.',
      ],
      [
        'buyer',
        'Gut, die Dosen nimmt mein Neffe. 24. passt. Und die Tapeten, und ist das dann ein fester Preis?',
      ],
      ['seller', 'Am besten schau ich mir das alles an, Samstag um 10? Dann reden wir auch über Geld.'],
    ],
  },
  {
    id: 'fi-de-schnittstelle',
    match: true,
    seller: {
      name: 'Torben Reinke Softwareentwicklung',
      description: 'Freiberufler, Schnittstellen zwischen ERP, Shop und Lager. Vor allem C# und SQL.',
      points: ['15 Jahre Erfahrung', 'Stundensatz 105 €'],
    },
    buyer: { name: 'Gartenversand Hellweg', description: 'Shopware-Shop, soll an das ERP angebunden werden' },
    requirements: [
      ['Kennt Shopware 6', '+'],
      ['Kennt unser ERP proALPHA', '-'],
      ['Festpreisangebot', '-'],
      ['Dokumentation auf Deutsch', '+'],
      ['Betreuung nach der Inbetriebnahme', '?'],
      ['Start im Oktober', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Herr Reinke, Fragen vorab: a) Shopware 6 schon gemacht? b) proALPHA auch? c) machen Sie Festpreis? d) schreiben Sie eine Doku, und zwar deutsch? e) Start Oktober möglich?',
      ],
      [
        'seller',
        'Hallo Frau Tietz, a) ja, sieben Anbindungen bisher b) nein, das wäre für mich Neuland c) nein, ich rechne nur nach Stunden ab d) ja, selbstverständlich e) kommt darauf an, wie sich ein Projekt in Bremen entwickelt',
      ],
    ],
  },
  {
    id: 'fi-de-dj',
    match: true,
    seller: {
      name: 'DJ Flo',
      description: 'Hochzeiten und Geburtstage in Oberbayern, seit 2011.',
      points: ['Anlage bis 150 Gäste', 'Vorgespräch per Video oder persönlich'],
    },
    buyer: { name: 'Miri & Seb', description: 'Hochzeit am 13. September am Chiemsee, 95 Gäste' },
    requirements: [
      ['Frei am 13. September', '+'],
      ['Anlage für 95 Gäste', '+'],
      ['Spielt bis 3 Uhr', '-'],
      ['Keine Moderation, keine Spiele', '?'],
      ['Funkmikrofon für Reden', '?'],
      ['Höchstens 900 €', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hey Flo, bist du am 13.9. noch zu haben? Location darf bis 3 Uhr. Was kostest du, wir hätten so an 900 gedacht. Und bitte keine Spielchen, wir hassen das 😅',
      ],
      [
        'seller',
        'Servus ihr zwei! Ja, der Tag ist noch leer bei mir. Bis drei ist kein Thema, Pauschale geht von 18 bis 3 Uhr und liegt bei 1250 inkl. Anfahrt und Licht. Unter dem mach ichs am Samstag nimmer.',
      ],
      [
        'buyer',
        'Uff ok, müssen wir rechnen. Hast du auch ein kabelloses mikro, der Brautvater redet gern im Gehen',
      ],
      ['seller', 'Haha den Typ kenn ich. Was hört ihr denn so, eher 80er oder mehr Charts?'],
      ['buyer', '90er, Hiphop, Schlager erst nach Mitternacht haha'],
      [
        'seller',
        'Machts euch! Eins muss ich noch richtigstellen: am Sonntag in der Früh leg ich beim Feuerwehrfest auf, bei mir ist also um 2 Schluss, länger geht an dem Abend nicht. Preis bleibt gleich, sorry.',
      ],
    ],
  },
  {
    id: 'fi-de-pulver',
    match: true,
    seller: {
      name: 'Pulverbeschichtung Hartmann',
      description: 'Beschichtung von Stahl, Aluminium und verzinkten Teilen, Raum Chemnitz.',
      points: ['Ofen 7,0 × 1,8 × 2,2 m', 'Alle RAL-Töne'],
    },
    buyer: { name: 'Geländerbau Uhlig', description: 'Metallbauer, Balkongeländer in Serie' },
    requirements: [
      ['Teile bis 6 m Länge', '+'],
      ['DB 703 Eisenglimmer', '+'],
      ['Sandstrahlen im Haus', '-'],
      ['Abholung und Rücklieferung', '?'],
      ['Fertig in fünf Arbeitstagen', '?'],
      ['Prüfprotokoll mit Schichtdicken', '+'],
    ],
    talk: [
      [
        'buyer',
        'Glück auf, wir suchen wen für Geländer, feuerverzinkt, bis 6 m. Farbe immer DB703. Pro Woche ca 80 lfm. Vorher müsste gesweept werden. Der Bauherr will Schichtdicken schwarz auf weiß.',
      ],
      ['seller', 'Glück auf Herr Uhlig, sind das fertig verschweißte Felder oder einzelne Stäbe?'],
      [
        'buyer',
        'Felder, meist 1,10 hoch. Wie schnell seid ihr denn, ich brauch die nach einer Woche wieder auf der Baustelle',
      ],
      [
        'seller',
        'Felder sind gut. DB 703 haben wir immer im Regal, das läuft ja fast nur noch. Strahlen und Sweepen machen wir nicht selber, das geht bei uns nach Zwickau. Schichtdicke wird je Los an zehn Stellen gemessen, das Blatt liegt bei der Lieferung.',
      ],
      ['buyer', 'Gut. Und das mit der Woche? Fahrt ihr selbst?'],
      [
        'seller',
        'Mit Zwickau dazwischen wird das unterschiedlich sein. Wie verpackt ihr denn, stehend oder liegend?',
      ],
    ],
  },
  {
    id: 'fi-de-katze',
    match: true,
    seller: {
      name: 'Svenja',
      description: 'Ich komme zu euren Katzen nach Hause, Hamburg Eimsbüttel und Altona. Tierarzthelferin.',
      points: ['12 € pro Besuch', 'Auch an Feiertagen'],
    },
    buyer: { name: 'Tim', description: 'Zwei Kater, einer bekommt Insulin' },
    requirements: [
      ['Kann Insulin spritzen', '+'],
      ['Zweimal am Tag', '+'],
      ['Vom 22. Dezember bis 2. Januar', '+'],
      ['Schläft bei den Katzen', '-'],
      ['Leert den Briefkasten', '+'],
      ['Haftpflichtversichert', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi Svenja, wir fahren 22.12. bis 2.1. weg. Karlo braucht morgens und abends Insulin. Würdest du das machen? Am allerliebsten hätten wir jemanden, der auch da übernachtet',
      ],
      [
        'seller',
        'Hey Tim, spritzen ist mein täglich Brot :) Morgens vor der Arbeit und abends nach sieben, jeden Tag, kriege ich hin, ich bin über die Feiertage eh hier. Übernachten nicht, hab selber eine Katze die sonst das Sofa frisst.',
      ],
      ['buyer', 'Das ist völlig ok! Nimmst du auch die Post raus? Und bist du versichert, falls was ist'],
      ['seller', 'Lass uns mal treffen, dann lern ich die zwei kennen und du zeigst mir alles. Donnerstag?'],
      ['buyer', 'Donnerstag 18 Uhr super, Große Brunnenstraße, 3. Stock'],
      [
        'seller',
        'Passt! Post nehm ich natürlich mit rein und die Blumen kriegen auch was ab, mach ich immer.',
      ],
    ],
  },
  {
    id: 'fi-de-gemuese',
    match: true,
    seller: {
      name: 'Frischehof Dehnert',
      description: 'Obst und Gemüse für Kantinen, Kitas und Restaurants in Berlin und Potsdam.',
      points: ['Lieferung Montag bis Freitag', 'Bestellung bis 20 Uhr für den nächsten Morgen'],
    },
    buyer: { name: 'Kantine im Technologiepark', description: '450 Essen am Tag' },
    requirements: [
      ['Lieferung vor 6 Uhr', '+'],
      ['Geschälte Kartoffeln', '+'],
      ['Bioware mit Zertifikat', '-'],
      ['Pfandkisten statt Karton', '?'],
      ['Lieferung am Samstag', '-'],
      ['Monatliche Sammelrechnung', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Morgen, wir brauchen ab Mai einen neuen Lieferanten. Ware muss um 6 in der Kühlung sein. 60 kg Kartoffeln am Tag, geschält. Bio wäre wichtig (mit Nachweis), samstags haben wir ab und zu Veranstaltungen.',
      ],
      [
        'seller',
        'Guten Morgen Herr Quandt! Erste Tour ist zwischen 4 und 5 Uhr durch Adlershof, da wären Sie mit drauf. Kartoffeln schälen wir selber, roh im Vakuum. Bio hatten wir mal, die Zertifizierung ist 2021 ausgelaufen und wird auch nicht erneuert. Samstags schlafen meine Fahrer aus.',
      ],
      [
        'buyer',
        'Verstehe. Kommen Sie mit Mehrwegkisten? Wir ersticken in Pappe. Und bitte eine Rechnung im Monat, nicht 22',
      ],
    ],
  },
  {
    id: 'fi-de-skoda',
    match: true,
    seller: {
      name: 'Hartmut',
      description: 'Skoda Octavia Kombi 2.0 TDI, Erstzulassung 04/2017, 128.000 km, grau, aus erster Hand.',
      points: ['TÜV bis 03/2026', '8-fach bereift', '11.900 €'],
    },
    buyer: { name: 'Lena', description: 'Sucht einen Kombi für Familie und Wohnwagen' },
    requirements: [
      ['Anhängerkupplung', '+'],
      ['Unfallfrei', '?'],
      ['Winterreifen dabei', '+'],
      ['Automatik', '-'],
      ['Zahnriemen schon gewechselt', '?'],
      ['Höchstens 11.500 €', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, ich interessiere mich für den Octavia. Hat er eine AHK und DSG? Zahnriemen gemacht? Irgendwelche Unfälle?',
      ],
      [
        'seller',
        'Guten Tag, Kupplung ist abnehmbar, liegt unterm Kofferraumboden. Er hat sechs Gänge, und zwar von Hand :-) Scheckheft liegt bei, alles bei Autohaus Fritsche gemacht.',
      ],
      [
        'buyer',
        'Schade aber ich kann auch schalten. Am Preis geht noch was? Und Zahnriemen/Unfall bitte noch',
      ],
      [
        'seller',
        'Wenn Sie ihn diese Woche holen, überlasse ich ihn Ihnen für 11.400. Der fährt wie am ersten Tag, kommen Sie vorbei, das Heft können Sie in Ruhe durchblättern.',
      ],
      ['buyer', 'Gut, ich komme Freitag mit meinem Vater und nehme ihn dann wahrscheinlich gleich mit'],
      ['seller', 'Freitag ist recht, 11.400 wie gesagt.'],
    ],
  },
  {
    id: 'fi-de-messestand',
    match: true,
    seller: {
      name: 'Raumwerk Messebau',
      description: 'Systemstände und individuelle Stände, Planung bis Abbau, Sitz in Hannover.',
      points: ['Eigene Schreinerei', 'Einlagerung der Stände möglich'],
    },
    buyer: {
      name: 'Sensortec Ilmenau',
      description: 'Stand von 36 m² auf einer Fachmesse im November in München',
    },
    requirements: [
      ['Auf- und Abbau in München', '+'],
      ['Wiederverwendbar für weitere Messen', '+'],
      ['3D-Entwurf kostenlos', '-'],
      ['Kabine zum Abschließen', '+'],
      ['Unter 20.000 €', '?'],
      ['Küche mit Wasseranschluss', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, 36 qm Eckstand in München, November. Soll danach noch nach Nürnberg und Stuttgart. Bauen Sie so weit im Süden? Wir brauchen eine abschließbare Kabine, eine kleine Küche und ein 3D-Bild für die GF. Kostenpunkt?',
      ],
      [
        'seller',
        'Guten Tag Frau Dr. Veit, vielen Dank. Haben Sie schon den Hallenplan, und wie viele Exponate sollen auf den Stand?',
      ],
      ['buyer', 'Hallenplan anbei. Acht Sensoren, zwei Bildschirme. Eine Hausnummer beim Preis wäre gut.'],
      [
        'seller',
        'Danke, das hilft. München machen wir sechs- bis achtmal im Jahr mit eigener Mannschaft, von der ersten Schraube bis zur letzten. Aus unserem Rahmensystem lässt sich derselbe Stand auch auf 24 oder 48 qm umstecken, ideal für Sie. Den Entwurf berechnen wir mit 650 €, auch wenn der Auftrag kommt.',
      ],
      ['buyer', 'Ok. Kabine? Größenordnung wäre auch nett, wir liegen bei 20.'],
      [
        'seller',
        'Kabine 2 × 1 m mit Tür und Zylinderschloss ist eingeplant. Bei der Größenordnung kommt viel auf Boden und Licht an, dazu telefonieren wir am besten. Passt Mittwoch?',
      ],
    ],
  },
  {
    id: 'fi-de-naehmaschine',
    match: true,
    seller: {
      name: 'Nähmaschinen Krüger',
      description: 'Reparatur und Wartung von Haushalts- und Industrienähmaschinen, Werkstatt in Rostock.',
      points: ['Alle Marken', 'Dienstag bis Freitag 9 bis 17 Uhr'],
    },
    buyer: { name: 'Hilde', description: 'Pfaff 260 von 1962, transportiert nicht mehr' },
    requirements: [
      ['Repariert alte Pfaff-Maschinen', '+'],
      ['Leihmaschine während der Reparatur', '-'],
      ['Kostenvoranschlag vorab', '+'],
      ['Fertig in zwei Wochen', '?'],
      ['Holt die Maschine ab', '?'],
      ['Garantie auf die Reparatur', '?'],
    ],
    talk: [
      [
        'buyer',
        'guten tag, meine pfaff 260 von 1962 zieht den stoff nicht mehr. machen sie sowas noch? sie ist schwer und ich bin 79. was kostet das ungefähr und wie lange ist sie weg, ich nähe für den basar am 1. advent',
      ],
      [
        'seller',
        'Guten Tag, die 260er ist eine meiner Lieblinge, Teile habe ich kistenweise. Ich schaue rein, rufe Sie an und nenne den Preis, vorher passiert nichts. Im November ist hier allerdings die Hölle los.',
      ],
      ['buyer', 'das ist lieb. könnte ich solange eine andere haben?'],
      [
        'seller',
        'Die Leihgeräte habe ich abgeschafft, die kamen immer kaputt zurück. Wo wohnen Sie denn, in Rostock oder außerhalb?',
      ],
    ],
  },
  {
    id: 'fi-de-zoll',
    match: true,
    seller: {
      name: 'Zollservice Baltic',
      description: 'Ein- und Ausfuhranmeldungen, Ursprungszeugnisse, Beratung. Büro im Hafen Lübeck.',
      points: ['AEO-zertifiziert', 'Anmeldung in der Regel innerhalb von zwei Stunden'],
    },
    buyer: { name: 'Nordholz Türen', description: 'Exportiert Türen nach Norwegen und in die Schweiz' },
    requirements: [
      ['Ausfuhranmeldungen nach Norwegen', '+'],
      ['Fester Ansprechpartner', '?'],
      ['Auch am Wochenende erreichbar', '-'],
      ['Höchstens 45 € je Anmeldung', '+'],
      ['Anbindung an unser SAP', '?'],
      ['Schult unsere Mitarbeiter', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, wir haben etwa 60 Sendungen im Monat nach NO und CH. Was nehmen Sie pro Anmeldung? Die LKW fahren teils samstags, ist dann jemand da? Daten kommen aus SAP.',
      ],
      [
        'seller',
        'Guten Tag Herr Lüders. Norwegen ist unser Hauptgeschäft, Schweiz kommt auch häufig vor. Bei 60 im Monat 38 € das Stück, Positionen 1 bis 5 inklusive. Samstag und Sonntag bleibt das Telefon still, also freitags bis 16 Uhr melden.',
      ],
      [
        'buyer',
        'Türen haben selten mehr als 3 Positionen, passt. Wie kämen die Daten rüber? Und zwei neue Kolleginnen müssten mal geschult werden.',
      ],
    ],
  },
  {
    id: 'fi-de-bad',
    match: true,
    seller: {
      name: 'Bad & Fliese Özdemir',
      description: 'Badsanierung aus einer Hand in Dortmund: Fliesen, Sanitär, Trockenbau.',
      points: ['Meisterbetrieb', 'Fünf Jahre Gewährleistung'],
    },
    buyer: { name: 'Ehepaar Wiemann', description: 'Bad von 1978, 6 m², Dusche soll bodengleich werden' },
    requirements: [
      ['Bodengleiche Dusche', '+'],
      ['Fünf Jahre Gewährleistung', '+'],
      ['Fertig vor Weihnachten', '-'],
      ['Elektroarbeiten inbegriffen', '?'],
      ['Provisorisches WC während der Bauzeit', '+'],
      ['Zuschuss der Pflegekasse wird beantragt', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, unser Bad ist von 78 und mein Mann kommt nicht mehr in die Wanne. Dusche ohne Stufe, geht das bei uns im 2. OG? Zu Weihnachten kommen die Kinder, bis dahin müsste es stehen. Wir haben nur dieses eine WC!',
      ],
      [
        'seller',
        'Guten Tag Frau Wiemann, das kriegen wir bei fast jeder Decke hin, und Ihr Haus kenne ich, beim Nachbarn oben drüber habe ich es schon gemacht. Toilette bleibt jeden Abend benutzbar, wir stellen notfalls ein Campingklo... nein Spaß, ein richtiges Bau-WC mit Anschluss kommt rein. Aber vor Februar fange ich nichts Neues mehr an.',
      ],
      [
        'buyer',
        'Ach je, gut, dann feiern wir bei der Tochter. Der Strom müsste auch neu, und die Pflegekasse gibt doch was dazu?',
      ],
      [
        'seller',
        'Hat Ihr Mann schon einen Pflegegrad? Ich komme gern am Freitag zum Ausmessen, dann sehe ich mir auch den Sicherungskasten an.',
      ],
    ],
  },
  {
    id: 'fi-de-datenschutz',
    match: true,
    seller: {
      name: 'Kanzlei Brehme Datenschutz',
      description: 'Externe Datenschutzbeauftragte für Mittelstand und Praxen.',
      points: ['Volljuristin mit TÜV-Zertifikat', 'Ab 240 € im Monat'],
    },
    buyer: { name: 'MVZ am Stadtpark', description: 'Ärztezentrum mit 60 Beschäftigten' },
    requirements: [
      ['Erfahrung mit Arztpraxen', '+'],
      ['Jährliche Schulung der Beschäftigten', '+'],
      ['Höchstens 300 € im Monat', '?'],
      ['Laufzeit höchstens ein Jahr', '-'],
      ['Vor Ort mindestens zweimal im Jahr', '?'],
      ['Antwort bei Datenpannen am selben Tag', '+'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrte Frau Brehme, wir suchen eine externe DSB. Kennen Sie sich mit Praxen aus? Was würde das bei 60 Leuten kosten, wie lange bindet man sich, und was ist wenn mal eine Panne passiert?',
      ],
      [
        'seller',
        'Sehr geehrter Herr Dr. Nowak, derzeit betreue ich elf Praxen und zwei MVZ. Pannen: Handynummer, ich melde mich binnen drei Stunden, auch sonntags, wegen der 72-Stunden-Frist. Einmal im Jahr schule ich alle, das gehört dazu. Die Bestellung läuft bei mir immer zwei Jahre, sonst lohnt sich die Bestandsaufnahme nicht.',
      ],
      [
        'buyer',
        'Zwei Jahre sind lang, aber nachvollziehbar. Kämen Sie denn auch zu uns? Und der Preis wäre noch offen',
      ],
      [
        'seller',
        'Den Preis kalkuliere ich nach dem Fragebogen, den ich Ihnen gleich schicke. Welche Praxissoftware nutzen Sie?',
      ],
    ],
  },
  {
    id: 'fi-de-reitbeteiligung',
    match: true,
    seller: {
      name: 'Nadine',
      description: 'Reitbeteiligung für meine Stute Fenja, 11, Hannoveraner, Stall bei Celle.',
      points: ['Zwei bis drei Tage pro Woche', '80 € im Monat'],
    },
    buyer: { name: 'Jule', description: '17, reitet seit neun Jahren, hat noch kein Auto' },
    requirements: [
      ['Mit dem Bus erreichbar', '+'],
      ['Ausreiten allein erlaubt', '-'],
      ['Springen möglich', '?'],
      ['Reithalle vorhanden', '+'],
      ['Höchstens 90 € im Monat', '+'],
      ['Reitunterricht auf dem Pferd', '?'],
    ],
    talk: [
      [
        'buyer',
        'hii, fenja ist ja traumhaft 😍 kommt man zu euch mit öffis? hab noch keinen führerschein. darf man alleine ins gelände und auch bissl springen? und was macht ihr im winter, gibts ne halle?',
      ],
      [
        'seller',
        'Hallo Jule, die Linie 15 hält 300 m vorm Hof. Halle 20x40 ist da, mit Licht. Gelände nur zu zweit, da lass ich nicht mit mir reden, sie erschrickt vor Treckern.',
      ],
      ['buyer', 'okay versteh ich. springen und unterricht?'],
      [
        'seller',
        'Komm erstmal zum Proberitt, ich will sehen wie ihr zwei zusammenpasst. Bist du bei irgendwem im Verein?',
      ],
    ],
  },
  {
    id: 'fi-de-etiketten',
    match: true,
    seller: {
      name: 'Etikettendruck Allgäu',
      description: 'Haftetiketten auf Rolle, digital und Flexo, ab 500 Stück.',
      points: ['Papier, PP und Naturpapiere', 'Muster kostenlos'],
    },
    buyer: { name: 'Brauerei Sonnblick', description: 'Kleine Brauerei, fünf Sorten' },
    requirements: [
      ['Nassfest, hält im Eiskübel', '+'],
      ['Ab 2.000 Stück je Sorte', '+'],
      ['Heißfolienprägung in Gold', '-'],
      ['Lieferzeit höchstens zehn Tage', '+'],
      ['Ablösbar für Mehrwegflaschen', '?'],
      ['Druckdaten werden geprüft', '?'],
    ],
    talk: [
      [
        'buyer',
        'Griaß eich, fünf Sorten à 2.000. Die Etiketten müssen im Eiswasser halten und in der Waschanlage wieder runter. Gold geprägt wär schön. Wie lang dauert sowas?',
      ],
      [
        'seller',
        'Hallo Frau Rist, fürs Eiswasser nehmen wir ein nassfestes Papier, das Standard bei Wein und Bier ist. Acht Tage nach Freigabe sind sie bei Ihnen. Prägen können wir nicht, Gold gibts bei uns nur gedruckt.',
      ],
      ['buyer', 'Und die Waschanlage? Unsere PDFs hat der Neffe gemacht, schaut da jemand drüber?'],
      ['seller', 'Bei wie viel Grad und welcher Lauge waschen Sie? Ich frag mal beim Papierhersteller nach.'],
    ],
  },
  {
    id: 'fi-de-grabpflege',
    match: true,
    seller: {
      name: 'Friedhofsgärtnerei Moll',
      description: 'Grabpflege und Neuanlage auf allen Friedhöfen in Mainz.',
      points: ['Wechselbepflanzung dreimal im Jahr', 'Gießen von April bis Oktober'],
    },
    buyer: { name: 'Ingrid', description: 'Wohnt in Kiel, Elterngrab auf dem Waldfriedhof' },
    requirements: [
      ['Frühjahrs-, Sommer- und Herbstbepflanzung', '+'],
      ['Foto nach jeder Bepflanzung', '+'],
      ['Jederzeit kündbar', '?'],
      ['Grabstein wird gereinigt', '?'],
      ['Höchstens 350 € im Jahr', '-'],
      ['Grablicht zu Allerheiligen', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, ich wohne in Kiel und komme selten nach Mainz. Was kostet die Pflege eines Doppelgrabs im Jahr? Ich hatte an 350 gedacht. Schicken Sie mal ein Foto? Der Stein ist auch ganz grün',
      ],
      [
        'seller',
        'Guten Tag, für ein Doppelgrab mit allem Drum und Dran sind es 490 € im Jahr, ein kleineres Paket haben wir auf dem Waldfriedhof nicht. Bilder bekommen Sie jedes Mal per Mail, wenn frisch gepflanzt ist, das machen wir für alle Auswärtigen.',
      ],
      [
        'buyer',
        'Das ist mehr als gedacht, aber die Bilder sind mir viel wert. Könnten Sie an Allerheiligen auch eine Kerze hinstellen?',
      ],
      [
        'seller',
        'Auf welchem Feld liegt das Grab denn? Dann gehe ich morgen mal hin und schaue, auch nach dem Stein.',
      ],
    ],
  },
  {
    id: 'fi-de-kaelte',
    match: true,
    seller: {
      name: 'Kältetechnik Siebert',
      description: 'Gewerbekälte und Klima im Raum Würzburg, 14 Monteure.',
      points: ['Zertifiziert nach ChemKlimaschutzV', 'Notdienst 24 Stunden'],
    },
    buyer: { name: 'Fleischerei Dürr', description: 'Drei Filialen, acht Kühlräume' },
    requirements: [
      ['Notdienst rund um die Uhr', '+'],
      ['Vor Ort innerhalb von vier Stunden', '?'],
      ['Wartung außerhalb der Öffnungszeiten', '+'],
      ['Dichtheitsprüfung mit Logbuch', '+'],
      ['Material im Wartungspreis enthalten', '-'],
      ['Umbau auf CO2 als Kältemittel', '-'],
    ],
    talk: [
      [
        'buyer',
        'Grüß Gott, wir suchen einen Wartungsvertrag, 8 Kühlräume an 3 Standorten. 1. Wartung nur Montag, da haben wir zu, ok? 2. Dichtheitsprüfung + Logbuch dabei? 3. Sind Teile drin? 4. Machen Sie auch CO2, wir wollen 2026 umbauen. 5. Wie schnell seid ihr da wenn was ausfällt?',
      ],
      [
        'seller',
        'Grüß Gott Herr Dürr, 1. Montag ist gut. 2. Ist Pflicht und machen wir mit. 3. Nein, Material geht extra nach Verbrauch. 4. CO2 fassen wir nicht an, das sind mir zu hohe Drücke. 5. Am Telefon hat man gleich einen Monteur, und der fährt dann los, so schnell es eben geht.',
      ],
      ['buyer', 'Eine Zahl wär mir lieber. Bei 2 t Fleisch werd ich nervös.'],
      [
        'seller',
        'Kann ich verstehen, ich hab selber mal Metzger gelernt. Wo sind denn die drei Filialen genau?',
      ],
      ['buyer', 'Zwei in Würzburg, eine in Ochsenfurt. Reden wir am Montag nochmal.'],
    ],
  },
  {
    id: 'fi-de-gartenhaus',
    match: true,
    seller: {
      name: 'Holzmontage Petersen',
      description: 'Aufbau von Gartenhäusern, Carports und Spielgeräten in Schleswig-Holstein.',
      points: ['Zwei gelernte Zimmerleute', 'Werkzeug und Gerüst bringen wir mit'],
    },
    buyer: { name: 'Malte', description: 'Bausatz 4 × 3 m liegt noch auf der Palette' },
    requirements: [
      ['Fundament wird gemacht', '-'],
      ['Dach mit Bitumenschindeln', '+'],
      ['Aufbau an einem Tag', '+'],
      ['Anstrich', '?'],
      ['Verpackung wird mitgenommen', '?'],
      ['Rechnung mit ausgewiesenem Arbeitslohn', '?'],
    ],
    talk: [
      [
        'buyer',
        'Moin, Bausatz 4x3 m aus dem Baumarkt steht seit april hier rum. Baut ihr sowas auf und wie lange dauert das? Fundament müsste auch noch. Und aufs Dach sollen schindeln',
      ],
      [
        'seller',
        'Moin Malte, 4x3 sind wir morgens um 8 da und zum Abendbrot wieder weg, Schindeln drauf inklusive. Betonieren tun wir nix, die Platte muss liegen wenn wir kommen. 680 € alles in allem.',
      ],
      ['buyer', 'Platte kriegt mein Schwager hin. Streicht ihr auch? sonst wirds grau bis ichs schaffe 😄'],
      ['seller', 'Grau ist doch auch schön 😉 Wann wäre die Platte denn fertig?'],
    ],
  },
]

/** Last parts of German compounds, such as 'Fenster|reinigung': services, who offers them, and things that they are about. */
export const germanCompoundHeads = `
reinigung reparatur wartung pflege montage installation sanierung renovierung umbau einbau ausbau neubau abbau
bauarbeiten arbeiten planung beratung betreuung lieferung lieferant prüfung gestaltung entwicklung herstellung fertigung
verarbeitung bearbeitung behandlung beschichtung lackierung verlegung vermietung verleih verkauf ankauf handel händler
transport umzug entsorgung räumung bekämpfung überwachung vorbereitung begleitung vermittlung organisation
dienst notdienst service kurs unterricht schule training ausbildung führung führer
buchhaltung abrechnung abschluss erklärung versicherung übersetzung übersetzer
fotograf fotografin fotografie fotos bilder video druck werbung recht anwalt berater
massage therapie untersuchung schaden bruch leck technik techniker elektronik mechaniker
anlage heizung therme kessel pumpe rohr leitung hahn becken kasten spülung dusche wanne toilette
dach fenster boden treppe zaun fassade garten hecke baum bäume möbel tisch stuhl schrank regal küche zimmer
wohnung gebäude maschine gerät werkzeug reifen bremse kette rahmen motor batterie akku lampe kabel
software programm computer drucker netzwerk seite karte papier tasche kleidung schuhe stoff holz stein metall stahl
suppe salat risotto fleisch braten käse wein bier saft gemüse gericht menü essen speise buffet
`

/** German words that end like another word without being a compound with it. */
export const notCompounds = `
bereich weihnachten diebstahl douglas lebkuchen gelände firmengelände versicherer versichern messetage auftrag vertrag
betrieb verband verein handschuh reich erfolg umschlag vorteil nachteil anteil urteil
`

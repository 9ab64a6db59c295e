/** German words that end like another word without being a compound with it. */
export const notCompounds = `
bereich weihnachten diebstahl douglas lebkuchen gelände firmengelände versicherer versichern messetage auftrag vertrag
betrieb verband verein handschuh reich erfolg umschlag vorteil nachteil anteil urteil
`

/** Words whose forms the stemmers don't bring together, each line with the form that stands for all of them. */

/** English plurals, British spellings, and who does something or what is done beside the verb. */
export const englishForms = `
child: children
man: men
woman: women
foot: feet
tooth: teeth
mouse: mice
knife: knives
shelf: shelves
loaf: loaves
leaf: leaves
half: halves
bus: buses
tire: tyre tyres tires
gray: grey
mold: mould moulds molds
aluminum: aluminium
catalog: catalogue catalogues catalogs
program: programme programmes programs
check: cheque cheques
jewel: jewellery jewelry jeweller jeweler jewellers jewelers
license: licence licences licenses
center: centre centres centers
fiber: fibre fibres fibers
theater: theatre theatres theaters
liter: litre litres liters
meter: metre metres meters
deliver: delivery deliveries
recover: recovery
photograph: photography photographer photographers
plumb: plumber plumbers plumbing
paint: painter painters
clean: cleaner cleaners
garden: gardener gardeners gardening
bake: baker bakers bakery bakeries
brew: brewer brewers brewery breweries
roast: roaster roasters roastery
cater: caterer caterers
teach: teacher teachers
train: trainer trainers
drive: driver drivers
tile: tiler tilers
roof: roofer roofers
weld: welder welders
move: mover movers
heat: heater heaters
build: builder builders
plaster: plasterer plasterers
upholster: upholsterer upholsterers upholstery
carpenter: carpentry
joiner: joinery
groom: groomer groomers
walk: walker walkers
dance: dancer dancers
sing: singer singers
write: writer writers
publish: publisher publishers
bookkeep: bookkeeper bookkeepers
housekeep: housekeeper housekeepers
translate: translator translators
decorate: decorator decorators
certify: certificate certificates certification certifications
sew: sewn
`

/** French plurals and feminine forms. */
export const frenchForms = `
travail: travaux
vitrail: vitraux
neuf: neuve neuves
sec: sèche sèches
blanc: blanche blanches
long: longue longues
frais: fraîche fraîches
`

/** German verbs in '-ern': the stemmer takes this for the plural's ending, as in 'Kindern'. */
export const germanForms = `
lieferung: liefern liefert
belieferung: beliefern beliefert
anlieferung: anliefern
lager: lagern lagert
änderung: ändern ändert
polster: polstern polstert
erneuerung: erneuern erneuert
verbesserung: verbessern verbessert
`

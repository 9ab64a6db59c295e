import type { Pair } from '../../../cases.ts'

/** Conversations in English by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsEEn: readonly Pair[] = [
  {
    id: 'fe-en-kiln',
    match: true,
    seller: {
      name: "Greta's Kiln Shed",
      description:
        'Firing service for hobby potters and small studios. Two electric kilns, 180 and 60 litres.',
      points: [
        'Bisque and stoneware glaze firings, any temperature up to 1260 °C',
        'Drop-off Tuesdays and Fridays, 9 to 12',
      ],
    },
    buyer: { name: 'Mudlark Two', description: 'Two-person tableware studio without a kiln of its own' },
    requirements: [
      ['Glaze firing at 1240 °C', '+'],
      ['Reduction firing', '-'],
      ["Shelves not shared with other potters' work", '?'],
      ['Pots back within ten days', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hi Greta, we'd bring around 60 mugs a month. do you ever do reduction? and how long do you hang on to stuff before its fired, we've a shop waiting that wants everything inside 10 days. Also we'd rather not have strangers glazes running next to ours",
      ],
      [
        'seller',
        "Hiya! Electric only here I'm afraid so everything's oxidation. I fire every weekend no matter how full it is, so what comes in on Friday is back on the table Tuesday, Tuesday stuff the Tuesday after. 60 mugs is a nice lot, bring them wrapped please, I had some terrible chips last month",
      ],
      ['buyer', 'Tuesday week at the latest, thats great. and the shelves?'],
      [
        'seller',
        'Do your mugs have glazed foot rings? I need 3 mm bare clay at the bottom or they weld to my bats',
      ],
    ],
  },
  {
    id: 'fe-en-marquee',
    match: true,
    seller: {
      name: 'Hollins Marquees',
      description:
        'Family firm, frame and traditional pole tents for weddings, shows and village fetes across Shropshire.',
      points: ['Frame tents 6 m and 9 m wide', 'Price includes putting up and taking down'],
    },
    buyer: { name: 'Bryn', description: 'Organises a beer festival on a tarmac car park' },
    requirements: [
      ['Can stand on tarmac without ground pegs', '+'],
      ['Erection and dismantling included in the price', '+'],
      ['Available the weekend of 12 September', '?'],
      ['Heaters supplied', '-'],
    ],
    talk: [
      [
        'buyer',
        "We've got a car park not a field so no stakes. 9 x 18 ish, weekend of 12th sept. What about heaters if it turns cold",
      ],
      [
        'seller',
        "No bother, the frames go on concrete blocks, we do it at the cattle market every spring. Heaters we gave up on after the insurance went daft, you'd have to get those from somebody else. For dates ring Carol in the office, she's got the diary, I only do the hammering :)",
      ],
    ],
  },
  {
    id: 'fe-en-bees',
    match: true,
    seller: {
      name: 'Tamar Bee Co',
      description: 'Honey bee colonies for orchard and soft fruit pollination, Devon and Cornwall.',
      points: [
        'Strong colonies, never fewer than 8 frames of brood',
        'Hives brought and taken away by us, at night',
      ],
    },
    buyer: { name: 'Fairlight Orchard', description: '14 acres of cider apples' },
    requirements: [
      ['Hives delivered to the orchard', '+'],
      ['Hives in place by 20 April', '?'],
      ['Bumblebee boxes', '-'],
      ['At least 7 frames of brood per hive', '+'],
    ],
    talk: [
      [
        'buyer',
        'afternoon. need 28 hives, on site by 20th april at the very latest, the Dabinett go early these days. Neighbour swears by boxes of bumbles, do you supply those as well?',
      ],
      [
        'seller',
        "Afternoon. We'd aim for about then but it all hangs on when the rape finishes, the bees come to you from there. Bumbles no, never have, one of the biocontrol firms will post you those.",
      ],
      ['buyer', 'well if its round the 20th i can live with it'],
    ],
  },
  {
    id: 'fe-en-brackets',
    match: true,
    seller: {
      name: 'Penfold Sheetworks',
      description: 'Laser cutting and folding, from one-offs to 5,000 parts.',
      points: ['Bed 3000 x 1500 mm', 'Mild steel to 20 mm, stainless to 12 mm, aluminium to 8 mm'],
    },
    buyer: { name: 'Kettle & Crane', description: 'Makers of outdoor kitchens' },
    requirements: [
      ['Cuts stainless steel 10 mm thick', '+'],
      ['Electropolishing in-house', '-'],
      ['STEP files accepted', '+'],
      ['3.1 material certificates', '?'],
    ],
    talk: [
      [
        'buyer',
        "Enquiry: 40 off brackets in 316, 10 mm. Drawings are STEP only, we don't have DXFs. They need electropolishing afterwards and we want 3.1 certs with the delivery.",
      ],
      [
        'seller',
        "Thanks for this. No DXF needed, we take the model and unfold it ourselves. Polishing we'd have to send to Walsall, we've nothing here for that, so add a week. Will put a price together by Thursday. Is it 316 or 316L?",
      ],
      ['buyer', '316L. and the certs?'],
      ['seller', 'Noted, 316L. Any tolerance on the hole centres?'],
    ],
  },
  {
    id: 'fe-en-piano',
    match: true,
    seller: {
      name: 'Alun Pryce, piano technician',
      description: 'Tuning, regulation and repairs, uprights and grands.',
      points: ['£75 a tuning within 15 miles of Hereford', "Member of the Pianoforte Tuners' Association"],
    },
    buyer: { name: "St Faith's Primary", description: 'School with an old upright in the hall' },
    requirements: [
      ['Tuning outside school hours', '+'],
      ['Tuning for no more than £70', '-'],
      ['Sticking keys fixed on the same visit', '?'],
      ['Appointment before 18 December', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello Mr Pryce, our hall upright is dreadful and some keys stick as well, would be good to have them sorted in the same go. we'd need you after 3.30 or in the holidays, and the PTA has only given us £70 I'm afraid. Carols are on the 18th December so before that",
      ],
      [
        'seller',
        "Hello, after half three suits me better anyway, I do the pubs in the mornings. Can't go under the 75, fuel being what it is. Sticking keys could be anything from damp to a dropped pencil, I'd only know with the front off. The December pages are in the other diary at home, I'd have to look, they do fill early.",
      ],
    ],
  },
  {
    id: 'fe-en-coldvan',
    match: true,
    seller: {
      name: 'ColdHop Couriers',
      description: 'Chilled courier vans, London and the South East.',
      points: ['Vans hold 2 to 5 °C', 'Temperature log emailed after every drop'],
    },
    buyer: { name: 'Sorbet Sisters', description: 'Small maker of frozen desserts' },
    requirements: [
      ['Vehicle refrigeration down to -18 °C', '-'],
      ['Temperature record for each delivery', '+'],
      ['Deliveries on Sundays', '?'],
      ['Tail lift', '+'],
    ],
    talk: [
      [
        'buyer',
        'We need sorbet going from Croydon to 6 restaurants, must be a minus 18 van. Pallets, so tail lift. Sometimes Sundays before bank hols',
      ],
      [
        'seller',
        "Hi, all eight of them have tail lifts. The fridges don't go below freezing though. What some clients do is dry ice in poly boxes inside the van, works surprisingly well. How many pallets?",
      ],
      ['buyer', 'Two normally. Dry ice hmm, let me think'],
    ],
  },
  {
    id: 'fe-en-childminder',
    match: true,
    seller: {
      name: "Joanna's Childminding",
      description: 'Registered childminder in Levenshulme, open term time and holidays.',
      points: ['Ofsted registered, last inspection Good', 'Monday to Thursday 7.30 to 17.45'],
    },
    buyer: { name: 'Priya', description: 'Mum of a two-year-old' },
    requirements: [
      ['Care on Fridays', '-'],
      ['Open during the school holidays', '+'],
      ['Vegetarian meals', '?'],
      ['No dogs in the house', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hi Joanna, I need Mon, Tues and Fri from September for Arjun (2). He's veggie, and allergic to dog hair so need to know about pets",
      ],
      [
        'seller',
        "Hi Priya! Arjun's a lovely name. Only animal we've got is a goldfish called Kevin. I look after my mum Fridays so I couldn't, sorry, that's not going to change. Food wise the kids all eat together round the big table, I cook everything from scratch, no packets.",
      ],
    ],
  },
  {
    id: 'fe-en-thinkpad',
    match: true,
    seller: {
      name: 'Dev (private)',
      description: 'ThinkPad T480, i5, 16 GB RAM, 256 GB SSD, used two years for uni.',
      points: ['Charger included', 'Small crack bottom left corner'],
    },
    buyer: { name: 'Ines', description: 'Needs a cheap laptop for an accounting course' },
    requirements: [
      ['At least 8 GB of memory', '+'],
      ['Battery runs at least five hours', '?'],
      ['UK keyboard', '-'],
      ['Can be sent by post', '+'],
    ],
    talk: [
      [
        'buyer',
        'is it uk keyboard? how many hrs does battery go, i need 5 for college days. could you get it to Leeds',
      ],
      [
        'seller',
        'bought it in Denmark so keys are danish, you get used to it or stick stickers on. battery has always been fine for me never had an issue in lectures. 12 quid tracked and its with you in two days',
      ],
      ['buyer', 'danish keys ok i guess. 5 hours tho?'],
      ['seller', "i'd always sit by a plug so couldnt tell you tbh"],
    ],
  },
  {
    id: 'fe-en-overlockers',
    match: true,
    seller: {
      name: 'Bobbin Doctor',
      description:
        'Repairs and servicing of domestic and semi-industrial sewing machines, workshop in Stoke.',
      points: ['Most makes since 1950', 'Service £55, parts extra'],
    },
    buyer: { name: 'Costume team', description: 'School theatre group with four overlockers' },
    requirements: [
      ['Services overlockers', '+'],
      ['Machines back within a week', '?'],
      ['Collection from the school', '-'],
      ['Guarantee on the repair', '?'],
    ],
    talk: [
      [
        'buyer',
        "4 overlockers (2 Juki 2 Janome) all need a service before panto. Can you come and get them? We'd need them back in a week. And is there any guarantee if they pack up again",
      ],
      [
        'seller',
        "Do them all day long, noisy little things. I've no car so it's bring them in I'm afraid. Often it's about a week but November's my mad month with every panto in the county, I'd want to see what's on the bench when you turn up. Never had one come back yet, touch wood.",
      ],
    ],
  },
  {
    id: 'fe-en-forklift',
    match: true,
    seller: {
      name: 'Marsden Handling Hire',
      description: 'Forklift and telehandler hire, daily to long-term.',
      points: ['LPG, diesel and electric counterbalance trucks', 'Breakdown call-out 7 days a week'],
    },
    buyer: { name: 'Nordholz Timber', description: 'Timber importer with an indoor warehouse' },
    requirements: [
      ['Electric truck lifting 2.5 tonnes', '+'],
      ['Breakdown cover at weekends', '+'],
      ['Forks 1,800 mm long', '?'],
      ['Driver supplied with the truck', '-'],
    ],
    talk: [
      [
        'buyer',
        'Need a 2.5 tonner for indoors, so no fumes, 3 months from Feb. have you got a lad who can drive it for the first fortnight. long forks 1.8 m pls',
      ],
      [
        'seller',
        "Got a 2.5t Linde electric coming off hire end of Jan, I'll hold it for you. We hire machines not people, an agency will sort you somebody. Forks, I'll ask the yard what's left on the rack",
      ],
    ],
  },
  {
    id: 'fe-en-violin',
    match: true,
    seller: {
      name: 'Marta Kowal',
      description:
        'Violin and viola lessons in Bristol, classical and folk. Conservatoire graduate, 11 years of teaching.',
      points: ['Lessons of 30, 45 or 60 minutes', 'Exam preparation on request'],
    },
    buyer: { name: 'Tom', description: '43, wants to start the violin' },
    requirements: [
      ['Teaches adult beginners', '+'],
      ["Lessons at the pupil's home", '-'],
      ['Violin lent for the first months', '?'],
      ['Half-hour lessons', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hello, I'm 43 and have never held a violin. Would you come out to Keynsham? I dont own one yet so would need to borrow to begin with. 30 mins is probably all I can concentrate for",
      ],
      [
        'seller',
        "Hi Tom, 43 is young, I started somebody at 71 last year and she plays in the pub now! I teach only in my studio in Totterdown, no travelling. About the instrument: don't buy anything online please, the cheap ones are horrible. First we find out what size of hand you have, then we talk.",
      ],
    ],
  },
  {
    id: 'fe-en-livein',
    match: true,
    seller: {
      name: 'Hearthside Care',
      description: 'Introduction agency for live-in carers, Surrey and Sussex.',
      points: ['All carers DBS-checked and interviewed in person', 'Minimum placement two weeks'],
    },
    buyer: { name: 'Mrs Hale', description: 'Looking for respite care for her father' },
    requirements: [
      ['Carer has been DBS-checked', '+'],
      ["Carer with experience of Parkinson's", '?'],
      ['Placement of only one week', '-'],
      ['Carer able to drive', '+'],
    ],
    talk: [
      [
        'buyer',
        "Dad has Parkinsons and we go away 3rd to 10th, so just the week. Needs someone who knows the illness, and who'll take him in his car to chess club",
      ],
      [
        'seller',
        "Good morning Mrs Hale. Our shortest booking really is a fortnight, we can't bend that one. They do all hold a licence and drive, it's a condition of joining us. We've looked after many gentlemen with dementia and after strokes and families have been delighted.",
      ],
    ],
  },
  {
    id: 'fe-en-weddingcake',
    match: true,
    seller: {
      name: 'Crumb & Co',
      description: 'Bespoke celebration cakes from a home bakery in Falmouth, hygiene rating 5.',
      points: ['Tiers from 4 to 12 inch', 'Vegan versions of every sponge'],
    },
    buyer: { name: 'Jas & Rob', description: 'Wedding for 80 near Bodmin' },
    requirements: [
      ['Vegan cake', '+'],
      ['Nut-free kitchen', '-'],
      ['Delivery to Bodmin', '?'],
      ['Tasting before booking', '+'],
    ],
    talk: [
      [
        'buyer',
        "wedding's 6 June near Bodmin, 80 guests. vegan 3 tier. My cousin has a serious nut allergy so kitchen has to be nut free. can we try flavours first?",
      ],
      [
        'seller',
        "Congrats!! There's a box of 6 samples for £20, you get it back if you book. I have to be honest I bake frangipane most weeks so almonds are everywhere in here. 3 tiers would do 80 easily",
      ],
      ['buyer', 'thanks for being straight. and would you bring it to Bodmin?'],
      ['seller', 'Is that the Barn? beautiful place, a friend of mine got married there'],
    ],
  },
  {
    id: 'fe-en-hosting',
    match: true,
    seller: {
      name: 'Northbeam Hosting',
      description: 'Managed servers for small agencies. Own racks in Manchester.',
      points: ['Daily backups kept 14 days', 'Support Monday to Friday, 8 to 18'],
    },
    buyer: { name: 'Fold Digital', description: 'Web agency hosting for a charity' },
    requirements: [
      ['Data stored in the UK', '+'],
      ['Support on Saturdays', '-'],
      ['Backups kept at least 30 days', '-'],
      ['Hosting company holds ISO 27001', '?'],
    ],
    talk: [
      [
        'buyer',
        'Client is a charity so everything needs to be in the UK, and their auditors ask for ISO 27001. Backups 30 days. And is someone there on Saturdays, they run appeals on telly',
      ],
      [
        'seller',
        "Servers and the backup copies all sit in Manchester. Retention is 14 days flat across all plans, that's the system. Weekends: honest answer, nobody, we look at it Monday. On ISO, the building we rent the racks in is certified.",
      ],
      ['buyer', 'But you yourselves?'],
      ['seller', "That's my business partner's side of things, I'll get him to drop you a line."],
    ],
  },
  {
    id: 'fe-en-macro',
    match: true,
    seller: {
      name: 'SheetFix',
      description: 'Freelance Excel and Access, macros and reports, English and Dutch.',
      points: ['£45 an hour or fixed price', 'Reply within one working day'],
    },
    buyer: { name: 'Humber Scaffold', description: 'Scaffolding firm with a broken stock macro' },
    requirements: [
      ['Fixed price instead of hourly billing', '+'],
      ['Macro runs in Excel for Mac', '?'],
      ['Work on site in Hull', '-'],
      ['Written instructions at handover', '+'],
    ],
    talk: [
      [
        'buyer',
        'our stock macro broke when Dave left. we want one price not hours. can you come to the yard in Hull? half of us are on macs btw',
      ],
      [
        'seller',
        "One price, no problem, send the file and you'll have the figure tomorrow. I sit in Groningen and do everything by screen share, no travelling. I always leave a two page how-to so the next person isn't stuck like you are now.",
      ],
    ],
  },
  {
    id: 'fe-en-luton',
    match: true,
    seller: {
      name: 'Two Lads & A Luton',
      description: 'House moves and single items, Glasgow and beyond.',
      points: ['Goods in transit insured up to £20,000', 'Blankets and straps included'],
    },
    buyer: { name: 'Isla', description: 'Moving from Dennistoun to Partick' },
    requirements: [
      ['Goods insured for at least £15,000', '+'],
      ['Upright piano carried to a second floor without a lift', '?'],
      ['Packing of the kitchen', '-'],
      ['Move on Saturday 14th', '+'],
    ],
    talk: [
      [
        'buyer',
        'Moving on sat 14th, Dennistoun to Partick. theres an upright piano going to 2nd floor, close has no lift. can youse pack the kitchen too',
      ],
      [
        'seller',
        "14th is yours, we'll be at the door for 9. Piano depends on the turn in the stair, send us a wee photo. We dont do packing, only lifting. Boxes we can sell you",
      ],
      ['buyer', "cannae get a photo the close light's broke. can you no just say"],
      ['seller', 'No without seeing it pal. One of us could come by Tuesday for a look'],
    ],
  },
  {
    id: 'fe-en-container',
    match: true,
    seller: {
      name: 'Boxyard Storage',
      description: '20 ft containers on a fenced yard near Taunton.',
      points: ['24/7 access with gate code', '£110 a month'],
    },
    buyer: { name: 'Reel Mischief', description: 'Ceilidh band storing its PA' },
    requirements: [
      ['Access at 2 in the morning', '+'],
      ['Heated storage', '-'],
      ["Contents covered by the yard's insurance", '?'],
      ['Can be rented for just one month', '+'],
    ],
    talk: [
      [
        'buyer',
        'we get back late sometimes and need to dump the PA at 2am. amps hate damp, is it heated? whats the least time we can take it for. and if it gets nicked your insurance pays i take it',
      ],
      [
        'seller',
        'No worries, come whenever, code works round the clock. Its steel boxes in a field mate so no heating no power, folk put moisture traps in. Take it a month, hand the key back after if you dont like it. Theres a camera on the gate too',
      ],
      ['buyer', "moisture traps it is. and the kit's insured then?"],
      ['seller', "Sign up's all online, two mins. Bring your own padlock"],
    ],
  },
  {
    id: 'fe-en-bothy',
    match: true,
    seller: {
      name: 'Rowan Bothy',
      description: 'Self-catering cottage by the loch, sleeps 4.',
      points: ['Wood burner, wifi, bed linen and towels provided', 'One well-behaved dog welcome'],
    },
    buyer: { name: 'Sandra', description: 'Family of four adults with two spaniels' },
    requirements: [
      ['Two dogs allowed', '-'],
      ['Wifi reaches the bedrooms', '?'],
      ['Bedroom on the ground floor', '?'],
      ['Arrival on a Friday', '+'],
    ],
    talk: [
      [
        'buyer',
        "We're four adults with two spaniels. My mother in law can't do stairs so needs to sleep downstairs. Could we come on a Friday in November? Oh and I answer emails in bed, so does the wifi get that far",
      ],
      [
        'seller',
        "Hello Sandra, in November changeover is any day you like. It really is one dog, we had a bad time with the sofa. There's a shower room downstairs which guests with bad knees are always glad of.",
      ],
      ['buyer', 'One it is, my sister will have the other. And the bedroom?'],
      ['seller', "Oh lovely, what's the one called?"],
    ],
  },
  {
    id: 'fe-en-hay',
    match: true,
    seller: {
      name: 'Coppice Farm',
      description: 'Meadow hay and haylage, small bales and round.',
      points: ['Small bales £6.50 collected', "Kept in the barn from the day it's baled"],
    },
    buyer: { name: 'Nibbles Rescue', description: 'Guinea pig and rabbit rescue' },
    requirements: [
      ['Stored under cover', '+'],
      ['Delivery to Malvern', '?'],
      ['Card payment', '-'],
      ['Hay free of ragwort', '?'],
    ],
    talk: [
      [
        'buyer',
        "hi, 30 small bales for our piggies. could someone bring them over to Malvern, we only have a Fiat Panda. its ragwort free isn't it? and do you take card",
      ],
      [
        'seller',
        "Cash or bank transfer love, no machine out here. My brother does the odd run with his trailer when he's in the mood, I'd have to ask him. Its lovely stuff this, still smells of summer",
      ],
    ],
  },
  {
    id: 'fe-en-goatcheese',
    match: true,
    seller: {
      name: 'Blackthorn Dairy',
      description: "Raw goat's milk cheeses, wholesale to shops and restaurants.",
      points: ['Minimum order £80', 'Cardiff round every Wednesday'],
    },
    buyer: { name: 'Pantri Deli', description: 'New delicatessen in Cardiff' },
    requirements: [
      ['Cheese from pasteurised milk', '-'],
      ['Delivery to Cardiff', '+'],
      ['Vegetarian rennet', '?'],
      ['Orders of £50 accepted', '-'],
    ],
    talk: [
      [
        'buyer',
        'new deli on Cowbridge Rd, starting small, £50 a week maybe. customers ask about veggie rennet all the time. also would like something pasteurised for the pregnant ladies',
      ],
      [
        'seller',
        "Croeso! Everything we make is raw, we don't even own a pasteuriser. Rennet: it comes in a drum from France, I'd need to look what it says on the label, dad orders it. The 80 stands I'm afraid, the van doesn't stop for less.",
      ],
    ],
  },
  {
    id: 'fe-en-shirts',
    match: true,
    seller: {
      name: 'Inkfield Print',
      description: 'T-shirt and tote bag printing by hand.',
      points: ['Water-based inks only', 'Up to 6 colours, from 25 pieces'],
    },
    buyer: { name: 'UCC Climbing', description: 'University climbing club' },
    requirements: [
      ['Order of 15 shirts', '-'],
      ['Water-based inks', '+'],
      ['Certified organic cotton shirts', '?'],
      ['Logo printed inside the neck', '+'],
    ],
    talk: [
      [
        'buyer',
        'climbing club here, 15 shirts, must be certified organic, and our logo inside the neck instead of a label',
      ],
      [
        'seller',
        "25 is the floor for screen I'm afraid, below that the set up kills you. Inside neck we do as a 1-colour, 60p each. The blanks come from a couple of places, whether there's a certificate depends which ones they've got when you order",
      ],
      ['buyer', "ok we'll round up to 25 and flog the rest to alumni lol"],
      ['seller', 'Champion. Artwork as vector please'],
    ],
  },
  {
    id: 'fe-en-thesis',
    match: true,
    seller: {
      name: 'Quire & Stitch',
      description: 'Hand bookbinder in York, theses, journals, repairs.',
      points: ['Hardback thesis in 48 hours', 'Gold foil on spine and front'],
    },
    buyer: { name: 'Lena', description: 'PhD student before her viva' },
    requirements: [
      ['Bound within three days', '+'],
      ['Black-and-white pages printed from a PDF', '+'],
      ['Colour pages printed', '-'],
      ['Sent to Durham by post', '?'],
    ],
    talk: [
      [
        'buyer',
        'hi! 3 copies of my thesis, 240 pages, 12 of them colour figures. do you print or do i need to bring it printed? i have 3 days!! also im in Durham so postage would be handy',
      ],
      [
        'seller',
        "Deep breath, 48 hours from when you say go. Email me the PDF, my laser does crisp text. It's black only though so the colour sheets you'd need from a copy shop and I'll slot them in. What does your uni say about the foil, year on the spine or not?",
      ],
    ],
  },
  {
    id: 'fe-en-ash',
    match: true,
    seller: {
      name: 'Ashgrove Arborists',
      description: 'Tree felling, pruning and hedges in Powys.',
      points: ['Qualified climbers', '£5m public liability'],
    },
    buyer: { name: 'Chapel trustees', description: 'Old ash leaning over the chapel roof' },
    requirements: [
      ['Public liability of at least £2m', '+'],
      ['Council consent applied for by the contractor', '?'],
      ['Stump ground out', '-'],
      ['Chippings left on site', '+'],
    ],
    talk: [
      [
        'buyer',
        'big ash leaning over our chapel roof. we want it felled, the stump ground out, council paperwork seen to by yourselves, and the chippings left for our paths',
      ],
      [
        'seller',
        "Hi, I know the one, drive past it every day. Chip can stay in a heap wherever you want it, saves me a tip run. Sold the grinder last year so the stump you'd be left with. There may well be an order on it, conservation area and all that, it wants finding out before anybody starts a saw.",
      ],
    ],
  },
  {
    id: 'fe-en-photobooth',
    match: true,
    seller: {
      name: 'SnapNook',
      description: 'Photo booth hire for parties in the West Midlands.',
      points: ['Unlimited prints, 4 hours £320', 'Box of props'],
    },
    buyer: { name: 'Kelly', description: '40th in a back garden' },
    requirements: [
      ['Booth set up outdoors', '-'],
      ["Pictures also sent to guests' phones", '?'],
      ['Attendant stays the whole time', '?'],
      ['Backdrop can be chosen', '+'],
    ],
    talk: [
      [
        'buyer',
        'its in our garden in july, would be under a gazebo. does someone stay with it all night cos last time it jammed. and can we have the gold backdrop not the flowers',
      ],
      [
        'seller',
        "Hey Kelly! Gold sequin is no problem, pick any of the nine. Can't do gardens even with a gazebo, the printer doesn't like it & our insurance says indoors only. Could you do a living room or garage?",
      ],
      ['buyer', "garage could work actually. and the person? also everyone'd want them on their phones"],
      [
        'seller',
        'Garage is perfect! We did one last week with fairy lights, looked amazing, the whole street came',
      ],
    ],
  },
  {
    id: 'fe-en-bsl',
    match: true,
    seller: {
      name: 'Signpost Interpreting',
      description: 'BSL/English interpreters in Yorkshire, medical, legal and theatre.',
      points: ['All interpreters NRCPD registered', 'Booking fee covers three hours'],
    },
    buyer: { name: 'Hull Library', description: 'Author talk with deaf guests' },
    requirements: [
      ['Registered interpreter', '+'],
      ['Available on Friday 22 November', '?'],
      ['Second interpreter at no extra charge', '-'],
      ['No mileage charged to Hull', '+'],
    ],
    talk: [
      [
        'buyer',
        'Author event Fri 22 Nov 6.30 pm, about two hours. We think we need two people to swap over, is the second in the price? And do you charge mileage from Leeds',
      ],
      [
        'seller',
        "Hello, mileage we swallow, Hull's no distance. For two hours non-stop you do need a pair and that is two fees, no way round it. I've put out the date to the team and will come back once hands go up.",
      ],
    ],
  },
  {
    id: 'fe-en-subtitles',
    match: true,
    seller: {
      name: 'Lineup Captions',
      description: 'Subtitling and captioning for corporate and indie film.',
      points: ['SRT, VTT and STL files', '£3 per minute English to English'],
    },
    buyer: { name: 'Aled Films', description: 'Documentary maker' },
    requirements: [
      ['SRT files', '+'],
      ['Welsh subtitles', '?'],
      ['52-minute film subtitled within a week', '+'],
      ['Subtitles burned into the video', '-'],
    ],
    talk: [
      [
        'buyer',
        'Documentary, 52 min, in English with bits of Welsh. Need srt plus a version with subs burned in, and a Welsh track. deadline is 7 days',
      ],
      [
        'seller',
        "Hi Aled. A week for 52 min is comfortable. We hand over files only, burning in is for your editor I'm afraid. Welsh: we used to have a brilliant lady in Bangor, I'd need to find out if she's still taking work.",
      ],
    ],
  },
  {
    id: 'fe-en-swim',
    match: true,
    seller: {
      name: 'Little Otters',
      description: 'Swimming for children in a warm private pool, Norwich.',
      points: ['Groups of four, ages 3 to 8', 'Water 31 °C'],
    },
    buyer: { name: 'Hannah', description: 'Mum of a nervous five-year-old' },
    requirements: [
      ['No more than five children per group', '+'],
      ['Parent may be in the water', '-'],
      ['Teacher trained for children with autism', '?'],
      ['Place on Saturday mornings', '?'],
    ],
    talk: [
      [
        'buyer',
        "My son is 5, autistic and scared of water getting on his face. I'd want to go in with him at first, Saturday mornings if poss. Has your teacher got any training for SEN?",
      ],
      [
        'seller',
        "Hi Hannah, thanks for telling me. Parents watch from the bench, we don't have them in the pool, we've found children listen better. Becky is endlessly patient and has had all sorts of kids through, they adore her. Saturdays there's some shuffling about after half term, I'll see what falls out of it.",
      ],
    ],
  },
  {
    id: 'fe-en-automatic',
    match: true,
    seller: {
      name: 'Passmark Driving',
      description: 'Driving lessons in Coventry, one instructor, one car.',
      points: ['Manual Corsa, dual controls', '£36 an hour, block of 10 £340'],
    },
    buyer: { name: 'Goran', description: 'Foreign licence holder, works shifts' },
    requirements: [
      ['Automatic car', '-'],
      ['Lessons before 8 in the morning', '+'],
      ['Test date within two months', '?'],
      ['Pick-up from the workplace', '+'],
    ],
    talk: [
      [
        'buyer',
        'hello I drove 12 years in Serbia but need uk licence. automatic please. i work in JLR nights, finish 6.30 so straight after from factory gate would be best. test in max 2 months',
      ],
      [
        'seller',
        "Morning Goran. Gate at quarter to 7, no problem, I'm an early bird. Only got the Corsa with a stick and a clutch. Tests round here, it's a lottery, one pupil got three weeks and another six months, depends what pops up in cancellations.",
      ],
    ],
  },
  {
    id: 'fe-en-camera',
    match: true,
    seller: {
      name: 'Old Glass Cameras',
      description: 'Second-hand film cameras and lenses, shop in Brighton and online.',
      points: ['Nikon FM2, black, body only £289', "Six months' warranty on bodies"],
    },
    buyer: { name: 'Wen', description: 'Photography student' },
    requirements: [
      ['Warranty of at least three months', '+'],
      ['Lens included', '-'],
      ['Light seals replaced', '?'],
      ['Shutter speeds measured', '?'],
    ],
    talk: [
      [
        'buyer',
        'is the FM2 still there? does it come with the 50mm in the picture? have seals been done and shutter checked on a tester',
      ],
      [
        'seller',
        "Still here! The 50 in the photo is just to show it off, that's £110 on top. Body's been cleaned, meter responds, looks gorgeous, ex wedding photographer.",
      ],
    ],
  },
  {
    id: 'fe-en-pram',
    match: true,
    seller: {
      name: 'Beth',
      description: 'Bugaboo pram with bassinet and seat, grey, used for one child.',
      points: ['Rain cover included', '£180, collect from Didsbury'],
    },
    buyer: { name: 'Sam & Jo', description: 'Expecting in May' },
    requirements: [
      ['Bassinet for a newborn', '+'],
      ['Fits a Maxi-Cosi car seat', '?'],
      ['Price at most £150', '-'],
      ['Smoke-free home', '+'],
    ],
    talk: [
      [
        'buyer',
        "hi is this available? would you take 150? does maxi cosi clip on. we're a bit fussy about smoke sorry!",
      ],
      [
        'seller',
        "Yes still got it. 180's already cheap so no. Nobody's ever smoked in this house, no pets either. I think you need some adapter thing for car seats, we always had ours stay in the car so never tried",
      ],
    ],
  },
  {
    id: 'fe-en-sweep',
    match: true,
    seller: {
      name: 'Soot & Son',
      description: 'Chimney sweeps, Norfolk. Open fires, stoves, Agas.',
      points: ['Certificate after each sweep', '£60 first flue, £45 each further'],
    },
    buyer: { name: 'The Plough', description: 'Pub with three flues' },
    requirements: [
      ["Certificate accepted by the pub's insurer", '?'],
      ['Work before 11 am', '+'],
      ["Removal of a birds' nest", '-'],
      ['CCTV inspection of the flue', '?'],
    ],
    talk: [
      [
        'buyer',
        "3 flues at the pub, must be done before we open at 11. think there are jackdaws in the middle one, would need getting out. our insurer's picky about whose certificates they take, hope yours is ok. and they fancy a camera look",
      ],
      [
        'seller',
        "We'd be there at 7 and gone by 10. Nests we don't touch, it's a rod job and ours aren't up to it, try Fenland Flues. Thursday 9th any good?",
      ],
      ['buyer', '9th ok. camera?'],
      ['seller', 'Lovely, 9th in the book. Dust sheets we bring'],
    ],
  },
  {
    id: 'fe-en-livery',
    match: true,
    seller: {
      name: 'Hazel Yard',
      description: 'DIY and part livery near Harrogate, 14 boxes, floodlit sand school.',
      points: ['Grass turnout all year', '£42 a week DIY'],
    },
    buyer: { name: 'Meg', description: 'Owner of a laminitis-prone cob' },
    requirements: [
      ['Year-round turnout', '+'],
      ['Parking for a horse trailer', '?'],
      ['Starvation paddock for a laminitic', '?'],
      ['Full livery', '-'],
    ],
    talk: [
      [
        'buyer',
        "Cob, gets fat on air, had lami twice so needs a starvation paddock. I'd want full livery really as I'm away Mon-Weds. And somewhere for my trailer",
      ],
      [
        'seller',
        "Hi Meg, nice to hear from you. We stopped full last spring, couldn't find the staff, so it's DIY or part. Lots of cobs here already haha, he'd be in good company! Trailers, that's up to the farmer, it's his hardstanding, I can ask him. Come and have a nosey on Sunday",
      ],
    ],
  },
  {
    id: 'fe-en-groomer',
    match: true,
    seller: {
      name: 'Wag & Wash',
      description: 'Dog grooming salon in Exeter, all breeds.',
      points: ['One dog in the salon at a time', 'Hand stripping for terriers'],
    },
    buyer: { name: 'Frank', description: 'Elderly owner of a border terrier' },
    requirements: [
      ['Hand stripping', '+'],
      ['No other dogs in the room', '+'],
      ['Appointment on a Saturday', '?'],
      ['Collection of the dog from home', '-'],
    ],
    talk: [
      [
        'buyer',
        "Good day. My border wants stripping, he doesn't care for other dogs. I no longer drive so could he be fetched? Saturdays are best, my daughter is here then.",
      ],
      [
        'seller',
        "Hello Frank, he'll have us all to himself. We're just the two in the shop so we can't fetch and carry, sorry. He'll need about two hours, is he ok having his ears done?",
      ],
      ['buyer', 'He tolerates it. Saturday then?'],
    ],
  },
  {
    id: 'fe-en-coffee',
    match: true,
    seller: {
      name: 'Slowhand Roasters',
      description: 'Small-batch coffee, wholesale for cafés.',
      points: ['Roast Mondays, dispatch Tuesdays', '1 kg and 6 kg bags, £19 a kilo house blend'],
    },
    buyer: { name: 'Bramble Café', description: 'Opening in spring' },
    requirements: [
      ['Grinder lent free of charge', '-'],
      ['Delivery included in the price', '?'],
      ['Decaf processed without solvents', '?'],
      ['Barista training', '+'],
    ],
    talk: [
      [
        'buyer',
        'Opening in April, about 8 kg a week. The last roaster gave us a grinder on loan, do you do that? Staff are green so training would be gold. Decaf - which process is it. And carriage is in the £19 I hope',
      ],
      [
        'seller',
        "Exciting! A morning with Nico at your machine comes with the first order, he's done it for thirty-odd cafés. Equipment we stay out of, buy or lease yourself. Decaf is a Colombian at the moment, caramel and orange, people don't notice it's decaf",
      ],
    ],
  },
  {
    id: 'fe-en-moulding',
    match: true,
    seller: {
      name: 'Trent Polymers',
      description: 'Injection moulding, 25 to 250 t presses, toolmaking next door.',
      points: ['PP, ABS, PA, TPE', 'Runs from 500 shots'],
    },
    buyer: { name: 'Gardia', description: 'Start-up making plant labels' },
    requirements: [
      ['Runs of 1,000 pieces', '+'],
      ['Recycled polypropylene', '?'],
      ['Tool belongs to the customer', '-'],
      ['Samples before the production run', '+'],
    ],
    talk: [
      [
        'buyer',
        "Plant label, PP, ideally 100% recycled, 1,000 pcs to begin with. we'd want to see first-offs before you run. And if we pay for the tool we own it, right?",
      ],
      [
        'seller',
        "First-offs always go to you for sign off, we don't press go without it. 1,000 is fine. The way we work is that tools stay our property, you pay a contribution and we look after it for life, that's not negotiable. Recycled we've had mixed experience, some batches smell. Would have to trial it on your part.",
      ],
      ['buyer', "we'd really rather own it, any way round that?"],
      ['seller', 'No, sorry. Same for everyone since 1994.'],
    ],
  },
  {
    id: 'fe-en-powder',
    match: true,
    seller: {
      name: 'Brightcoat Ltd',
      description: 'Powder coating and shot blasting, Sheffield.',
      points: ['Oven 6 x 2 x 2 m', 'All RAL colours'],
    },
    buyer: { name: 'Iron & Ivy', description: 'Makes garden gates' },
    requirements: [
      ['Gates up to 4 m long', '+'],
      ['Hot zinc spray underneath', '-'],
      ['RAL 6005', '+'],
      ['Ready within five working days', '?'],
    ],
    talk: [
      [
        'buyer',
        "6 gates, 4 m x 1.1, moss green 6005. we'd want them metal sprayed with zinc first. could you turn it round in a week, five working days I mean",
      ],
      [
        'seller',
        "They'll go in the oven with room to spare. Zinc spray not here, we use an epoxy primer which does a good job. Green's no drama, it's on the shelf. Turnaround is generally quick but I don't promise days any more, learned that the hard way",
      ],
    ],
  },
  {
    id: 'fe-en-meetingroom',
    match: true,
    seller: {
      name: 'The Old Weigh House',
      description: 'Meeting rooms by the day in Ipswich.',
      points: ['Room for 20 with screen and whiteboard', 'Tea and coffee all day'],
    },
    buyer: { name: 'Trades council', description: 'Training day for 16' },
    requirements: [
      ['Seats 16', '+'],
      ['Step-free access', '?'],
      ['Own food may be brought in', '-'],
      ['Mac can be connected to the screen', '?'],
    ],
    talk: [
      [
        'buyer',
        '16 people, Thursday 5th, one wheelchair user. we normally bring our own sandwiches to keep costs down. the trainer has a Mac, will it talk to your screen',
      ],
      [
        'seller',
        "Good morning, the 5th is free. Catering has to come from our kitchen, no outside food, but the buffet is only £9 a head. It's a listed building with bags of character, right by the station.",
      ],
      ['buyer', '£9 is alright. and the wheelchair?'],
      ['seller', 'Shall I put you down for 16 buffets then? We need numbers by Monday.'],
    ],
  },
  {
    id: 'fe-en-knives',
    match: true,
    seller: {
      name: 'Edge Lane Sharpening',
      description: 'Knives, scissors, garden tools. Market stall Kendal, Mon and Sat.',
      points: ['Knives £4, while you wait', 'Japanese knives on water stones'],
    },
    buyer: { name: 'Chef Anja', description: 'Hotel kitchen with 35 knives' },
    requirements: [
      ['Water stone sharpening for Japanese knives', '+'],
      ['Collected from the hotel', '-'],
      ['Serrated knives', '+'],
      ['Discount for 35 knives', '?'],
    ],
    talk: [
      [
        'buyer',
        'got 35 knives, 6 of them japanese, couple of bread knives serrated. will you pick up from Windermere? and what price for that many, not £4 each surely',
      ],
      [
        'seller',
        "Bread knives yes, I've a tapered rod for the serrations. Won't get out to Windermere, stall ties me down & no van. 35 is a fair old pile, drop them early and go and have a wander",
      ],
    ],
  },
  {
    id: 'fe-en-narrowboat',
    match: true,
    seller: {
      name: 'Cut Above Marine',
      description: 'Mobile engineer, canals round Rugby and Braunston.',
      points: ['Diesel engines, gearboxes, stern gear', 'No call-out fee within 10 miles of Rugby'],
    },
    buyer: { name: 'Pat', description: 'Lives on a narrowboat near Hillmorton, two miles from Rugby' },
    requirements: [
      ['Comes to the boat', '+'],
      ['Gas work', '-'],
      ['Parts for a Lister SR2 in stock', '?'],
      ['No call-out fee two miles from Rugby', '+'],
    ],
    talk: [
      [
        'buyer',
        "Lister SR2 down on compression, think head gasket. have you got them on the shelf? also my cooker needs a new hose, gas. I'm at Hillmorton so hardly a call-out",
      ],
      [
        'seller',
        "Hillmorton's five mins away, I'll come to you. Not Gas Safe so the cooker's for somebody else. Done loads of SR2s, proper engines, you can hear every one of them think. Tuesday?",
      ],
    ],
  },
  {
    id: 'fe-en-armchairs',
    match: true,
    seller: {
      name: 'Tack & Webbing',
      description: 'Upholstery workshop in Lewes, traditional and modern.',
      points: ['Frames repaired and re-glued', "Customer's own fabric welcome"],
    },
    buyer: { name: 'Harbour Hotel', description: 'Six lobby armchairs in need of new covers' },
    requirements: [
      ["Covers made from the hotel's own fabric", '+'],
      ['Fabric treated to be flame-retardant', '?'],
      ['All six chairs taken in at once', '-'],
      ['Finished before Easter', '?'],
    ],
    talk: [
      [
        'buyer',
        "Six armchairs from our lobby. We've bought the velvet already, it isn't fire treated so that would need doing for the hotel regs. You could take all six together? It has to be done for Easter",
      ],
      [
        'seller',
        "Afternoon, velvet's a pig but we love it. Space is the thing, two chairs at a time is the absolute most that goes through here, so three lots. I'd say a fortnight a lot if the frames are sound and I haven't seen them. The fire regs are a headache for everybody, aren't they.",
      ],
      ['buyer', "Fine in twos then as long as it's Easter"],
    ],
  },
]

import type { Pair } from '../../../cases.ts'

/** Conversations in English by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsIEn: readonly Pair[] = [
  {
    id: 'fi-en-pallets',
    match: true,
    seller: {
      name: 'Norbury Pallets',
      description:
        'New and reconditioned pallets, boxes and export crates, made in our own yard near Oswestry.',
      points: ['All pallets four-way entry', 'Own lorries across the Midlands and North Wales'],
    },
    buyer: { name: 'Halden Pumps', description: 'Pump maker exporting to Turkey and Egypt' },
    requirements: [
      ['Heat treated to ISPM 15', '+'],
      ['At most £11 a pallet before VAT', '+'],
      ['Takes back used pallets', '-'],
      ['Delivery within five working days', '?'],
      ['30 days to pay', '?'],
      ['British timber', '?'],
    ],
    talk: [
      [
        'buyer',
        "Morning, we ship pumps to Turkey and need 200 pallets, 1200 x 1000, and they have to carry the ISPM stamp. What would they come in at? We've also about 80 old ones cluttering up the yard, would you have those off us?",
      ],
      [
        'seller',
        'Morning Dean. Everything for export goes through the kiln and gets the wheat mark before it leaves, so no worry there. 200 would be £10.35 each plus VAT. The old ones no, we gave that up when the field next door was sold, try Wrexham Reclaim.',
      ],
      [
        'buyer',
        "Good price. How quick could they be here? And we're on 30 days with all our suppliers, I take it that's alright",
      ],
      [
        'seller',
        "Depends what's on the saw that week, I'd have to ask Pete. Account forms are Sandra's department, she decides who gets what terms. Have you a forklift at your end?",
      ],
      ['buyer', 'Two forklifts, no problem. Let me know what Pete and Sandra say'],
    ],
  },
  {
    id: 'fi-en-rosie',
    match: true,
    seller: {
      name: 'Rosie',
      description: 'Registered childminder in Hove for six years, two children of my own at primary school.',
      points: ['Paediatric first aid, renewed this spring', 'Big garden, no telly'],
    },
    buyer: { name: 'Claire', description: 'Needs care for her son after school on Mondays and Thursdays' },
    requirements: [
      ['Picks up from school', '+'],
      ['Until 6.30 pm on Thursdays', '+'],
      ['First aid certificate', '+'],
      ['No smokers in the house', '?'],
      ['Vegetarian meals', '+'],
      ['Also in the school holidays', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi Rosie! Looking for someone for Ned (5) mon + thurs, he's at St Andrew's. Could you fetch him? On Thursdays I don't get back till half six. He doesn't eat meat, hope thats ok. And what happens in the hols?",
      ],
      [
        'seller',
        "Hi Claire! Yes I do the St Andrew's run every day, my youngest is in year 2 there. Thursdays I have choir so everybody has to be gone by 6, no way round that sorry. We eat veggie most nights anyway and I'll happily do it for Ned every time 😊",
      ],
      [
        'buyer',
        'I might swap the Thursdays with my mum. Does anyone smoke at home? and sorry, the holidays?',
      ],
      [
        'seller',
        "Everyone asks about the holidays!! I'm still juggling summer with my husbands shifts, will know after Easter. Come round for a cuppa one afternoon and meet the gang?",
      ],
      ['buyer', 'Coffee on Wednesday? Then Ned can see the garden'],
      [
        'seller',
        'Wednesday it is! Oh and guess what, choir has been moved to Tuesdays from this term, so Thursdays till half six are fine with me after all.',
      ],
    ],
  },
  {
    id: 'fi-en-helpdesk',
    match: true,
    seller: {
      name: 'Halyard IT',
      description: 'Managed IT for firms of 20 to 200 people in Yorkshire and the Humber.',
      points: ['Helpdesk in Leeds, Monday to Friday 8 to 18', 'Own technicians, no call centre'],
    },
    buyer: { name: 'Farah, Quayside Architects', description: '45 people in Hull, nine of them on Macs' },
    requirements: [
      ['Reacts to a server failure within an hour', '+'],
      ['On-site visits in Hull', '+'],
      ['Support for Macs', '-'],
      ['Keeps our Veeam backups', '+'],
      ['Contract can be ended monthly', '?'],
      ['Data stays in the UK', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello, 45 staff, architects in Hull. Questions: 1. how fast do you react when the server is down? 2. do you come out to Hull? 3. nine of us are on Macs, ok? 4. we run Veeam for backup and don't want to change. 5. can we leave month to month?",
      ],
      [
        'seller',
        "Hi Farah, thanks for those. 1. thirty minutes for anything business critical, that's in the contract. 2. Yes, usually Wednesdays. 3. Afraid not, we've nobody trained on them. 4. That's what we use ourselves, we'd just take over the console. 5. Joanna handles the commercial side, she'll go through it with you.",
      ],
    ],
  },
  {
    id: 'fi-en-cello',
    match: true,
    seller: {
      name: 'Miriam',
      description: "Selling my daughter's three-quarter cello, she has moved on to a full size.",
      points: ['Stentor Conservatoire, bought new in 2019', 'Hard case with wheels and a bow'],
    },
    buyer: { name: 'Joe', description: 'Looking for a cello for his son, ten' },
    requirements: [
      ['Bow recently rehaired', '?'],
      ['Bow included', '+'],
      ['No cracks in the body', '?'],
      ['At most £450', '-'],
      ['Can be tried out first', '+'],
      ['Ideally with a spare set of strings', '-'],
    ],
    talk: [
      [
        'buyer',
        "Hello, is the cello still for sale? My son's starting on one in september. Could he come and have a play on it? What are you after for it, I'd put aside 450. Any cracks?",
      ],
      [
        'seller',
        "Hi yes still here! He's very welcome, we're in any evening except Wednesday. I was hoping for 520... It had a new bridge and was set up by Mr Hallam in Bath last year.",
      ],
      ['buyer', 'Would 450 do it? And are there any spare strings'],
      [
        'seller',
        "480 and that's as low as I'll go I'm afraid, the case alone was 200. No strings left sorry, she snapped A strings like nobody's business!",
      ],
    ],
  },
  {
    id: 'fi-en-coldline',
    match: true,
    seller: {
      name: 'Coldline Carriers',
      description: 'Temperature-controlled haulage across England and Wales, chilled and frozen.',
      points: ['18 rigids and 9 artics', 'Depots in Corby and Warrington'],
    },
    buyer: { name: 'Frosted Fields', description: 'Producer of frozen vegetables supplying school kitchens' },
    requirements: [
      ['Carries goods at -18 °C or colder', '+'],
      ['Deliveries on Sunday nights', '-'],
      ['Vehicles with tail lift', '+'],
      ['Goods insured for at least £100,000 a load', '?'],
      ['Temperature record for every load', '+'],
      ['No subcontracted hauliers', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi, 6 drops a week to school kitchens, frozen veg, no docks anywhere so everything comes down on a lift. We send trucks out Sunday night so the schools have it first thing Monday. Printouts of the temperature needed each time, our auditor insists.',
      ],
      [
        'seller',
        'Hello Sunita. Frozen runs at minus 22 with us. Every rigid has a lift on the back and the log goes to you with the POD, automatically. Sundays we are shut from noon Saturday till 4 on Monday morning, that one we cannot do. Would Monday 5 am out of Corby be early enough?',
      ],
      [
        'buyer',
        'Could work for most. Whats your insurance per load? And is it always your own trucks? last lot kept sending us some bloke in a hired van',
      ],
    ],
  },
  {
    id: 'fi-en-plaster',
    match: true,
    seller: {
      name: 'Kev Doyle Plastering',
      description: '25 years on the tools. Skimming, rendering, patch repairs, Gloucester and round about.',
      points: ['Quotes cost nothing', 'Usually booked three weeks ahead'],
    },
    buyer: { name: 'Pam', description: '1890s cottage, one bedroom wall has blown' },
    requirements: [
      ['Works with lime plaster', '+'],
      ['Can start before 10 June', '?'],
      ['Takes the rubble away', '-'],
      ['Covers the furniture', '+'],
      ['Has liability insurance', '?'],
      ['Paints the wall afterwards', '-'],
    ],
    talk: [
      [
        'buyer',
        "hi kev, old cottage, bedroom wall is coming off in sheets and it needs to be lime not gypsum. Do you do that?? We're away from the 10th of june so would want you started by then. room is full of furniture I can't shift",
      ],
      [
        'seller',
        'alright Pam. lime yeah love it, did the vicarage at Maisemore last yr. dont worry about the wardrobe etc i sheet everything up proper. june... got a job in Stroud that keeps growing, cant say yet',
      ],
      ['buyer', 'ok let me know. Would you take the old stuff away? And paint it once its dry?'],
      [
        'seller',
        "it gets bagged for you but the tip is down to you, i've no waste licence. brushes aint my thing, my mate Gaz does decorating, give you his number. when can i pop round for a look?",
      ],
    ],
  },
  {
    id: 'fi-en-roaster',
    match: true,
    seller: {
      name: 'Ridge Street Roasters',
      description: 'Coffee roasted to order in Sheffield for cafés, offices and farm shops.',
      points: ['Wholesale from 6 kg', 'Roast days Monday and Wednesday'],
    },
    buyer: { name: 'Lantern Café', description: 'Two cafés in Chesterfield, about 14 kg a week' },
    requirements: [
      ['Minimum order of 10 kg or less', '+'],
      ['Certified organic', '-'],
      ['Trains our baristas', '+'],
      ['Lends a grinder', '?'],
      ['Decaf in the range', '+'],
      ['Below £18 a kilo', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi, we've two cafes, 14 kg a week altogether. Do you have a decent decaf and would someone come and train our lot? Price per kg? We're also after a second grinder, the last roaster lent us ours. Is it all organic?",
      ],
      [
        'seller',
        "Hey Mo! The sugarcane decaf is our third best seller, I'll put a bag in with the samples. Jo does a half day behind the bar with every new account. Organic no, the farms we buy from don't pay for the stamp and neither do we.",
      ],
      ['buyer', 'No stress. And the grinder + price?'],
    ],
  },
  {
    id: 'fi-en-bruno',
    match: true,
    seller: {
      name: 'Tess & Ollie',
      description: 'Home boarding for dogs in a farmhouse near Kendal. Never more than four at a time.',
      points: ['No kennels, they sleep indoors with us', '£32 a night, food extra'],
    },
    buyer: { name: 'Graham', description: 'Springer spaniel, four, heart condition' },
    requirements: [
      ['Free from 3 to 17 August', '+'],
      ['Two walks a day', '+'],
      ['Accepts unneutered males', '-'],
      ['Gives tablets morning and evening', '?'],
      ['A photo every day', '?'],
      ['No kennel', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hello! Could Bruno come to you 3rd to 17th Aug? lovely boy, needs his heart tablet morning & night. we'd like a daily pic if poss. How often do you walk them?",
      ],
      [
        'seller',
        'Bruno sounds a sweetie! Those two weeks are free. They go up the fell first thing and again before tea. Is he done?',
      ],
      ['buyer', "No he's entire, the vet wouldn't operate with his heart"],
      [
        'seller',
        "Ah, then that's a no from us I'm sorry, our council licence is for neutered dogs only once they're past a year. The lady at Burneside takes entire ones, shall I send you her number? Poor lad, how long has he had the heart trouble?",
      ],
    ],
  },
  {
    id: 'fi-en-gin',
    match: true,
    seller: {
      name: 'Ochre & Pike',
      description: 'Design studio of seven in Bristol: identities, labels, cartons, signage.',
      points: ['Fixed prices agreed up front', 'Shortlisted for three packaging awards'],
    },
    buyer: { name: 'Tidewrack Distillers', description: 'Launching a seaweed gin before Christmas' },
    requirements: [
      ['Label and carton design', '+'],
      ['All rights pass to us', '+'],
      ['Artwork finished by 31 October', '?'],
      ['Copywriting included', '-'],
      ['Does not work for another gin brand', '?'],
      ['At most £6,000', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi both, we need a label, a carton and a logo for a new gin. Artwork has to be at the printer 31 October. Who owns it afterwards? Do you write the back label? And are you working on any other gins at present, we would not be happy with that',
      ],
      [
        'seller',
        "Love this. Ownership is simple, once the last invoice is settled everything is yours, working files too. Words we leave to wordsmiths, nobody here can spell, so you'd bring your own writer. When could we kick off?",
      ],
      ['buyer', 'Mid September I think, liquid is still being tweaked'],
      [
        'seller',
        "That would be tight-ish, depends how many rounds you take. Let me look at the calendar with Hannah. We've been in drinks for years by the way, cider, kombucha, a rum, have a browse on the site.",
      ],
      ['buyer', "Fine, I'll wait for your word and Hannah's then"],
    ],
  },
  {
    id: 'fi-en-marek',
    match: true,
    seller: {
      name: 'Marek Removals',
      description: 'Man with a Luton van, Edinburgh and the Lothians, longer trips by arrangement.',
      points: ['£45 an hour for one man, £65 for two', 'Blankets, straps and trolley on board'],
    },
    buyer: { name: 'Iona', description: 'Moving from Leith to Musselburgh, third floor flat' },
    requirements: [
      ['On Saturday 28 June', '-'],
      ['Two people to carry', '+'],
      ['Takes the wardrobe apart', '+'],
      ['Insured against damage', '?'],
      ['Can be paid by card', '-'],
      ['Moving boxes provided', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi! Flat in Leith, 3rd floor no lift, to Musselburgh. Sat 28 june. is that doable? theres a pax wardrobe that needs to come apart. Are you insured if something gets scratched?',
      ],
      [
        'seller',
        'Hello, Saturday 28 ok for me. Stairs no problem, I bring my brother for third floor, always. Wardrobe I take to pieces with the screwdriver, 30 min. Is the new place ground floor?',
      ],
      ['buyer', 'yes ground floor 🙌 can i pay by card? and the insurance?'],
      [
        'seller',
        'Very sorry, I look in book and 28 is already wedding transport, I mixed up. Sunday 29 I am free all day. Pay is cash or bank transfer, I dont have card machine. Tell me if Sunday is good, in 9 years I broke only one lamp',
      ],
    ],
  },
  {
    id: 'fi-en-scales',
    match: true,
    seller: {
      name: 'Verity Weighing',
      description: 'Calibration and repair of industrial scales in the North West since 1988.',
      points: ['UKAS accredited laboratory, certificates issued for each scale', 'Loan scales available'],
    },
    buyer: { name: 'Pennine Bakery Supplies', description: '22 floor and bench scales and one weighbridge' },
    requirements: [
      ['UKAS certificate for each scale', '+'],
      ['Calibrates a 40-tonne weighbridge', '-'],
      ['Works outside production hours', '-'],
      ['Repairs carried out on the same visit', '?'],
      ['Price for the visit below £1,200', '?'],
      ['The same technician every year', '?'],
    ],
    talk: [
      [
        'buyer',
        'We have 22 scales, up to 600 kg, plus the weighbridge at the gate (40 t). Line runs 6 till 2 so you could only get at them after that. If one is out, would you put it right there and then?',
      ],
      [
        'seller',
        "Hi Trevor. Afternoons and evenings are fine, we're used to bakeries. The weighbridge you'd need somebody with a test lorry for, our weights stop at 5 tonne. What makes are the bench scales? If they're Ohaus or Avery I'd know what Les should load in the van.",
      ],
      ['buyer', 'Mostly Avery, two Chinese things. Rough figure for the day?'],
      [
        'seller',
        "I'll get one over to you by Monday, just need the capacities and the list of serial numbers.",
      ],
      ['buyer', "Will do. So we say a Wednesday from 2 o'clock?"],
      [
        'seller',
        "Trevor, I have to take that back I'm afraid. The office tells me that since January nobody goes out after 2 pm any more, insurance. It would have to be in the morning, during your shift.",
      ],
    ],
  },
  {
    id: 'fi-en-chemistry',
    match: true,
    seller: {
      name: 'Anil Rao',
      description: 'Retired chemistry teacher, thirty years of A level classes, former OCR examiner.',
      points: ['£42 an hour', 'Lessons in Caversham or online'],
    },
    buyer: { name: 'Helen', description: 'Daughter in year 12, struggling with organic chemistry' },
    requirements: [
      ['Lessons on Saturday mornings', '?'],
      ['Comes to our house', '-'],
      ['At most £40 an hour', '+'],
      ['DBS check', '+'],
      ['Knows the AQA course', '?'],
      ['Written feedback for the parents', '?'],
    ],
    talk: [
      [
        'buyer',
        'Dear Mr Rao, my daughter Lucy is in year 12 (AQA) and lost in mechanisms. Would you come to us in Twyford? Is there a discount if we take ten lessons? I should also ask about a DBS, sorry',
      ],
      [
        'seller',
        "Dear Helen, no need to be sorry, it's enhanced and on the update service, I'll show you. I no longer drive so I don't go to people's houses, but the 850 bus stops at my door. Ten lessons booked together come to £380.",
      ],
      [
        'buyer',
        "Lucy can do the bus. Ten then please! You're fine with AQA? And could you drop me a few lines now and then how she's doing",
      ],
      [
        'seller',
        'Splendid. I marked for OCR for years, and the carbon atom does not know which board it is sitting. Shall we say Tuesday at five for the first one? Ask her to bring her last mock.',
      ],
    ],
  },
  {
    id: 'fi-en-scaffold',
    match: true,
    seller: {
      name: 'Tyne Access',
      description:
        'Scaffolding for builders, councils and homeowners. CISRS carded scaffolders on the payroll.',
      points: ['NASC member', 'Inspected every seven days, report by email'],
    },
    buyer: { name: 'Coulson Roofing', description: 'Re-roofing a terrace of six in Gateshead' },
    requirements: [
      ['Scaffold standing by 6 May', '+'],
      ['Temporary roof over it', '-'],
      ['Weekly inspection with a report', '+'],
      ['£10 million public liability', '+'],
      ['Pavement licence applied for by the scaffolder', '?'],
      ['Twelve weeks of hire in the price', '?'],
    ],
    talk: [
      [
        'buyer',
        'Terrace of six, two storeys, front and back. Roofers start Tues 6 May so must be up. Need a tin hat over it as well. Council wants 10m PL. Fronts are on the pavement so it needs a licence, do you sort that?',
      ],
      [
        'seller',
        'Now then. Is it slate going back on or tile? And can we leave the lorry out the front while we build',
      ],
      ['buyer', 'Slate. Lorry fine if its gone by half 8, school run'],
      [
        'seller',
        'Half 8 it is. Lads would be on it from 28 April and handed over on the Friday, that is the 2nd. PL is ten million, cert attached. Tin hats we dont do, had to send one back from the Quayside in the storm and never again, you could ask Bluebird.',
      ],
      [
        'buyer',
        'Ok will look at Bluebird for the lid. How many weeks hire is in that? we reckon on 12. and the licence',
      ],
      [
        'seller',
        'Estimator is out Thursday to measure up, it will all be itemised in his quote. Is there a bit of ground to stack boards on?',
      ],
    ],
  },
  {
    id: 'fi-en-ebike',
    match: true,
    seller: {
      name: 'Gail',
      description:
        'Selling my Cube Reaction Hybrid from 2021, medium frame. My knees have given up on hills.',
      points: ['Bosch Performance motor, 500 Wh battery', '2,300 km on the clock', '£1,150'],
    },
    buyer: { name: 'Neil', description: 'Wants an e-bike for an 11-mile commute' },
    requirements: [
      ['Bosch motor', '+'],
      ['Charger included', '+'],
      ['Serviced within the last year', '+'],
      ['Original receipt', '-'],
      ['Not more than £1,100', '?'],
      ['Two battery keys', '?'],
    ],
    talk: [
      [
        'buyer',
        'hi, still got the cube? when was it last in for service, is the charger with it and have you the receipt. Would u take 1100',
      ],
      [
        'seller',
        "Hello, yes. Charger of course, and I'll throw in the panniers. The bike shop in Devizes went right through it eight weeks ago, new chain and pads. Receipt went when we moved, looked everywhere, gone.",
      ],
      ['buyer', 'shame but ok. 2 keys for the battery? and the price?'],
      ['seller', "Come and have a ride on it first and then we'll talk about money! Saturday morning?"],
    ],
  },
  {
    id: 'fi-en-manuals',
    match: true,
    seller: {
      name: 'Lexmere Translations',
      description:
        'Technical translation into 14 European languages for machine builders and software firms.',
      points: ['ISO 17100 certified', 'Every text read by a second translator'],
    },
    buyer: {
      name: 'Brandreth Conveyors',
      description: 'Operating manual of 60 pages for a customer in Tampere',
    },
    requirements: [
      ['English into Finnish', '?'],
      ['No machine translation', '+'],
      ['Checked by a second person', '+'],
      ['Done within ten working days', '-'],
      ['Works directly in InDesign', '+'],
      ['Signs our confidentiality agreement', '?'],
    ],
    talk: [
      [
        'buyer',
        'Good afternoon. 60 page manual, InDesign, into Finnish and Danish. Needed in ten working days. We do not want anything run through DeepL, got burnt there. We have an NDA for suppliers, can you sign that before I send the file?',
      ],
      [
        'seller',
        'Good afternoon Ms Pell. Human from first word to last, our people would walk out otherwise. We open the .indd, so you get finished pages back. For 60 pages reckon on three weeks, ten days is out of the question with the second reading. Danish no problem at all; Finnish hangs on whether Päivi is back from leave.',
      ],
      [
        'buyer',
        'Three weeks I could sell to the customer, just about. Let me know on the Finnish, and I attach the NDA.',
      ],
      ['seller', 'Thanks, got it. Is there a term list from earlier manuals?'],
    ],
  },
  {
    id: 'fi-en-staithes',
    match: true,
    seller: {
      name: 'Cobble Cottage, Staithes',
      description:
        "Fisherman's cottage eighty metres from the harbour. Double room and a room with two singles.",
      points: ['Wood burner', 'Cot and high chair', 'No car access, village car park at the top of the hill'],
    },
    buyer: { name: 'Ruth', description: 'Half-term week with two children and a terrier' },
    requirements: [
      ['Sleeps four', '+'],
      ['Friday 24 to Friday 31 October', '+'],
      ['Dogs allowed', '-'],
      ['Parking at the house', '-'],
      ['Bed linen and towels provided', '?'],
      ['Has a bath', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi, is the cottage free in half term, 24th to 31st Oct? 2 adults, 2 kids and Pickle the border terrier. Do we bring our own sheets and towels? The little one hates showers so a bath'd be lovely",
      ],
      [
        'seller',
        "Hello Ruth, you're in luck, had a cancellation for that very week so it's yours if you want it. Pickle would have to stay with friends though, my sister has asthma and uses the house at Christmas. The tide pools are brilliant at that time of year, bring wellies!",
      ],
      ['buyer', 'Granny can have Pickle then :) I will sort the deposit tonight'],
    ],
  },
  {
    id: 'fi-en-ducts',
    match: true,
    seller: {
      name: 'GreaseAway',
      description: 'Kitchen extract cleaning for restaurants, hospitals and hotels in the South East.',
      points: ['Night work without surcharge', 'TR19 Grease certificate with photos after each clean'],
    },
    buyer: { name: 'The Larder Group', description: 'Four restaurants in Brighton and Lewes' },
    requirements: [
      ['Certificate our insurer accepts', '?'],
      ['Cleaning at night', '+'],
      ['Fits missing access panels', '+'],
      ['Services the fan motor', '-'],
      ['Same crew every time', '?'],
      ['First site done in March', '+'],
    ],
    talk: [
      [
        'buyer',
        "Four sites, first one is North Laine and it needs doing in March, insurer is on our back (they have their own form, does yours do?). There are stretches of duct with no hatch at all. Can you do the fans while you're up there?",
      ],
      [
        'seller',
        "Hiya, North Laine could go in on 11 March, kitchen closed Tuesdays right? Where there's no hatch we cut one in, £85 each. The motors we degrease round but don't touch, that's a fan engineer's job. Which insurer is it?",
      ],
      [
        'buyer',
        '11th is good. Its Axiom Mutual. We would like the same lads each visit, alarm codes and all that',
      ],
      [
        'seller',
        "Never had to deal with Axiom, send me the form and I'll run it past our office. Alarm codes are held in a safe.",
      ],
    ],
  },
  {
    id: 'fi-en-bronwen',
    match: true,
    seller: {
      name: 'Bake by Bronwen',
      description: 'Celebration cakes from my kitchen in Crickhowell.',
      points: ['Food hygiene rating 5', 'Delivered and set up at the venue within 20 miles'],
    },
    buyer: { name: 'Carys', description: 'Wedding on 30 August in Abergavenny, six miles away, 90 guests' },
    requirements: [
      ['Delivered and set up at the venue', '+'],
      ['One vegan tier', '+'],
      ['Decorated with real flowers', '-'],
      ['Deposit of 25 % at most', '?'],
      ['Enough for 90 guests', '+'],
      ['Cake stand on loan', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hiya Bronwen, we're getting married 30 aug at the Priory in Abergavenny, 90 of us. Hoping for one tier vegan for my sister in law. And fresh roses down the side like on the pic? do you lend stands",
      ],
      [
        'seller',
        'Congratulations lovely!! The Priory is gorgeous in summer. What flavours does your sister in law go for? xx',
      ],
      ['buyer', "she'd eat anything chocolate haha"],
      [
        'seller',
        "Then she can have the top one, my chocolate has no egg or dairy anyway. Three tiers would give you about 100 slices so that'll do nicely. I don't put real flowers on cakes, pesticides and that, but my sugar roses fool everybody xx",
      ],
      ['buyer', 'sugar ones look gorgeous tbh. how much deposit do you need? and the stand?'],
      [
        'seller',
        "Let's pick flavours first, then I know the price and everything else follows! Next tasting is Saturday the 5th",
      ],
    ],
  },
  {
    id: 'fi-en-pentest',
    match: true,
    seller: {
      name: 'Sable Security',
      description: 'Penetration tests of web applications, mobile apps and networks.',
      points: ['CREST member', 'All testers are employees, based in Leeds and Cardiff'],
    },
    buyer: { name: 'Paytree', description: 'Payroll software with a web portal and an iPhone app' },
    requirements: [
      ['Retest included in the price', '+'],
      ['Tests iOS apps', '+'],
      ['Report within a week of the test', '-'],
      ['Test can take place in June', '+'],
      ['No freelancers', '+'],
      ['Phishing exercise for staff', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi, scope: portal (approx 70 endpoints) and the iPhone app. Auditor wants it done in June. Is checking our fixes afterwards extra? When do we get the report? Board has also asked for a phishing exercise but that can be separate.',
      ],
      [
        'seller',
        'Hi Leon. The check of fixed findings within 60 days is part of the fee. App is fine, we test a dozen or so for iPhone each year. Reports leave us two weeks after the last test day, they go through two reviews and I cannot shorten that. June slots I will have to look at with scheduling. Is there a staging environment?',
      ],
      ['buyer', 'Staging yes, with dummy data. Two weeks is ok if June holds.'],
      ['seller', 'Understood, scheduling meets on Thursday and I will write straight after.'],
      ['buyer', 'Any word from scheduling?'],
      [
        'seller',
        'Yes, just now: 16 to 24 June is yours, Amir and Beth are down for it. Could you send the staging logins by the 10th?',
      ],
    ],
  },
  {
    id: 'fi-en-stairlift',
    match: true,
    seller: {
      name: 'Summit Stairlifts',
      description: 'New and reconditioned stairlifts fitted in Kent and East Sussex.',
      points: ['Call-out line round the clock', 'Family business since 1996'],
    },
    buyer: { name: 'Derek', description: 'Stairs with a turn at the top, wants a lift for his wife' },
    requirements: [
      ['For stairs with a bend', '+'],
      ['Carries 140 kg', '+'],
      ['Fitted within two weeks', '-'],
      ['Can be rented', '?'],
      ['Removes the old stairlift', '+'],
      ['Two years of warranty', '?'],
    ],
    talk: [
      [
        'buyer',
        "Good morning. My wife comes out of hospital in a fortnight and our stairs turn at the top. She is a big lady, 21 stone. There's my late mother's lift still there which would have to go. Can it be in by the time she is home?",
      ],
      [
        'seller',
        'Good morning Derek, sorry to hear that. Is it just the one turn or are there two? And how many steps, roughly?',
      ],
      ['buyer', "One turn, thirteen steps. Do you also hire them out, and what's the guarantee?"],
      [
        'seller',
        "That's no trouble, the rail is bent to your measurements, and that is why it takes time: five weeks from survey, the factory won't be hurried. The chair is rated to 25 stone. Our lads unscrew the old one and take it away, no charge. Could your wife sleep downstairs for a while?",
      ],
      ['buyer', 'We could put the bed in the dining room. And hiring, and the guarantee?'],
      [
        'seller',
        "Ask Colin when he comes to measure, he's got all the paperwork with him. Would Thursday 10 o'clock suit?",
      ],
    ],
  },
  {
    id: 'fi-en-cod',
    match: true,
    seller: {
      name: 'Norvik Seafoods',
      description: 'Importer of frozen fish and shellfish, cold store in Grimsby.',
      points: ['Cod and haddock MSC certified', 'Next-day delivery in England'],
    },
    buyer: { name: 'Battersby Fish & Chips', description: 'Chain of eleven chip shops in Lincolnshire' },
    requirements: [
      ['MSC cod', '+'],
      ['5 kg cartons', '-'],
      ['Nothing added, no phosphates', '+'],
      ['Price fixed for three months', '?'],
      ['Delivery on Saturdays', '?'],
      ['One invoice a month', '?'],
    ],
    talk: [
      [
        'buyer',
        'Alright, after cod fillets 8-16oz, skinless boneless, for 11 shops. Has to be just fish, no water or phosphate pumped in. 5 kilo boxes so the girls can lift them. And can you hold a price for 3 months',
      ],
      [
        'seller',
        'Hello Shane, frozen at sea off Norway within 4 hours, nothing goes in but the fish. It all comes off the boat in 3 x 15 lb cases, thats just over 20 kg, smaller I cannot get you. Market is mad at the minute, quota down again. What tonnage are you looking at a month?',
      ],
      ['buyer', '6 ton give or take. Would you do sat drops, fri night kills our stock'],
    ],
  },
  {
    id: 'fi-en-portrait',
    match: true,
    seller: {
      name: 'Fern Hollis Photography',
      description: 'Relaxed family pictures on the beach, in the woods or in your garden. Norfolk.',
      points: ['Ninety-minute session £195', 'All edited images as high-resolution files'],
    },
    buyer: { name: 'Dave', description: "Pictures for his parents' golden wedding, nine people" },
    requirements: [
      ['Outdoors', '+'],
      ['On a Sunday', '-'],
      ['Digital files included', '+'],
      ['Pictures are not put online', '?'],
      ['Ready within two weeks', '+'],
      ['Prints in an album', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi Fern, 9 of us incl. my parents, golden wedding in Sept. Holkham beach would be perfect. Has to be a sunday really as my sister works sats. Mum's also a bit funny about being on facebook, would you keep ours off there?",
      ],
      [
        'seller',
        "Hi Dave, what a lovely idea! Holkham at low tide is magic. Sundays are sacred here, I've promised my two, but any weekday evening works in September, the light's better too. Gallery's with you after ten days at the latest.",
      ],
      ['buyer', 'I will talk to my sister about a friday eve then. do you do albums? and about mum'],
    ],
  },
  {
    id: 'fi-en-pickers',
    match: true,
    seller: {
      name: 'Brightshift Staffing',
      description: 'Warehouse and production temps in Northamptonshire and Bedfordshire.',
      points: ['Right-to-work checks and payroll handled by us', 'Over 400 people on our books'],
    },
    buyer: { name: 'Boxwell Fulfilment', description: 'Online fulfilment, peak season from November' },
    requirements: [
      ['Twelve pickers from 3 November', '?'],
      ['Night shifts', '+'],
      ['Two drivers with counterbalance licence', '+'],
      ['No fee when we take people on permanently', '-'],
      ['Own supervisor on site', '?'],
      ['Invoiced weekly', '?'],
    ],
    talk: [
      [
        'buyer',
        'Peak is coming. 12 pickers for 7 weeks from 3 Nov, ten on days, two on nights 22-6, plus 2 counterbalance drivers. A supervisor of yours on site would help. If we like somebody can we keep them?',
      ],
      [
        'seller',
        "Hi Kasia, thanks for thinking of us. Counterbalance: I've two with in-date tickets finishing at Segro this week, so those are yours. Nights fine, we staff three night operations already. You can keep anyone you like, it's 12 % of the first year's salary, or nothing after 14 weeks with you as a temp.",
      ],
      ['buyer', "They're only here 7 weeks so that'd be 12 % then. Hm. And the twelve from the 3rd?"],
      [
        'seller',
        "November's the month everyone rings me! I'm interviewing flat out and will give you a number by the 20th. Which site is it, Brackmills?",
      ],
    ],
  },
  {
    id: 'fi-en-ash',
    match: true,
    seller: {
      name: 'Lower Wye Tree Care',
      description: 'Two climbers and a chipper. Felling, crown reduction, hedges.',
      points: ['£5 million public liability', 'City & Guilds qualified'],
    },
    buyer: { name: 'Bernadette', description: 'Ash tree with dieback near the garage' },
    requirements: [
      ['Branches taken away', '+'],
      ['Logs left for our stove', '+'],
      ['Stump removed', '-'],
      ['Done before the end of February', '?'],
      ['Checks for a tree preservation order', '+'],
      ['At most £800', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello, we have an ash with dieback leaning at the garage. Could you take it down before the birds start, so by end of feb? 1) do you take the brash 2) can we keep the logs 3) does the stump come out too 4) who finds out if it's protected?",
      ],
      [
        'seller',
        "Hi Bernadette. 1) yes, all chipped 2) yes, cut to whatever length your stove takes 3) no, haven't got a grinder, we cut it level with the ground 4) we do, I ring the council before every job. Regarding Feb, with all this wind we're chasing our tails on emergency work. Could you send a photo of the lean?",
      ],
    ],
  },
]

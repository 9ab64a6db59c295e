import type { Pair } from '../../../cases.ts'

/** Conversations in English by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsCEn: readonly Pair[] = [
  {
    id: 'fc-en-chimney',
    match: true,
    seller: {
      name: 'Chimney sweeping & stove servicing',
      description: 'Covering Ludlow, Craven Arms and round about',
      points: ['HETAS registered', 'Certificate issued every visit'],
    },
    buyer: { name: 'Two flues to sweep', description: 'Wood burner and an open fire in an old cottage' },
    requirements: [
      ['Certificate for the insurance company', '+'],
      ['Bird nest removal included', '-'],
      ['Both flues under £150', '+'],
      ['Before the end of September', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi, we've a woodburner plus an open fire that hasn't been swept in donkey's years. Possibly jackdaws. What would the pair cost and could you do it in September?",
      ],
      [
        'seller',
        "Morning. First flue is 70, second one on the same visit 55. If there's a nest in there that's an extra job, £90 an hour, I don't do that as part of a sweep. September's filling up fast, I'd have to look at the book once I'm home.",
      ],
      ['buyer', 'Fair enough. Our insurer wants paperwork.'],
      ['seller', "You'll have that in your hand before I leave, they all accept it."],
    ],
  },
  {
    id: 'fc-en-cello',
    match: true,
    seller: {
      name: 'Full size cello, c. 1920',
      description: 'Saxon workshop instrument, my late father played it in the county orchestra',
      points: ['4/4', 'Hard case included'],
    },
    buyer: { name: 'Cello for a conservatoire applicant', description: 'Daughter auditions in spring' },
    requirements: [
      ['Full size', '+'],
      ['No cracks in the belly', '-'],
      ['Strings changed in the last year', '?'],
      ['Can be tried at home for a week', '+'],
      ['Valuation from a luthier', '?'],
    ],
    talk: [
      ['buyer', 'Hello, this looks lovely. Has the front any cracks? And are those fairly new strings?'],
      [
        'seller',
        "It was always kept in good order while he was alive. There's an old repaired crack on the treble side of the top, about 6cm, been stable since the eighties.",
      ],
      [
        'buyer',
        'Thanks for being upfront. Would you consider letting her live with it a few days before we decide? And has it ever been valued?',
      ],
      [
        'seller',
        "Take it for seven days, ten if you need, I'd just want a deposit. As for valuation, Dad always said some man in Newark had put a figure on it but I've never seen any paper.",
      ],
    ],
  },
  {
    id: 'fc-en-ibc',
    match: true,
    seller: {
      name: 'IBC tanks 1000l',
      description: 'Collection near Tullamore',
      points: ['On plastic pallet', 'Valves all working'],
    },
    buyer: { name: '6 tanks for rainwater on the farm', description: 'For cattle troughs' },
    requirements: [
      ['Food grade only', '+'],
      ['Delivery to Co. Roscommon', '-'],
      ['Black or covered against algae', '-'],
      ['€60 each or less', '?'],
      ['Lids and seals present', '?'],
    ],
    talk: [
      [
        'buyer',
        'well how are things. what was in them tanks before, and are they white or black? cattle will be drinking from it',
      ],
      [
        'seller',
        "Twas apple juice concentrate, came straight from the cider crowd, nothing else ever in them. They're the clear white ones, you'd want to paint them yourself or throw a sheet over.",
      ],
      ['buyer', 'sound. could you drop 6 of them to Strokestown and what would you be looking for'],
      [
        'seller',
        "No trailer big enough, it's collect only boss. We'll not fall out over the money sure, come up and have a look.",
      ],
    ],
  },
  {
    id: 'fc-en-quartet',
    match: true,
    seller: {
      name: 'Linden String Quartet',
      description: 'Weddings and receptions across Yorkshire',
      points: ['Four conservatoire graduates', 'PLI £10m'],
    },
    buyer: { name: 'Music for ceremony and drinks', description: 'Saturday 14 June, barn near Helmsley' },
    requirements: [
      ['Available Saturday 14 June', '+'],
      ['Travel costs included', '?'],
      ['Pop songs as well as classical', '+'],
      ['Arrangement of our own song', '-'],
      ['Can play outdoors in drizzle', '-'],
    ],
    talk: [
      [
        'buyer',
        "Hi there! Are you free on the 14th of June? Ceremony at 1, then drinks till about 4. We'd love a mix, some Bach going down the aisle but then Coldplay, Abba etc. My fiance also wrote a song and it would be amazing to have it arranged",
      ],
      [
        'seller',
        "Hello both, congratulations!\n\n- the 14th is free and I've pencilled you in\n- our wedding package runs 1pm to 4pm\n- half our list is Coldplay, Abba, Beyoncé and friends\n- writing new arrangements isn't something we offer any more, sorry, it swallows weekends",
      ],
      [
        'buyer',
        'Brilliant, no problem. The courtyard is open to the sky, if it spits a bit would you carry on?',
      ],
      [
        'seller',
        "We'd need a proper roof over us the moment there's a drop of rain. These instruments are worth more than my flat!",
      ],
    ],
  },
  {
    id: 'fc-en-brackets',
    match: true,
    seller: {
      name: 'CNC milling, short runs',
      description: 'Family machine shop in Akron, Ohio',
      points: ['3- and 5-axis', 'Aluminum, brass, delrin'],
    },
    buyer: { name: '250 aluminum brackets', description: '6061-T6, drawing attached' },
    requirements: [
      ['Tolerance ±0.002 in or better', '+'],
      ['Clear anodized', '+'],
      ['ISO 9001 certified', '-'],
      ['Ships within 3 weeks', '-'],
      ['Material certs with shipment', '?'],
    ],
    talk: [
      [
        'buyer',
        'Looking at 250 pcs per the attached. Callouts are ±.002 on the bores. Need them clear anodized. Are you ISO 9001? Need certs for the material too.',
      ],
      [
        'seller',
        "We hold a thou on bores all day long. Anodize goes to a shop two miles from here and comes back with the parts, it's in my number. ISO: no, we looked into it, too expensive for six guys.",
      ],
      ['buyer', 'OK, we can probably live with that. Lead time?'],
      [
        'seller',
        "With anodize figure 5 weeks, can't do better right now, spindle's down on one of the Haases. I'll have to ask the metal supplier about certs, they've been hit and miss.",
      ],
    ],
  },
  {
    id: 'fc-en-patent',
    match: true,
    seller: {
      name: 'Japanese to English patent translation',
      description: 'Freelance, chemistry background',
      points: ['18 years experience', 'Native English speaker'],
    },
    buyer: { name: 'Translation of three JP patents', description: 'Battery electrolytes, ca. 21,000 words' },
    requirements: [
      ['Degree in chemistry', '+'],
      ['No machine translation', '+'],
      ['Certified for use in US court', '?'],
      ['Delivered by 15 March', '?'],
      ['NDA signed beforehand', '+'],
    ],
    talk: [
      [
        'buyer',
        "Dear Ms Alcott, could you let us know your rate per English word, whether you hold a chemistry degree and whether you'd sign our confidentiality agreement before seeing the files? We do not accept MT post-editing.",
      ],
      [
        'seller',
        "Dear Mr Oduya, rates are on my page. I took my MChem at Durham before moving to Osaka. Everything is typed by me from the Japanese, I don't even have a DeepL account. Do send your agreement over, I'll return it signed the same day; please hold the files until then.",
      ],
      ['buyer', 'Thank you. Would the translation be certified so that we can file it in Delaware?'],
      [
        'seller',
        "I've provided certified versions for the UK courts. What Delaware asks for I honestly couldn't say.",
      ],
    ],
  },
  {
    id: 'fc-en-livery',
    match: true,
    seller: {
      name: 'Grass livery, Monmouthshire',
      description: 'Small friendly yard, 11 horses',
      points: ['Floodlit 40x20 school', 'Hay included in winter'],
    },
    buyer: { name: 'Home for two natives', description: 'A Dartmoor and a Welsh A, both good doers' },
    requirements: [
      ['Floodlit arena', '+'],
      ['Restricted grazing for laminitics', '+'],
      ['Someone living on site', '-'],
      ['No stallions on the yard', '?'],
      ['Hacking without main roads', '?'],
    ],
    talk: [
      [
        'buyer',
        'hi do you have space for 2 little ones? they both put weight on looking at grass so would need a track or strip. also does anyone live there?',
      ],
      [
        'seller',
        "hiya yes room for 2! we've a bare paddock and a track round the top field just for the fatties 😂 nobody actually lives here, my house is in the village, 5 mins by car, i come up at 6 and 6",
      ],
      ['buyer', 'perfect. is it all mares and geldings?'],
      ['seller', 'theres 7 mares, few geldings, come meet them all on sunday! x'],
    ],
  },
  {
    id: 'fc-en-guineapig',
    match: true,
    seller: {
      name: 'Small pet boarding',
      description: 'Guinea pigs, rabbits, hamsters. Own garden room in Reading',
      points: ['£6 per cage per night', 'Former vet nurse'],
    },
    buyer: { name: 'Boarding for 3 guinea pigs', description: '10 nights in August' },
    requirements: [
      ['Can give eye drops twice a day', '+'],
      ['No dogs or cats in the room', '+'],
      ['Daily photos', '-'],
      ['Fresh veg included', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello :) one of my three has an eye infection and needs drops morning and night. Would you be ok with that? Also they're terrified of dogs",
      ],
      [
        'seller',
        "Drops, syringes, nail clips, all second nature after 12 years in practice so no bother at all. We do have a spaniel but she's never allowed through that door, and there are no cats.",
      ],
      ['buyer', "Phew! And would you send me a picture every day? I'm a worrier lol"],
      [
        'seller',
        "I do one update midweek, I tried daily and it ate my evenings, so just the one I'm afraid. Hay's on me of course.",
      ],
    ],
  },
  {
    id: 'fc-en-canoe',
    match: true,
    seller: {
      name: 'Open canoe hire, River Spey',
      description: 'Aviemore to the sea',
      points: ['Paddles and buoyancy aids included', 'Shuttle back to your car'],
    },
    buyer: { name: '4 day trip for 5 people', description: 'Two adults, three teenagers' },
    requirements: [
      ['Buoyancy aids in youth sizes', '?'],
      ['Transport back from Spey Bay', '+'],
      ['Barrels for dry storage', '+'],
      ['Guide for the first day', '-'],
      ['Free cancellation in high water', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hi, planning four days from Aviemore down to Spey Bay at the start of July. Do you pick up at the end, and do you lend out those blue barrels for sleeping bags?',
      ],
      [
        'seller',
        'We do indeed, minibus meets you at the bay at 4pm. Each boat has two 60-litre barrels in it already.',
      ],
      [
        'buyer',
        'What if the river is in spate? And could someone come along on day one, none of us have done Grade 2.',
      ],
      [
        'seller',
        "If the gauge is over 1.5 you don't go and every penny comes back to you. We're hire only these days, gave up the guiding licence after covid. Two friends of mine in Grantown used to guide.",
      ],
      ['buyer', 'OK. My youngest is 12 and tiny.'],
      ['seller', "Ah, she'll love it."],
    ],
  },
  {
    id: 'fc-en-septic',
    match: true,
    seller: {
      name: 'Septic tank desludging',
      description: 'Clare, Limerick, north Kerry',
      points: ['Permit holder NWCPO', '2,000 gallon tanker'],
    },
    buyer: { name: 'Septic tank empty', description: 'Bungalow outside Ennistymon, tank 40m from the road' },
    requirements: [
      ['Hose reach of 40 metres', '?'],
      ['Receipt for the county council inspection', '+'],
      ['Saturday appointment', '-'],
      ['All-in price of €250 at most', '-'],
    ],
    talk: [
      [
        'buyer',
        "Good morning, got a letter from the council that I need to show the tank was done by a licensed person. Tank is about 40 metres in from where a lorry can park. We're in Dublin during the week so a Saturday would be great.",
      ],
      [
        'seller',
        "Hello, most places we've a way in, you'd be surprised. Fully permitted, and we email you the docket with the permit number which is exactly what the council are after. Monday to Friday only, but you needn't be there if the lid is loose.",
      ],
      ['buyer', 'OK that could work. How much?'],
      ['seller', "240 plus the VAT at 13.5%. That's the whole of it."],
    ],
  },
  {
    id: 'fc-en-sourdough',
    match: true,
    seller: {
      name: 'Wholesale sourdough',
      description: 'Night bakery in Bristol, deliveries before 7 am',
      points: ['Six days a week, closed Mondays', 'Organic flour'],
    },
    buyer: { name: 'Bread for a brunch café', description: 'About 30 loaves a day in Bedminster' },
    requirements: [
      ['Sliced on request', '+'],
      ['Delivered by 6:30', '?'],
      ['Monday deliveries', '-'],
      ['Gluten-free option', '-'],
      ['Payment monthly in arrears', '+'],
    ],
    talk: [
      [
        'buyer',
        "hey! opening in bedminster in march, need about 30 white sourdough a day. can you slice? do you do a GF loaf? we'd want to pay at the end of month",
      ],
      [
        'seller',
        "Hi, congrats on the place! Slicing's no charge, 12 or 15mm. We're a wheat and rye house through and through, anything GF out of our kitchen would be a lie. Invoices go out on the 1st for the month just gone, 14 days to pay.",
      ],
      ['buyer', 'cool cool. we open at 7 so bread at half six would be a must'],
      ['seller', "You'd be near the start of the south run I think, let me talk to Gaz who drives it."],
    ],
  },
  {
    id: 'fc-en-chicago-sublet',
    match: true,
    seller: {
      name: 'Sublet: 1BR in Logan Square',
      description: 'June 1 to Aug 31, third-floor walkup',
      points: ['$1,450/mo plus electric', 'In-unit washer'],
    },
    buyer: { name: 'Summer place for an intern', description: 'Working in the Loop' },
    requirements: [
      ['Comes furnished', '+'],
      ['Air conditioning', '+'],
      ['Parking space for a Civic', '?'],
      ['Cat allowed', '-'],
      ['Landlord approves the sublet', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hey is this still up? Is it furnished, does it have AC, and would your landlord be fine with it? I also have one super chill cat',
      ],
      [
        'seller',
        "still up yea. you'd be using my bed, couch, desk, pots, everything stays. window unit in the bedroom, it gets COLD. I'm crazy allergic so no cat unfortunately",
      ],
      ['buyer', "My sister could take her. So landlord's cool?"],
      ['seller', "he's a chill dude, i dont think he'd care, gonna text him this week"],
    ],
  },
  {
    id: 'fc-en-piano-tuning',
    match: true,
    seller: {
      name: 'Piano tuning and repair',
      description: 'Edinburgh and the Lothians',
      points: ["Member of the Pianoforte Tuners' Association", 'Upright or grand £75'],
    },
    buyer: { name: 'Tune an old upright', description: 'Inherited, not touched for 15 years' },
    requirements: [
      ['PTA member', '+'],
      ['Can fix two sticking keys', '+'],
      ['Tuned to A440', '?'],
      ['Evening visit', '-'],
      ['Card payment', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello. My gran's upright has come to live with us. Two keys stick and it's at least fifteen years since it was tuned. I'd like it at concert pitch to play along with flute. Could you come after work, say 7pm?",
      ],
      [
        'seller',
        "Hello Morag. Sticking keys are usually a half hour's easing, I'd see to those while I'm there. After so long I can't tell whether it'd take being raised to pitch until I've had the front off. And I'm finished by four, it needs a quiet house and good ears!",
      ],
      ['buyer', 'I could work from home one day then.'],
      ['seller', 'Lovely, Tuesdays suit me best.'],
    ],
  },
  {
    id: 'fc-en-grantwriter',
    match: true,
    seller: {
      name: 'Bid and grant writing for charities',
      description: 'Ex-Lottery assessor',
      points: ['Day rate £320', 'Remote, UK wide'],
    },
    buyer: { name: 'Help with a Reaching Communities bid', description: 'Youth boxing club in Oldham' },
    requirements: [
      ['No win no fee', '-'],
      ['Experience with National Lottery bids', '+'],
      ['Visits the club in person', '?'],
      ['Draft by 30 April', '+'],
      ['Ideally knows sports clubs', '?'],
    ],
    talk: [
      [
        'buyer',
        "Alright, we're a boxing gym for kids in Oldham, skint as anything. Would you do it on a no win no fee basis?",
      ],
      [
        'seller',
        "Hi Dean. I'm afraid that breaches the Chartered Institute code so it's always a fixed fee up front, though I can split it in three. On the plus side I read about 600 of those applications from the other side of the desk, so I know what gets binned.",
      ],
      ['buyer', "Right ok. We'd want you to come see the place, and have something on paper by end of April"],
      [
        'seller',
        'I do like to get a feel for a place where the diary lets me. First full draft with you on the 22nd.',
      ],
    ],
  },
  {
    id: 'fc-en-forklift',
    match: true,
    seller: {
      name: 'Toyota 8FBE18 electric forklift, 2016',
      description: 'Ex-brewery, 6,900 hours',
      points: ['Lift height 4.7 m', 'Charger included'],
    },
    buyer: { name: 'Electric counterbalance truck', description: 'For our timber yard' },
    requirements: [
      ['Lifts at least 2 tonnes', '-'],
      ['Valid LOLER examination', '?'],
      ['Side shift', '+'],
      ['Fewer than 7,000 hours', '+'],
      ['Battery less than 3 years old', '?'],
    ],
    talk: [
      ['buyer', "Is the battery original? Has it got sideshift? And what's the plate say for capacity"],
      [
        'seller',
        "Plate says 1750 kg at 500. Sideshift and fork positioner both fitted. Battery was replaced at some point, previous owner couldn't tell me when.",
      ],
      ['buyer', 'Thorough examination?'],
      ['seller', "Due about now. The chap from the insurers was meant to come Tuesday, I'll chase him."],
    ],
  },
  {
    id: 'fc-en-nucs',
    match: true,
    seller: {
      name: 'Overwintered nucs',
      description: 'Buckfast bees from our own apiary in Somerset',
      points: ['5 frames', 'Marked 2024 queen'],
    },
    buyer: { name: 'Two nucleus colonies', description: 'First-time keepers with National hives' },
    requirements: [
      ['British National frames', '+'],
      ['Treated for varroa this winter', '?'],
      ['Recently checked by the bee inspector', '?'],
      ['Delivered in May', '-'],
      ['Free replacement if the queen fails', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hello, total novices here! Will these go straight into a National? We were hoping for May. What happens if our queen dies or is a dud?',
      ],
      [
        'seller',
        "They'll drop straight in, that's all we run. We won't let them go before the second week of June, the spring's been rotten. If she turns drone layer or vanishes in the first 6 weeks I'll drive over with another, nothing to pay.",
      ],
      ['buyer', "That's reassuring. Someone at our association said the inspector should have seen them?"],
      [
        'seller',
        "We've always had a very good relationship with our inspector. Your association is right to say so.",
      ],
    ],
  },
  {
    id: 'fc-en-chemistry',
    match: true,
    seller: {
      name: 'A-level Chemistry tuition',
      description: 'Qualified teacher, online only',
      points: ['£45 per hour', 'AQA and OCR A'],
    },
    buyer: { name: 'Chemistry tutor for Year 13', description: 'Predicted C, needs an A for vet med' },
    requirements: [
      ['Enhanced DBS check', '+'],
      ['Short report to parents each month', '?'],
      ['Edexcel specification', '-'],
      ['Examiner experience', '+'],
      ['Sunday slot', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi, my son is doing Edexcel, do you cover that? And have you ever marked papers? Sundays would be ideal.',
      ],
      [
        'seller',
        "I don't teach Edexcel, no, the practical endorsement and the paper style differ enough that I'd be short-changing him. I was on the AQA marking panel for four summers. My school renews my enhanced DBS every three years, current one is from last September.",
      ],
      ['buyer', 'Hmm. He says the content is 90% the same. Would you still be open to it?'],
      ['seller', "We could do a free half hour and see. Weekday evenings or weekends, I'd have to juggle."],
    ],
  },
  {
    id: 'fc-en-freight',
    match: true,
    seller: {
      name: 'Ocean freight LCL/FCL',
      description: 'NVOCC in Long Beach, CA',
      points: ['Weekly sailings to North Europe', 'FMC licensed'],
    },
    buyer: {
      name: '20 ft container Los Angeles to Rotterdam',
      description: 'Restored car parts and two motorcycles',
    },
    requirements: [
      ['Door pickup in Pasadena', '+'],
      ['Transit under 30 days', '-'],
      ['Marine insurance included', '-'],
      ['Customs clearance in Rotterdam', '?'],
      ['Takes vehicles with fuel drained', '+'],
    ],
    talk: [
      [
        'buyer',
        "Need quote FCL 20' from my garage in Pasadena to port of Rotterdam. Contents: parts, 2 vintage bikes (tanks empty, batteries disconnected). Door-to-port.",
      ],
      [
        'seller',
        'Rate: $3,850\nPickup at your address: incl.\nMotorcycles: fine, dry tanks, need titles\nTransit: 38-41 days via Panama\nInsurance: separate, 1.2% of declared value\nValid to month end',
      ],
      ['buyer', 'Ok. Who handles the Dutch customs side?'],
      [
        'seller',
        'That depends on your consignee. Let me get back to you with what our Rotterdam people say.',
      ],
    ],
  },
  {
    id: 'fc-en-bouncy',
    match: true,
    seller: {
      name: 'Bouncy castles Cork',
      description: 'Castles, slides, obstacle courses',
      points: ['Fully insured €6.5m', 'Setup and collection included'],
    },
    buyer: { name: 'Communion party', description: '17 May, about 20 kids, garden in Ballincollig' },
    requirements: [
      ['Fits a garden 5 m wide', '-'],
      ['Suitable for adults too', '-'],
      ['Generator supplied', '?'],
      ['Candyfloss machine as well', '?'],
      ['Rain cancellation without charge', '+'],
    ],
    talk: [
      [
        'buyer',
        'hi hun looking for the jungle one for communion 17th may 🎉 garden is about 5m across. what if its lashing rain??',
      ],
      [
        'seller',
        'Hi Sinéad! If its bucketing that morning just ring before 9 and theres no charge at all. The jungle one is 5.5 wide and needs a half metre either side so it wont go in, and the rest are bigger again 😬',
      ],
      [
        'buyer',
        'ah no! could we put it on the green out front? no socket there tho. and can the dads go on it 😂',
      ],
      [
        'seller',
        'The green would work a treat if the neighbours dont mind! And definitely no dads haha, under 14s only, insurance would murder me',
      ],
    ],
  },
  {
    id: 'fc-en-suit',
    match: true,
    seller: {
      name: 'Bespoke tailoring',
      description: 'Workroom in Leeds, cut and sewn upstairs',
      points: ['From £1,400', 'Three fittings'],
    },
    buyer: { name: 'Wedding suit, three piece', description: 'Tall groom, 6 ft 6' },
    requirements: [
      ['Second pair of trousers included', '?'],
      ['Ready within 10 weeks', '+'],
      ['Fully canvassed', '+'],
      ['Yorkshire cloth', '?'],
      ['Under £1,300', '-'],
    ],
    talk: [
      [
        'buyer',
        "Good afternoon. I'm getting married on 6 September, which is eleven weeks off. Is that doable for a three piece? I'd be keen on a cloth woven round here.",
      ],
      [
        'seller',
        "Good afternoon sir. We normally ask for twelve but I've a gap; if I measure you this week you'd walk out with it in week nine, you have my word. No glue in anything we make, horsehair from shoulder to hem. We carry bunches from English, Italian and Irish mills, you'd choose at the first fitting.",
      ],
      ['buyer', "Splendid. I'll ring the shop tomorrow."],
    ],
  },
  {
    id: 'fc-en-pentest',
    match: true,
    seller: {
      name: 'Web application penetration testing',
      description: 'Boutique firm, Dublin',
      points: ['CREST member company', 'Report within 5 working days'],
    },
    buyer: { name: 'Pentest of a patient portal', description: 'Customer demands a report before go-live' },
    requirements: [
      ['CREST accredited', '+'],
      ['Free retest', '+'],
      ['No subcontractors', '-'],
      ['Testing outside office hours', '?'],
      ['Mobile app in scope', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi, we need a test on our portal (React front, .NET API). Questions: 1) do you retest after fixes and at what cost 2) is it your own staff 3) can it be done at night 4) can you look at the iOS app too',
      ],
      [
        'seller',
        "Thanks for reaching out.\n1) One retest within 60 days is part of the fee.\n2) Lead tester is ours; for API work we bring in a contractor we've used for years.\n3) Let me see what the team's rota looks like.\n4) We'd first need to understand what the app does.",
      ],
      ['buyer', "The app is basically the same thing in a wrapper. We'd really prefer it in one report."],
      ['seller', "Understood, that's a common wish."],
    ],
  },
  {
    id: 'fc-en-narrowboat',
    match: true,
    seller: {
      name: '57ft narrowboat "Heron\'s Rest"',
      description: '1998, trad stern, moored at Braunston',
      points: ['Beta 43 engine, 2,100 hrs', 'Multi-fuel stove'],
    },
    buyer: { name: 'Liveaboard narrowboat', description: 'Moving out of London flat, first boat' },
    requirements: [
      ['Residential mooring comes with it', '-'],
      ['Hull survey from last 2 years', '+'],
      ['Solar panels', '+'],
      ['Blacked in 2024', '?'],
      ['Boat safety certificate valid to 2027', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi, we're looking for our first home afloat. Does the mooring transfer? When was it last out of the water?",
      ],
      [
        'seller',
        "Hello! The berth's leisure only and goes back to the marina when I leave. She came out for survey in spring last year, 5.2mm min on the baseplate, copy available.",
      ],
      ['buyer', 'Was she blacked at the same time? and what keeps the batteries going?'],
      [
        'seller',
        "I wasn't there that week, the yard dealt with it. Three 175W panels up top, from March to October I never run the engine.",
      ],
    ],
  },
  {
    id: 'fc-en-taxidermy',
    match: true,
    seller: {
      name: 'Taxidermy conservation',
      description: 'Guild member, Norfolk',
      points: ['Birds and small mammals', 'Collections and museums'],
    },
    buyer: { name: 'Victorian pike in bow-front case', description: 'Fins broken, glass cracked' },
    requirements: [
      ['Works on fish', '-'],
      ['Replaces curved glass', '?'],
      ['Written condition report', '+'],
      ['Collected from Suffolk', '?'],
    ],
    talk: [
      [
        'buyer',
        'I have a cased pike of 1887, 22 lb, by Cooper. Fins are a mess and the bowed glass has cracked. Would you take it on?',
      ],
      [
        'seller',
        "What a fish! I should say I only do feather and fur, fins are a different discipline and I'd refuse to touch a Cooper. I always begin with a two-page report with photographs, and I'd do that for you for £60 so you can show it to a fish man.",
      ],
      ['buyer', 'That may be useful. And the glass?'],
      ['seller', "There was a chap in Diss who bent glass; I've heard he retired."],
    ],
  },
  {
    id: 'fc-en-laundry',
    match: true,
    seller: {
      name: 'Linen hire & laundry for B&Bs',
      description: 'Based in Keswick',
      points: ['Own linen or ours', 'Twice weekly rounds'],
    },
    buyer: { name: 'Laundry for guesthouse', description: '7 rooms in Ambleside' },
    requirements: [
      ['Turnaround of 48 hours', '-'],
      ['Fragrance-free detergent', '?'],
      ['We keep our own linen', '+'],
      ['No minimum contract', '+'],
      ['Stains treated at no charge', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi. We've got our own cotton sheets & would want those back not pooled ones. One of our regulars reacts to perfume. How quick is it and is there a tie-in?",
      ],
      [
        'seller',
        "Hello Jan. Yours get tagged and only ever come back to you. I'll find out from the lads what's in the powder these days, they switched brands. Collected Monday you'd have it Thursday, collected Thursday it's Monday. Stop any time, just tell the driver.",
      ],
      ['buyer', 'Great. Red wine and fake tan are our worst enemies!'],
      ['seller', 'Haha, tell me about it. Fake tan is the devil.'],
    ],
  },
  {
    id: 'fc-en-treesurgeon',
    match: true,
    seller: {
      name: 'Arborist',
      description: 'Crown work, felling, hedges. Surrey',
      points: ['NPTC qualified', 'Insured to £10 million'],
    },
    buyer: { name: 'Large ash with dieback', description: "Overhangs the neighbour's conservatory" },
    requirements: [
      ['Stump ground out', '-'],
      ['Logs left for us', '+'],
      ['Checks for a preservation order', '+'],
      ['Under £1,500 incl. VAT', '-'],
      ['Finished before nesting season', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi Tom, thanks for coming out yesterday. Could you put the ash quote in writing? We'd like the wood kept. Also does the price have the stump in it and who asks the council about TPO?",
      ],
      [
        'seller',
        "Evening. Dismantling by rope as discussed: £1,380 + VAT. Logs ringed and stacked by the shed for you, brash chipped and away. I ring the council before every job, already done for yours, no order on it. Stump isn't something I've the kit for, you'd want a grinding outfit after me.",
      ],
      ['buyer', "Thanks, we'll discuss and come back to you."],
    ],
  },
  {
    id: 'fc-en-filmlocation',
    match: true,
    seller: {
      name: 'Victorian villa as film location',
      description: 'Unmodernised rooms, south London',
      points: ['Crew up to 40', 'Off-street unit parking'],
    },
    buyer: { name: 'Location for a short film', description: '3 shooting days, period drama' },
    requirements: [
      ['Night shoots until 2 am', '-'],
      ['Real candles allowed', '?'],
      ['Furniture may be moved', '+'],
      ['Parking for 3 vans', '?'],
      ['Student discount', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hi!! We're final year students at the NFTS. Would you do a lower rate? We have 3 vans. A couple of scenes are at night so we'd wrap around 2.",
      ],
      [
        'seller',
        "Hello! Film schools pay half the listed fee. There's the drive, you'd best come and see what you can squeeze in. Neighbours are saints but I promised them lights out at eleven and I keep to that.",
      ],
      [
        'buyer',
        "Ok we'll do day for night haha. Can we shift things around in the parlour? And there's one scene by candlelight.",
      ],
      [
        'seller',
        "Shift what you like, just photograph it first and put it back. Candles, oh dear, I'd need to see what the insurers think.",
      ],
    ],
  },
  {
    id: 'fc-en-solar-au',
    match: true,
    seller: {
      name: 'Rooftop solar installs',
      description: 'Newcastle & Hunter NSW',
      points: ['Accredited installer', 'No door knocking sales'],
    },
    buyer: { name: '6.6 kW system on tin roof', description: 'Single storey, some shade from a gum' },
    requirements: [
      ['Installed by your own electricians', '+'],
      ['Inverter warranty of 10 years', '?'],
      ['Chinese panels excluded', '-'],
      ['Works in a blackout', '-'],
      ['Rebate already deducted', '+'],
    ],
    talk: [
      [
        'buyer',
        "G'day, after 6.6kW. Do you sub it out? Had a shocker with a mob from Sydney last time. And not keen on Chinese panels tbh",
      ],
      [
        'seller',
        "Hi Craig, me and my two sparkies do every roof, nobody else. On panels, everything we stock is out of China mate, so's 95% of the market. Fronius inverter, you won't find a better warranty. Price of $5,990 is what you pay after the STCs come off.",
      ],
      ['buyer', "Fair. And when the grid goes down we'd still have the fridge on?"],
      ['seller', "Nah, without a battery it shuts off with the grid. That's the law."],
    ],
  },
  {
    id: 'fc-en-pushchair',
    match: true,
    seller: {
      name: 'Uppababy Vista pushchair',
      description: 'Used for one child, navy',
      points: ['£220', 'Bassinet and seat'],
    },
    buyer: { name: 'Pram for a baby due in November', description: 'second hand, decent nick' },
    requirements: [
      ['From a smoke-free home', '+'],
      ['Rain cover included', '+'],
      ['Second seat for a toddler', '-'],
      ['Tyres hardly worn', '?'],
      ['£200 or less', '?'],
    ],
    talk: [
      ['buyer', 'hiya is the raincover with it? do any of you smoke x'],
      [
        'seller',
        "Hi! Actually thought we'd lost it but found the cover in the loft so yes it's going with it. None of us have ever touched a cigarette 🙂",
      ],
      ['buyer', 'amazing. does it have the rumble seat thing for my 2yo? and would you take 190'],
      [
        'seller',
        "No rumble seat, they're sold separately. See it first, then we'll talk money. It was mostly pushed round the park!",
      ],
    ],
  },
]

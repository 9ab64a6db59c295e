import type { Pair } from '../../../cases.ts'

/** Conversations in English by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsDEn: readonly Pair[] = [
  {
    id: 'fd-en-orings',
    match: true,
    seller: {
      name: 'Seals and O-rings from stock',
      description: 'Distributor in Leicester, 40,000 sizes',
      points: ['NBR, FKM, EPDM, silicone', 'Same-day dispatch before 3 pm'],
    },
    buyer: { name: 'FKM O-rings for filling heads', description: 'We rebuild bottling machines' },
    requirements: [
      ['Inner diameter 25 mm, section 3 mm', '+'],
      ['FDA-compliant compound', '-'],
      ['Batch certificate with each delivery', '+'],
      ['No minimum order value', '?'],
    ],
    talk: [
      ['buyer', 'Hi, after 200 pcs of 25 x 3 in FKM. Is that a stock size and is it food grade (FDA)?'],
      [
        'seller',
        "Morning. Got about 1,900 of those on the shelf in black FKM. It's an industrial grade though, no FDA on it, sorry.",
      ],
      ['buyer', "OK, we'd only use them on the CO2 side then. What about paperwork?"],
      ['seller', 'Every bag goes out with its own 3.1 cert quoting the batch.'],
    ],
  },
  {
    id: 'fd-en-haulage',
    match: true,
    seller: {
      name: 'Pallet freight GB – Ireland',
      description: 'Daily groupage both ways via Holyhead and Cairnryan',
      points: ['1 to 12 pallets', 'Customs entries handled in house'],
    },
    buyer: { name: 'Two pallets a week to Tralee', description: 'Printed labels, about 600 kg each' },
    requirements: [
      ['Tail-lift delivery', '+'],
      ['Goods cover of at least €20,000', '-'],
      ['No transhipment on the way', '-'],
      ['Collection on Thursdays', '?'],
      ['Same driver every week', '?'],
    ],
    talk: [
      ['buyer', "Looking for a regular slot, Leeds to Tralee. There's no forklift at the other end."],
      [
        'seller',
        'No bother, the rigid that does Kerry has a platform at the back, driver lowers them to the ground himself. Freight goes overnight to our hub in Naas and is reloaded there onto the smaller truck.',
      ],
      [
        'buyer',
        "And if one gets dropped during all that? They're worth twenty grand a pair. Could you collect Thursdays?",
      ],
      [
        'seller',
        "Cover stops at €8,500 a consignment I'm afraid, and there's no top-up with our insurer. For the days I'd need to talk to the planner.",
      ],
    ],
  },
  {
    id: 'fd-en-timetracking',
    match: true,
    seller: {
      name: 'Tickbird – time tracking for field teams',
      description: 'Web and mobile, 30-day trial',
      points: ['From $6 per user per month', 'QuickBooks and Xero export'],
    },
    buyer: { name: 'Time tracking for 45 installers', description: 'HVAC company in Ohio, union shop' },
    requirements: [
      ['Works without a data connection', '+'],
      ['No GPS tracking of staff', '+'],
      ['ADP payroll integration', '-'],
      ['Spanish user interface', '?'],
      ['Monthly contract, cancel anytime', '+'],
    ],
    talk: [
      [
        'buyer',
        'Half our guys are in basements all day with zero bars. Does it still clock them in? Also our union will walk if it follows people around.',
      ],
      [
        'seller',
        "Punches are stored on the phone and sync once it's back online. Location: we never built it. The app doesn't even ask for that permission.",
      ],
      [
        'buyer',
        "Love that. We run ADP for payroll and a lot of the crew would rather read Spanish. What's the commitment?",
      ],
      [
        'seller',
        "You pay month by month and can leave at the end of any of them. ADP isn't supported and it's not on the roadmap either. Language-wise let me get back to you, a translation was in beta last I heard.",
      ],
    ],
  },
  {
    id: 'fd-en-oliveoil',
    match: true,
    seller: {
      name: 'Greek olive oil, trade only',
      description: 'Importer in Bristol, single estate in Messinia',
      points: ['5 l tins and 1,000 l IBC', 'Koroneiki'],
    },
    buyer: { name: 'Olive oil for six restaurants', description: 'Roughly 90 litres a week' },
    requirements: [
      ['Delivered before 8 am', '?'],
      ['Certified organic', '-'],
      ['Acidity below 0.5 %', '+'],
      ['30 days payment terms', '?'],
      ['Below £9 per litre', '-'],
    ],
    talk: [
      ['buyer', 'hiya, whats your price on the 5s and is it proper EVOO? acidity?'],
      [
        'seller',
        "Extra virgin, picked in November, came back from the lab at 0.31. £52 a tin, that's the lowest I go whatever the volume.",
      ],
      ['buyer', 'Organic? And we normally pay at 30 days.'],
      [
        'seller',
        "They farm that way in practice but there's no certificate and Yiannis has no plans to get one. On terms, let's see how the first orders go.",
      ],
    ],
  },
  {
    id: 'fd-en-lathe',
    match: true,
    seller: {
      name: 'Harrison M300 lathe, 1989',
      description: 'From a school workshop, under power until last month',
      points: ['3-jaw and 4-jaw chucks', 'Fixed steady'],
    },
    buyer: { name: 'Toolroom lathe wanted', description: 'Small engine reconditioning shop' },
    requirements: [
      ['Single-phase supply', '-'],
      ['At least 600 mm between centres', '+'],
      ['Cuts metric and imperial threads', '?'],
      ['Can be seen running before purchase', '+'],
      ['Delivery to Taunton', '?'],
    ],
    talk: [
      [
        'buyer',
        'Is the Harrison still about? How long is the bed and would it run off a normal 240 V socket?',
      ],
      ['seller', "Still here. 25 inch between centres. It's three phase, so no, not as it stands."],
      [
        'buyer',
        "Hmm, I'd need an inverter then. Could I watch it turn something? And would you have a forklift?",
      ],
      [
        'seller',
        "Come any evening, I'll put a bar in and you can take a cut yourself. I'll lift it on with the Manitou, no charge.",
      ],
    ],
  },
  {
    id: 'fd-en-piano',
    match: true,
    seller: {
      name: 'Piano lessons in Rathmines',
      description: 'RIAM trained, 14 years teaching',
      points: ['Children from 7 and adults', 'Exam preparation if wanted'],
    },
    buyer: { name: 'Piano teacher for my dad', description: '68, complete beginner, wants to play Satie' },
    requirements: [
      ['Takes adult beginners', '+'],
      ['Lessons at our house', '-'],
      ['Weekday mornings', '+'],
      ['Under €40 an hour', '?'],
      ['Garda vetted', '?'],
    ],
    talk: [
      ['buyer', "Hi Aoife, would you teach my father? He doesn't drive anymore so ideally you'd come to us."],
      [
        'seller',
        "I'd love to have him! But I only teach from my own studio, it has the good piano. The 15 bus stops outside.",
      ],
      ['buyer', "That'd work I suppose. Mornings?"],
      [
        'seller',
        'Mornings suit me best as well, the kids only start at half two. Tuesday or Wednesday at 10 is free.',
      ],
      ['buyer', 'Great, what do you charge?'],
      [
        'seller',
        "We'll sort that out after the trial lesson, depends on how long he'd like to sit there each week :)",
      ],
    ],
  },
  {
    id: 'fd-en-frenchtutor',
    match: true,
    seller: {
      name: 'French with Camille',
      description: 'Native speaker from Nantes, online only',
      points: ['DELF examiner since 2017', '45-minute sessions'],
    },
    buyer: { name: 'A-level French support', description: 'Daughter in Year 13, AQA board' },
    requirements: [
      ['Speaking practice for the oral', '?'],
      ['Knows the AQA specification', '?'],
      ['Sessions of at least one hour', '-'],
      ['Homework marked between lessons', '+'],
      ['Recordings of each lesson', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hello Camille. Have you prepared pupils for AQA before? And can we do a full hour? Would be useful if she could rewatch too.',
      ],
      [
        'seller',
        'Bonjour! I had several students for the Edexcel exam, very good results. My sessions are always 45 min, after that nobody can concentrate any more. And I do not record, I have my reasons, with minors especially.',
      ],
      ['buyer', 'Fair enough. Does she get anything to do during the week?'],
      [
        'seller',
        'Yes, one essay every week, she sends it to me on Friday and gets it back corrected before we meet again.',
      ],
    ],
  },
  {
    id: 'fd-en-marquee',
    match: true,
    seller: {
      name: 'Stretch tents and marquees',
      description: 'Hire across Devon and Somerset, rigged by our crew',
      points: ['From 10 x 7 m to 20 x 15 m', 'Festoon lights at £60'],
    },
    buyer: { name: 'Tent for a 60th birthday', description: 'Orchard near Wiveliscombe, 21 June' },
    requirements: [
      ['Seats 90 guests', '+'],
      ['Erected the day before', '+'],
      ['Wooden floor included', '-'],
      ['Usable in winds up to 50 mph', '?'],
      ['Full refund if cancelled in May', '-'],
    ],
    talk: [
      [
        'buyer',
        "We'll be about 90 sitting at round tables. Would the mid-size one do? Ground's a bit lumpy, so a floor would be good.",
      ],
      [
        'seller',
        "The 15 x 10 takes 110 at rounds, so you'd have elbow room. Flooring is extra, £14 a square metre.",
      ],
      [
        'buyer',
        'When would you put it up? And what if it blows, or my sister in law falls out with everybody and we cancel?',
      ],
      [
        'seller',
        "Ha. Crew's with you on the 20th from lunchtime. From 1 May the deposit is gone whatever the reason. Wind: these things are a lot tougher than frame marquees, never lost one yet.",
      ],
    ],
  },
  {
    id: 'fd-en-dj',
    match: true,
    seller: {
      name: 'DJ Marcus Bell – weddings & corporate',
      description: 'Atlanta and within 100 miles',
      points: ['Sound and dance floor lights included', '$1,200 flat up to 6 hours'],
    },
    buyer: { name: 'Wedding DJ, October 11', description: 'Barn venue near Athens GA, 140 people' },
    requirements: [
      ['Available October 11', '+'],
      ['Plays Bollywood and hip-hop', '+'],
      ['No microphone announcements', '?'],
      ['Fog machine for the first dance', '?'],
      ['Backup DJ if sick', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hey Marcus! Are you open 10/11? Half the family is from Gujarat so the music has to switch between that and southern rap lol',
      ],
      [
        'seller',
        "Congrats!! Yes that Saturday is still clear on my calendar. Did three Indian weddings last year, I've got crates of bhangra and filmi stuff and the rap I grew up on.",
      ],
      [
        'buyer',
        "Perfect. We really don't want someone yelling on the mic all night. And what happens if you get the flu?",
      ],
      [
        'seller',
        "I'm a one man show so there's nobody to step in, you'd get every cent back though. As for the mic we can talk about your timeline on a call!",
      ],
    ],
  },
  {
    id: 'fd-en-campervan',
    match: true,
    seller: {
      name: 'Hightop campervan to rent, Inverness',
      description: 'VW Crafter 2019, sleeps 2 plus a child',
      points: ['Diesel heater', 'Unlimited mileage'],
    },
    buyer: { name: 'Camper for the NC500', description: 'Couple with a whippet, second week of May' },
    requirements: [
      ['Awning included', '?'],
      ['Dog allowed', '-'],
      ['Automatic gearbox', '?'],
      ['Pick-up on Saturday 10 May', '+'],
      ['Drivers under 25 accepted', '-'],
    ],
    talk: [
      [
        'buyer',
        "hello! we're 24 and 27 and have a very small tidy whippet. free from sat 10th to sat 17th may? is it an automatic?",
      ],
      [
        'seller',
        "Hi, that week is yours if you want it, handover Saturday from 2. The insurance is strict, both named drivers need to be 25 on the day, so only the older one could drive. And my daughter's allergic so no pets at all in the van, sorry, not even a tidy one.",
      ],
      ['buyer', 'shame about Biscuit, my mum could have him'],
      ['seller', "He'll get over it :-) Bedding's included and the kettle's a good one."],
    ],
  },
  {
    id: 'fd-en-roadbike',
    match: true,
    seller: {
      name: 'Canyon Endurace, size M',
      description: 'Bought 2021, about 4,000 km, garage kept',
      points: ['Shimano 105', 'Carbon frame'],
    },
    buyer: { name: 'Used endurance road bike', description: 'For a first sportive, I am 176 cm' },
    requirements: [
      ['Pedals included', '?'],
      ['Original receipt available', '+'],
      ['Never crashed', '-'],
      ['Chain and cassette replaced recently', '?'],
      ['Shipping possible', '+'],
    ],
    talk: [
      ['buyer', 'Hi mate is this disc or rim? Any drops or crashes, and have you still got the invoice?'],
      [
        'seller',
        "Hydraulic discs front and rear. I came off once on ice, only the bar tape and the hood got scuffed, frame was checked. Yeah the invoice is in my email, I'll forward it with the sale.",
      ],
      ['buyer', "What about the drivetrain? I'm in Perth, you're in Adelaide so it would need posting."],
      ['seller', "Shifts like butter. Still got the Canyon box, freight's about 90 bucks on you."],
    ],
  },
  {
    id: 'fd-en-iphone',
    match: true,
    seller: {
      name: 'iPhone 13, 128 GB, blue',
      description: 'My own phone, upgraded',
      points: ['Small scratch top left', 'Box included'],
    },
    buyer: { name: 'iphone 13 or 14', description: 'for my lad' },
    requirements: [
      ['Battery health over 85 %', '-'],
      ['Unlocked to all networks', '+'],
      ['Charging cable included', '?'],
      ['No repairs, all original parts', '?'],
      ['Collection in Salford', '-'],
    ],
    talk: [
      ['buyer', 'u still got the phone? whats the battery at n is it unlocked'],
      ['seller', 'yes. bought sim free, takes any sim. battery says 82'],
      ['buyer', 'ever been opened up? can i pick it up in salford tonite'],
      [
        'seller',
        "not in salford no, only pick up from mine in stockport. i had it off my brother when it was 3 months old, it's been fine with me",
      ],
    ],
  },
  {
    id: 'fd-en-dogboarding',
    match: true,
    seller: {
      name: 'Home boarding for dogs',
      description: 'Licensed by Stroud District Council, 5 stars',
      points: ['Max 3 dogs at a time', 'Enclosed acre of garden'],
    },
    buyer: { name: 'Someone for our spaniel in August', description: 'Unneutered male, two weeks' },
    requirements: [
      ['Cool room when it is hot', '?'],
      ['Accepts unneutered males', '-'],
      ['No kennels, lives in the house', '+'],
      ['Can give insulin injections', '?'],
      ['Two walks a day', '+'],
    ],
    talk: [
      [
        'buyer',
        'Dear Jill, Monty is four and entire. He is diabetic and has a jab with each meal. Where would he sleep and how often would he get out?',
      ],
      [
        'seller',
        "Hello! They all sleep in the kitchen or on my bed, to be honest, I don't own a kennel. We go up on the common before breakfast and again about four, every single day.",
      ],
      [
        'seller',
        "But I should say I don't take entire boys over a year, it upsets my own two. I did once have an epileptic collie on tablets, that was fine.",
      ],
    ],
  },
  {
    id: 'fd-en-labrador',
    match: true,
    seller: {
      name: 'Labrador puppies, black and yellow',
      description: 'Born 3 March, reared in our kitchen, Co. Meath',
      points: ['IKC registered', 'Both parents here'],
    },
    buyer: { name: 'Lab puppy, bitch', description: 'House with garden and two kids in Drogheda' },
    requirements: [
      ['Female puppy', '+'],
      ['Microchipped and first vaccination', '+'],
      ['Hips of both parents scored', '?'],
      ['Ready before 20 April', '-'],
      ['Yellow coat', '-'],
    ],
    talk: [
      ['buyer', "Hi there, any yellow girls left? We'd love to have her home for Easter, the 20th of April."],
      [
        'seller',
        "The yellow ones are all spoken for, dogs and bitches. There's two black girls. They don't leave here till they're eight weeks, so the 28th at the earliest.",
      ],
      ['buyer', 'Black is fine too, honestly. Are they chipped and vaccinated? Were mum and dad tested?'],
      [
        'seller',
        "Vet was here Monday, first jab and chip all done. The mother has a 4/5 hip score, the father belongs to my cousin and I'd have to ring him.",
      ],
    ],
  },
  {
    id: 'fd-en-livery',
    match: true,
    seller: {
      name: 'DIY and part livery, Bedale',
      description: '14 boxes on a family farm',
      points: ['Floodlit arena 40 x 20', 'Hay made on the farm'],
    },
    buyer: { name: 'Livery for a 15.2 cob', description: 'Moving up in September' },
    requirements: [
      ['All-year turnout', '-'],
      ['Good hacking off the roads', '?'],
      ['Somebody on site at night', '+'],
      ['Lockable tack room', '?'],
      ['Under £45 a week', '+'],
    ],
    talk: [
      ['buyer', "Hi, DIY for one good doer. What's the weekly rate, and do they go out in winter?"],
      [
        'seller',
        "£38 incl. straw. From November until the ground dries out they stay in, no turnout then, just the arena for a leg stretch. We're on clay here.",
      ],
      [
        'buyer',
        'Ah. And is there anyone around after dark? My last yard had a break-in and lost three saddles.',
      ],
      ['seller', "Our bedroom window looks onto the boxes and the dogs don't miss a thing."],
    ],
  },
  {
    id: 'fd-en-cottage',
    match: true,
    seller: {
      name: 'Old net loft, St Ives',
      description: 'Converted loft for four, 200 m from the harbour',
      points: ['Sea view', 'Check-in Fridays'],
    },
    buyer: {
      name: 'Cottage for autumn half-term',
      description: 'Two adults, a toddler and my mother with a new hip',
    },
    requirements: [
      ['Step-free access', '-'],
      ['Own parking space', '-'],
      ['Cot and high chair', '+'],
      ['Wi-Fi good enough for video calls', '?'],
      ['Max. 10 minutes walk to a beach', '+'],
    ],
    talk: [
      [
        'buyer',
        "Looks lovely! How does one get up to it? And is there somewhere to leave the car? We'd bring a toddler.",
      ],
      [
        'seller',
        "Thank you! There are 17 granite steps up from the lane, lovely and quirky. Cars live in the Trenwith car park up the hill, nobody down here has a spot. We've a travel cot and a Stokke chair in the cupboard, just shout.",
      ],
      ['buyer', "And the nearest sand for the little one? I'd also have to do a Zoom or two."],
      [
        'seller',
        "Porthgwidden's round the corner, four minutes with short legs. Broadband: it's Cornwall, you come here to switch off!",
      ],
    ],
  },
  {
    id: 'fd-en-airport',
    match: true,
    seller: {
      name: 'Airport transfers Boston Logan',
      description: 'Family run car service, 3 minivans',
      points: ['Flat rates', 'Child seats on request, free'],
    },
    buyer: { name: 'Ride from Logan to Hyannis', description: 'Arriving July 3, 11:40 pm, 5 people' },
    requirements: [
      ['Rear-facing infant seat', '?'],
      ['Driver waits if the flight is late', '+'],
      ['Night surcharge not applied', '-'],
      ['Pay by card', '+'],
      ['Room for 6 suitcases and a stroller', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi, we land at 11:40 pm but with JetBlue who knows. 5 of us with 6 big bags and a stroller. Rate?',
      ],
      [
        'seller',
        'Good evening. $290 to Hyannis, after 11 pm we add $40. We track the flight number and our man stays put until you walk out the door, however long it takes.',
      ],
      ['buyer', 'Amex ok? Will it all fit?'],
      ['seller', "Amex, Visa, Venmo, all good. Send me the bag sizes and I'll have a look at which van."],
    ],
  },
  {
    id: 'fd-en-physio',
    match: true,
    seller: {
      name: 'Mobile physiotherapy – South Manchester',
      description: 'Chartered physio, 11 years NHS, now private home visits',
      points: ['HCPC registered', '£65 per visit'],
    },
    buyer: { name: 'Physio after knee replacement', description: 'Mum, 74, Didsbury, op on 6 May' },
    requirements: [
      ['Specialised in knee replacements', '?'],
      ['Home visits', '+'],
      ['Three visits in the first week', '-'],
      ['Direct billing to Bupa', '?'],
      ['Female therapist', '?'],
    ],
    talk: [
      [
        'buyer',
        "Good afternoon. The hospital said she should be seen three times during week one. Is that something you can offer? She's with Bupa.",
      ],
      [
        'seller',
        "Hi, for that week I can do two, the Tuesday and the Friday. I'm fully booked on the other days and won't squeeze anybody in. Lots of my clients claim it back from their insurer afterwards.",
      ],
      ['buyer', 'Would Bupa pay you directly?'],
      ['seller', "I've an application in with them. Fingers crossed."],
    ],
  },
  {
    id: 'fd-en-carer',
    match: true,
    seller: {
      name: 'Live-in care agency',
      description: 'CQC rated Good, carers across the South East',
      points: ['Minimum placement 2 weeks', 'All carers DBS checked'],
    },
    buyer: { name: 'Live-in carer for my uncle', description: 'Parkinsons, house in Lewes' },
    requirements: [
      ['Enhanced DBS check', '?'],
      ['Same carer throughout', '-'],
      ['Carer drives', '+'],
      ['Experience with Parkinson’s', '+'],
      ['One-week trial first', '-'],
    ],
    talk: [
      [
        'buyer',
        "We had in mind to try it for a week. He'd need somebody who can take him to clinic in his own car and knows what Parkinsons does to a person. No chopping and changing please.",
      ],
      [
        'seller',
        "Thank you for getting in touch, Mr Hale. Two weeks is the shortest booking we accept, without exception. The lady I'm thinking of has a full UK licence and nursed two gentlemen with the same condition, one of them for four years.",
      ],
      ['buyer', "And she'd stay?"],
      ['seller', 'She works six weeks on, two off. During her break a colleague covers.'],
    ],
  },
  {
    id: 'fd-en-seo',
    match: true,
    seller: {
      name: 'Search and content for B2B',
      description: 'Six people in Sheffield, engineering clients mostly',
      points: ['Retainers from £1,800 a month', 'Google Partner'],
    },
    buyer: { name: 'SEO for pump manufacturer', description: 'Website in English and German' },
    requirements: [
      ['Content written by engineers', '-'],
      ['No AI-generated text', '+'],
      ['German-language SEO', '?'],
      ['Notice period of one month', '+'],
      ['References from industrial clients', '+'],
    ],
    talk: [
      ['buyer', "Three questions: who writes, is it ChatGPT, and how do we get out if it doesn't work?"],
      [
        'seller',
        "Our writers are journalists, none of them has an engineering background, they interview your engineers. Every word is typed by a person, that's in the contract. And you can stop with 30 days' notice.",
      ],
      ['buyer', 'Any customers we can ring? And the German half of the site?'],
      [
        'seller',
        "Call Dave at Holroyd Gearboxes or Sam at Pennine Valves, numbers attached, both with us since 2019. For German we'd look at options with a freelancer when the time comes.",
      ],
    ],
  },
  {
    id: 'fd-en-translation',
    match: true,
    seller: {
      name: 'Technical translations, 30 languages',
      description: 'Agency in Cork, ISO 17100',
      points: ['Machinery, medical devices, software', 'Project manager per client'],
    },
    buyer: { name: 'Manual into Polish and Czech', description: '210 pages, InDesign' },
    requirements: [
      ['Native translators only', '+'],
      ['Delivered as finished InDesign files', '+'],
      ['Second person checks every text', '+'],
      ['Ready within three weeks', '-'],
      ['Under €0.12 per word', '?'],
    ],
    talk: [
      [
        'buyer',
        'Please quote for 48,000 words EN>PL, EN>CS. We need the layout done and it has to be with us by the 24th, i.e. three weeks from Monday.',
      ],
      [
        'seller',
        "Thanks for the files. A Pole and a Czech will do the work, each living in their own country, and under ISO 17100 a different linguist revises all of it. You'd get the INDD packages back print-ready. With that volume we'd finish on the 9th of the following month, not sooner.",
      ],
      ['buyer', 'Tight but OK. And the word rate?'],
      ['seller', "Depends on the repetitions, our analysis is running. I'll send it over tonight."],
    ],
  },
  {
    id: 'fd-en-boxes',
    match: true,
    seller: {
      name: 'Corrugated boxes, plain and printed',
      description: 'Plant in Northampton, short runs welcome',
      points: ['Single and double wall', 'Stock sizes next day'],
    },
    buyer: { name: 'Mailer boxes for candles', description: '250 x 180 x 100, our logo on the lid' },
    requirements: [
      ['Order quantity 300 pieces', '+'],
      ['Two-colour print', '-'],
      ['FSC certified board', '+'],
      ['Free sample before ordering', '+'],
      ['Delivered by 1 November', '?'],
    ],
    talk: [
      ['buyer', 'Hiya! Tiny candle business here. 300 mailers, logo in gold and black. Too small for you?'],
      [
        'seller',
        "Not at all, we start at 250. On runs under a thousand it's one colour only though, so either the gold or the black.",
      ],
      ['buyer', 'Black then. Is the board sustainable? Could I hold one before I commit?'],
      [
        'seller',
        "All our board comes with the FSC chain of custody number on the invoice. Give me your address and a blank goes in tomorrow's post on the house.",
      ],
      ['buyer', "Amazing! I'd need them by 1 Nov for the markets."],
    ],
  },
  {
    id: 'fd-en-forklift',
    match: true,
    seller: {
      name: 'Forklift hire, Midlands',
      description: 'Electric, gas and diesel, 1.5 to 7 t',
      points: ['Service and breakdown included', 'Minimum hire one week'],
    },
    buyer: { name: 'Truck for a warehouse move', description: 'Walsall to Cannock, three days' },
    requirements: [
      ['Electric, used indoors', '+'],
      ['Lift height 5 m', '-'],
      ['Hire for three days only', '-'],
      ['Delivered to Walsall', '?'],
      ['Invoice on 30-day account', '?'],
    ],
    talk: [
      [
        'buyer',
        "Need a 2 tonner, battery not gas as it's inside, racking tops out at five metres. Weds to Fri only.",
      ],
      [
        'seller',
        'Got a Linde E20 sat in the yard, battery, non marking tyres. Mast goes to 4.35. We charge the week even if you send it back Friday.',
      ],
      ['buyer', 'What about someone to drive it?'],
      ['seller', "I'll ask one of our fitters, he's got his ticket. Can't promise."],
    ],
  },
  {
    id: 'fd-en-coffee',
    match: true,
    seller: {
      name: 'Small-batch coffee roaster',
      description: 'Wholesale to cafés in Melbourne and regional Victoria',
      points: ['Roasts Monday and Thursday', 'Free barista training'],
    },
    buyer: { name: 'House blend for a new café', description: 'Ballarat, opening in April, 25 kg a week' },
    requirements: [
      ['Loan espresso machine', '-'],
      ['Barista training at our café', '?'],
      ['Decaf without solvents', '+'],
      ['Delivery at least twice a week', '?'],
      ['No exclusivity', '+'],
    ],
    talk: [
      ['buyer', "G'day, opening in Ballarat. Do you put machines in? And would we be tied to you?"],
      [
        'seller',
        "Nah, we got burnt with loan machines and stopped. Upside is nobody's tied to anything, run a guest roaster next to us if you like, half our cafés do.",
      ],
      ['buyer', 'Nice. How do you do your decaf, and how often does the van come?'],
      [
        'seller',
        "Decaf's Swiss Water, so just water and carbon. We roast twice a week, I'll find out what the courier does up your way.",
      ],
    ],
  },
  {
    id: 'fd-en-driving',
    match: true,
    seller: {
      name: 'Driving lessons with Priya',
      description: 'DVSA approved instructor, Leicester and Oadby',
      points: ['Manual Corsa, dual controls', '£38 an hour'],
    },
    buyer: { name: 'Driving lessons, nervous learner', description: 'I failed twice' },
    requirements: [
      ['Automatic car', '-'],
      ['Patient with anxious learners', '+'],
      ['Weekend lessons', '-'],
      ['Discount for block booking', '+'],
      ['Pick up from Loughborough', '?'],
    ],
    talk: [
      ['buyer', 'hi do u teach automatic as well?? im at uni in loughborough and only free weekends really'],
      [
        'seller',
        "Hi lovely, just the manual I'm afraid. I work Monday to Friday, weekends are for my kids, so no Saturdays or Sundays.",
      ],
      ['buyer', 'ok i could do friday arvo. i panic at roundabouts, last guy shouted at me'],
      [
        'seller',
        "Oh bless you. Most of my pupils come to me after someone shouted. We go round the same one twenty times at your own pace, I don't raise my voice. If you take ten hours up front it's £350 instead of 380.",
      ],
    ],
  },
  {
    id: 'fd-en-coldstore',
    match: true,
    seller: {
      name: 'Temperature-controlled storage, Felixstowe',
      description: 'Chilled and frozen, 6,500 pallet positions',
      points: ['BRCGS AA', 'Blast freezing'],
    },
    buyer: { name: 'Storage for frozen prawns', description: 'Two 40 ft reefers a month from Ecuador' },
    requirements: [
      ['Holds -20 °C or colder', '+'],
      ['Customs clearance handled', '?'],
      ['Bonded warehouse', '-'],
      ['Online stock view', '+'],
      ['Organic segregation', '?'],
    ],
    talk: [
      [
        'buyer',
        'Could you hold about 40 pallets at -20 and can we see stock levels ourselves? Some lots are organic, some not.',
      ],
      [
        'seller',
        "Frozen chambers run at -22 to -24. You'd have a login, quantities refresh every fifteen minutes.",
      ],
      ['buyer', 'Are you bonded as well?'],
      ['seller', "No. Duty has to be paid at import. I'll ask our technical manager about the other point."],
    ],
  },
  {
    id: 'fd-en-eventphoto',
    match: true,
    seller: {
      name: 'Conference photography',
      description: 'Chicago based, trade shows and summits since 2011',
      points: ['Half day $900, full day $1,500', 'Own liability insurance'],
    },
    buyer: { name: 'Photographer for a dealer summit', description: 'McCormick Place, 2 days in February' },
    requirements: [
      ['Photos delivered the same evening', '+'],
      ['Full usage rights for advertising', '-'],
      ['Certificate of insurance, $2 million', '?'],
      ['Second shooter on day 2', '+'],
      ['No travel costs', '+'],
    ],
    talk: [
      [
        'buyer',
        'Turnaround is everything for us, we post every night. What rights do we get? And can there be two of you for the gala on day two?',
      ],
      [
        'seller',
        "A selection of 60 to 80 edited images lands in your Dropbox before midnight, each day. The license is for press, web and social; paid ads are not part of it and I don't sell buyouts. My wife shoots too, I've already penciled and confirmed her for your second day.",
      ],
      ['buyer', 'The venue wants a COI for two million. And do you bill travel?'],
      [
        'seller',
        "I live 15 min from McCormick, so zero. For the COI, tell me what exactly they're after and I'll call my broker.",
      ],
    ],
  },
  {
    id: 'fd-en-hearing',
    match: true,
    seller: {
      name: 'Independent hearing centre',
      description: 'Hearing tests and aids, Harrogate',
      points: ['All major brands', 'Free test, 60 minutes'],
    },
    buyer: { name: 'Hearing aids for a violinist', description: 'High-frequency loss, still playing' },
    requirements: [
      ['Connects to my phone by Bluetooth', '?'],
      ['60-day money-back trial', '-'],
      ['Music programme', '+'],
      ['Ideally invisible in the ear', '-'],
      ['Aftercare for life of the aids', '?'],
    ],
    talk: [
      [
        'buyer',
        'Dear Sir or Madam, I play in a quartet and find that aids make my instrument sound like a kazoo. Vanity also plays a part; I should prefer not to see them.',
      ],
      [
        'seller',
        "Dear Mrs Fenwick, the model I'd suggest has a setting made for musicians, which switches off the compression. It comes with a charging case that does the week. Because of the size of the cell it sits behind the ear, it can't be had as an in-the-canal version.",
      ],
      ['buyer', 'And should I still loathe them after two months?'],
      [
        'seller',
        "You may return them for the full amount within 30 days. After that I'm afraid they're yours.",
      ],
    ],
  },
]

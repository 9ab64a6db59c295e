import type { Pair } from '../../../cases.ts'

/** Conversations in English for checking only: they are neither read nor trained on. */
export const foreignThreadsFEn: readonly Pair[] = [
  {
    id: 'ff-en-press',
    match: true,
    seller: {
      name: 'Marcher Press Hire',
      description: 'Traditional apple presses for hire near Bromyard',
      points: [
        'Oak basket press, 36 litre basket',
        '£40 per weekend, £100 deposit',
        'Cleaned down and oiled between every hire',
      ],
    },
    buyer: { name: 'Hilda', description: 'Looking for an apple press for our village juicing weekend' },
    requirements: [
      ['Basket holds at least 20 litres', '+'],
      ['Brought to us in Ledbury', '-'],
      ['Free on 10 and 11 October', '+'],
      ['Stainless steel drip tray', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hello, we do a village juicing weekend on the 10th and 11th of Oct and our old press has died. Is yours still going that weekend? And could you drop it in Ledbury, none of us has a towbar. Oh and is the tray under it stainless, the last one rusted and the juice tasted of nails',
      ],
      [
        'seller',
        "Hi Hilda, nobody has it that weekend so it's down in the book under your name, 10th and 11th are yours. Drop off I can't do im afraid, I gave that up when my back went, everybody fetches it from the yard. Fits in an estate car with the seats down tho.",
      ],
      ['buyer', 'ok Geoff will have to come then. And the tray?'],
      ['seller', 'Tray comes with it yes! Catches every drop, and its got a lip for the bucket.'],
    ],
  },
  {
    id: 'ff-en-ceilidh',
    match: true,
    seller: {
      name: 'The Rattling Latch',
      description: 'Five piece ceilidh band with caller, playing weddings and barn dances',
      points: [
        'Fiddle, accordion, guitar, bass, drums',
        'Our caller Moira teaches every dance from scratch',
        'Based in Hexham',
      ],
    },
    buyer: { name: 'Tom & Priya', description: 'Wedding ceilidh in a barn, about 90 guests' },
    requirements: [
      ['A caller who explains the dances to beginners', '+'],
      ['Brings their own PA', '+'],
      ['Public liability insurance of £5m', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi! Half our guests have never seen a ceilidh in their life. The barn has a stage and sockets and that's literally it, no speakers or mics. Also venue wants to see PLI cover for 5 million",
      ],
      [
        'seller',
        "Congrats you two!! Empty barns are our speciality, we turn up with speakers, desk, mics, lights, the lot, you only need to give us a plug. Re the PLI thing, Dougie (bass) looks after the paperwork, I'll ask him what we're covered up to.",
      ],
      ['buyer', 'brilliant, let us know what Dougie says!'],
    ],
  },
  {
    id: 'ff-en-cargobike',
    match: true,
    seller: {
      name: 'benj_k',
      description: 'Selling our long john cargo bike, 2019, kids have outgrown it',
      points: ['Mid motor, belt drive', 'Box with bench for two children', 'Rain cover has a small tear'],
    },
    buyer: { name: 'Aoife', description: 'Want a cargo bike for school run with three kids' },
    requirements: [
      ['Bench seats three children', '-'],
      ['Original battery still does 40 km', '?'],
      ['Proof of purchase available', '-'],
      ['Belt instead of chain', '+'],
    ],
    talk: [
      ['buyer', 'is it still for sale?'],
      ['seller', 'it is'],
      [
        'buyer',
        "Great. I've got 3 small ones, would they all fit on the bench? And how far does the battery get you now, I need about 40k between charges. Do you have the receipt from new?",
      ],
      [
        'seller',
        "three wont work, theres two sets of straps and thats it, we tried with a cousin once and it ended in tears. battery, hard to say, we only ever did the 2 miles to nursery and back and plugged it in every night. no receipt, bought it cash off a neighbour who'd since moved to Spain",
      ],
      ['buyer', 'Hm ok. So you never did a longer run?'],
      ['seller', 'not really. when new the brochure said up to 80 i think'],
    ],
  },
  {
    id: 'ff-en-bushings',
    match: true,
    seller: {
      name: 'Tarrant Turned Parts',
      description: 'Small batch CNC turning, bar up to 42 mm',
      points: [
        'Brass, bronze, free-cutting steel',
        'Batches from 10 to 2,000 pieces',
        'Parts deburred and washed',
      ],
    },
    buyer: { name: 'Elmore Clocks', description: 'Need 150 brass bushings, 12 mm OD, for clock movements' },
    requirements: [
      ['Batch of 150 pieces accepted', '+'],
      ['Bore tolerance H7', '+'],
      ['First article inspection report', '-'],
      ['Nickel plating', '?'],
    ],
    talk: [
      [
        'buyer',
        'Good morning. 150 off brass bushings as per sketch attached. Bore needs to be H7. We would want a first article report with the first one. Some of them (60) nickel plated, can you quote for that too?',
      ],
      [
        'seller',
        "Morning, thanks for sketch. H7 on that bore is bread and butter, we ream it and check with go/no-go. No FAI reports from us, sorry, we've no metrology room and don't produce them, you'd have to measure the first one yourselves. Plating: I'll ring a couple of platers and see whether anyone will touch 60 bits. Price for plain £1.85 ea, about 3 wks.",
      ],
    ],
  },
  {
    id: 'ff-en-dogsit',
    match: true,
    seller: {
      name: 'Wagtail Home Boarding',
      description: 'Dogs stay in our own home, never more than three at a time',
      points: ['Licensed by the council', 'Secure garden, 6ft fence', 'Drop off 8am-10am'],
    },
    buyer: { name: 'Sue Patterson', description: 'Boarding for my 12 year old spaniel, 9 nights' },
    requirements: [
      ['Gives insulin injections twice a day', '+'],
      ['Dog is not left alone overnight', '+'],
      ['Collection at 9 pm on the last day', '-'],
      ['Daily photo updates', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello, my old boy Biscuit is diabetic and needs jabs morning and evening, with food. Is that something you would take on? he gets upset if nobody's in the house at night too",
      ],
      [
        'seller',
        "Bless him. I was a vet nurse for 18 years so needles don't bother me, I do it for two of my regulars already and will happily do Biscuit's. And we're both home every single night, the dogs sleep in our bedroom.",
      ],
      [
        'buyer',
        'Oh that is a relief!! Our flight lands at 7 on the Sunday so we would fetch him about 9 in the evening. And would I get a picture every day, silly I know',
      ],
      [
        'seller',
        "Not silly at all, all my mums and dads worry! As for 9 in the evening, that's no good I'm afraid, last pick ups are 6pm, otherwise the whole pack kicks off. He'd have to stay till Monday morning.",
      ],
      ['buyer', 'Right, Monday then I suppose.'],
    ],
  },
  {
    id: 'ff-en-sash',
    match: true,
    seller: {
      name: 'Penrose Joinery',
      description: 'Sash window overhaul and draught proofing, Bristol and Bath',
      points: [
        'Rot cut out and spliced with hardwood',
        'New cords and weights rebalanced',
        'All work guaranteed 5 years',
      ],
    },
    buyer: {
      name: 'Callum',
      description: 'Six sash windows in a grade II listed terrace, draughty, two with rot',
    },
    requirements: [
      ['Repairs rot rather than replacing the whole sash', '+'],
      ['Start before Christmas', '?'],
      ['Experience with listed building consent', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hiya. six windows, two of the bottom rails are like weetabix. house is grade 2 listed so I might need consent?? do you know your way round that. Ideally you'd start before xmas as the baby is due in jan",
      ],
      [
        'seller',
        "Hi Callum, lovely old terraces those. Bottom rails are what we do all day. There's a job in Clifton that runs to the 2nd week of Dec if the weather holds, if that finishes early then we could squeeze you in, otherwise it's January. Will let you know. Congratulations on the baby",
      ],
      ['buyer', 'cheers, keep me posted'],
    ],
  },
  {
    id: 'ff-en-roaster',
    match: true,
    seller: {
      name: 'Kiln Lane Coffee',
      description: 'Wholesale roaster supplying cafés and offices',
      points: [
        'Roasted Mondays and Thursdays',
        'House espresso: Brazil / Guatemala / Ethiopia',
        'Minimum wholesale order 6 kg',
      ],
    },
    buyer: { name: 'The Nook Café', description: 'Small café, about 8 kg a week, looking for a new roaster' },
    requirements: [
      ['Grinder on free loan', '-'],
      ['Barista training for two staff', '+'],
      ['Swiss Water decaf available', '+'],
      ['Roast date printed on each bag', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi there, we go through 8ish kilos a week. Our present lot lend us a grinder for free, would you do the same? Do you do a decaf, needs to be the swiss water process, our customers ask. And we've two new starters who can't steam milk to save their life",
      ],
      [
        'seller',
        "Hi Nook! We stopped loaning kit last year, too many came back wrecked, so you'd need your own grinder (we can sell you a refurbished one from 450). Decaf is a Colombian, Swiss Water, always in stock. And send your starters over any Wednesday, half day with our Jo at the machine, no charge for wholesale customers.",
      ],
      [
        'buyer',
        'Shame about the grinder. Wednesday sounds great. Are the bags dated with when it was roasted?',
      ],
      ['seller', 'Everything leaves us super fresh, never older than four days.'],
    ],
  },
  {
    id: 'ff-en-hosting',
    match: true,
    seller: {
      name: 'Fellside Web',
      description: 'Managed hosting for small shops and charities',
      points: ['Nightly off-site backups kept 30 days', 'SSL included', 'UK data centre'],
    },
    buyer: {
      name: 'Lakeland Animal Rescue',
      description: 'Charity looking to move website and donations shop',
    },
    requirements: [
      ['Telephone support at weekends', '-'],
      ['Rolling monthly contract', '-'],
      ['Charity discount', '-'],
      ['Backups kept for at least two weeks', '+'],
    ],
    talk: [
      [
        'buyer',
        "We're a rescue charity, website was hacked in spring and our host had no usable backup. How far back could you restore?",
      ],
      [
        'seller',
        'Sorry to hear that. See listing for backups, we take one every night. What else do you need?',
      ],
      [
        'buyer',
        "Somebody on the phone Sat/Sun as that's when donations come in. We don't want to be tied in, so month to month. And do charities get something off?",
      ],
      [
        'seller',
        "Taking those in turn. Phones are manned Mon to Fri 9-5:30, at the weekend there's only the ticket form. All our plans run for 12 months paid up front. The list price is what everybody pays, charities included, as most of our customers are charities and we priced for that from the beginning.",
      ],
      ['buyer', "That's a bit of a blow on all three to be honest."],
      ['seller', "I'd rather be straight with you."],
    ],
  },
  {
    id: 'ff-en-tutor',
    match: true,
    seller: {
      name: 'Mrs Okafor Maths',
      description: 'GCSE and A level maths tuition, online or at my home in Stockport',
      points: ['£38 an hour', 'Former head of maths', 'Homework set and marked'],
    },
    buyer: { name: 'Janine', description: 'Tutor for my son, year 11, foundation tier, autistic' },
    requirements: [
      ['Used to teaching autistic pupils', '+'],
      ['Lessons on Tuesday after 5 pm', '+'],
      ['Familiar with the Edexcel syllabus', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi, my lad is in yr11, autistic, clever but shuts down if rushed. Only day we can do is tuesday, after 5 bc of transport. He's on edexcel foundation. Do you do that board?",
      ],
      [
        'seller',
        "Hello Janine, thank you for telling me about him. I ran the maths groups in our school's autism unit for six years and still have three autistic students on my books, no rushing here. I've a Tuesday 5.30 slot which he can have from next week. All the boards cover more or less the same ground these days so don't fret about that. Shall we begin with a half hour chat?",
      ],
    ],
  },
  {
    id: 'ff-en-harmonium',
    match: true,
    seller: {
      name: 'Reed & Bellows',
      description: 'Repair of harmoniums, melodeons and accordions',
      points: [
        'Over 30 years at the bench',
        'Reeds tuned and re-tongued',
        'Workshop in Todmorden, visits by appointment',
      ],
    },
    buyer: {
      name: "St Aidan's Church",
      description: 'Victorian harmonium with leaking bellows and three dead notes',
    },
    requirements: [
      ['Replaces perished bellows cloth', '+'],
      ['Fixed price before work begins', '?'],
      ['Repair on site in the church', '-'],
      ['Finished for Easter', '?'],
    ],
    talk: [
      [
        'buyer',
        "Dear Sir, our harmonium wheezes dreadfully; the cloth of the bellows has cracked. Three notes silent. It is heavy and we should much prefer you to do it here in the church. We'd also need a fixed price for the PCC, and hope to have it for Easter.",
      ],
      [
        'seller',
        "Dear all, bellows cloth I change on nearly every instrument that comes in, three layer rubber cloth, no bother. It has to come to the workshop though, I don't do this kind of work away from my bench. I've a man with a van. On price, most of that age come out somewhere between 400 and 900 depending what the mice have been up to",
      ],
      ['buyer', 'Understood. And Easter?'],
      ['seller', "Easter is the aim for half the churches in Yorkshire! Let's get it in and see."],
    ],
  },
  {
    id: 'ff-en-taillift',
    match: true,
    seller: {
      name: 'Dray & Sons',
      description: 'Man and 7.5 tonne lorry, tail lift, trade and private moves',
      points: [
        'Tail lift rated 1,000 kg',
        'Goods in transit cover to £20,000',
        'Straps, blankets and pump truck on board',
      ],
    },
    buyer: {
      name: 'Fenwick Letterpress',
      description: 'Moving a 700 kg printing press from Derby to Norwich',
    },
    requirements: [
      ['Tail lift takes 700 kg', '+'],
      ['Insured for a value of £15,000', '+'],
      ['Second person to help load', '-'],
    ],
    talk: [
      [
        'buyer',
        'alright, got a 1950s platen press to go derby to norwich. 700 kilos on a pallet, worth about 15 grand to me',
      ],
      ['seller', 'no problem wieght wise. which day'],
      ['buyer', 'Any day in week 44. Would there be two of you? My knees are gone'],
      [
        'seller',
        "just me mate, my lad's gone to college so you'd need to find a pair of hands at both ends. I can do the Thursday",
      ],
      ['buyer', "I'll ask my neighbour. Thursday good"],
    ],
  },
  {
    id: 'ff-en-loos',
    match: true,
    seller: {
      name: 'Green Throne Events',
      description: 'Compost toilets for festivals, weddings and camps',
      points: [
        'Wooden cubicles, no chemicals, no water supply needed',
        'Wheelchair accessible unit in the range',
        'Paper and sawdust supplied',
      ],
    },
    buyer: {
      name: 'Rosie, Moor Top Folk Camp',
      description: 'Toilets for a 4 day camp, 250 people, field with no mains',
    },
    requirements: [
      ['Works without a water connection', '+'],
      ['Accessible cubicle free for our dates', '?'],
      ['Waste taken away afterwards', '+'],
      ['Attendant on site during the event', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello! 4 days end of July (23rd to 26th), 250 folk, just a field. We've two wheelchair users so we need the accessible one. Who deals with the, er, contents? And does someone stay to top up and clean during the weekend?",
      ],
      [
        'seller',
        "Hi Rosie, 250 people over four days = 8 cubicles I'd say. The contents go home with us on the Monday in sealed wheelie bins and get composted on our farm, you never need to lift a lid. There's only one accessible unit and another festival has asked for it that same week, waiting to hear if they confirm.",
      ],
      [
        'buyer',
        "Fingers crossed for the accessible one, it's a dealbreaker really. Sending the field plan tonight.",
      ],
    ],
  },
  {
    id: 'ff-en-respite',
    match: true,
    seller: {
      name: 'Graham Lyle',
      description: 'Self-employed carer, respite and companionship, Fife',
      points: ['Enhanced PVG check', '15 years in dementia care', '£22 an hour, sleepover £130'],
    },
    buyer: {
      name: 'Morag',
      description: 'Respite care for my husband with Lewy body dementia, one weekend a month',
    },
    requirements: [
      ['Experience with dementia', '+'],
      ['Drives and can take him out in own car', '-'],
      ['Trained to use a ceiling hoist', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hello Graham, my husband has Lewy body. He loves to be taken out for a drive. Do you have a car you could use for that? We also have a ceiling track hoist in the bedroom.',
      ],
      [
        'seller',
        "Hello Morag. Never held a licence I'm afraid, I come by bus and get about on foot. I'm a big believer in walks and could wheel him down to the harbour. When would you want me?",
      ],
      ['buyer', 'First weekend of the month. And the hoist, are you trained on those?'],
      [
        'seller',
        "My last client had one too, his daughter always operated it herself as she was particular about it. I'm sure we'd manage.",
      ],
    ],
  },
  {
    id: 'ff-en-kiln',
    match: true,
    seller: {
      name: 'Lorna P',
      description: 'Electric pottery kiln for sale, front loader, studio closing',
      points: ['Internal 45 x 45 x 50 cm', 'Elements replaced 2022', 'Buyer collects, Shrewsbury'],
    },
    buyer: { name: 'Woodside Primary', description: 'School looking for second-hand kiln for the art room' },
    requirements: [
      ['Reaches stoneware temperature (1260 °C)', '+'],
      ['Runs on a 13 amp plug', '-'],
      ['Kiln shelves and props included', '+'],
      ['Door interlock switch working', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi, I teach art at a primary school. Does this one plug into a normal socket?? And how hot does it get, we'd like to do stoneware glazes at 1260",
      ],
      [
        'seller',
        "Hello! No, it's hard wired, 40 amp on its own circuit, you'd need an electrician. Hot enough yes, I fired to cone 8, 1260-ish, every fortnight right up until last month.",
      ],
      ['buyer', 'Ok the caretaker knows a sparky. Does it come with anything?'],
      ['seller', 'Six shelves, about thirty props, half a bag of batt wash, all thrown in'],
      [
        'buyer',
        "Amazing. Our H&S person asks if the door cuts the power when it's opened and if that still works",
      ],
      [
        'seller',
        "There's a little switch by the hinge, which I guess is for that. Never opened it hot so couldn't tell you!",
      ],
    ],
  },
  {
    id: 'ff-en-topsoil',
    match: true,
    seller: {
      name: 'Brock Aggregates',
      description: 'Topsoil, compost and bark in bulk bags or loose',
      points: [
        'Screened to 10 mm',
        'Delivery with crane offload within 20 miles of Kettering',
        'Bulk bag approx 0.8 m³',
      ],
    },
    buyer: { name: 'Wilf', description: '6 bags topsoil for raised veg beds on our allotments' },
    requirements: [
      ['Analysed to BS3882', '?'],
      ['Offloaded by crane over a hedge', '?'],
      ['Sieved to 10 mm or finer', '+'],
    ],
    talk: [
      [
        'buyer',
        'Six bags for the allotments at Rothwell pls. For veg so we want the BS3882 soil with the certificate. Theres a 5ft hedge by the track, the bags would want lifting over the top of it',
      ],
      [
        'seller',
        "Hi Wilf, Rothwell's just down the road, £72 a bag delivered. It's lovely stuff, people grow prize leeks in it. As for the hedge, depends how far in you want them, driver decides when he sees it, send us a photo of the track and I'll show him.",
      ],
    ],
  },
]

import type { Pair } from '../../../cases.ts'

/** Conversations in English by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsGEn: readonly Pair[] = [
  {
    id: 'fg-en-scaffold',
    match: true,
    seller: {
      name: 'Ridgeway Scaffolding',
      description:
        'Tube and fitting scaffolding for houses and small commercial jobs, 25 miles round Swindon.',
      points: ['Weekly inspection included', 'Eight weeks of hire in the price, then £45 a week'],
    },
    buyer: { name: 'Pike Roofing', description: 'Re-roofing a semi, two slopes and a chimney' },
    requirements: [
      ['Standing by Monday 3 June', '+'],
      ['Temporary roof over the scaffold', '-'],
      ['Loading bay at the back', '+'],
      ['At most £1,400 plus VAT', '?'],
      ['Pavement licence handled by the scaffolder', '?'],
    ],
    talk: [
      [
        'buyer',
        'Morning. Semi in Wroughton, both slopes plus chimney.\n1. Can it be up by Mon 3 June?\n2. Temporary roof over it?\n3. Loading bay at the back?\n4. Who sorts the pavement licence?\n5. Price - I have allowed £1,400 + VAT.',
      ],
      [
        'seller',
        "Morning Dan.\n1. Yes, gang is with you Thursday 30 May and finished Friday night.\n2. No, we stopped doing those.\n3. Yes, goes in on every re-roof.\n4. Does the front stand on the pavement or inside the garden wall?\n5. Will price it once I've seen the chimney.",
      ],
    ],
  },
  {
    id: 'fg-en-offices',
    match: true,
    seller: {
      name: 'Brightside Office Care',
      description: 'Contract cleaning for offices and surgeries in Leeds and Bradford.',
      points: [
        'Monday to Friday from 6 pm',
        'Every cleaner is employed by us, we never pass work to other firms',
        'Public liability £5 million',
      ],
    },
    buyer: { name: 'Holt & Marsh LLP', description: 'Solicitors, 22 desks on two floors' },
    requirements: [
      ['No subcontractors', '+'],
      ['Cleaning done before 7 am', '-'],
      ['Products and equipment included', '+'],
      ['At most £18 an hour', '-'],
      ['Inside windows once a quarter', '?'],
      ['DBS-checked staff', '?'],
    ],
    talk: [
      [
        'buyer',
        'Good afternoon, we are looking for a new cleaner for 22 desks, three times a week. Ideally done before we open, i.e. finished by 7 am. Could you let me have an hourly rate, say whether products are included, and whether inside windows could be done four times a year? Our budget is 18 pounds an hour.',
      ],
      [
        'seller',
        'Good afternoon Ms Holt, thank you for getting in touch. We only have evening teams, early mornings are not something we can offer. The rate is £19.20 an hour plus VAT. That covers the vacuum, mops, all sprays and cloths; toilet paper and bin bags you buy yourselves. For windows, are they sash or fixed panes?',
      ],
      ['buyer', 'Sash, 14 of them. I will discuss the evenings with my partner.'],
      ['seller', 'Of course. Happy to come and look round any day next week.'],
    ],
  },
  {
    id: 'fg-en-cake',
    match: true,
    seller: {
      name: 'Nell Bakes',
      description: 'Wedding and celebration cakes from a home kitchen near Minehead. Food hygiene rating 5.',
      points: [
        'Two or three tiers, 40 to 120 portions',
        'Boxed samples to taste, £10, off the price if you order',
      ],
    },
    buyer: { name: 'Priya and Tom', description: 'Wedding on 21 September, 95 guests' },
    requirements: [
      ['Three tiers', '+'],
      ['Kitchen free of nuts', '-'],
      ['Delivered to the venue', '?'],
      ['Gold leaf on the top tier', '?'],
      ['Cake no more than £420', '+'],
      ['Deposit back if we cancel', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi Nell! We love your cakes. Questions for 21 Sept:\n- lemon, vanilla and chocolate, one per tier, how much?\n- my nephew has a bad nut allergy, is your kitchen nut free\n- do you deliver\n- what deposit and do we get it back if plans change',
      ],
      [
        'seller',
        "Hello you two, congratulations :)\n- 10/8/6 inch in those flavours would be £385, buttercream finish\n- I'm afraid I do use almonds and hazelnuts most weeks so I can't promise that\n- up to 15 miles I bring it myself, beyond that we'd have to see. Where's the do?\n- £80 to hold the date",
      ],
      ['buyer', "It's a barn the other side of Dulverton. Nephew can have his own pudding I guess"],
    ],
  },
  {
    id: 'fg-en-van',
    match: true,
    seller: {
      name: 'Gary M',
      description: 'Vauxhall Vivaro L2, 2018, white, private sale. 88,000 miles. Drives well, few scratches.',
      points: ['MOT until 14 June next year', 'Bluetooth, air con, three seats'],
    },
    buyer: { name: 'Lee', description: 'Self-employed carpet fitter' },
    requirements: [
      ['Under 90,000 miles', '-'],
      ['MOT for at least six more months', '+'],
      ['Tow bar', '+'],
      ['Full service history', '?'],
      ['One owner from new', '-'],
      ['Ply-lined', '?'],
    ],
    talk: [
      [
        'buyer',
        'Alright mate, is it still for sale. Had it from new? has it got a tow bar and full history, its November so just want to know theres no big bill coming',
      ],
      [
        'seller',
        "Yes still here. Got it in 2021 off a plumber. Detachable tow bar, key's in the glovebox. There's a folder with a fair few invoices, haven't gone through which years. One thing, the ad is from the summer, clock is on 92,400 now as I've been driving to Hull every week",
      ],
      ['buyer', 'Hmm ok. Would you take 8500?'],
      ['seller', "Come and have a look first and we'll talk"],
    ],
  },
  {
    id: 'fg-en-danish',
    match: true,
    seller: {
      name: 'Birgit Thorsen Translations',
      description:
        'Danish and Norwegian into English, legal and personal documents. Qualified member of the ITI.',
      points: ['£0.12 a word, minimum £45', 'Certified translations with stamp and signature'],
    },
    buyer: {
      name: 'Sara Lindqvist-Hall',
      description: 'Needs a Danish divorce ruling for a visa application',
    },
    requirements: [
      ['Certified translation', '+'],
      ['Ready by Friday 17 May', '+'],
      ['At most £150', '-'],
      ['Handwritten margin notes translated as well', '?'],
      ['Paper copy sent by post', '?'],
    ],
    talk: [
      [
        'buyer',
        'Dear Ms Thorsen, I attach a six-page ruling from the court in Aarhus. I need it by Friday 17 May. There are some handwritten notes in the margin on p. 4. Can you post me a paper copy too? I hoped to keep it under 150 pounds.',
      ],
      [
        'seller',
        'Dear Ms Lindqvist-Hall, thank you. I count 1,480 words, so £177.60, no VAT. You would have the PDF on the 15th. As for the notes, the scan is too grey, please send me a sharper picture of p. 4 and I will tell you whether they can be read.',
      ],
    ],
  },
  {
    id: 'fg-en-dogs',
    match: true,
    seller: {
      name: 'Paws at Pound Farm',
      description: 'Home boarding in a farmhouse near Halesworth, never more than four guests.',
      points: ['Dogs live and sleep in the house with us', 'Two walks a day', 'Licensed, five stars'],
    },
    buyer: { name: 'Janet', description: 'Owner of an elderly spaniel and a young unneutered labrador' },
    requirements: [
      ['Dogs sleep indoors', '+'],
      ['Takes unneutered males', '-'],
      ['Tablets given morning and evening', '+'],
      ['Room from 3 to 17 August', '?'],
      ['At most £35 a night for the spaniel', '+'],
      ['Collected from our house', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hello, 2 dogs, 3rd to 17th August. 1) have you got space 2) is an entire male a problem, Bruno is 2 3) Tilly has heart tablets at 8 and 8 4) price please',
      ],
      [
        'seller',
        "Hi Janet 1) 3rd to 12th no trouble, after that I'm waiting for a regular to confirm, should know by the weekend 2) sorry, boys have to be done, it's in my licence conditions 3) fine, half my guests are on something! 4) £32 for one, £54 for two sharing",
      ],
      ['buyer', 'Oh. My sister might have Bruno then. Let me know about the second week'],
    ],
  },
  {
    id: 'fg-en-skip',
    match: true,
    seller: {
      name: 'Medway Skips',
      description: 'Skips from 4 to 12 yards, Rochester, Chatham and Gillingham.',
      points: ['Hire up to 14 days', 'Permit from Medway Council £62 extra if it stands on the road'],
    },
    buyer: { name: 'Olu', description: 'Clearing a bathroom and garage' },
    requirements: [
      ['6-yard skip', '+'],
      ['Can stay for ten days', '+'],
      ['Road permit included in the price', '-'],
      ['Plasterboard can go in', '-'],
      ['Dropped off before 9 am', '?'],
      ['Old fridge can go in', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi, after a 6 yard on the road outside ours for about 10 days. I need it there before 9 as I go to work. Theres tiles, a bit of plasterboard, wood',
      ],
      [
        'seller',
        'Hi, 6 yard is £245 inc VAT plus permit. Tiles and wood fine. No plasterboard please, that has to go to a separate place and the tip charges us if they find it. What day did you want it?',
      ],
      ['buyer', 'Tuesday. And the before 9 bit?'],
      ['seller', 'Tuesday booked. Driver gives you a ring on his way'],
    ],
  },
  {
    id: 'fg-en-cartons',
    match: true,
    seller: {
      name: 'Calder Packaging',
      description: 'Corrugated cases made to measure, Halifax. Single and double wall, B, C and BC flute.',
      points: [
        'Made to your internal dimensions',
        'Flexo print up to two colours',
        'Minimum run 1,000 per size',
      ],
    },
    buyer: { name: 'Northlight Candles', description: 'Posts candles in glass jars' },
    requirements: [
      ['Double-wall board', '+'],
      ['500 boxes or fewer per order', '-'],
      ['Delivery included in the price', '?'],
      ['FSC-certified board', '?'],
      ['Under £0.90 a box', '?'],
      ['Inside size 400 x 300 x 250 mm', '+'],
    ],
    talk: [
      [
        'buyer',
        'Could you quote for a double wall box, 400 x 300 x 250 inside, our logo in black on one side, 500 pcs? Needs to be FSC. Target 90p.',
      ],
      [
        'seller',
        'Thanks for the enquiry. Size and print no issue. We could not do 500, the machine set-up alone eats the job, 1,000 is where we begin. Board is from two UK mills. I will have a figure to you tomorrow for 1,000 and 2,500, ex works and with carriage.',
      ],
      ['buyer', 'Please do, and say about the FSC.'],
    ],
  },
  {
    id: 'fg-en-piano',
    match: true,
    seller: {
      name: 'Alan Birtles, piano tuner',
      description: 'Uprights and grands tuned and repaired in Cheshire and the Wirral. 31 years at it.',
      points: ['Tuning £72', 'Small repairs done while I am there'],
    },
    buyer: { name: "St Bride's Hall", description: 'Community hall with a 1920s baby grand' },
    requirements: [
      ['Tunes grand pianos', '+'],
      ['Saturday visit', '-'],
      ['Tuning for less than £90', '+'],
      ['Brought up to concert pitch', '?'],
      ['Sticking key fixed on the same visit', '+'],
      ['Quick annual inspection report for the trustees', '?'],
    ],
    talk: [
      [
        'buyer',
        'Dear Mr Birtles, our Challen has not been touched since about 2015. The A above middle C sticks. The hall is only empty on Saturdays. Can it come up to concert pitch?',
      ],
      [
        'seller',
        "Dear all, £72 and £6 petrol to you. The key will be a swollen bush I expect, ten minutes. Pitch is another matter, with strings that age I'd not say either way until I've had my lever on it. I don't do Saturdays, choir and grandchildren. A weekday morning at 8 before the playgroup?",
      ],
      ['buyer', 'Playgroup starts 9.15. I will ask whether that would be long enough.'],
    ],
  },
  {
    id: 'fg-en-flat',
    match: true,
    seller: {
      name: 'Mrs Okafor',
      description:
        'Two-bedroom first floor flat to let in Horfield, Bristol. £1,195 a month. Gas central heating.',
      points: ['Unfurnished, white goods included', 'EPC rating C', 'Five weeks deposit'],
    },
    buyer: { name: 'Ellie and Jon', description: 'Couple, both nurses, one cat' },
    requirements: [
      ['Two bedrooms', '+'],
      ['Rent up to £1,250', '+'],
      ['Cat allowed', '-'],
      ['Parking space that goes with the flat', '?'],
      ['Free from 1 July', '?'],
      ['Council tax band C or lower', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hello Mrs Okafor, we are two nurses at Southmead. A few questions: would you accept a cat (9 years old, very lazy), is there parking, and could we move in on 1 July?',
      ],
      [
        'seller',
        'Hello Ellie. The lease of the building says no animals, I asked the managing agent once already and he was quite firm. I think bay 6 belongs to us but the neighbour uses it, I have to look in the deeds. The present tenants gave notice for the end of June, now they are asking to stay a little longer, I have not answered them yet.',
      ],
      ['buyer', 'Thanks, my mum would take the cat. Please tell us when you know about the date.'],
    ],
  },
  {
    id: 'fg-en-itsupport',
    match: true,
    seller: {
      name: 'Fourwinds IT',
      description: 'Outsourced IT department for firms with 5 to 60 staff in Norfolk.',
      points: ['Helpdesk Monday to Friday, 8 to 6', 'Response within 30 minutes', 'Site visits included'],
    },
    buyer: { name: 'Broadland Vets', description: 'Two veterinary surgeries, 19 users' },
    requirements: [
      ['Response within one hour', '+'],
      ['Weekend support', '-'],
      ['On-site visits without extra charge', '+'],
      ['At most £30 per user per month', '?'],
      ['Can be cancelled monthly', '?'],
      ['Microsoft 365 backup', '?'],
    ],
    talk: [
      [
        'buyer',
        "We're open Saturdays till 4 so weekends would matter. Can you give us a price for 19 users, we pay 30 each at present, and what is the notice period? Is backup of the mailboxes part of it?",
      ],
      [
        'seller',
        "Thanks for asking. No weekend cover, sorry, we looked at it and could not staff it. Notice is in the terms, I'll bring you a copy. Price per user depends on what I find in your server cupboard, can I come by for an hour?",
      ],
      ['buyer', 'Wednesday after 2?'],
      ['seller', 'Wednesday 2.30 it is.'],
    ],
  },
  {
    id: 'fg-en-wheelchair',
    match: true,
    seller: {
      name: 'Dennis Accessible Cars',
      description: 'Peugeot Boxer with rear lift for one wheelchair user and three passengers, Carlisle.',
      points: ['Lift rated to 350 kg', 'Any time of day by arrangement'],
    },
    buyer: { name: 'Moira Tait', description: 'Books weekly hospital trips for her brother' },
    requirements: [
      ['Takes a power chair, 185 kg with the rider', '+'],
      ['Pick-up at 6.15 am', '+'],
      ['Card payment', '-'],
      ['Waits during the appointment', '?'],
      ['Companion travels free', '+'],
      ['Driver trained in first aid', '?'],
    ],
    talk: [
      [
        'buyer',
        'Every Wednesday from 8 January to the RVI in Newcastle. Chair and brother come to 185 kg. Pick up 6.15. I would come along too, does that cost more? Can I pay by card? Do you wait, it takes 2-3 hours',
      ],
      [
        'seller',
        "Hello Moira. £140 there and back, same price whether you're in it or not. 6.15's fine I'm up at five anyway. Cash or bank transfer, I never got one of those machines. Is it dialysis he's in for?",
      ],
      ['buyer', 'No, infusions. Transfer is OK'],
    ],
  },
  {
    id: 'fg-en-maths',
    match: true,
    seller: {
      name: 'Hugh Pemberton',
      description: 'Maths tuition, GCSE and A level, at my house in Shrewsbury. 22 years head of maths.',
      points: [
        '£38 an hour',
        'Enhanced DBS certificate, renewed this year',
        'AQA, Edexcel and OCR, all tiers',
      ],
    },
    buyer: { name: 'Catherine', description: 'Mother of a year 11 pupil' },
    requirements: [
      ['Lessons online', '-'],
      ['GCSE higher tier AQA', '+'],
      ['At most £40 an hour', '+'],
      ['Thursdays after 5 pm', '?'],
      ['Enhanced DBS', '+'],
      ['Ideally has been an examiner', '?'],
    ],
    talk: [
      [
        'buyer',
        'Dear Mr Pemberton, my son is predicted a 5 and needs a 7 for sixth form. Would Thursdays after 5 be possible, and would you teach by Zoom? Have you ever marked for the exam board?',
      ],
      [
        'seller',
        'Dear Catherine, a 5 to a 7 is quite doable if he practises. I tried video lessons in 2020 and have no wish to repeat it, pencil and paper at my kitchen table only. Thursdays are full, though one family is wavering and I shall know after half term. I know the papers inside out, set them for mocks for two decades.',
      ],
    ],
  },
  {
    id: 'fg-en-firewood',
    match: true,
    seller: {
      name: 'Hartwood Logs',
      description: 'Air-dried ash, oak and beech from our own woods, no softwood. Tipped in your drive.',
      points: ['Builder bag £95', 'Cut to 10 inches'],
    },
    buyer: { name: 'Stephen', description: 'New wood stove, box 35 cm wide' },
    requirements: [
      ['FSC-certified wood', '?'],
      ['Kiln dried', '-'],
      ['Moisture below 20 %', '+'],
      ['Logs shorter than 33 cm', '+'],
      ['Seller stacks the logs', '-'],
      ['Ready to Burn certificate', '?'],
    ],
    talk: [
      [
        'buyer',
        'Two bags please if they are kiln dried? Stove shop says under 20% moisture. And could you stack it at the back, I have a bad knee',
      ],
      [
        'seller',
        "Not kilned, two summers under a tin roof. I split one this morning to check and it read 16, the worst I've had this month was 18. We can't stack I'm afraid, there's only me and the truck, tip and go. My nephew's on half term if you want to bung him a tenner though, can't speak for him",
      ],
      ['buyer', 'Ha OK. Which day?'],
      ['seller', 'Sat morning'],
    ],
  },
  {
    id: 'fg-en-workwear',
    match: true,
    seller: {
      name: 'Stitch & Co Workwear',
      description: 'Embroidered and printed workwear, Stoke-on-Trent.',
      points: ['No minimum order', 'Logo set-up £25 once', 'Turnaround 7 to 10 working days'],
    },
    buyer: { name: 'Trent Lifts', description: 'Lift maintenance firm, 14 engineers' },
    requirements: [
      ['Embroidered logo on the chest', '+'],
      ['Sizes up to 4XL', '+'],
      ['Ready within three weeks', '+'],
      ['Sample before the full order', '?'],
      ['Flame-retardant jackets', '?'],
      ['Payment 30 days after invoice', '-'],
    ],
    talk: [
      [
        'buyer',
        'Quote please for 14 softshell jackets and 28 polo shirts.\na) logo embroidered left chest\nb) sizes S to 4XL\nc) FR version of the jacket available?\nd) one sample first\ne) 30 days payment',
      ],
      [
        'seller',
        "Hi there, quote attached: jackets £31.50, polos £11.80, both with logo, ex VAT.\na) yes\nb) jackets to 5XL, polos to 4XL\nc) which standard do they have to meet, ISO 11612?\nd) let me ask the girls on the machine how they're fixed\ne) first order is payment up front, no exceptions",
      ],
    ],
  },
  {
    id: 'fg-en-coffee',
    match: true,
    seller: {
      name: 'Harbourside Roasters',
      description: 'Small-batch coffee for cafes and offices, roasted in Whitby on Mondays and Wednesdays.',
      points: ['Delivered next day after roasting', 'Whole bean or ground', '1 kg bags'],
    },
    buyer: { name: 'The Reading Room', description: 'Cafe, about 9 kg a week' },
    requirements: [
      ['Swiss Water decaf', '+'],
      ['Under £17 a kilo', '+'],
      ['Organic certified', '-'],
      ['Loan of a grinder', '?'],
      ['Barista training for the staff', '+'],
      ['Returnable tubs instead of bags', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi, changing supplier in the new year. About 8 kg of a house espresso and 1 kg of decaf each week. What would you charge, is it organic, how's the decaf made, do you lend a grinder and can you show our two new starters how to steam milk?",
      ],
      [
        'seller',
        "Hello Reading Room! House blend £16.40 a kilo at your volume, decaf the same. Decaf's by water, at the Swiss Water plant in Canada, no solvents. We pay for good farms but none of it carries the organic stamp. A morning of training here at the roastery comes free with a new account. Grinder, what do you have at the moment and is it yours?",
      ],
      ['buyer', "It's the old supplier's so it goes back on 31 December."],
    ],
  },
  {
    id: 'fg-en-pool',
    match: true,
    seller: {
      name: 'Clearwater Pool Services',
      description: 'Weekly and fortnightly pool care in Surrey, April to October.',
      points: ['Chemicals charged at cost', 'Water test at each visit'],
    },
    buyer: { name: 'Mr Feldman', description: 'Outdoor pool 10 x 5 m with a heat pump' },
    requirements: [
      ['Weekly visits', '+'],
      ['Winter visits as well', '-'],
      ['Winter cover fitted in autumn', '?'],
      ['Repairs the heat pump', '?'],
      ['Same technician every week', '?'],
    ],
    talk: [
      [
        'buyer',
        'I need someone weekly from May, preferably also once a month in winter. The heat pump shows error E03 by the way. I like to have the same man each time.',
      ],
      [
        'seller',
        'Good morning Mr Feldman, weekly in your road would be Tuesdays, £58 a visit. We shut down in October and open up again in April, in between the team is off on other work, so nothing in the winter months. E03 is usually the flow switch. Which make is it?',
      ],
      ['buyer', 'A Certikin.'],
      ['seller', "Right. I'll have a word with our heating chap."],
    ],
  },
  {
    id: 'fg-en-loft',
    match: true,
    seller: {
      name: 'Warmer Homes Pembroke',
      description: 'Loft and cavity insulation, fitted by our own two crews.',
      points: [
        'Mineral wool or sheep wool',
        '£14 a square metre at 270 mm',
        'Old insulation removed, £6 a square metre',
      ],
    },
    buyer: { name: 'Gwen Parry', description: 'Bungalow, 80 m² loft' },
    requirements: [
      ["Sheep's wool", '+'],
      ['Old insulation taken away', '+'],
      ['Loft boards laid on top', '?'],
      ['Finished in one day', '+'],
      ['Grant application handled', '?'],
      ['Total under £1,500', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hello, loft of 80 square metres, I want sheep wool at 270 and the old stuff out. Can you board it afterwards? How long are you here for? Is there still a grant?',
      ],
      [
        'seller',
        "Hello Gwen. 80 x 14 plus 80 x 6 makes £1,600. We'd start at 8 and be packed up by tea time. Boarding, are your joists four inch or six? There was a scheme until March, what they have put in its place I couldn't tell you.",
      ],
    ],
  },
  {
    id: 'fg-en-av',
    match: true,
    seller: {
      name: 'Signal AV Hire',
      description: 'Sound, screens and projection for conferences in Scotland, with or without crew.',
      points: [
        'Delivery and set-up in the price within 30 miles of Stirling',
        'Radio mics, lapel and handheld',
      ],
    },
    buyer: { name: 'Scottish Hedgelaying Society', description: 'Annual conference, 140 people, Perth' },
    requirements: [
      ['Technician on site all day', '+'],
      ['Four radio microphones', '+'],
      ['Hearing loop', '?'],
      ['Live stream of the talks', '-'],
      ['Delivery to Perth without extra charge', '?'],
      ['Projection screen at least 2.5 m wide', '+'],
    ],
    talk: [
      [
        'buyer',
        'Our conference is on Sat 9 Nov in Perth, 140 seats. We need a projector and screen, 4 radio mics, a hearing loop if the hall has none, somebody to look after it all, and a stream for members at home. Budget 1,100.',
      ],
      [
        'seller',
        'Hi, thanks. For the 9th I can offer: 6k projector with 3 m screen, 2 lapel and 2 handheld mics, small PA, one engineer from 8 till you finish, £940 inc VAT, plus mileage if the hall is outside our circle. Streaming we do not do, there are specialists for that. The hall should know if a loop is fitted. Perth, would that be the Concert Hall or out by the racecourse?',
      ],
      ['buyer', 'Out past the racecourse, the village hall at Scone.'],
    ],
  },
  {
    id: 'fg-en-trailer',
    match: true,
    seller: {
      name: 'R. Blackwood & Son',
      description: 'Used farm machinery, Herefordshire. For sale: Marston 10-tonne grain trailer, 2011.',
      points: ['Hydraulic tailgate', 'Price £7,250 plus VAT', 'Can be seen any day but Sunday'],
    },
    buyer: { name: 'Upper Court Farm', description: 'Arable, 300 acres' },
    requirements: [
      ['Carries at least 10 tonnes', '+'],
      ['Sprung drawbar', '-'],
      ['Air and hydraulic brakes', '?'],
      ['New tyres', '-'],
      ['Delivered to the farm', '+'],
      ['Rollover sheet', '?'],
    ],
    talk: [
      [
        'buyer',
        "Interested in the Marston. Has it a sprung drawbar? Brakes, is it air as well as hydraulic? Tyres? We're at Leintwardine, can you drop it.",
      ],
      [
        'seller',
        "Solid drawbar on that one. Tyres are the ones it came with, 50 % on the back pair, 40 front. Braking's good, pulled it home loaded myself. My lad will run it over to you with the 7810, Leintwardine's only 14 miles, nothing to pay.",
      ],
      ['buyer', 'I asked about air lines. Could you send a photo of the couplings'],
      ['seller', 'Will do when I am back in the yard'],
    ],
  },
  {
    id: 'fg-en-payroll',
    match: true,
    seller: {
      name: 'Tally Payroll Bureau',
      description: 'Weekly and monthly payroll for small employers, CIS returns, pensions auto-enrolment.',
      points: ['£4.50 per payslip', 'No set-up fee', 'CIPP-qualified staff'],
    },
    buyer: { name: 'Ashdown Joinery', description: 'Employs 11, plus a few CIS subcontractors' },
    requirements: [
      ['Weekly payroll', '+'],
      ['CIS returns', '+'],
      ['Payslips through an app', '?'],
      ['Pays wages on our behalf by BACS', '?'],
      ['Same-day answer to queries', '?'],
      ['Works with Xero', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hello. 11 weekly paid, 3-5 CIS a month, we're on Xero.\n1. can you post the journal into Xero\n2. do you send the BACS file yourselves so the lads get paid Friday\n3. how fast do you answer if someone's wages are wrong",
      ],
      [
        'seller',
        'Hello Mark.\n1. Yes, we post it each week.\n2. We would need to be set up as a bureau with your bank, some banks play along and some do not, which are you with?\n3. You get a named person, Denise or Karol, with a direct line.',
      ],
      ['buyer', 'Were with Starling'],
      ['seller', 'OK, leave it with me.'],
    ],
  },
  {
    id: 'fg-en-watertest',
    match: true,
    seller: {
      name: 'Peak Water Analysis',
      description: 'Laboratory for private water supplies, pools and legionella, Buxton.',
      points: [
        'UKAS-accredited for microbiology',
        'Sampling bottles posted free',
        'Results in 5 working days',
      ],
    },
    buyer: { name: 'Hollow Brook Glamping', description: 'Campsite on its own borehole' },
    requirements: [
      ['Tests for E. coli and coliforms', '+'],
      ['Nitrate and lead in the same package', '+'],
      ['Lab collects the samples', '-'],
      ['UKAS-accredited for metals', '?'],
      ['Under £100', '+'],
      ['Results sent straight to the council', '?'],
    ],
    talk: [
      [
        'buyer',
        'What does a full test of our borehole cost? The council wants bacteria (E. coli, coliforms), nitrates and lead. Would somebody come for the sample? All accredited?',
      ],
      [
        'seller',
        'Our package B covers all four of those, £84 plus VAT, so £100.80. You fill the bottles yourselves and send them back on ice with the courier label, we have no samplers on the road. Micro is done in-house under our UKAS schedule, the metals go on the ICP at our sister lab in Derby.',
      ],
      ['buyer', "Hmm, it's a bit over what I had, we cannot claim the VAT back. Any discount?"],
      ['seller', 'If you book two in the same year I can do them for £78 each including VAT.'],
      ['buyer', 'We test spring and autumn anyway, so yes two please.'],
      ['seller', 'Done, £78 each, bottles on their way.'],
    ],
  },
  {
    id: 'fg-en-sofa',
    match: true,
    seller: {
      name: 'Bramley Upholstery',
      description: 'Re-covering and repair of sofas, chairs and window seats. Workshop in Guildford.',
      points: ['Free collection and return within 20 miles', 'Fire-retardant interliner used on all work'],
    },
    buyer: { name: 'Deborah', description: 'Three-seater with worn velvet, lives in Woking' },
    requirements: [
      ['Collection and return', '+'],
      ['Can use fabric we bought ourselves', '+'],
      ['Back within four weeks', '-'],
      ['Springs replaced', '?'],
      ['Labour no more than £900', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi, 3 seater, Woking (7 miles from you). I have 14 m of linen already, would you work with that? Springs on the left have gone I think. I would need it home again within 4 weeks as my mother in law is coming',
      ],
      [
        'seller',
        "Hi Deborah, your own cloth is fine as long as it's upholstery weight, and linen that you describe is, I looked at the link. At the moment it's seven to eight weeks from when we fetch it. Ballpark for labour on a three seater £750 to £1,000. What's under the seat I can only say with the bottom off.",
      ],
    ],
  },
  {
    id: 'fg-en-drone',
    match: true,
    seller: {
      name: 'Highview Surveys',
      description:
        'Roof and facade inspections by drone. CAA operational authorisation, insured to £10 million.',
      points: ['Photos in 48 megapixels', 'Flying days Tuesday to Saturday'],
    },
    buyer: { name: 'Castlegate Estates', description: 'Managing agent of six Victorian blocks in York' },
    requirements: [
      ['Residents told beforehand', '?'],
      ['Permitted to fly in built-up areas', '+'],
      ['Thermal images', '-'],
      ['Written defect report', '?'],
      ['Done on a Sunday', '-'],
      ['At most £350 per block', '+'],
    ],
    talk: [
      [
        'buyer',
        'Six blocks off Bootham, four storeys, slate.\n\n- Are you allowed to fly over a city street?\n- Thermal camera as well?\n- Could you come on a Sunday when it is quiet?\n- Price per block\n- Do we get a report or only photos?',
      ],
      [
        'seller',
        "Thanks for the enquiry, in order:\n- Yes, covered by our authorisation, we notify the police beforehand.\n- Our thermal drone was sold last year, so visual only.\n- Sundays we don't fly.\n- £290 each if all six are done in two days, otherwise £340.\n- You'd get a link with all pictures sorted by elevation. For anything in words I'd have to talk to Ian, he used to be a surveyor.",
      ],
    ],
  },
]

import type { Pair } from '../../../cases.ts'

/** Conversations by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsBEn: readonly Pair[] = [
  {
    id: 'fb-en-timesheets',
    match: true,
    seller: {
      name: 'ShiftLeaf, time tracking for outdoor crews',
      description: 'Web and phone app, made by a team of six in Hexham',
      points: [
        'Works without signal and syncs later',
        'Photo of the job with each entry',
        'Free trial of 30 days',
      ],
    },
    buyer: {
      name: 'Time recording for a landscaping firm',
      description: '34 people in 9 vans, currently on paper',
    },
    requirements: [
      ['Usable offline', '+'],
      ['Export to Sage Payroll', '+'],
      ['GPS position of the vans', '-'],
      ['Polish user interface', '?'],
      ['Under £5 per user a month', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hello there, Gemma from Fellside Landscapes. Right so my problem is 34 lads who lose there bits of paper, and me typing it all in on a sunday night. Half of them are up valleys with no bars whatsoever. We do the wages in Sage Payroll, can it get from yours into that or would i still be typing? Some of the lads are Polish and would get on better with it in their own language. And my husband wants to see where the vans are (dont ask).',
      ],
      [
        'seller',
        "Hi Gemma, haha, we hear the Sunday night one a lot. There's a button for Sage that spits out precisely the file their import wants, two clicks and your Sunday is back. We took a decision early on not to follow people or vehicles around, so your husband will be disappointed, there's nothing of that kind in it and won't be.",
      ],
      [
        'buyer',
        "Fair enough he'll live. So whats it cost, I was told by someone on a forum its under a fiver per head",
      ],
      [
        'seller',
        'It depends on how many of the modules you go for, I could ring you Thursday and go through them.',
      ],
    ],
  },
  {
    id: 'fb-en-radio-spots',
    match: true,
    seller: {
      name: 'Local radio campaigns',
      description: 'Sales house for three stations between Hull and Scarborough',
      points: ['Script and voice included', 'Spots of 20, 30 and 40 seconds'],
    },
    buyer: {
      name: 'Adverts for a carpet showroom closing-down sale',
      description: 'Four weeks, budget £3,800',
    },
    requirements: [
      ['Script written for us', '+'],
      ['Breakfast slot between 7 and 9', '-'],
      ['Audience figures for over-55s', '?'],
      ['On air from 2 March', '+'],
      ['Total cost within £3,800', '+'],
    ],
    talk: [
      [
        'buyer',
        'Good afternoon. After 41 years my wife and I are closing the showroom and wish to let everyone within thirty miles know about the sale. We would like our adverts to go out at breakfast time (seven till nine), starting on 2 March. I ought to say that our outlay cannot exceed £3,800 all told. Would somebody compose the wording? I am hopeless at it.',
      ],
      [
        'seller',
        "Dear Mr Blanchard, what a run, congratulations to you both. Breakfast I'm afraid is sold to a car dealer until the end of April, every last spot. What I can do is mid-morning plus drive time, 112 spots over the four weeks for £3,450 including the VAT. First one would go out on the Monday, that's the 2nd, at ten past ten.",
      ],
      [
        'buyer',
        'That seems acceptable. Most of our customers are getting on a bit. Do you know how many listeners are 55 and above?',
      ],
      ['seller', "We're very popular with that age group, you'd be surprised who rings in for the quiz!"],
    ],
  },
  {
    id: 'fb-en-lathe',
    match: true,
    seller: {
      name: 'Colchester Student lathe, 1983',
      description: 'Ex college, three phase, stands in a barn near Newark',
      points: ['3 and 4 jaw chucks', 'Fixed and travelling steady', 'Swing 330 mm'],
    },
    buyer: {
      name: 'Centre lathe for restoring motorcycle parts',
      description: 'Home workshop, single phase only',
    },
    requirements: [
      ['Four-jaw chuck', '+'],
      ['Works from a single-phase inverter', '?'],
      ['Hardly any wear on the bed', '+'],
      ['Delivered to Lincoln', '-'],
      ['Metric and imperial threads', '?'],
    ],
    talk: [
      [
        'buyer',
        'hi mate is the colchester still there. got a few questions 1 does it cut metric as well as imp threads 2 how worn is the bed up by the chuck thats where they all go 3 i only have single phase in the shed',
      ],
      [
        'seller',
        "Still here yes. Had a clock along it last month with a chap from the model engineers, less than a thou over the whole length and nothing you can feel at the head end, it spent its life with students making one plumb bob a year. Motor's three phase as per the ad, 3hp. There's a box of change gears with it but I've honestly never looked which.",
      ],
      [
        'buyer',
        'sounds good. could you bring it over to lincoln, will pay diesel obvs. and can it be run off an inverter??',
      ],
      [
        'seller',
        "I've a bad back and no trailer so you'd need to fetch it, I can lift it onto yours with the telehandler. Best ask an electrician on the other",
      ],
    ],
  },
  {
    id: 'fb-en-candles',
    match: true,
    seller: {
      name: 'Soy candles for retailers',
      description: 'Poured in Frome, trade orders only',
      points: ['Minimum order £150', '180 g and 300 g jars', '14 scents'],
    },
    buyer: {
      name: 'Candles for a gift shop in Whitby',
      description: 'About 200 a season, own label on the jar',
    },
    requirements: [
      ['Our own label on the jars', '+'],
      ['Cotton wicks', '+'],
      ['Sale or return', '-'],
      ['CLP-compliant labelling', '?'],
      ['Delivered within three weeks', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hi both! Saw your stand at the Harrogate fair and came home smelling of fig. I run a small gift shop and I'd love to stock around 200 jars for the summer but with my own branding (I have a designer, she's my cousin). Would you consider sale or return for the first season seeing as we've not worked together? I'm also a teeny bit nervous about the hazard labels, since trading standards came round last year about the bath bombs.",
      ],
      [
        'seller',
        "Hello Priya, lovely to hear from you, that fig gets everywhere!! Own branding's no bother: send us print-ready artwork 60 x 80 mm and we stick it on here. We did s.o.r. once and got back a box of half melted jars from a window, so all sales are final now, sorry, learned the hard way. Lead time is running at 12 to 15 days from artwork to your door.",
      ],
      ['buyer', "ok that's quick. and the labels, the warning ones underneath, is that you or me?"],
      ['seller', 'Which scents are you thinking of? some of them have no allergens at all'],
      ['buyer', 'Fig and the sea salt I think, maybe the tomato leaf. Are your wicks cotton btw?'],
      ['seller', 'They are, yes.'],
    ],
  },
  {
    id: 'fb-en-unit',
    match: true,
    seller: {
      name: 'Light industrial unit, 2,100 sq ft',
      description: 'Trading estate in Droitwich, roller shutter, two parking bays',
      points: ['Three-phase supply', 'Available immediately', 'Rent £1,450 a month plus VAT'],
    },
    buyer: {
      name: 'Workshop for an upholstery business',
      description: 'Four staff, deliveries by 7.5 tonne lorry',
    },
    requirements: [
      ['Break clause after two years', '?'],
      ['Sign on the front wall allowed', '?'],
      ['Heated', '-'],
      ['Turning space for a 7.5 tonne lorry', '+'],
      ['Business rates below £4,000 a year', '?'],
    ],
    talk: [
      [
        'buyer',
        'Dear Sir or Madam, We are seeking premises for our upholstery concern (est. 1996). Kindly advise on the following. (a) May the tenant terminate after the second year? (b) Is the unit heated? (c) What are the annual rates? (d) Would a 7.5 tonne vehicle be able to turn in the yard? (e) May our sign be put up on the front elevation?',
      ],
      [
        'seller',
        "Afternoon, thanks for getting in touch.\na) landlord's looking for 5 yrs\nb) there's no heating in there, previous lot used a diesel blower\nc) you'd get that off the VOA website\nd) artics get round no problem so yours will",
      ],
      [
        'buyer',
        'Thank you. On (a), five years is a long commitment; could a break at two years be written in?',
      ],
      ['seller', "I can put it to him. He's in Portugal till the 20th"],
    ],
  },
  {
    id: 'fb-en-vanfleet-cover',
    match: true,
    seller: {
      name: 'Motor fleet insurance',
      description: 'Independent broker in Swansea, panel of eleven insurers',
      points: ['Claims line open round the clock', 'Own claims handler per client'],
    },
    buyer: {
      name: "Cover for a bakery's delivery vans",
      description: '12 vans, three drivers under 23',
    },
    requirements: [
      ['Drivers under 23 accepted', '+'],
      ['Courtesy van included', '?'],
      ['Premium payable by the month', '+'],
      ['Windscreen claims without excess', '-'],
      ['Excess of at most £500', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hiya. Renewal's come in at nearly double so looking round. 12 vans, mostly Transits, on the road from 3 in the morning. Three of the drivers are 19, 20 and 22 and the last broker moaned about it no end. Need to spread it monthly too, cash flow being what it is with flour prices",
      ],
      [
        'seller',
        "Hello Rhodri, double is what everybody's had this year if that's any comfort. Your three youngsters can all be named on the policy, the insurer I have in mind goes from 18 provided they've had a licence twelve months (you said on the phone they had). Instalments: ten or twelve, up to you, 4.5 % on top. Glass is £75 each time, they won't budge on that.",
      ],
      [
        'buyer',
        "tidy. do we get a van while one's off the road after a bump? and what's the excess, not the glass one the other",
      ],
      [
        'seller',
        "Courtesy vehicles come with some of the policies we place. The excess I'll have in writing from the underwriter once your claims history is in.",
      ],
    ],
  },
  {
    id: 'fb-en-trademark',
    match: true,
    seller: {
      name: 'Trade mark attorneys',
      description: 'Chartered practice in Leeds',
      points: ['Fixed fees', 'UK, EU and WIPO filings'],
    },
    buyer: {
      name: 'Protecting the name of a gin',
      description: 'Distillery on Islay, sales in the UK and the US',
    },
    requirements: [
      ['Search before filing', '+'],
      ['Fee below £1,200 including official fees', '?'],
      ['Representation before the US office', '-'],
      ['First appointment by video', '+'],
    ],
    talk: [
      [
        'buyer',
        'Good morning, I am writing on behalf of a small family distillery. We should like the name of our new gin registered before the bottles go to print in six weeks. A neighbouring distillery once had to pulp 9,000 labels, so an advance check of existing marks is essential to us. We also sell to importers in Boston and New York. As the ferry is what it is in winter, might the first conversation take place on Zoom or similar?',
      ],
      [
        'seller',
        "Good morning Ms MacAskill. By all means, I do most of mine on Teams and have Tuesday at 11 free. We never lodge anything without first going through the register, and yes that covers sound-alikes. Spirits fall into class 33, which would be the one we apply in, possibly together with 35 for your shop. For the States you'd have to instruct an American attorney; we are not admitted there and I can give you two names.",
      ],
      ['buyer', 'Thank you, most helpful. Would the whole come to less than £1,200, official fees included?'],
      [
        'seller',
        "Our fee for a UK application in one class is £550 plus VAT, with searches priced according to depth. Let's settle the scope on Tuesday and I'll send a proper figure.",
      ],
    ],
  },
  {
    id: 'fb-en-pallet-network',
    match: true,
    seller: {
      name: 'Palletised freight',
      description: 'Depot in Wrexham, member of a national pallet network',
      points: ['Tail lift on every vehicle', 'Next day or economy'],
    },
    buyer: {
      name: 'Weekly pallets of paint to 15 shops',
      description: 'ADR class 3, North West and Yorkshire',
    },
    requirements: [
      ['Hazardous goods class 3 accepted', '?'],
      ['Collections on bank holidays', '+'],
      ['Tail-lift delivery', '+'],
      ['Photo as proof of delivery', '+'],
      ['Timed delivery before 9 am', '-'],
    ],
    talk: [
      [
        'buyer',
        'Morning. Do 22 to 30 pallets a week of decorators paint, some of it solvent based so UN1263 class 3. Shops have no forklift. A couple of them want it in before 9 because the delivery bay is shared with a nursery and once the prams arrive its chaos',
      ],
      [
        'seller',
        'Hi Stu. No forklift fine, each wagon has a lift. Before 9 we cant promise, AM is before 12 and thats as tight as the network goes, tried it last year for a builders merchant and ended up paying them half back. POD comes with a picture and the name within the hour.',
      ],
      ['buyer', 'before 12 will have to do. and the class 3? its not much, maybe 4 pallets out of the 25'],
      ['seller', 'Whats the packing group and tin size. Some of the depots will take it some wont'],
      ['buyer', "1 to 25 litre, group III nearly all. Do you run on bank holidays, we're open"],
      ['seller', 'Yeah we run, all of them bar Xmas day and New Years day.'],
    ],
  },
  {
    id: 'fb-en-leavers-hoodies',
    match: true,
    seller: {
      name: 'Printed and embroidered school wear',
      description: 'Workroom in Paisley, 20 years',
      points: ['Names on the back', 'No minimum order'],
    },
    buyer: {
      name: "Leavers' hoodies for primary 7",
      description: '61 children and 5 staff, needed by mid June',
    },
    requirements: [
      ['Sizes from age 9 to adult XL', '+'],
      ['Fair-trade cotton', '?'],
      ['At most £19 each', '+'],
      ['Delivered by 12 June', '?'],
      ['Samples to try on at school', '-'],
    ],
    talk: [
      [
        'buyer',
        "Hi I'm on the parent council for my sins. 61 kids + 5 staff, all the names on the back in the shape of the year number, you know the sort. some of the kids are tiny and some are taller than me so sizes from like age 9 right up to mens XL. The eco committee (aged 11, terrifying) insist on fairtrade cotton. Last yr folk paid £19 and that's our ceiling",
      ],
      [
        'seller',
        "Hiya Lorraine!! The range starts at age 5-6 and runs through to adult 3XL so naebody gets left out. At 66 pieces you'd be on £17.50 with front logo and back names. The hoodie is 80/20 cotton and poly, 280 gsm, washes really well",
      ],
      [
        'buyer',
        'Brilliant price. When would we need to send the list to have them by the 12th? And could you lend us samples so they can try on, otherwise I get 40 mums guessing',
      ],
      [
        'seller',
        "Lists usually come to us in April. Samples we stopped lending out after too many vanished, there's a size chart with chest measurements on the website",
      ],
    ],
  },
  {
    id: 'fb-en-chargers',
    match: true,
    seller: {
      name: 'EV charge points for workplaces',
      description: 'Installers in Reading, approved under the workplace scheme',
      points: ['7 and 22 kW', 'Three-year warranty', 'Back office with monthly bills'],
    },
    buyer: {
      name: 'Eight charge points for a GP surgery car park',
      description: 'Shared with a pharmacy, old supply',
    },
    requirements: [
      ['Load balancing between the points', '+'],
      ['Upgrade of the supply avoided', '?'],
      ['Payment by contactless card', '+'],
      ['Groundworks included', '-'],
      ['Five-year warranty', '?'],
    ],
    talk: [
      [
        'buyer',
        "Dear all, I'm the practice manager of a surgery with 38 staff. The partners would like eight points; the building's supply is from about 1978 and I have been told by our caretaker (not an electrician, but usually right) that it wouldn't cope with all of them at once. Patients would have to be able to tap a bank card, many of ours don't do apps.",
      ],
      [
        'seller',
        "Dear Helen, your caretaker's instinct is good, which is why the points talk to each other and share out whatever is there, the kettle wins over the cars. Each has a card reader with tap to pay. Digging the trench and making good the tarmac we leave to your own contractor, so please budget for it separately. Whether the DNO wants a bigger cable we'll only find out when they answer our application, could be six weeks.",
      ],
      [
        'buyer',
        'Thank you for being clear about the digging. Is it possible to extend the warranty to five years?',
      ],
      ['seller', "I've asked the manufacturer and will let you know when I've heard."],
    ],
  },
  {
    id: 'fb-en-tenant-survey',
    match: true,
    seller: {
      name: 'Fieldwork and opinion research',
      description: 'Face-to-face, telephone and online, based in Cardiff',
      points: ['Own interviewers', 'Members of the MRS'],
    },
    buyer: {
      name: 'Satisfaction survey of 900 housing association tenants',
      description: 'Bilingual, results needed for the board in October',
    },
    requirements: [
      ['Welsh-speaking interviewers', '+'],
      ['Response of at least 500 completed interviews', '+'],
      ['Incentives for respondents included', '-'],
      ['Data stored in the UK', '+'],
      ['Report by 1 October', '?'],
    ],
    talk: [
      [
        'buyer',
        "Prynhawn da. Our board meets on 8 October and wants the report a week ahead. We've 900 households, of whom I'd guess a quarter would rather be interviewed in Welsh. The regulator asks for a minimum of 500 complete responses. Where would the data sit?",
      ],
      [
        'seller',
        "Prynhawn da Carys! Nine of our nineteen interviewers are first-language Welsh, so that quarter is in good hands. Given the addresses and six call-backs we commit contractually to 540 completes and carry on knocking at our own cost until we've got them. Servers: Newport and a mirror in Slough, nothing leaves the country. Vouchers for those who take part are not in the price, most landlords buy them in bulk themselves.",
      ],
      ['buyer', "Diolch, that's fine about the vouchers. The one thing you've not answered is the date."],
      [
        'seller',
        'September is when everyone wants their fieldwork done, let me see what the field manager says and come back to you on timing.',
      ],
    ],
  },
  {
    id: 'fb-en-podcast-edit',
    match: true,
    seller: {
      name: 'Podcast editing and mixing',
      description: 'Former BBC sound engineer, works from a cabin in Fife',
      points: ['Episodes up to 60 minutes', 'Two rounds of changes'],
    },
    buyer: {
      name: 'Editing of a weekly history podcast',
      description: 'Two presenters in different places, patchy audio',
    },
    requirements: [
      ['Cover art for each episode', '-'],
      ['Music licence included', '?'],
      ['Transcript supplied', '+'],
      ['Turnaround of 48 hours', '?'],
      ['Not more than £90 per episode', '?'],
    ],
    talk: [
      [
        'buyer',
        "hiya! we're two archaeologists who talk too much, about 75 mins raw that needs to come down to 45ish. i record in a kitchen (fridge hum) and Tom is in a yurt (wind, goats). we'd want it back in 2 days cos we record tuesday and go out friday. also transcripts for the deaf listeners, and the square picture thing for each ep?",
      ],
      [
        'seller',
        "Goats, wonderful. Please don't remove the goats, I'd keep one per episode. You'd get a text version with speakers and timecodes, checked by me and not only by the machine. Pictures I leave well alone, I can't draw a straight line and don't know anyone who does it. On fridges: switch it off and put your car keys inside so you remember to turn it on again.",
      ],
      [
        'buyer',
        "genius re the keys. so 48h ok? and is it you who pays for the theme tune licence or us and would it be under 90 quid an episode? that's what our patreon brings in after biscuits",
      ],
      [
        'seller',
        "Could you send me last week's raw files first? I need to hear how bad the yurt is before I talk about hours or money.",
      ],
    ],
  },
  {
    id: 'fb-en-tablebooking-api',
    match: true,
    seller: {
      name: 'Restaurant reservation system',
      description: 'Cloud software, head office in Manchester',
      points: ['No commission per cover', 'Deposits by card', 'Integrates with Google'],
    },
    buyer: {
      name: 'Booking tool for a group of five pubs',
      description: 'Replacing a system that charges per cover',
    },
    requirements: [
      ['No fee per guest booked', '+'],
      ['One login for all five sites', '+'],
      ['Integration with our Zonal tills', '-'],
      ['Import of 48,000 existing guest records', '?'],
      ['Support on Sunday afternoons', '?'],
    ],
    talk: [
      [
        'buyer',
        'To: sales. We operate five pubs with dining rooms. At present we pay 95p for every cover, hence the wish to move. Must haves: single sign in for head office across sites; link to Zonal EPOS; our guest book (c. 48,000 names) brought across. Sunday lunch is our peak, and when it goes wrong, it goes wrong at 1 pm on a Sunday.',
      ],
      [
        'seller',
        'Thanks for the clear list, makes my life easy.\nSingle sign in - each manager sees their own pub, you see the lot from one account.\nZonal - not supported, we connect to Lightspeed and Toast at the moment.\nGuest book - which system are you on now?',
      ],
      ['buyer', 'ResDiary. And who picks up the phone on a Sunday?'],
      [
        'seller',
        'Our support team are all ex-hospitality so they get how stressful a full Sunday can be. Happy to set up a demo?',
      ],
    ],
  },
  {
    id: 'fb-en-gearbox',
    match: true,
    seller: {
      name: 'Reconditioned gearboxes for vans and motorhomes',
      description: 'Workshop near Bolton, exchange units',
      points: ['Tested on a rig before dispatch', '12 months or 20,000 miles warranty'],
    },
    buyer: {
      name: 'Gearbox for a 2011 Ducato motorhome',
      description: '2.3 diesel, six speed, fifth jumps out',
    },
    requirements: [
      ['Warranty of at least a year', '+'],
      ['Fits a 2011 2.3 Multijet', '+'],
      ['Fitted at our home', '-'],
      ['Clutch replaced at the same time', '?'],
      ['Old unit taken away', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hello, we live full time in our Ducato camper (with two whippets) and 5th has started jumping out on hills. It is the 2.3 multijet 130, 2011, M40 box I believe but I am only going off a sticker. As we live in it, could someone come out and fit it here on the campsite? We are in Southport',
      ],
      [
        'seller',
        "Hello Jean, yes that sticker is right and we have two M40's on the shelf that go straight into yours, same ratios. We don't do mobile fitting any more, insurance got silly. Your duff one we take away either way, there's £200 of metal in it. It'd be in here for a day, whippets welcome in the office, they can meet Derek the cat.",
      ],
      [
        'buyer',
        'A day is fine, my husband says while its all apart do the clutch as well, is that in the price of £1,150?',
      ],
      ['seller', 'What mileage is on it and has it ever had one?'],
      ['buyer', '112,000, and no idea about the clutch, we bought it off a vicar'],
    ],
  },
  {
    id: 'fb-en-archive-room',
    match: true,
    seller: {
      name: 'Function room above a bookshop',
      description: 'Seats 60, Georgian windows, centre of Ludlow',
      points: ['Projector and PA', 'Bar by arrangement', 'Until 11 pm'],
    },
    buyer: {
      name: 'Room for a local history lecture series',
      description: 'Six Thursdays from October, many older visitors',
    },
    requirements: [
      ['Six Thursdays from 8 October', '+'],
      ['Cabinet may stay between the evenings', '?'],
      ['Step-free access', '-'],
      ['Hearing loop', '?'],
      ['At most £70 an evening', '+'],
    ],
    talk: [
      [
        'buyer',
        'Dear Bookshop, The History Society (founded 1911, average age not much less) has lost its hall to a gym. We meet on six consecutive Thursdays commencing 8 October. Our treasurer has sanctioned up to seventy pounds per evening. Several members use frames, and many have hearing aids.',
      ],
      [
        'seller',
        "Dear Mr Pugh, what a shame about the hall. I've pencilled you in for all six, there was a yoga thing on the 22nd but she's swapped. Societies pay £55 and that includes me making the tea. I have to be honest about access: it's two flights, and being Grade II* there isn't a lift nor ever will be.",
      ],
      [
        'buyer',
        'That will exclude some, though the committee feels it must decide quickly. Have you an induction loop for the hearing aids? And might our cabinet of lantern slides stay on the premises between meetings, it weighs as much as the President.',
      ],
      ['seller', "The sound upstairs is rather good, poets don't even bother with the microphone."],
    ],
  },
  {
    id: 'fb-en-invoice-finance',
    match: true,
    seller: {
      name: 'Invoice discounting for small manufacturers',
      description: 'Specialist lender in Birmingham',
      points: ['Up to 90 % paid within 24 hours', 'Confidential facility available'],
    },
    buyer: {
      name: "Bridging our customers' 75-day terms",
      description: 'Joinery, turnover £1.6m, mostly two house builders',
    },
    requirements: [
      ['At least 85 % advanced', '+'],
      ['Customers are not told', '+'],
      ['No personal guarantee', '?'],
      ['Contract shorter than six months', '-'],
      ['Total cost below 2.5 % of turnover', '?'],
    ],
    talk: [
      [
        'buyer',
        "Evening. Joinery shop, 17 lads. Two big housebuilders are 80% of what we do & they take 75 days to pay, sometimes 80. I dont want them finding out i'm financing the invoices as they'd smell blood. I also dont want to put my house up again, my wife'd kill me. And nothing longer than 6 months, just while we get the new CNC paid down",
      ],
      [
        'seller',
        "Good evening Mr Dhillon. I quite understand about the builders: the facility runs under your own name, statements go out on your paper, and they pay into an account that carries your name. Ninety pence in the pound reaches you next day. As for the term, our minimum is twelve months with three months' notice; we couldn't go to six.",
      ],
      [
        'buyer',
        'hmm. ok 12 then if the price is right. what would it cost me all in as a % and what about the guarantee',
      ],
      [
        'seller',
        "Concentration on two debtors is something credit committee will want to look at. They'd decide about pricing and security together, after the audit visit.",
      ],
    ],
  },
  {
    id: 'fb-en-settlement',
    match: true,
    seller: {
      name: 'Employment law solicitors',
      description: 'Three partners in Exeter, for employees only',
      points: ['Free first call', 'Evening appointments'],
    },
    buyer: {
      name: 'Advice on a settlement agreement',
      description: 'Redundancy after 14 years, offer expires on Friday',
    },
    requirements: [
      ["Employer's contribution covers the fee", '+'],
      ['Negotiation of a higher sum', '?'],
      ['Appointment after 6 pm', '+'],
      ['Tax return filled in', '-'],
    ],
    talk: [
      [
        'buyer',
        'hi, been made redundant after 14 yrs, they gave me an agreement and say i have to get a solicitor to sign it & the offer runs out this friday. they pay £500 + vat towards legal fees. i work until half 5 so can only do after 6. also dont understand the tax bit at all, could u do my tax return afterwards as well?',
      ],
      [
        'seller',
        "Hi Danny, sorry to hear that, it's a rotten way to end 14 years. Don't panic about Friday. I've got Wednesday at 6.30pm in the diary for you. The £500 they give is what we charge for it so you won't be out of pocket at all. Tax returns aren't something we do, but an accountant round the corner does and he's cheap.",
      ],
      ['buyer', 'thats a weight off. do u think i can get more out of them? they paid kev more'],
      [
        'seller',
        "Bring your contract, last three payslips and the letter, and we'll have a look at what's on the table.",
      ],
    ],
  },
  {
    id: 'fb-en-containers-hamburg',
    match: true,
    seller: {
      name: 'Container haulage from Felixstowe',
      description: 'Skeletal trailers, 24 trucks',
      points: ['20 and 40 ft', 'Customs clearance in house'],
    },
    buyer: {
      name: 'Holzspielzeug für britische Läden',
      description: 'Ein 40-Fuß-Container im Monat, Lager in Northampton',
    },
    requirements: [
      ['Zollabfertigung im Haus', '+'],
      ['Fahrten am Samstag', '+'],
      ['Standgeld erst nach drei Stunden', '?'],
      ['Entladung von Hand', '-'],
      ['Sendungsverfolgung in Echtzeit', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, ich schreibe mal auf Deutsch, mein Kollege meinte das geht bei Ihnen. Wir schicken jeden Monat einen 40er ab Bremerhaven nach Felixstowe, Ware: Holzspielzeug lose gestapelt, ca. 1.100 Kartons, nicht palettiert. Muss also von Hand raus. Machen Ihre Leute das? Und wer kümmert sich um den Zoll?',
      ],
      [
        'seller',
        "Hello, yes I can read it fine, my mother's from Oldenburg, I just can't write it without making a fool of myself. Clearance is done by our own desk, two girls who do nothing else. Unloading by hand isn't something our drivers do, they stay in the cab and take their rest. You'd want to book a couple of agency people in Northampton.",
      ],
      [
        'buyer',
        'Verstehe. Wie lange darf das Entladen denn dauern, bevor Standgeld anfällt? Mit 1.100 Kartons werden wir drei Stunden brauchen. Und kann man sehen, wo der LKW gerade ist?',
      ],
      ['seller', "Waiting time is charged at £45 an hour. We're always on the end of the phone!"],
      ['buyer', 'Na gut. Fahren Sie eigentlich auch samstags?'],
      ['seller', 'Yes, every Saturday.'],
    ],
  },
  {
    id: 'fb-en-linen-hire',
    match: true,
    seller: {
      name: 'Linen hire and laundry for hospitality',
      description: 'Plant in Penrith, vans across Cumbria',
      points: ['Egyptian cotton 300 thread', 'Deliveries Monday to Saturday'],
    },
    buyer: {
      name: 'Linen for a 22-bedroom hotel',
      description: 'Changeover mostly on Fridays and Sundays',
    },
    requirements: [
      ['Collection on Sundays', '-'],
      ['Cotton of at least 250 threads', '+'],
      ['No minimum contract period', '+'],
      ['Towels included', '?'],
      ['Stain losses not charged to us', '?'],
    ],
    talk: [
      [
        'buyer',
        'Good morning. Our present laundry has announced its closure at very short notice, leaving us with 22 rooms and a mountain of sheets. We change on Fridays and Sundays. The owner (my aunt) insists on pure cotton, nothing below 250 thread count. And having been let down once we would not wish to be tied in.',
      ],
      [
        'seller',
        "Morning Eleanor, we've had a few of their customers ring this week. It's 300 so your aunt can sleep easy. We don't tie anyone in, you give us a fortnight if you want to stop and that's it. Sundays the whole place is shut, could your lot hold out till Monday at 7?",
      ],
      [
        'buyer',
        'Monday at seven is workable if we have enough sets. Do you also hire out bath towels? And who pays when a guest ruins a sheet with fake tan?',
      ],
      ['seller', "Fake tan is the bane of my life. And red wine. And dogs. I'll pop a brochure in the post."],
    ],
  },
  {
    id: 'fb-en-woodchip',
    match: true,
    seller: {
      name: 'Wood chip for biomass boilers',
      description: 'Farm near Builth Wells, own woodland and drying floor',
      points: ['Deliveries by blower or tipper', 'BSL registered'],
    },
    buyer: {
      name: 'Wood chip for a care home',
      description: '250 kW boiler, about 180 tonnes a year',
    },
    requirements: [
      ['Moisture content below 30 %', '+'],
      ['Chip size P31', '+'],
      ['Price fixed for the heating season', '?'],
      ['Emergency delivery at weekends', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi. I look after maintenence in a care home, 46 residents, so heat cannot go off, end of. Boiler man says moisture under 30% and P31 / G30 otherwise auger jams. Current supplier brings anything from sawdust to branches. Would want to know price for whole winter not changing every load like now',
      ],
      [
        'seller',
        "Hi Gareth. Ours comes off the drying floor at 22 to 25, measured every batch, you'd get the slip with the load. We screen to G30 P31 so nothing longer than your finger. Price I'd work out on kWh rather than tonnes, fairer on both of us.",
      ],
      ['buyer', 'kwh ok by me. fixed oct to april? and if we run low on a saturday would someone come out'],
      [
        'seller',
        "The timber price has been all over the shop. How big is your store, how many cubic metres? With a big enough store you shouldn't run low of a weekend",
      ],
    ],
  },
  {
    id: 'fb-en-soil-cores',
    match: true,
    seller: {
      name: 'Soil sampling and analysis',
      description: 'Contract field team with an accredited lab, Norwich',
      points: ['Cores to 90 cm', 'UKAS accredited', 'GPS located'],
    },
    buyer: {
      name: 'Soil carbon baseline on 640 hectares',
      description: 'Estate in Suffolk, needed for a carbon scheme',
    },
    requirements: [
      ['Cores of at least 60 cm', '+'],
      ['Bulk density measured', '+'],
      ['Finished before drilling in September', '-'],
      ['Approved by Verra', '?'],
      ['Soil biology tested', '?'],
    ],
    talk: [
      [
        'buyer',
        'Good afternoon, We act as agents for a 640 ha estate entering a soil carbon scheme. The protocol stipulates cores to 60 cm, organic carbon by dry combustion, and bulk density from the same core. Field access is best directly after harvest and prior to drilling, so August until mid September. Please confirm whether your method has Verra approval.',
      ],
      [
        'seller',
        "Good afternoon James. Bulk density comes off the same core as you'd want, three depth bands each with its own weight. We're stretched this summer: earliest crew is 5 October, so you'd be sampling in the drilled crop I'm afraid. Dry combustion on an Elementar, 48 samples a day.",
      ],
      [
        'buyer',
        "October is awkward but probably survivable with tramlines. Is the method Verra approved? The client's other question was whether you test fungi / bacteria.",
      ],
      [
        'seller',
        "The lab's UKAS schedule is public, I'll send the link. What does he want to know about the fungi?",
      ],
      ['buyer', "No idea, I'm afraid, I merely pass it on. I'll ask."],
    ],
  },
  {
    id: 'fb-en-subtitles',
    match: true,
    seller: {
      name: 'Subtitling and captions',
      description: 'Team of five freelancers, twelve languages',
      points: ['EBU-STL, SRT and burnt-in', 'Festival rates'],
    },
    buyer: {
      name: 'Captions for a documentary',
      description: '84 minutes, English and Gaelic, festival in Galway',
    },
    requirements: [
      ['SDH captions for deaf viewers', '+'],
      ['Subtitles from Scottish Gaelic', '-'],
      ['Ready by 18 May', '?'],
      ['Under £900 altogether', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hey folks. 84 min doc about seaweed cutters on Uist, two thirds english and the rest gaelic. Galway have picked it up (!!!) and the dcp has to be there in late may so i'd need it all by the 18th. We want SDH for the english and english subs for the gaelic. grant's nearly gone, 900 tops",
      ],
      [
        'seller',
        "Congratulations, big one! SDH is half of what we do, sound labels and speaker colours and so on, festival rate £6.50 a minute so you'd be on £546. Gaelic we've got no one for, our Irish speaker had a listen to your trailer and understood every third word. Sabhal Mòr Ostaig might know somebody.",
      ],
      [
        'buyer',
        "ha ok i'll get my nan to translate the gaelic bits, she's in it. so you'd do the sdh and time nan's text for the same price? and the 18th?",
      ],
      ['seller', "Timing nan's text is thrown in, for the love of nans. When is picture lock?"],
      ['buyer', 'friday, if i can stop fiddling'],
    ],
  },
  {
    id: 'fb-en-seo',
    match: true,
    seller: {
      name: 'Search marketing for small shops',
      description: 'Two-woman agency in Brighton',
      points: ['Monthly reports', 'Shopify and WooCommerce'],
    },
    buyer: {
      name: 'More visitors for an online yarn shop',
      description: 'Shopify, 1,900 products, two people',
    },
    requirements: [
      ['Experience with Shopify', '+'],
      ['First page of Google for hand-dyed yarn', '?'],
      ['Cancellable monthly', '+'],
      ['Product texts written by humans only', '-'],
      ['At most £600 a month', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello, I sell yarn. We have been burnt by an agency before who took £14k and gave us a spreadsheet, so please forgive me for being prickly. What I want: to be on page one for hand dyed yarn. Texts by people, not by a chatbot, our customers notice. Leave whenever we like. And I'd rather not pay over £600 monthly.",
      ],
      [
        'seller',
        "Hello Bridget, prickly is fine, I'd be too. You can leave at the end of any month, one email, no hard feelings. About texts I want to be straight with you: with 1,900 products our first drafts do come out of an AI tool and one of us then edits them, we couldn't do it otherwise. Page one is what we'd be aiming for, anybody who guarantees it is fibbing.",
      ],
      ['buyer', "I appreciate the honesty even if I don't love the answer on the texts. And the cost?"],
      ['seller', 'We could begin with an audit and take it from there?'],
    ],
  },
]

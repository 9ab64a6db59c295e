import type { Pair } from '../../../cases.ts'

/** Conversations in English by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsHEn: readonly Pair[] = [
  {
    id: 'fh-en-dinocake',
    match: true,
    seller: {
      name: "Poppy's Kitchen Table",
      description: 'Celebration cakes baked to order at home in Frome.',
      points: ['Sponge, carrot, chocolate and lemon', 'Five days notice please'],
    },
    buyer: { name: 'Jo', description: "Planning her son's sixth birthday, about 20 children" },
    requirements: [
      ['Gluten-free', '+'],
      ['Baked in a nut-free kitchen', '?'],
      ['Delivered to Radstock', '-'],
      ['Ready by Friday evening', '+'],
      ['Fondant dinosaur on top', '+'],
      ['At most £70', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi Poppy! Cake for 20 six year olds, party's Saturday 10 am so I need it Friday evening. One of them is coeliac so no gluten, and my nephew can't have nuts, is your kitchen free of them? Would you bring it to Radstock? Oh and he'd love a dinosaur :) budget is 70",
      ],
      [
        'seller',
        "Ah bless, my two were dino mad as well! Everything I bake is with Doves Farm gluten free flour, my husband's coeliac so there's no other flour in the house. I don't drive I'm afraid so you'd have to fetch it, any time from 4 on the Friday, it'll be boxed and waiting. Dinosaur no problem, I model them out of sugarpaste, T rex or the one with the long neck? Cakes for 20 start at 55 and then it depends how fancy we go",
      ],
      ['buyer', 'Long neck please!! Will come at 5'],
    ],
  },
  {
    id: 'fh-en-spaniel',
    match: true,
    seller: {
      name: 'Muddy Paws Home Boarding',
      description: 'Your dog stays in our house as one of the family. Licensed by the council.',
      points: ['Garden with a six foot fence all round', 'Two long walks a day'],
    },
    buyer: { name: 'The Okafors', description: 'Going away for a fortnight, one springer spaniel' },
    requirements: [
      ['Fully fenced garden', '+'],
      ['Takes unneutered males', '-'],
      ['Space from 3 to 17 August', '?'],
      ['Gives tablets twice a day', '+'],
      ['No more than three dogs at a time', '?'],
      ['Daily photo', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello, Bertie is a 4 yr old springer, still got all his bits. He has epilepsy tablets morning and evening. We're off 3rd to 17th August. How many other dogs would there be? and do you send a photo now and then, ideally every day, my daughter frets",
      ],
      [
        'seller',
        "Hi there, Bertie sounds a darling. Tablets are fine, we had an old lab on five different ones and never missed a dose! Ours is a sociable house, it varies with the season, plus our own whippet who mostly sleeps. The one snag is his bits, our licence doesn't let us have entire boys, so he'd need the snip first. August is filling up but there's still a bit of room here and there",
      ],
      ['buyer', "Oh. We were going to have it done in June anyway so that's alright then"],
    ],
  },
  {
    id: 'fh-en-hall',
    match: true,
    seller: {
      name: 'Wickham St Paul Village Hall',
      description: 'Main hall, committee room and kitchen for parties, classes and meetings.',
      points: ['Up to 120 seated at tables', 'Kitchen with range cooker and crockery', 'Parking for 30 cars'],
    },
    buyer: { name: 'Sheila', description: 'Golden wedding for her parents, about 80 guests' },
    requirements: [
      ['Round tables', '?'],
      ['Outside caterer allowed', '+'],
      ['Music until midnight', '-'],
      ['Projector and screen', '?'],
      ['Step-free entrance', '+'],
      ['Access on Friday evening to decorate', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello, it's for mum and dad's 50th on Sat 14 June. 1. could our own caterers use the kitchen 2. can the band play till 12 3. dad's in a wheelchair, are there steps 4. can we come in the night before with the balloons. And have you a projector, my brother has done a slideshow, heaven help us",
      ],
      [
        'seller',
        "Dear Sheila, how lovely. 1. yes, most people bring somebody in. 2. no, our licence says music off at 11 and the neighbours do watch the clock! 3. the front is level with the car park and there's a disabled loo. 4. there's the quiz on the second Friday so it depends how fast they clear off, ask me nearer the time. Kind regards, Maureen",
      ],
      ['buyer', 'Thank you Maureen, 11 will have to do.'],
    ],
  },
  {
    id: 'fh-en-piano',
    match: true,
    seller: {
      name: 'Hattie Lowe, piano teacher',
      description: 'Friendly lessons for children and adults, absolute beginners very welcome.',
      points: ['Half-hour and hour lessons', 'First lesson free, no obligation'],
    },
    buyer: { name: 'Marek', description: 'Wants to start piano at 52' },
    requirements: [
      ['Takes adult beginners', '+'],
      ["Lessons at the pupil's home", '-'],
      ['Free trial lesson', '+'],
      ['No pressure to take exams', '+'],
      ['Slot after 6 pm on a weekday', '?'],
      ['Teaches jazz', '?'],
    ],
    talk: [
      [
        'buyer',
        'hi, im 52 and never touched a piano but my wife bought me a keyboard. do you come to peoples houses? id need after 6 in the week. dont want any grades or exams just to play some Bill Evans before i die',
      ],
      [
        'seller',
        'Hi Marek, what a good reason! I teach only here in my front room, on the proper piano. Exams: half my grown-ups have never sat one and never will, entirely up to you. Evenings are the busy time... what about a lunchtime, would work let you out?',
      ],
      ['buyer', 'not really, im on a building site till half 5'],
      ['seller', 'Ah ok. Leave it with me, one of my Wednesdays might be stopping at half term.'],
    ],
  },
  {
    id: 'fh-en-bernina',
    match: true,
    seller: {
      name: 'Stitch Doctor',
      description: 'Sewing machine and overlocker repairs and servicing, 30 years on the bench.',
      points: ['Bernina, Janome, Pfaff, Singer, Elna', 'No work done until you have OKed the quote'],
    },
    buyer: { name: 'Fran', description: 'Makes and sells quilted bags' },
    requirements: [
      ['Repairs Bernina machines', '+'],
      ['Back within two weeks', '?'],
      ['Loan machine meanwhile', '-'],
      ['Quote before any work starts', '+'],
      ['Six months guarantee on the repair', '?'],
      ['Can be brought in on a Wednesday', '-'],
    ],
    talk: [
      [
        'buyer',
        "My 1008 has started skipping stitches and making a clonking noise. I've a craft fair on the 30th so two weeks is really my limit. Is there something I could borrow? Also what guarantee is there, the last chap's repair lasted a month",
      ],
      [
        'seller',
        "Morning Fran. Lovely machine the 1008, worth looking after. Clonking is usually the hook timing, skipping could be just that too. If it is I've the bits in a drawer, if it's the gear I'm waiting on Switzerland like everyone else. I used to lend out an old Singer but it never came home, so no loaners any more. Shop's open 9 til 4, closed Weds.",
      ],
    ],
  },
  {
    id: 'fh-en-canoe',
    match: true,
    seller: {
      name: 'Wye Not Paddle',
      description: 'Canoe and kayak hire on the river, half days to three-day trips.',
      points: ['22 open canoes, 10 kayaks', 'Paddles, buoyancy aids and a waterproof barrel included'],
    },
    buyer: { name: '4th Leominster Scouts', description: '20 scouts and 4 leaders' },
    requirements: [
      ['12 canoes at once', '+'],
      ["Buoyancy aids in children's sizes", '+'],
      ['Guide included', '-'],
      ['Lift back to the starting point', '+'],
      ['Camping spot for one night', '?'],
      ['Deposit back if the river is in flood', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hello! We would like 12 canoes for 2 days in the first week of July. Youngest are ten so small buoyancy aids please. Is a guide part of it? How do we get back to the minibus? Where do groups sleep? and what happens with the deposit if its flooded',
      ],
      [
        'seller',
        "Hi folks, scouts always welcome, you're usually better behaved than the stag dos haha. Aids go from age 5 up to big bloke. It's hire only, you take yourselves down, there's a map and a briefing. We pick you up at Symonds Yat at 4 and drive you back to your bus, it's in the price. When it's in flood we don't launch, full stop, last year that was three days in the whole of July. There's quite a few fields along the way, some do groups and some don't",
      ],
    ],
  },
  {
    id: 'fh-en-beans',
    match: true,
    seller: {
      name: 'Low Tide Roasters',
      description: 'Small-batch coffee for cafes and homes, roasted in Whitby.',
      points: ['Trade price £16.50 a kilo on the house blend', 'Roasting on Mondays, out on Tuesdays'],
    },
    buyer: { name: 'The Knit Nook', description: 'Wool shop in Pickering, opening a coffee corner' },
    requirements: [
      ['House blend at £18 a kilo or less', '+'],
      ['Delivery every week', '+'],
      ['Grinder on loan', '-'],
      ['Certified organic', '?'],
      ['Staff training on the machine', '+'],
      ['Swiss Water decaf', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hiya, we're putting four tables in among the wool! We'd need about 4 kg a week plus a bit of decaf (Swiss Water if poss, it's what my customers ask for). Do you lend grinders, and would someone show us how not to burn the milk? Is it all organic?",
      ],
      [
        'seller',
        "Love that, my mum will move in. 4 kg is fine, there's no minimum, Dave's van comes past Pickering each Tuesday. Yes to the milk, you get a morning with me at your place before you open, on the house. Grinders no, we got burnt with that, but there are decent second-hand ones about. We do one decaf, a Colombian, really sweet, you'd never know",
      ],
      ['buyer', 'great, can you send a sample of the decaf'],
      [
        'seller',
        'Popping one in the post. Organic wise, the farms we buy from are tiny and hardly spray anything',
      ],
    ],
  },
  {
    id: 'fh-en-sweep',
    match: true,
    seller: {
      name: 'A. Brindle Chimney Sweep',
      description: 'Brush and vac, open fires, stoves and ranges. Tidy worker, dust sheets throughout.',
      points: ['Certificate issued after every sweep', 'Guild of Master Chimney Sweeps member'],
    },
    buyer: { name: 'Lorna', description: 'Cottage with one stove and one open fire' },
    requirements: [
      ['Certificate for the house insurance', '+'],
      ['Both flues in one visit', '+'],
      ['Sweep done before 1 October', '?'],
      ['Bird guard fitted', '-'],
      ['Ideally replaces the stove rope', '+'],
      ['Payment by card', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi Mr Brindle, woodburner and an open fire, can you do both the same day? jackdaws had a go this spring so a bird guard on the pot would be good. and the rope round the stove door has gone. would like it sorted before october',
      ],
      [
        'seller',
        "Hello Lorna. Both together is how I'd do it anyway, hour and a half the pair. I carry rope and glue on the van, ten minute job. I'm 67 and the wife has banned me from roofs, so guards you want a roofer for. September's chocka but I'll ring if there's a cancellation. Alan",
      ],
      ['buyer', 'Fair enough about the roof! Ring any time'],
    ],
  },
  {
    id: 'fh-en-facepaint',
    match: true,
    seller: {
      name: 'Tiger Tiger Face Painting',
      description: 'Face painting for parties, fetes and school fairs around Reading.',
      points: ['DBS checked', 'Water-based hypoallergenic paints'],
    },
    buyer: { name: 'Friends of Oak Lane Primary', description: 'Parents running the summer fair' },
    requirements: [
      ['DBS check', '+'],
      ['Paints not tested on animals', '?'],
      ['60 children in two hours', '-'],
      ['Public liability insurance', '?'],
      ['Glitter tattoos as well', '+'],
      ['Works for a share of the takings', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello there, fair is 28 June 12-2. Last year there were about 60 kids in the queue, could you get through that many? And is the paint ok on the animal testing front, we've one very firm mum. Do you do the glitter tattoo things too? And we'd rather split the takings than pay a fee, would that work? The school also asks for public liability, I'll need the paperwork by May half term",
      ],
      [
        'seller',
        "Hi! 28th is free and I've popped you in in pencil. Being honest 60 on my own isn't going to happen, it's 12 to 15 an hour if they sit still ;) so 30 at best. Glitter tattoos yes, those are quicker, about a minute each. Fee or split, let's talk about that once I've an idea of numbers, how many do you get through the gate?",
      ],
      ['buyer', 'About 300 with grans and everything'],
    ],
  },
  {
    id: 'fh-en-tees',
    match: true,
    seller: {
      name: 'Squeegee Sue',
      description:
        'Screen-printed tees, hoodies and bags for clubs and bands. Printed by hand in Hebden Bridge.',
      points: ['From 25 pieces', 'All shirts 100 % organic cotton', "Children's age 3 up to adult 3XL"],
    },
    buyer: { name: 'Calder Fell Runners', description: 'Running club, juniors and seniors' },
    requirements: [
      ['Order of 40 possible', '+'],
      ['Organic cotton', '+'],
      ['Individual names on the back', '-'],
      ['In our hands by 12 June', '?'],
      ['Water-based inks', '?'],
      ['At most £9 each', '-'],
    ],
    talk: [
      [
        'buyer',
        "Hi Sue, 40 shirts, one colour, sheep on the front. we'd love everyones name on the back. 9 quid each is what we've told people. Race is the 14th june so need them on the 12th",
      ],
      [
        'seller',
        "Hiya, a sheep! yes please. Names I can't do, every name would be a new screen. For 40 one colour it comes to 11.20 a shirt, that's as low as it goes with the organic ones. Turnaround is three weeks from when you sign off the artwork, so when could you get me the drawing?",
      ],
      ['buyer', "Our treasurer will faint but ok. I'll chase Pete for the sheep"],
    ],
  },
  {
    id: 'fh-en-ceilidh',
    match: true,
    seller: {
      name: 'The Hobnail Four',
      description: 'Ceilidh band: fiddle, melodeon, guitar and drum. Weddings, barn dances, PTA nights.',
      points: ['Our own caller comes with us', 'PA and lights included'],
    },
    buyer: { name: 'Tess and Adam', description: 'Getting married in a barn' },
    requirements: [
      ['Caller included', '+'],
      ['Brings own sound system', '+'],
      ['Plays outdoors', '-'],
      ['Two 60-minute sets', '?'],
      ['Learns one song for the first dance', '?'],
      ['Two references from weddings', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi Hobnails, saw you at the Larkhill do and laughed till I cried. 6 Sept, barn near Tetbury, if it's dry we'd love it out on the grass. Would you learn Wagon Wheel for our first dance? We're thinking two sets of an hour. Could we talk to a couple of couples you've played for",
      ],
      [
        'seller',
        "Hello you two, congratulations! Larkhill was mad. Wagon Wheel, ha, everybody wants Wagon Wheel, I'll see what the fiddler says. We stay under a roof though, one drop of rain and the melodeon's ruined, and grass is murder for dancing. We usually see how the room feels with the sets and when the hog roast is ready. £780 all in, four of us and a veggie supper for the drummer :)",
      ],
      ['buyer', 'Barn it is then. Deposit?'],
      ['seller', '£150 holds it.'],
    ],
  },
  {
    id: 'fh-en-pullets',
    match: true,
    seller: {
      name: 'Lower Combe Poultry',
      description: 'Hybrid and pure-breed hens at point of lay for back gardens.',
      points: ['All birds fully vaccinated', 'Collection only, by appointment, bring a box with holes'],
    },
    buyer: { name: 'Gwen', description: 'First-time keeper, coop for four' },
    requirements: [
      ['Flock tested for salmonella', '?'],
      ['At least 18 weeks old', '+'],
      ['Delivered', '-'],
      ['One that lays blue eggs', '+'],
      ['Swapped if one turns out to be a cockerel', '?'],
      ['Wings clipped', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello! I'd like four girls, different colours so my children can tell them apart. I'd love one blue egg layer. How old are they when they go? What if one starts crowing lol. Can you clip their wings for me, I'm frightened of doing it wrong",
      ],
      [
        'seller',
        "Hello Gwen, the kids will have named them before you get home. They leave here at 20 weeks, sometimes a bit more. I've Cream Legbars this year so there's your blue ones. Crowing, well in 15 years I could count them on one hand. Do you know the feed you'll be using? Keep them on growers pellets the first week, and shut them in the coop for two days so they know it's home",
      ],
    ],
  },
  {
    id: 'fh-en-camper',
    match: true,
    seller: {
      name: 'Dolly the Campervan',
      description: 'Our much-loved VW T5, we rent her out when we are not off in her ourselves. Near Exeter.',
      points: ['Four berths, pop-up roof', 'Drivers 25 to 70', 'Insurance and breakdown cover included'],
    },
    buyer: { name: 'Callum', description: 'Surf trip with three friends, all 23' },
    requirements: [
      ['Sleeps four', '+'],
      ['Hire for drivers aged 23', '-'],
      ['Can be taken to France', '+'],
      ['Unlimited mileage', '?'],
      ['Roof rack for boards', '?'],
      ['Bedding provided', '-'],
    ],
    talk: [
      [
        'buyer',
        'Alright, is Dolly free 1-10 sept? Four of us, Biarritz and back for the surf so a lot of miles, 4 boards on the roof. Are there duvets n stuff? none of us is 25 till next year but my licence is clean',
      ],
      [
        'seller',
        "Hi Callum! She's been to Brittany and Spain and back, no bother, European cover is on the policy. Bring your own sleeping bags and pillows, we stopped doing linen. The age thing is the insurer and not us so I'm sorry, there's no way round it, you'd need a grown up to drive ;)",
      ],
      ['buyer', "my mate's brother is 27, he might come. how about the miles and the boards?"],
      [
        'seller',
        "How long are the boards? And you'd want to know she does about 30 to the gallon, so budget for diesel!",
      ],
    ],
  },
  {
    id: 'fh-en-tiler',
    match: true,
    seller: {
      name: 'Ravi Tiling',
      description: 'Kitchens, bathrooms and hallways, Leicester and around.',
      points: ['I work on my own, nobody else sent to your house', 'Old tiles taken off and disposed of'],
    },
    buyer: { name: 'Hannah', description: 'Bathroom of 6 square metres' },
    requirements: [
      ['No subcontractors', '+'],
      ['Strips the old tiles', '+'],
      ['Supplies the tiles', '-'],
      ['Starts in March', '?'],
      ['Has tiled over underfloor heating before', '+'],
      ['Fixed price', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi Ravi, my neighbour Dee recommended you. Small bathroom, there'll be electric underfloor heating, have you tiled on that? Would you get the tiles or do I? Hoping for March. And can you give a fixed price, not a day rate",
      ],
      [
        'seller',
        "Hi Hannah, say hi to Dee, how's her knee? Heated floors I do maybe one a month so no worries there. You choose and buy the tiles, I don't get involved in that, get 10% more than you think. I'll come and have a look first then we talk money. March I'm on a school job, could finish early could finish late, you know how those go",
      ],
    ],
  },
  {
    id: 'fh-en-logs',
    match: true,
    seller: {
      name: 'Foxholt Firewood',
      description: 'Logs for stoves and fire pits, delivered within 15 miles of Ashford.',
      points: ['Kiln dried, 14 to 18 % moisture', 'Loose cubic metre bags, tipped or craned'],
    },
    buyer: { name: 'Bill & Noreen', description: 'Retired couple with one stove' },
    requirements: [
      ['Below 20 % moisture', '+'],
      ['Stacked in the log store', '-'],
      ['Oak only', '-'],
      ['No longer than 10 inches', '+'],
      ['Delivery on a Saturday', '?'],
      ['Senior discount', '?'],
    ],
    talk: [
      [
        'buyer',
        "Good afternoon, two bags please. We're both getting on (81 and 79) so would your lad stack them, the store's round the back. All oak if you can, and 10 inches or under, it's a tiny stove. Is there anything off for pensioners? Grandson is here on Saturdays to let you in",
      ],
      [
        'seller',
        "Hi both. It's a mix, ash, birch and some oak, can't separate them I'm afraid. They're all cut at 9 inch or a whisker under. We leave the bags where the crane reaches, stacking's not something we do, maybe the grandson fancies it? Two bags is £270. I'll get Tina to ring you about a day",
      ],
      ['buyer', "He's 14 and glued to his telephone but we will bribe him. Saturday then if Tina can."],
    ],
  },
  {
    id: 'fh-en-icecream',
    match: true,
    seller: {
      name: "Luigi's 1972 Ice Cream Van",
      description: 'Vintage van for weddings, works dos and street parties.',
      points: ['Whippy and scoops', 'Vegan raspberry sorbet always on board', 'Fixed fee, guests eat free'],
    },
    buyer: { name: 'Beech Road residents', description: 'Street party, 90 people' },
    requirements: [
      ['Something vegan', '+'],
      ['One fixed fee', '+'],
      ['Runs without generator noise', '?'],
      ['Food hygiene rating of 5', '?'],
      ['Gluten-free cones', '-'],
      ['Stays at least two hours', '?'],
    ],
    talk: [
      [
        'buyer',
        "hello luigi! street party 24 may, 90ish of us, we'd want you 2-4. a few vegans and two coeliacs so gf cones would be brill. whats your hygiene score? also old mr tanner at no 8 moans about generators, is yours loud",
      ],
      [
        'seller',
        "Ciao! well I'm Kevin, Luigi was my grandad. The council were round in Feb, nice chap, went away with a 99. Coeliacs can have a tub and spoon, I've no cones without wheat. Tell Mr Tanner he gets his for nothing, that usually does the trick. It's £260 for up to 100",
      ],
      ['buyer', 'haha brilliant, he loves a flake'],
    ],
  },
  {
    id: 'fh-en-minibus',
    match: true,
    seller: {
      name: 'Pat Gately Minibuses',
      description: 'Minibus with driver: airport runs, days out, choirs and cricket teams.',
      points: ['16-seaters with belts on every seat', 'Based in Stockport'],
    },
    buyer: { name: 'Marple Bridge Singers', description: 'Choir outing to Lincoln, 14 people' },
    requirements: [
      ['At least 14 seats', '+'],
      ['Takes a wheelchair user in the chair', '-'],
      ['Driver waits with us all day', '+'],
      ['At most £400', '?'],
      ['Comfort stop on the way', '+'],
      ['Room for a double bass', '?'],
    ],
    talk: [
      [
        'buyer',
        "Good evening Mr Gately, 14 of us to Lincoln Cathedral on Sunday 6 July, leave 8, home about 9. Joan is in a wheelchair, does your bus have a lift? Would you stay in Lincoln? We have a double bass. And at our age we need a stop on the way, ha ha. £400 is what's in the kitty",
      ],
      [
        'seller',
        "Evening. Can do the 6th. I'd be with you from start to finish, I'll have a mooch round the castle. Stop at Tibshelf both ways, never a problem. No lift on mine and no ramp, if Joan can manage the two steps the chair folds and goes in the back, otherwise no. Money wise somewhere between 350 and 420, see what they sting me for parking",
      ],
      ['buyer', "She can't, sadly, so her son will drive her. And the bass?"],
      ['seller', "How big are we talking? My lad plays the ukulele so I've no idea"],
    ],
  },
  {
    id: 'fh-en-groomer',
    match: true,
    seller: {
      name: 'Snip & Wag Mobile Grooming',
      description: 'Fully fitted grooming van, we park outside your house.',
      points: ['Bath, clip, dry, ears and nails in every full groom', 'Patient with nervous dogs'],
    },
    buyer: { name: 'Ines', description: 'Border terrier, rescued, scared of salons' },
    requirements: [
      ['Comes to us', '+'],
      ['Hand stripping', '-'],
      ['Nails trimmed', '+'],
      ['Appointment before 20 December', '?'],
      ['Owner may stay with the dog', '?'],
      ['Own power supply', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi, Pickle is a border terrier and a bag of nerves. Is hand stripping something you do? Can I sit in the van with him? We're in a flat so there's no socket outside. Would love him neat before the 20th December when my mother in law lands",
      ],
      [
        'seller',
        "Aww hello Pickle. Some are calmer with mum there and some are twice as bad, we'd see how he goes. I clip only, never trained to strip and I'd rather not practise on him! December's the silly season, I've a waiting list as long as your arm but shall I put you on it? What floor are you and is there somewhere to park",
      ],
      ['buyer', "Yes to the list please. Ground floor, residents' parking"],
    ],
  },
  {
    id: 'fh-en-shed',
    match: true,
    seller: {
      name: 'Arkwright Sheds',
      description: 'Sheds and workshops made to measure in our yard in Louth.',
      points: [
        'Pressure-treated timber throughout',
        'Delivered and put up by us on your prepared base',
        'Overall height 2.2 m on all pent roofs',
      ],
    },
    buyer: { name: 'Plot 17', description: 'Two sisters with an allotment' },
    requirements: [
      ['FSC-certified timber', '?'],
      ['Pent roof no higher than 2.4 m', '+'],
      ['Base laid by the seller', '-'],
      ['Opening window', '+'],
      ['Up by Easter', '?'],
      ['Roof strong enough for sedum', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello! 8x6 pent shed for our allotment. Committee says max 2.4 m. We'd like a window that opens, a roof we can plant with sedum and do you do the base as well? We were hoping to have it for Easter",
      ],
      [
        'seller',
        "Afternoon ladies. Window that opens, yes, hinged at the top, £40 extra. Groundwork we leave to others, slabs or a plastic grid will do, I'll send a sketch. Lead time has been 5 to 7 weeks, a bit up and down since Craig left. How deep is this sedum, is it the mats or soil?",
      ],
      ['buyer', "We thought mats. Easter's in 6 weeks so fingers crossed!"],
    ],
  },
  {
    id: 'fh-en-classphoto',
    match: true,
    seller: {
      name: 'Say Cheddar School Photos',
      description: 'Portraits and class groups for nurseries and primaries in Somerset.',
      points: ['Parents order and pay online', 'Free second visit for anyone absent'],
    },
    buyer: { name: 'St Aldhelm Primary office', description: '210 pupils' },
    requirements: [
      ['Parents order online', '+'],
      ['Retakes for absent children', '+'],
      ['All 210 pupils in one morning', '+'],
      ['Commission for the school', '-'],
      ['Photos deleted after a year', '?'],
      ['Sibling portraits', '?'],
    ],
    talk: [
      [
        'buyer',
        'Good morning. 210 on roll. We would need everyone done by lunchtime as the hall is used in the afternoon. Do you do brothers and sisters together? What commission do you pay? For our data protection form: how long do you keep the pictures, it should be no more than a year.',
      ],
      [
        'seller',
        "Good morning! With two of us we did 260 before dinner at Chewton last autumn so yours is comfortable. Siblings, do you mean together in one picture or just one after the other? Commission: we don't pay any, we keep prices low for families instead. Everything's on a secure server, password protected, very strict",
      ],
      ['buyer', 'Thank you, the head will want to see that in writing.'],
    ],
  },
  {
    id: 'fh-en-upright',
    match: true,
    seller: {
      name: 'Margaret, private sale',
      description:
        'Chappell upright piano, walnut, bought new by my late husband in 1974. Buyer arranges transport.',
      points: ['£350', 'Comes with the stool', 'Stands on the ground floor, two wide doors'],
    },
    buyer: { name: 'Osei family', description: 'Looking for a first piano for two children' },
    requirements: [
      ['Stool included', '+'],
      ['No stairs for the movers', '+'],
      ['Tuned within the last year', '-'],
      ['Smoke-free home', '?'],
      ['At most £300', '+'],
      ['All keys working', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hello Margaret, what a beautiful piano. When was it last tuned? Do all the keys play? And would you take 300, we have the movers to pay as well. Sorry one more, has anyone smoked in the house, our little one has asthma',
      ],
      [
        'seller',
        "Hello dear. The tuner was last here before Covid, nobody has played since Ken died. I can't play a note myself so I couldn't tell you about the keys, it looks very nice with the photographs on. 350 is what my son said to ask",
      ],
      ['buyer', 'We understand. Could we come and see it on Sunday?'],
      [
        'seller',
        "Come at two and I'll make a cake. And I've had a think, if it's for children you can have it for 280, Ken would like that.",
      ],
    ],
  },
  {
    id: 'fh-en-armchair',
    match: true,
    seller: {
      name: 'Tack & Webbing',
      description: 'Traditional and modern upholstery, workshop in an old chapel near Brecon.',
      points: ['All fabrics we sell meet the UK fire regulations', 'We collect and return within 25 miles'],
    },
    buyer: { name: 'Dilys', description: "Grandfather's wing chair, lives 12 miles away" },
    requirements: [
      ['Fire-retardant fabric', '+'],
      ['Collected and brought back', '+'],
      ["Customer's own fabric accepted", '-'],
      ['Finished by Christmas', '-'],
      ['Woodworm treated', '?'],
      ['Original horsehair kept', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello, it's a wing chair, the springs poke and I think there may be woodworm in a leg. I've six yards of Welsh wool blanket I'd love on it. I'd like the horsehair saved if it can be, and home for Christmas when my brother comes from Canada!",
      ],
      [
        'seller',
        "Hello Dilys, sounds a fine old thing. We only work in our own fabrics, blanket goes baggy in a year and then it's me you'd be cross with. Horsehair, we'd have to open her up, sometimes it's lovely and sometimes it's dust. I'm booking into February just now so your brother will have to sit on the sofa. £640 or thereabouts",
      ],
      ['buyer', 'Oh well. February then, he was always late himself.'],
    ],
  },
  {
    id: 'fh-en-bikeday',
    match: true,
    seller: {
      name: 'Dr Spoke',
      description: 'We bring the workshop to your office, school or club and service bikes while you work.',
      points: ['Stands, tools and gazebo come with us', 'Safety check and tune-up, £28 a bike'],
    },
    buyer: { name: 'Harbour Housing', description: 'Staff bike day, some 20 bikes' },
    requirements: [
      ['Work done at our office', '+'],
      ['20 bikes in a day', '+'],
      ['E-bikes included', '?'],
      ['Parts included in the price', '-'],
      ['One invoice to the company', '+'],
      ['Between 9 and 13 June', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hello Doctor :) we have about 20 people signed up for Bike Week, a few with e-bikes. Could you do all that in one day? Are brake pads, cables etc in the 28? And is it ok if we get one bill for the lot',
      ],
      [
        'seller',
        "Hello patient! We come as two mechanics and do 12 each if they're not total wrecks, so 20's a nice relaxed day. Bits are on top, pads about a tenner, always ask the owner first. One invoice, 30 days, sure. E-bikes, what make are the motors?",
      ],
      ['buyer', "I'll ask around, one is Bosch I know"],
    ],
  },
  {
    id: 'fh-en-chairyoga',
    match: true,
    seller: {
      name: 'Gentle Yoga with Bea',
      description: 'Seated and standing yoga for older people, in care homes and day centres.',
      points: ['Whole class possible sitting on a chair', 'British Wheel of Yoga diploma'],
    },
    buyer: { name: 'Larch House', description: 'Residential home, 15 residents interested' },
    requirements: [
      ['Chair-based', '+'],
      ['Qualified teacher', '+'],
      ['Thursday mornings', '-'],
      ['Trial class at no charge', '+'],
      ['Sends a stand-in when ill', '?'],
      ['Experience with dementia', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi Bea, it's Tracey from Larch House. Is Thursday morning a possibility? Several of ours have dementia, mostly mild. We'd like to try it once before we commit. What happens when you're poorly?",
      ],
      [
        'seller',
        "Hi Tracey! Thursdays I'm at the hospice all day, have been for years, so that one's out. Monday or Friday I could do. Come-and-try class on me, of course, bring the staff too they need it most :D",
      ],
      ['buyer', 'Friday is bingo but Monday could work. And the other bits?'],
      ['seller', "Monday 10.30? I'll bring my speaker, they like a bit of Matt Monro with the stretches"],
    ],
  },
]

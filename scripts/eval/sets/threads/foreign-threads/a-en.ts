import type { Pair } from '../../../cases.ts'

/** Conversations in English by an author who saw neither the rules nor the other blind conversations. */
export const foreignThreadsAEn: readonly Pair[] = [
  {
    id: 'fa-en-drystone',
    match: true,
    seller: {
      name: 'Dry stone walls, new and repair',
      description: 'Two brothers from Hawes',
      points: ['Gritstone and limestone', 'Public liability £2m'],
    },
    buyer: { name: 'Collapsed field wall', description: 'About 14 m down after the wet winter' },
    requirements: [
      ['Insured for at least £5 million', '-'],
      ['No mortar used', '+'],
      ['Finished before lambing on 20 March', '?'],
      ["Extra stone supplied if there isn't enough", '+'],
      ['At most £160 per metre', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi there, got your number off Tom at the auction mart. Roughly 14m of the top wall has gone over, tups got out twice already. Needs to be up again before we start lambing, thats 20 march near enough. The estate insists on 5 mill liability which I think is daft but there we go. And no cement in it, they'll check.",
      ],
      [
        'seller',
        "Now then. Never put a bag of cement in a wall yet and we're not starting now. There's usually about a tenth gone missing when a wall's been down a while, so we fetch a load from our own heap at Gayle. Insurance is what it says on the advert.",
      ],
      [
        'buyer',
        "Fair enough, I'll have to ask the agent about that. When could you start and whats it a metre? We had 160 in mind, tops",
      ],
      [
        'seller',
        "We're on at Askrigg while ever the weather holds. Money - I'd want to see it first, one wall's not another.",
      ],
    ],
  },
  {
    id: 'fa-en-wingchair',
    match: true,
    seller: {
      name: 'Traditional upholsterer, Lewes',
      description: 'AMUSF member, thirty years at the bench',
      points: ['Horsehair and coir', "Customer's own fabric welcome"],
    },
    buyer: { name: 'Wing chair from 1910 to be re-covered', description: 'Springs gone, worm in one leg' },
    requirements: [
      ['We bring our own cloth', '+'],
      ['Woodworm treated', '+'],
      ['No foam used', '?'],
      ['Ready within six weeks', '-'],
      ['Collected from our house in Hove', '?'],
    ],
    talk: [
      [
        'buyer',
        "Good evening. My late aunt's wing chair has finally given up, the seat is on the floor practically, and there are little holes in the back leg with dust coming out (fresh I think). I have 7 metres of Liberty linen that I'd like on it. We're hoping to have it back for my husband's 70th which is six weeks on Saturday! Would you come and get it? I can't lift it on my own.",
      ],
      [
        'seller',
        "Good evening Mrs Farquhar, what a nice project. The beetle first: the frame goes in a bag with the fluid for a fortnight before I touch anything, that's routine here. Six weeks I must disappoint you about, I am quoting eleven to twelve at the moment. Seven metres is ample unless the pattern has a big repeat - how big is it?",
      ],
      [
        'buyer',
        "Oh dear. Well he's waited 70 years. The repeat is 32cm. You don't use foam do you, the last man did and it was like sitting on a sponge",
      ],
      [
        'seller',
        '32 is fine. Which seat depth do you remember it having, before it sagged? Is it you or your husband who will mostly sit in it?',
      ],
    ],
  },
  {
    id: 'fa-en-farrier',
    match: true,
    seller: {
      name: 'Registered farrier DipWCF',
      description: 'Mobile forge, Cotswolds and north Wiltshire',
      points: ['Every six weeks on a fixed round', 'Hot and cold shoeing'],
    },
    buyer: {
      name: 'Two cobs and a barefoot Shetland',
      description: 'Yard near Malmesbury, no hard standing',
    },
    requirements: [
      ['Six-week cycle', '+'],
      ['Trims for unshod ponies', '+'],
      ['Someone to hold the horses', '-'],
      ['Concrete floor not needed', '?'],
      ['Visits after 5 pm', '?'],
    ],
    talk: [
      [
        'buyer',
        "hiya, our old farrier's retired with his back (arent they all). 2 cobs w. front shoes only + a very fat shetland, just trimmed. were at work till 5 so either evenings or somebody would have to catch and hold them, cobs are angels, shetland bites. theres only grass/hardcore to stand on btw",
      ],
      [
        'seller',
        "Hi, thanks for thinking of me. Shetland no bother, I do about 40 barefoot trims a month. But I do need an owner or a groom at the head, I'm a one man band and my insurer is strict.",
      ],
      ['buyer', 'ok I could take an hour off. and the ground?'],
      ['seller', "Send us a photo of where you'd have em stood. What days are you off?"],
    ],
  },
  {
    id: 'fa-en-sweep',
    match: true,
    seller: {
      name: 'Chimney sweep and stove servicing',
      description: 'HETAS approved, Fife and Kinross',
      points: ['Certificate for your insurer', 'Cowls and bird guards fitted', '£65 per flue'],
    },
    buyer: { name: 'Three flues in an old manse', description: 'One stove, two open fires' },
    requirements: [
      ['Certificate after sweeping', '+'],
      ['No more than £60 per flue', '-'],
      ['Appointment in September', '+'],
      ['Camera inspection of the flue', '?'],
      ['Nest removal included in the price', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hello, we moved into the manse at Newburgh in spring and havent dared light anything. Three lums, one of them smells of something dead. Insurance wants paper proof of sweeping. Could you manage us sometime in September before its cold, and would you put a camera up the smelly one?',
      ],
      [
        'seller',
        "Aye hello, smells like a jackdaw, had four o them this month. I've the 11th or the 24th o September in the diary, tell me which. Wee tip, dinnae use a scented candle to hide it, folk do, and then ye cannae find the source.",
      ],
      ['buyer', 'The 24th please! Ha, guilty about the candle.'],
      ['seller', 'Grand, 24th it is, about ten. Clear the hearth and keep the dog away.'],
    ],
  },
  {
    id: 'fa-en-loft',
    match: true,
    seller: {
      name: 'Loft insulation and boarding',
      description: 'Family firm, Stockport',
      points: [
        "Mineral wool, sheep's wool or cellulose",
        'TrustMark registered',
        'Ten-year workmanship guarantee',
      ],
    },
    buyer: { name: 'Loft of a 1930s semi', description: '48 m², old stuff only 80 mm' },
    requirements: [
      ['Insulation at least 270 mm thick', '+'],
      ['Old insulation taken away', '-'],
      ['Work done in one day', '?'],
      ['Loft hatch insulated too', '?'],
      ['Natural material available', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hi, quote please for topping up or replacing the loft insulation, its 80mm of yellow scratchy stuff from the 80s, mouse droppings in it. I'd like sheeps wool if the price isnt mad. Building control chap says 270 is the minimum now. Can you bin the old lot? the hatch is also just a bit of ply, cold pours down",
      ],
      [
        'seller',
        "Hi Gareth, thanks for the enquiry. We'd go 100 between joists and 200 across, so 300 mm all told. We don't strip out or dispose of existing material (licence issue with the waste carriers) - if there are mice you want that out before we come, council has a list. Ladder can be swapped for a new one if yours is knackered. Are there any downlights in the bedrooms?",
      ],
      ['buyer', "six in the back bedroom. OK I'll get a lad to clear it."],
      ['seller', "Right, we fit caps over those. I'll price both, fibreglass and wool."],
    ],
  },
  {
    id: 'fa-en-hogroast',
    match: true,
    seller: {
      name: 'Hog roasts and spit barbecues',
      description: 'From our own rare breed pigs, Shropshire',
      points: ['Bread rolls, apple sauce and stuffing', 'Two staff for carving', 'From 80 guests'],
    },
    buyer: { name: 'Hog roast for a village fete', description: '150 people, 4 July' },
    requirements: [
      ['Two people to serve', '+'],
      ['Vegetarian alternative', '+'],
      ['Food hygiene rating of 5', '?'],
      ['At most £9 per head', '-'],
      ['Own generator', '?'],
    ],
    talk: [
      [
        'buyer',
        "Dear Sirs, I write on behalf of the Fete Committee (est. 1958!). We expect 150 hungry souls on the playing field on the 4th. There's no electricity on the field, the last caterers ran a cable across the road which did not please PC Ingram. Our treasurer says nine pounds a head and not a penny over. Some of the younger people are vegetarian.",
      ],
      [
        'seller',
        "Dear Brian, lovely to hear from you, my mum used to run your tombola! For the veggies we do a halloumi and pepper stack, it's gone down a storm this summer. 150 at the full works is £10.50 a head, I've gone as low as I can. The oven itself runs on bottled gas.",
      ],
      [
        'buyer',
        'Thank you. I shall take 10.50 to the committee. The parish clerk asks for your hygiene rating, she needs it in writing, and is there anything else that needs plugging in?',
      ],
      [
        'seller',
        'We were inspected in March, a very thorough lady! Do you have a gazebo or shall I bring ours?',
      ],
    ],
  },
  {
    id: 'fa-en-cheese',
    match: true,
    seller: {
      name: 'Farmhouse cheeses wholesale',
      description: 'Eleven makers from Somerset and Dorset in one van',
      points: ['Whole wheels or cut portions', 'Thursday deliveries', 'Minimum order £120'],
    },
    buyer: { name: 'Cheese counter in a new deli', description: 'Opens in Bath in May, about 20 lines' },
    requirements: [
      ['Deliveries twice a week', '-'],
      ['First order under £150 accepted', '+'],
      ['Short-dated cheese exchanged', '?'],
      ['Vegetarian rennet stated for every cheese', '+'],
      ['Sale or return for the first month', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi both, I met your colleague (Jo?) at the farm shop show. We're opening 9th May in Walcot St, tiny place, so storage is a nightmare, I'd love you to come twice a week. Also I'd need it labelled whether it's animal rennet, half my customers will ask. Opening stock is scary money wise, would you consider sale or return to start with?",
      ],
      [
        'seller',
        "Hey, Jo here! Congrats on the shop. The price list has a V or an A next to each line for the rennet, has done for years. Re drops - the van only comes through Bath on the Thursday I'm afraid, once a week is the best we have.",
      ],
      ['buyer', 'Ok, can probably make that work w a second fridge. And s.o.r.?'],
      [
        'seller',
        "That's a Martin question, he does the accounts, he's in Portugal til the 3rd. Do you want samples of the new goat's one meanwhile?",
      ],
    ],
  },
  {
    id: 'fa-en-shearing',
    match: true,
    seller: {
      name: 'Contract sheep shearing',
      description: 'Gang of three, own trailer, mid Wales and the Marches',
      points: ['Up to 600 a day', 'Wool rolled and packed'],
    },
    buyer: { name: 'Shearing of 230 ewes', description: 'Hill farm above Rhayader, Welsh Mountain' },
    requirements: [
      ['All 230 done in one day', '+'],
      ['Shearers buy the fleeces', '?'],
      ['Not more than £2 a head', '+'],
      ['Dagging beforehand', '-'],
      ['Rams sheared as well', '?'],
    ],
    talk: [
      [
        'buyer',
        "Shwmae. 230 ewes and 5 tups, first half of June, I've got pens and a power point but no help since my boy went to Australia. Some are mucky behind, would you dag them? What are you charging this year, I heard £2 off next door",
      ],
      [
        'seller',
        'Shwmae, £1.75 this year for ewes, packing in with it. We ask for them clean and dry when we come mind, daggin we leave to the farmer. Where abouts are you, past the dam or this side?',
      ],
      ['buyer', 'Past the dam then left by the chapel. tups are texel, big devils'],
      ['seller', "Ok know it. June's filling up but weather decides anyhow. Ring me end of May."],
    ],
  },
  {
    id: 'fa-en-haylage',
    match: true,
    seller: {
      name: 'Hay and haylage for horses',
      description: 'Made on our own ley near Thirsk',
      points: ['Small bales and 4-string', 'Barn stored'],
    },
    buyer: { name: 'Winter hay for a livery yard', description: '16 horses, one with COPD' },
    requirements: [
      ['No ragwort', '+'],
      ['Lab analysis of sugar content', '?'],
      ['Delivered and stacked', '?'],
      ['Dust extracted', '-'],
      ['Under £7 a bale', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello, we get through 70 small bales a week October to April. Is yours ragwort free (obviously!), and have you had it tested, one of ours is laminitic so sugars matter. One has bad wind so we'd take some dust extracted if you make it.",
      ],
      [
        'seller',
        "Morning! I walk every field twice with a fork before mowing, you will not find a single ragwort stalk, any you do find I'll refund the load. Dust extracted no, that needs a machine worth more than my house. Haylage is what most of our coughers are on.",
      ],
      ['buyer', 'good to know. is delivery stacked in the barn or tipped? And sugars?'],
      [
        'seller',
        "How high is your barn door? The lorry's 3.6. It was cut on the 18th June, late, well gone to seed.",
      ],
    ],
  },
  {
    id: 'fa-en-piano-removal',
    match: true,
    seller: {
      name: 'Piano movers',
      description: 'Uprights, grands, stairs and awkward corners',
      points: ['Cover of £20,000 per instrument', 'Crew of three', 'All over the South East'],
    },
    buyer: {
      name: 'Moving a baby grand to a third floor',
      description: 'From Guildford to Brighton, no lift',
    },
    requirements: [
      ['Insurance for an instrument worth £14,000', '+'],
      ['Carried up to the third floor without a lift', '?'],
      ['Saturday', '-'],
      ['Tuning after the move', '-'],
      ['Parking permit arranged', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hello, Bechstein baby grand valued last year 14k. GU1 to BN2, at the Brighton end its a Regency townhouse with a curved stair, three flights, and residents parking only (permit zone C I think). Ideally a Saturday so I can be there. Does someone tune it once its in?',
      ],
      [
        'seller',
        "Thanks for your message. Staircase: we need the width between wall and banister at the narrowest point, plus photos of the bend, then the boss decides whether it's legs off and shoulders or a crane through the window. We only operate Mon-Fri. No tuner on the team, and in any case leave it a fortnight to settle.",
      ],
      [
        'buyer',
        "94 cm at the bend. Photos attached. Fine, I'll take a Friday off. Who sorts out the parking?",
      ],
      ['seller', 'Got them thanks, passing on to Neil.'],
    ],
  },
  {
    id: 'fa-en-driving',
    match: true,
    seller: {
      name: 'Driving instructor (ADI grade A)',
      description: 'Leeds north and Harrogate',
      points: ['Automatic only', '£38 an hour', 'Pick up from home, school or work'],
    },
    buyer: {
      name: 'Driving lessons for my daughter',
      description: '17, nervous, has had 9 hours with another school',
    },
    requirements: [
      ['Manual car', '-'],
      ['Discount for block bookings', '?'],
      ['Female instructor', '+'],
      ['Two-hour lessons', '+'],
      ['Test slot before the end of July', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi. daughter had a bad experience w last instructor (he shouted) so would rather a lady this time!! she finishes college at 3.45 tues and thurs, roundhay. she'd do 2 hrs at a time. wants to pass b4 going to cornwall end july w friends",
      ],
      [
        'seller',
        "Aw bless her, I'm sorry to hear that. I'm Denise, 22 years in the job, two girls of my own, never raised my voice at a pupil yet! I actually prefer doubles, you get out of the estate and see proper roads. Tuesday 3.45 I could do from the week after next.",
      ],
      ['buyer', 'brilliant. so would she get a test by july do you think'],
      [
        'seller',
        'The DVSA waiting list is what it is, people are refreshing that page at 6 in the morning. Has she got her theory?',
      ],
    ],
  },
  {
    id: 'fa-en-physio',
    match: true,
    seller: {
      name: 'Physiotherapy at home',
      description: 'HCPC registered, Norwich and 12 miles around',
      points: ['Hip, knee and stroke rehab', '£72 per visit of 50 minutes'],
    },
    buyer: {
      name: 'Rehab for my father after a hip operation',
      description: '83, lives in Wymondham, discharged on 2 May',
    },
    requirements: [
      ['Twice a week', '+'],
      ['Brings her own exercise equipment', '?'],
      ['Under £70 a visit', '-'],
      ['Experience with dementia', '+'],
      ['Bills sent directly to the insurer', '?'],
    ],
    talk: [
      [
        'buyer',
        "Dear Ms Okafor, my father had his left hip replaced (a fall, in the greenhouse of all places). He is in the early stages of Alzheimer's so needs patience. The ward sister recommended two sessions weekly to begin with. He's with Aviva - could you invoice them? I live in Cardiff so I'm doing all of this by phone.",
      ],
      [
        'seller',
        "Dear Huw, I am sorry to hear about the greenhouse, tomatoes have a lot to answer for. Before going independent I spent eight years on a memory ward at the N&N, so your dad and I will get on. Mondays and Thursdays at 10 are open and I'd keep both for him for the first month at least.",
      ],
      ['buyer', "That's a huge relief. And regarding Aviva?"],
      [
        'seller',
        'Do you have his policy number and the authorisation code to hand? And does he have a walking frame yet?',
      ],
    ],
  },
  {
    id: 'fa-en-maths',
    match: true,
    seller: {
      name: 'Maths tuition GCSE to A level',
      description: 'Former head of department, in person in Exeter or on Zoom',
      points: ['AQA and Edexcel', 'DBS on the update service'],
    },
    buyer: { name: 'Tutor for GCSE resit', description: 'Son, 16, got a 3, OCR board' },
    requirements: [
      ['Knows the OCR syllabus', '?'],
      ['Lessons in person', '+'],
      ['Homework marked between lessons', '+'],
      ['Free trial lesson', '-'],
      ['No more than £40 an hour', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hello Mr Pascoe, Jake missed his 4 by five marks, gutted. Resit in november. He's with OCR now as he changed to the college. He won't concentrate on a screen so would need to come to you. Do you offer a free first session to see if they click? Our budget is £40.",
      ],
      [
        'seller',
        "Hello Mrs Rendle. Five marks is nothing, he'll do it. Screens: agreed, send him to my dining table in Heavitree, buses 4A stop outside. I set a paper each week, he photographs it, I return it marked by the Sunday evening. The first lesson is paid like all the others, I've never done freebies, but you may stop after any lesson. I'm asking 36.",
      ],
      ['buyer', 'Thanks, sounds good. And OCR is ok?'],
      ['seller', 'What calculator does he own? Please not the cheap one.'],
    ],
  },
  {
    id: 'fa-en-firstaid',
    match: true,
    seller: {
      name: 'First aid courses at your premises',
      description: 'Paediatric nurse, covers the East Midlands',
      points: ['Groups up to 12', 'Meets EYFS requirements'],
    },
    buyer: { name: 'Paediatric first aid for nursery staff', description: '14 staff, Loughborough' },
    requirements: [
      ['12-hour paediatric course', '+'],
      ['All 14 staff in one group', '-'],
      ['Over two Saturdays', '+'],
      ['Certificates valid for three years', '?'],
      ['Includes EpiPen training', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hi Tanya, Little Otters nursery here, Ofsted are due and half our certs run out in june!! It has to be the full 12 hr one not the 6. We can't close so it would need to be two saturdays. 14 of us counting me and cook.",
      ],
      [
        'seller',
        "Hi!! Don't panic lol. Yes it's the full twelve hours I teach, split however you like - Sat 10 and Sat 17 May are both empty at the mo, 9 til 3.30. The awarding body caps me at a dozen so two of your ladies would have to hop on my Derby date the week after, no extra travel charged.",
      ],
      [
        'buyer',
        'ah ok cook doesnt really need it, so 13.. One could go to derby. How long are the certs valid?',
      ],
      [
        'seller',
        "You'll get them as pdf the same evening, and a wall chart. Do you have mats or shall I bring some?",
      ],
    ],
  },
  {
    id: 'fa-en-marquee',
    match: true,
    seller: {
      name: 'Marquee hire, clear span and sailcloth',
      description: 'Based in Cirencester',
      points: ['Sizes 6 x 9 up to 12 x 30 m', 'Furniture, floors, heating'],
    },
    buyer: { name: 'Marquee for a golden wedding', description: '90 guests seated, sloping lawn' },
    requirements: [
      ['Hard floor', '+'],
      ['Can be set up on a slope', '?'],
      ['Toilets supplied', '-'],
      ['Taken down on the Sunday', '-'],
      ['Lighting above the dance floor', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello, for my parents' 50th on Saturday 26 September we'd love the sailcloth one. 90 sitting down for lunch, then dancing. Proper floor please as gran's in a wheelchair. Lawn falls away maybe 60cm from one side to the other? Also loos. And it would have to go on Sunday because the removers come Monday (yes, they're selling the house, don't ask)",
      ],
      [
        'seller',
        "Hi Caroline, congratulations to them both. We don't stock loos, I can give you the name of Posh Pots. Derig: our lads rest on Sundays, I've tried, it's Monday from 8. For the slope one of us has to come out with a level, when's good?",
      ],
      ['buyer', "Thursday after 4? Monday could just about work if you're gone by noon."],
      ['seller', "Thursday 4.15 in the diary. I'll look at the gate as well."],
    ],
  },
  {
    id: 'fa-en-ceilidh',
    match: true,
    seller: {
      name: 'Ceilidh band with caller',
      description: 'Fiddle, accordion, guitar and drums, from Glasgow',
      points: ['Own PA for up to 200 people', 'Two sets of 75 minutes'],
    },
    buyer: {
      name: 'Musik für eine Hochzeit in den Highlands',
      description: '85 Gäste aus Deutschland und Schottland, 11. Juli',
    },
    requirements: [
      ['Tänze werden erklärt', '+'],
      ['Lautsprecheranlage vorhanden', '+'],
      ['Spielen bis ein Uhr nachts', '-'],
      ['Dudelsack beim Sektempfang', '?'],
      ['Anfahrt im Preis enthalten', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo zusammen! Wir (Svenja & Callum) heiraten am 11.7. bei Aviemore. Die Hälfte der Gäste sind Deutsche und hat noch nie Ceilidh getanzt, jemand müsste ansagen wie das geht. Wir feiern bis 1 Uhr. Ich schreib auf deutsch weil Callum meint euer Akkordeonist ist aus Bremen, stimmts?',
      ],
      [
        'seller',
        "Hi Svenja! Jan is indeed from Bremen but he's asleep, so English from me. Morag calls every dance and walks people through it first, she's had whole rugby teams doing Strip the Willow by nine o'clock. We'd finish at midnight, that's our limit as we drive home.",
      ],
      [
        'buyer',
        'Super, dann macht Callums Cousin danach DJ. Gibt es auch einen Dudelsackspieler für den Sektempfang am Nachmittag? Und kommt die Fahrt noch obendrauf?',
      ],
      ['seller', "What time's the reception? Our fiddler's brother plays the pipes in a band."],
    ],
  },
  {
    id: 'fa-en-laundry',
    match: true,
    seller: {
      name: 'Laundry and linen for holiday lets',
      description: 'Commercial laundry in St Ives',
      points: ['Wash, press, fold', 'Collection seven days a week in the season', 'Own linen hire'],
    },
    buyer: { name: 'Linen for four holiday cottages', description: 'Changeover on Fridays and Saturdays' },
    requirements: [
      ['Turned round within 24 hours', '-'],
      ['Pick-up on Saturdays', '+'],
      ['Unscented detergent', '+'],
      ['Stain removal guaranteed', '?'],
      ['Cot sheets for hire', '?'],
    ],
    talk: [
      [
        'buyer',
        "hi i look after 4 cottages nr zennor, 22 beds. guests leave fri or sat 10am and next lot come 4pm so i have 2 sets of everything. could u get it back to me in 24 hrs? no perfumed stuff pls, one owner is allergic and she'd smell it from london. fake tan and red wine are the main problem lol",
      ],
      [
        'seller',
        "Hi Lowenna, 48 hours is what we promise in July and August, we've had it down to that with the new tunnel washer. All our chemistry is fragrance free since we took on the hospice.",
      ],
      ['buyer', 'ok 48 could work with a third set. and fake tan?'],
      ['seller', "Ha, the bane of our lives. Don't let it dry in! Cold rinse."],
    ],
  },
  {
    id: 'fa-en-groomer',
    match: true,
    seller: {
      name: 'Mobile dog grooming',
      description: 'Heated van parked on your drive, Belfast and Lisburn',
      points: ['City & Guilds level 3', 'Hydrobath', 'All breeds up to 35 kg'],
    },
    buyer: {
      name: 'Grooming for an old Bearded Collie',
      description: '13 years, 26 kg, arthritis, hates dryers',
    },
    requirements: [
      ['Dogs of 26 kg', '+'],
      ['Dried with towels only', '+'],
      ['Nails clipped', '+'],
      ['Matted coat not shaved off', '?'],
      ['Below £55', '-'],
    ],
    talk: [
      [
        'buyer',
        "Hello there, wee Alfie isn't wee at all, he is 26 kilos and stiff as a board. He has knots behind the ears and in the trousers. I don't want him coming back like a plucked chicken. He panics with the blow dryer so could it be just towels? How much, I was paying 50-55 at the shop.",
      ],
      [
        'seller',
        "Hi Eileen, ah the poor pet. I leave the dryer off for the seniors and rub them down by hand, I've plenty of the absorbent chamois ones, they can sit on the heated mat then. Claws get done with every groom so they do. Big coats like Alfie's are £68, it's near enough two and a half hours.",
      ],
      ['buyer', "That's dearer but you come to the house right enough. And the knots?"],
      ['seller', 'How long since he was last brushed out to the skin?'],
    ],
  },
  {
    id: 'fa-en-wetroom',
    match: true,
    seller: {
      name: 'Bathroom installations',
      description: 'Small team, Bristol and South Glos',
      points: ['Plumbing, tiling and electrics from one hand', 'Part P certified'],
    },
    buyer: {
      name: 'Turning a bathroom into a wet room',
      description: 'First floor, timber joists, mother has MS',
    },
    requirements: [
      ['Level-access shower on timber floor', '+'],
      ['Electrical certificate included', '?'],
      ['Start in November', '+'],
      ['Finished in ten working days', '-'],
      ['Grab rails fitted', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hi, OT has recommended a wet room for mum. Upstairs with joists, one plumber already told me its impossible. She's staying at my sisters in Nov so that would be the time, they've got her for two weeks (ten working days). Rails by the loo and the shower. Grant pays for part so there must be an electrical cert, does that cost extra?",
      ],
      [
        'seller',
        "Hello Priya, not impossible, just fiddly: we drop a former in between the joists and tank the lot, done nine of them upstairs this year without a drip. I'd start Monday 3 November. From experience it's thirteen or fourteen working days with the screed... no sorry there's no screed on yours, but twelve even so, tanking wants to cure. Rails yes, bring me the OT drawing so the noggins go in the right place.",
      ],
      ['buyer', "Sister will have to put up with her for a bit longer then! I'll send the drawing."],
      ['seller', "Cheers. Also choose the tiles by end of Sept or it'll all slip."],
    ],
  },
  {
    id: 'fa-en-septic',
    match: true,
    seller: {
      name: 'Septic tank emptying',
      description: 'Licensed waste carrier, Powys and Herefordshire',
      points: ['2,000-gallon tanker', 'Waste transfer note with every job'],
    },
    buyer: {
      name: 'Emptying of a cesspit and a septic tank',
      description: 'Lane is 2.4 m wide, nearest hardstanding 35 m away',
    },
    requirements: [
      ['Hoses of at least 35 m', '+'],
      ['Fits a lane 2.4 m wide', '-'],
      ['Within the next 48 hours', '?'],
      ['Waste transfer note', '+'],
      ['Below £250 for both tanks', '?'],
    ],
    talk: [
      [
        'buyer',
        "Urgent ish!! its backing up into the downstairs shower. Tank behind the barn, you'd have to stop on the yard, ive paced it at 35 m. Lane is tight 2.4 between the hedges, 200m long. Can you come tomorrow or wednesday at the latest?",
      ],
      [
        'seller',
        "Hello, we carry 60 metres of 3 inch so the yard's no worry. The lane is though, wagon's 2.55 across the mirrors and I won't put it between banks again, cost me a door last time. Is there no other way in, over a field?",
      ],
      [
        'buyer',
        "Could go over my neighbours paddock from the top road, its dry. he'd be ok with it for a bottle. So when?",
      ],
      [
        'seller',
        "Driver's out of signal up the Elan valley. Stop using the water for now, and lift the lid so it can breathe.",
      ],
    ],
  },
  {
    id: 'fa-en-horsebox',
    match: true,
    seller: {
      name: 'Horse transport UK and Ireland',
      description: 'DEFRA type 2 authorised, 7.5 t and 3.5 t boxes',
      points: ['Cameras in the horse area', 'Two drivers on long trips'],
    },
    buyer: { name: "Transport d'une jument de Newmarket à Saumur", description: 'Jument pleine, 560 kg' },
    requirements: [
      ["Transport jusqu'en France", '-'],
      ['Caméra de surveillance à bord', '+'],
      ['Jument pleine acceptée', '?'],
      ['Assurance couvrant 30 000 €', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, je viens d'acheter une jument a Tattersalls, pleine de 5 mois. Il faudrait l'amener de Newmarket à Saumur avant la mi decembre, avec une assurance pour 30 000 eur. Une camera dans le camion serait bien, elle se couche parfois. Vous prenez les poulinières ?",
      ],
      [
        'seller',
        "Bonjour et félicitations! Sorry my French stops there. Since Brexit we've given up the Channel, the papers nearly finished us, it's mainland UK and the Irish ferries only. What I can do is take her to Dover, to the lairage, and a French haulier picks up. Has she travelled much?",
      ],
      [
        'buyer',
        "Merci, alors il me faut trouver quelqu'un a Calais. Elle a fait un seul voyage. Et l'assurance ?",
      ],
      ['seller', 'Would the value be the sale price or with the foal?'],
    ],
  },
  {
    id: 'fa-en-footcare',
    match: true,
    seller: {
      name: 'Visiting chiropodist',
      description: 'Care homes and private houses, Tyneside',
      points: ['Nail cutting, corns, diabetic foot checks', 'Instruments sterilised by autoclave'],
    },
    buyer: {
      name: 'Foot care for residents of a care home',
      description: '31 residents, 9 with diabetes, Gateshead',
    },
    requirements: [
      ['Every eight weeks', '+'],
      ['Written notes for each resident', '+'],
      ['£18 per resident at most', '+'],
      ['Weekend visits', '?'],
      ['Cover when she is off sick', '?'],
    ],
    talk: [
      [
        'buyer',
        'Good afternoon, manager of Saltwell Lodge here. Our previous lady has moved to Spain. 31 residents, eight weekly, notes needed for care plans as CQC look at them. Budget is 18 each. Families like to be there so a Saturday or Sunday now and then would be a bonus.',
      ],
      [
        'seller',
        "Afternoon pet. I do four homes on an eight week round already and there's a gap where Ferndale used to be. Each person has a sheet, I fill it in there and then and you keep the copy. Price: it's 17 when there's more than twenty of them, 22 otherwise, so you're on 17.",
      ],
      ['buyer', 'Perfect. And the weekends?'],
      ['seller', 'How many would want that, roughly?'],
    ],
  },
  {
    id: 'fa-en-sourdough',
    match: true,
    seller: {
      name: 'Sourdough bakery, trade orders',
      description: 'Organic flour from Gilchesters, baked overnight in Jesmond',
      points: ['Country loaf 850 g, rye 1 kg, baguettes', 'Delivered by cargo bike before 7.30 am'],
    },
    buyer: { name: 'Bread for a brunch café', description: '30 loaves a day, Ouseburn' },
    requirements: [
      ['Sliced', '-'],
      ['On the doorstep by 8 am', '+'],
      ['Organic flour', '+'],
      ['Closed-day cover on Mondays', '?'],
      ['Orders can be changed the day before', '?'],
    ],
    talk: [
      [
        'buyer',
        "Alreet, café on Lime St. need 30 large a day, maybe 45 at weekends, sliced thickish for toast. Monday's a problem I see you're shut, do you bake double on Sunday or what? Can I text changes the day before?",
      ],
      [
        'seller',
        "Hi! Slicing we can't, no machine and the health and safety lady laughed at our bread knife. Loaves keep well, it's day two when they toast best to be honest. We use a spreadsheet for the trade customers.",
      ],
      ['buyer', "haha okay. I've a slicer off ebay anyway. So Mondays..."],
      ['seller', "Let's have a coffee and go through the week? I'm past yours every morning."],
    ],
  },
]

import type { Utterance } from "./utterances";

/** Texts written after the patterns were frozen; docs/UNDERSTANDING.md states how many were right before anything was mended. */
export const UNSEEN: readonly Utterance[] = [
  {
    text: "hey! me n my buddy jake wanna hit vegas from phoenix sometime in november, 3 nights",
    trip: {
      origin: "Phoenix",
      destinations: ["Las Vegas"],
      days: 4,
      window: { from: "2026-11-01", to: "2026-11-30" },
      people: 2,
    },
  },
  {
    text: "We would be grateful for an itinerary for six adults, originating in Minneapolis and travelling to New Orleans from the 3rd of December until the 7th of December 2026. Expenditure must not exceed $9,400.",
    trip: {
      origin: "Minneapolis",
      destinations: ["New Orleans"],
      startDate: "2026-12-03",
      endDate: "2026-12-07",
      days: 5,
      people: 6,
      budget: 9400,
    },
  },
  {
    text: "ORLANDO FROM BUFFALO 5 DAYS 2 ADULTS 1 CHILD BUDGET 2500",
    trip: { origin: "Buffalo", destinations: ["Orlando"], days: 5, people: 3, children: 1, budget: 2500 },
  },
  {
    text: "Origin: Denver. Destination: Seattle. Dates: Nov 12-15. Travelers: 3. Budget: $3,300.",
    trip: {
      origin: "Denver",
      destinations: ["Seattle"],
      startDate: "2026-11-12",
      endDate: "2026-11-15",
      days: 4,
      people: 3,
      budget: 3300,
    },
  },
  {
    text: "Honeymoon in Hawaii for the two of us, ten nights, flying out of Sacramento on January 15",
    trip: {
      origin: "Sacramento",
      region: "Hawaii",
      days: 11,
      startDate: "2027-01-15",
      endDate: "2027-01-25",
      people: 2,
    },
  },
  {
    text: "My mom turns 70, so I'm taking her from Cleveland to Savannah for a long weekend. We both hate driving.",
    trip: { origin: "Cleveland", destinations: ["Savannah"], days: 3, people: 2 },
    constraints: { transportation: "no self-driving" },
  },
  {
    text: "I'd rather take anything but a plane. Richmond to Charleston, SC, four days, starting next Monday.",
    trip: {
      origin: "Richmond",
      destinations: ["Charleston, South Carolina"],
      days: 4,
      startDate: "2026-10-19",
      endDate: "2026-10-22",
    },
    constraints: { transportation: "no flight" },
  },
  {
    text: "Could you find us something in Michigan? We leave from Madison, there are five of us, and we'd like to see four cities in nine days.",
    trip: { origin: "Madison", region: "Michigan", cityCount: 4, days: 9, people: 5 },
  },
  {
    text: "a wek in colorado, leving from dallas on the 2nd of november, buget 1800 dolars for 1 persn",
    trip: {
      origin: "Dallas",
      region: "Colorado",
      days: 7,
      startDate: "2026-11-02",
      endDate: "2026-11-08",
      people: 1,
      budget: 1800,
    },
  },
  {
    text: "Two nights Memphis, three nights Nashville, coming from Little Rock",
    trip: {
      origin: "Little Rock",
      destinations: ["Memphis", "Nashville"],
      days: 6,
      stops: [
        { city: "Memphis", nights: 2 },
        { city: "Nashville", nights: 3 },
      ],
    },
  },
  {
    text: "Itinerary please: Tampa > Atlanta > Charlotte > Tampa, 8 days",
    trip: {
      origin: "Tampa",
      destinations: ["Atlanta", "Charlotte"],
      days: 8,
      stops: [{ city: "Atlanta" }, { city: "Charlotte" }],
    },
  },
  {
    text: "We're four college students driving from Ann Arbor to Chicago for New Year's, sharing a dorm is fine",
    trip: {
      origin: "Ann Arbor",
      destinations: ["Chicago"],
      window: { from: "2026-12-31", to: "2027-01-01" },
      people: 4,
    },
    constraints: { roomType: "shared room" },
  },
  {
    text: "I need the whole apartment for myself in Austin, somewhere I can smoke, Oct 20 to Oct 24",
    trip: { destinations: ["Austin"], startDate: "2026-10-20", endDate: "2026-10-24", days: 5, people: 1 },
    constraints: { roomType: "entire room", houseRule: ["smoking"] },
  },
  {
    text: "Flights make me sick, so no planes. From Albany to Boston, 3 days.",
    trip: { origin: "Albany", destinations: ["Boston"], days: 3 },
    constraints: { transportation: "no flight" },
  },
  {
    text: "We plan to have friends over at the apartment in Denver, and we are bringing two cats.",
    trip: { destinations: ["Denver"], pets: true },
    constraints: { houseRule: ["visitors", "pets"] },
    unclear: ["people"],
  },
  {
    text: "Quiet place, no parties, no pets, no kids. Just a calm three days in Sedona for a couple.",
    trip: { destinations: ["Sedona"], days: 3, people: 2 },
  },
  {
    text: "What would a trip from Houston to Mexico City cost for two in February?",
    trip: {
      origin: "Houston",
      destinations: ["Mexico City"],
      people: 2,
      window: { from: "2027-02-01", to: "2027-02-28" },
    },
  },
  {
    text: "Toronto to Vancouver, one way, December 1st, 1 adult",
    trip: { origin: "Toronto", destinations: ["Vancouver"], startDate: "2026-12-01", people: 1, returnHome: false },
  },
  {
    text: "Our budget used to be $4,000 but now it's $3,200. Going from Omaha to Phoenix, 6 days.",
    trip: { origin: "Omaha", destinations: ["Phoenix"], days: 6, budget: 3200 },
    unclear: ["people"],
  },
  {
    text: "somewhere in Oregon for five days, home is Boise, I can spend up to 1.5k",
    trip: { origin: "Boise", region: "Oregon", days: 5, budget: 1500 },
  },
  {
    text: "Book me Portland, Oregon from San Jose, leaving Thursday and back on Sunday.",
    trip: {
      origin: "San Jose",
      destinations: ["Portland, Oregon"],
      startDate: "2026-10-15",
      endDate: "2026-10-18",
      days: 4,
    },
  },
  {
    text: "I've been to Chicago and Boston already; this time Philadelphia, from Raleigh, over Memorial Day weekend.",
    trip: {
      origin: "Raleigh",
      destinations: ["Philadelphia"],
      startDate: "2027-05-29",
      endDate: "2027-05-31",
      days: 3,
    },
  },
  {
    text: "3 towns in Vermont in 6 days starting 5/3/2027 from Hartford",
    trip: {
      origin: "Hartford",
      region: "Vermont",
      cityCount: 3,
      days: 6,
      startDate: "2027-05-03",
      endDate: "2027-05-08",
    },
  },
  {
    text: "For a party of 7 out of Louisville: two cities in Tennessee, Friday the 6th of November to Tuesday the 10th of November.",
    trip: {
      origin: "Louisville",
      region: "Tennessee",
      cityCount: 2,
      startDate: "2026-11-06",
      endDate: "2026-11-10",
      days: 5,
      people: 7,
    },
  },
  {
    text: "Our toddler comes along, so the place must allow little kids. Tulsa to Dallas, 3 days, 2 grown-ups and the little one.",
    trip: { origin: "Tulsa", destinations: ["Dallas"], days: 3, people: 3, children: 1 },
    constraints: { houseRule: ["children under 10"] },
  },
  {
    text: "We'd love good Vietnamese and Korean restaurants in Los Angeles. From Las Vegas, second week of January, 4 days.",
    trip: {
      origin: "Las Vegas",
      destinations: ["Los Angeles"],
      days: 4,
      window: { from: "2027-01-08", to: "2027-01-14" },
    },
    constraints: { cuisines: ["Vietnamese", "Korean"] },
    unclear: ["people"],
  },
  {
    text: "not a fan of Indian food; Mexican please. El Paso to Santa Fe 2 days",
    trip: { origin: "El Paso", destinations: ["Santa Fe"], days: 2 },
    constraints: { cuisines: ["Mexican"] },
  },
  {
    text: "Neither of us can drive. Hartford to Providence and Newport, RI, 4 days in late April.",
    trip: {
      origin: "Hartford",
      destinations: ["Providence", "Newport, Rhode Island"],
      days: 4,
      window: { from: "2027-04-21", to: "2027-04-30" },
    },
    constraints: { transportation: "no self-driving" },
    unclear: ["people"],
  },
  {
    text: "Please arrange travel for Mr. and Mrs. Lee, 2 persons, from Baltimore to Key West, 22 - 28 December 2026, total budget USD 5,600, private rooms.",
    trip: {
      origin: "Baltimore",
      destinations: ["Key West"],
      startDate: "2026-12-22",
      endDate: "2026-12-28",
      days: 7,
      people: 2,
      budget: 5600,
    },
    constraints: { roomType: "private room" },
  },
  {
    text: "Can't fly because of my ears, can drive. Knoxville to Asheville this weekend with my girlfriend.",
    trip: {
      origin: "Knoxville",
      destinations: ["Asheville"],
      startDate: "2026-10-17",
      endDate: "2026-10-18",
      days: 2,
      people: 2,
    },
    constraints: { transportation: "no flight" },
  },
  {
    text: "Planning a bachelor party trip to Nashville: 9 guys, from St. Louis, 3 days, entire house.",
    trip: { origin: "St. Louis", destinations: ["Nashville"], days: 3, people: 9 },
    constraints: { roomType: "entire room" },
  },
  {
    text: "Day 1: Chicago, Day 3: Milwaukee, Day 5: Minneapolis. We return to Indianapolis on day 7.",
    trip: {
      origin: "Indianapolis",
      destinations: ["Chicago", "Milwaukee", "Minneapolis"],
      days: 7,
      stops: [
        { city: "Chicago", day: 1 },
        { city: "Milwaukee", day: 3 },
        { city: "Minneapolis", day: 5 },
      ],
    },
    unclear: ["people"],
  },
  {
    text: "Let's do Yosemite from Fresno for 3 days",
    trip: { origin: "Fresno", destinations: ["Yosemite"], days: 3 },
    unclear: ["people"],
  },
  {
    text: "$1,250 each for the three of us, Spokane to San Francisco, 5 days",
    trip: { origin: "Spokane", destinations: ["San Francisco"], days: 5, people: 3, budget: 3750 },
  },
  {
    text: "my sister lives in Denver but I want to see Salt Lake City from Reno for 3 days",
    trip: { origin: "Reno", destinations: ["Salt Lake City"], days: 3 },
  },
  {
    text: "Depart Kansas City, Missouri 11/20, return 11/23. Destination Wichita.",
    trip: {
      origin: "Kansas City",
      destinations: ["Wichita"],
      startDate: "2026-11-20",
      endDate: "2026-11-23",
      days: 4,
    },
  },
  {
    text: "is it possible to see Georgia (3 cities) in a week from Jacksonville, Florida with 4 people?",
    trip: { origin: "Jacksonville", region: "Georgia", cityCount: 3, days: 7, people: 4 },
  },
  {
    text: "I get 10 vacation days in August and want to see Montana from Minot.",
    trip: { origin: "Minot", region: "Montana", days: 10, window: { from: "2027-08-01", to: "2027-08-31" } },
  },
  {
    text: "Weekend trip, nothing fancy, Cincinnati to Columbus, Ohio, cheap",
    trip: { origin: "Cincinnati", destinations: ["Columbus, Ohio"], days: 2 },
    unclear: ["budget"],
  },
  {
    text: "Travel Plan For Two People From Boston To Miami For Five Days",
    trip: { origin: "Boston", destinations: ["Miami"], days: 5, people: 2 },
  },
  {
    text: "Philadelhpia to Pittsburgh for three nights with my parents",
    trip: { origin: "Philadelphia", destinations: ["Pittsburgh"], days: 4, people: 3 },
  },
  {
    text: "Between Dec 20 and Jan 5 we want 6 days in Arizona, departing from Lubbock.",
    trip: { origin: "Lubbock", region: "Arizona", days: 6, window: { from: "2026-12-20", to: "2027-01-05" } },
    unclear: ["people"],
  },
  {
    text: "Please no shared rooms, and smoking should be fine in there. Mobile, Alabama to Pensacola, overnight, alone.",
    trip: { origin: "Mobile", destinations: ["Pensacola"], days: 2, people: 1 },
    constraints: { roomType: "not shared room", houseRule: ["smoking"] },
  },
  {
    text: "Grand Rapids - Detroit - Cleveland, ten days",
    trip: { origin: "Grand Rapids", destinations: ["Detroit", "Cleveland"], days: 10 },
  },
  {
    text: "I'm open to flying or driving. Eugene to Seattle, Nov 5th through the 8th.",
    trip: { origin: "Eugene", destinations: ["Seattle"], startDate: "2026-11-05", endDate: "2026-11-08", days: 4 },
  },
  {
    text: "A group trip to Gatlinburg from Greenville, SC over Labor Day with 11 people, max 8 grand",
    trip: {
      origin: "Greenville, South Carolina",
      destinations: ["Gatlinburg"],
      window: { from: "2027-09-04", to: "2027-09-06" },
      people: 11,
      budget: 8000,
    },
  },
  {
    text: "We (2 adults, 3 kids) want to get from Des Moines to Chicago and stay 4 nights beginning on 21 December.",
    trip: {
      origin: "Des Moines",
      destinations: ["Chicago"],
      days: 5,
      startDate: "2026-12-21",
      endDate: "2026-12-25",
      people: 5,
      children: 3,
    },
  },
  {
    text: "Heading to Maine from Boston. Three different towns. Six days. Two of us. $2,800.",
    trip: { origin: "Boston", region: "Maine", cityCount: 3, days: 6, people: 2, budget: 2800 },
  },
  {
    text: "it's just my dog and me going from Bend to Sacramento for five days, budget of 950",
    trip: { origin: "Bend", destinations: ["Sacramento"], days: 5, people: 1, pets: true, budget: 950 },
    constraints: { houseRule: ["pets"] },
  },
  {
    text: "I will start in Laredo, spend 2 nights in San Antonio and 2 nights in Austin, then go home.",
    trip: {
      origin: "Laredo",
      destinations: ["San Antonio", "Austin"],
      days: 5,
      stops: [
        { city: "San Antonio", nights: 2 },
        { city: "Austin", nights: 2 },
      ],
    },
  },
  {
    text: "Visiting Washington from Bangor with 2 others for 3 days, entire rooms, pet-friendly",
    trip: { origin: "Bangor", destinations: ["Washington"], days: 3, people: 3 },
    constraints: { roomType: "entire room", houseRule: ["pets"] },
  },
  {
    text: "any chance of 4 days in St Louis from Memphis around the 10th of November for under $700?",
    trip: {
      origin: "Memphis",
      destinations: ["St. Louis"],
      days: 4,
      budget: 700,
      window: { from: "2026-11-07", to: "2026-11-13" },
    },
  },
  {
    text: "We don't need flights, we prefer trains. Newark to Washington DC, 2 people, 3 days.",
    trip: { origin: "Newark", destinations: ["Washington"], days: 3, people: 2 },
    constraints: { transportation: "no flight" },
  },
  {
    text: "In March my husband, my mother and I will visit Tucson from Fargo for 8 days.",
    trip: {
      origin: "Fargo",
      destinations: ["Tucson"],
      days: 8,
      people: 3,
      window: { from: "2027-03-01", to: "2027-03-31" },
    },
  },
  {
    text: "No budget limit! Take me from Anchorage to Honolulu for two weeks.",
    trip: { origin: "Anchorage", destinations: ["Honolulu"], days: 14 },
  },
  {
    text: "I'd like to leave Roanoke on 2027-02-10 and be back by 2027-02-14; where I go is Florida, two cities.",
    trip: {
      origin: "Roanoke",
      region: "Florida",
      cityCount: 2,
      startDate: "2027-02-10",
      endDate: "2027-02-14",
      days: 5,
    },
  },
  {
    text: "Trip for four. Baton Rouge to Houston. Tomorrow. Three days. French and seafood restaurants. Kids under ten come too.",
    trip: {
      origin: "Baton Rouge",
      destinations: ["Houston"],
      startDate: "2026-10-15",
      endDate: "2026-10-17",
      days: 3,
      people: 4,
    },
    constraints: { cuisines: ["French", "Seafood"], houseRule: ["children under 10"] },
    unclear: ["children"],
  },
  {
    text: "Need to be in Boise Nov 9, flying from Ontario, home on the 12th",
    trip: { origin: "Ontario", destinations: ["Boise"], startDate: "2026-11-09", endDate: "2026-11-12", days: 4 },
    unclear: ["origin"],
  },
  {
    text: "Sun, sand and tacos: San Diego for 3 days, coming from Tempe with friends",
    trip: { origin: "Tempe", destinations: ["San Diego"], days: 3 },
    unclear: ["people"],
  },
  {
    text: "The trip departs from Erie, heads to Niagara Falls and lasts two days. The party consists of three people whose spending must stay below $620.",
    trip: { origin: "Erie", destinations: ["Niagara Falls"], days: 2, people: 3, budget: 620 },
  },
];

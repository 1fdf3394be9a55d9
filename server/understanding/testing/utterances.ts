import type { Said } from "@/server/trip";

/** A text and all that must be understood of it on 2026-10-14, a Wednesday, without a world. */
export interface Utterance {
  readonly text: string;
  readonly trip: Said["trip"];
  readonly constraints?: Said["constraints"];
  readonly unclear?: readonly string[];
}

export const TODAY = "2026-10-14";

/** Texts that the patterns were written with. */
export const UTTERANCES: readonly Utterance[] = [
  // Routes
  {
    text: "Take me from Seattle to San Diego.",
    trip: { origin: "Seattle", destinations: ["San Diego"] },
  },
  {
    text: "weekend in chicago from detroit, 2 ppl, under 1k",
    trip: { origin: "Detroit", destinations: ["Chicago"], days: 2, people: 2, budget: 1000 },
  },
  {
    text: "I live in Denver and want to see 3 cities in California next summer",
    trip: {
      origin: "Denver",
      region: "California",
      cityCount: 3,
      window: { from: "2027-06-01", to: "2027-08-31" },
    },
  },
  {
    text: "Seattle to Los Angeles on day 1, New York on day 5, back on day 16",
    trip: {
      origin: "Seattle",
      destinations: ["Los Angeles", "New York"],
      days: 16,
      stops: [
        { city: "Los Angeles", day: 1 },
        { city: "New York", day: 5 },
      ],
    },
  },
  {
    text: "We fly from Chicago to Boston on Day 4, to Dallas on Day 6, back on Day 10.",
    trip: {
      origin: "Chicago",
      destinations: ["Boston", "Dallas"],
      days: 10,
      stops: [
        { city: "Boston", day: 4 },
        { city: "Dallas", day: 6 },
      ],
    },
    unclear: ["people"],
  },
  {
    text: "Three nights in Miami then two in Orlando, leaving from Newark, just me",
    trip: {
      origin: "Newark",
      destinations: ["Miami", "Orlando"],
      days: 6,
      people: 1,
      stops: [
        { city: "Miami", nights: 3 },
        { city: "Orlando", nights: 2 },
      ],
    },
  },
  {
    text: "Plan 2 days in Boston and 3 days in New York for two people from Philly",
    trip: {
      origin: "Philadelphia",
      destinations: ["Boston", "New York"],
      days: 5,
      people: 2,
      stops: [
        { city: "Boston", days: 2 },
        { city: "New York", days: 3 },
      ],
    },
  },
  {
    text: "Driving out of Austin, I'd like to visit New Orleans, then Memphis, and finally Nashville.",
    trip: {
      origin: "Austin",
      destinations: ["New Orleans", "Memphis", "Nashville"],
      stops: [{ city: "New Orleans" }, { city: "Memphis" }, { city: "Nashville" }],
    },
  },
  { text: "NYC to LA", trip: { origin: "New York", destinations: ["Los Angeles"] } },
  { text: "SF -> Vegas, long weekend", trip: { origin: "San Francisco", destinations: ["Las Vegas"], days: 3 } },
  {
    text: "from boston to chicgo for 3 days",
    trip: { origin: "Boston", destinations: ["Chicago"], days: 3 },
  },
  {
    text: "Leaving Pittsburg for Seatle for four nights",
    trip: { origin: "Pittsburgh", destinations: ["Seattle"], days: 5 },
  },
  {
    text: "Heading from Washington, DC to Portland, Maine",
    trip: { origin: "Washington", destinations: ["Portland, Maine"] },
  },
  { text: "I want to go to Portland", trip: { destinations: ["Portland"] }, unclear: ["destinations"] },
  {
    text: "from Springfield to Denver",
    trip: { origin: "Springfield", destinations: ["Denver"] },
    unclear: ["origin"],
  },
  {
    text: "From Springfield, IL to Portland, OR",
    trip: { origin: "Springfield, Illinois", destinations: ["Portland, Oregon"] },
  },
  { text: "visit 2 cities in New York from Boston", trip: { origin: "Boston", region: "New York", cityCount: 2 } },
  { text: "visit New York from Boston", trip: { origin: "Boston", destinations: ["New York"] } },
  {
    text: "I'd love to tour Washington state, starting in Boise",
    trip: { origin: "Boise", region: "Washington" },
  },
  { text: "two cities in TX, departing OKC", trip: { origin: "Oklahoma City", region: "Texas", cityCount: 2 } },
  { text: "to Saint Louis from St Paul", trip: { origin: "St. Paul", destinations: ["St. Louis"] } },
  {
    text: "from Ft. Lauderdale to Coeur d'Alene",
    trip: { origin: "Fort Lauderdale", destinations: ["Coeur d'Alene"] },
  },
  {
    text: "We're based in Atlanta. Looking at Savannah or Charleston for a weekend.",
    trip: { origin: "Atlanta", days: 2 },
    unclear: ["destinations", "people"],
  },
  { text: "A trip to Wakanda from Boston", trip: { origin: "Boston", destinations: ["Wakanda"] } },
  { text: "one way from Denver to Tampa", trip: { origin: "Denver", destinations: ["Tampa"], returnHome: false } },
  { text: "from Denver, moving to 2 cities in Texas", trip: { origin: "Denver", region: "Texas", cityCount: 2 } },
  { text: "I am moving to Tampa from Denver", trip: { origin: "Denver", destinations: ["Tampa"], returnHome: false } },
  {
    text: "We loved Miami last year, this time take us from Cleveland to Key West",
    trip: { origin: "Cleveland", destinations: ["Key West"] },
    unclear: ["people"],
  },
  { text: "Fly into Denver and explore Boulder for 4 days", trip: { destinations: ["Denver", "Boulder"], days: 4 } },
  { text: "Boston-Chicago, 3 days", trip: { origin: "Boston", destinations: ["Chicago"], days: 3 } },
  { text: "7 days in Italy", trip: { region: "Italy", days: 7 } },
  { text: "Austin, Texas to Mobile, Alabama", trip: { origin: "Austin", destinations: ["Mobile"] } },
  {
    text: "I'm from Tulsa and would like to see several cities in Florida",
    trip: { origin: "Tulsa", region: "Florida" },
    unclear: ["cityCount"],
  },
  { text: "three-city trip through Ohio from Detroit", trip: { origin: "Detroit", region: "Ohio", cityCount: 3 } },
  // Dates
  {
    text: "Boston to Miami, March 3 to March 9",
    trip: { origin: "Boston", destinations: ["Miami"], startDate: "2027-03-03", endDate: "2027-03-09", days: 7 },
  },
  {
    text: "Miami from 11/5/2026 to 11/9/2026",
    trip: { destinations: ["Miami"], startDate: "2026-11-05", endDate: "2026-11-09", days: 5 },
  },
  {
    text: "Reno 2026-12-01 through 2026-12-04",
    trip: { destinations: ["Reno"], startDate: "2026-12-01", endDate: "2026-12-04", days: 4 },
  },
  {
    text: "to Reno from the 20th to the 23rd",
    trip: { destinations: ["Reno"], startDate: "2026-10-20", endDate: "2026-10-23", days: 4 },
  },
  {
    text: "16-18 November in Tucson",
    trip: { destinations: ["Tucson"], startDate: "2026-11-16", endDate: "2026-11-18", days: 3 },
  },
  {
    text: "Dec 30 - Jan 2 in Nashville",
    trip: { destinations: ["Nashville"], startDate: "2026-12-30", endDate: "2027-01-02", days: 4 },
  },
  {
    text: "next Friday for 3 days to Dallas",
    trip: { destinations: ["Dallas"], startDate: "2026-10-23", endDate: "2026-10-25", days: 3 },
  },
  {
    text: "tomorrow for 4 days, Houston",
    trip: { destinations: ["Houston"], startDate: "2026-10-15", endDate: "2026-10-18", days: 4 },
  },
  {
    text: "in two weeks to Phoenix for a week",
    trip: { destinations: ["Phoenix"], startDate: "2026-10-28", endDate: "2026-11-03", days: 7 },
  },
  {
    text: "this weekend in Savannah",
    trip: { destinations: ["Savannah"], startDate: "2026-10-17", endDate: "2026-10-18", days: 2 },
  },
  {
    text: "the weekend after next in Memphis",
    trip: { destinations: ["Memphis"], startDate: "2026-10-31", endDate: "2026-11-01", days: 2 },
  },
  {
    text: "five days in May in Denver",
    trip: { destinations: ["Denver"], days: 5, window: { from: "2027-05-01", to: "2027-05-31" } },
  },
  {
    text: "sometime in June, a week in Maine",
    trip: { region: "Maine", days: 7, window: { from: "2027-06-01", to: "2027-06-30" } },
  },
  {
    text: "the first half of April, 3 days, Baltimore",
    trip: { destinations: ["Baltimore"], days: 3, window: { from: "2027-04-01", to: "2027-04-15" } },
  },
  {
    text: "any weekend in November in Asheville",
    trip: { destinations: ["Asheville"], days: 2, window: { from: "2026-11-01", to: "2026-11-30" } },
  },
  {
    text: "over Thanksgiving to Chicago",
    trip: { destinations: ["Chicago"], window: { from: "2026-11-25", to: "2026-11-29" } },
  },
  {
    text: "5 days over Christmas in Santa Fe",
    trip: { destinations: ["Santa Fe"], days: 5, window: { from: "2026-12-21", to: "2026-12-29" } },
  },
  {
    text: "Starting Nov 3 and returning Nov 8, Omaha to Denver",
    trip: { origin: "Omaha", destinations: ["Denver"], startDate: "2026-11-03", endDate: "2026-11-08", days: 6 },
  },
  {
    text: "3 days in Boise from March 1 to March 5, 2027",
    trip: { destinations: ["Boise"], startDate: "2027-03-01", endDate: "2027-03-05" },
    unclear: ["days"],
  },
  {
    text: "4 days in Tampa between March 1 and March 31, 2027",
    trip: { destinations: ["Tampa"], days: 4, window: { from: "2027-03-01", to: "2027-03-31" } },
  },
  {
    text: "Leave on 31 February for 3 days in Reno",
    trip: { destinations: ["Reno"], days: 3 },
    unclear: ["startDate"],
  },
  {
    text: "fortnight in Alaska from July 1st",
    trip: { region: "Alaska", startDate: "2027-07-01", endDate: "2027-07-14", days: 14 },
  },
  {
    text: "May I book a trip to Boston in March?",
    trip: { destinations: ["Boston"], window: { from: "2027-03-01", to: "2027-03-31" } },
  },
  {
    text: "Friday to Monday in Charleston, SC",
    trip: { destinations: ["Charleston, South Carolina"], startDate: "2026-10-16", endDate: "2026-10-19", days: 4 },
  },
  { text: "a few days in Vermont", trip: { region: "Vermont" }, unclear: ["days"] },
  { text: "5-7 days in Utah", trip: { region: "Utah" }, unclear: ["days"] },
  {
    text: "next month for ten days in Hawaii",
    trip: { region: "Hawaii", days: 10, window: { from: "2026-11-01", to: "2026-11-30" } },
  },
  {
    text: "5 days and 4 nights in Miami beginning December 5, 2026",
    trip: { destinations: ["Miami"], startDate: "2026-12-05", endDate: "2026-12-09", days: 5 },
  },
  {
    text: "60-day trip from Boston to Seattle starting on January 5th",
    trip: { origin: "Boston", destinations: ["Seattle"], startDate: "2027-01-05", endDate: "2027-03-05", days: 60 },
  },
  // People
  { text: "my wife and I want to see Denver", trip: { destinations: ["Denver"], people: 2 } },
  { text: "for me and my three kids, Orlando", trip: { destinations: ["Orlando"], people: 4, children: 3 } },
  { text: "2 adults and 2 children to Tampa", trip: { destinations: ["Tampa"], people: 4, children: 2 } },
  { text: "a family of four going to Anaheim", trip: { destinations: ["Anaheim"], people: 4 } },
  { text: "couple, Napa, 3 days", trip: { destinations: ["Napa"], people: 2, days: 3 } },
  { text: "travelling solo to Detroit", trip: { destinations: ["Detroit"], people: 1 } },
  { text: "I'm going to Reno with 3 friends", trip: { destinations: ["Reno"], people: 4 } },
  { text: "a couple of days in Reno", trip: { destinations: ["Reno"] }, unclear: ["days"] },
  { text: "party of 5 to Austin", trip: { destinations: ["Austin"], people: 5 } },
  {
    text: "My husband, our two kids and I want to see Chicago",
    trip: { destinations: ["Chicago"], people: 4, children: 2 },
  },
  { text: "there will be six of us in Dallas", trip: { destinations: ["Dallas"], people: 6 } },
  { text: "zero people to Dallas", trip: { destinations: ["Dallas"], people: 0 } },
  {
    text: "trip for my family to Tucson",
    trip: { destinations: ["Tucson"] },
    unclear: ["people", "children"],
  },
  {
    text: "4 people including 2 kids aged 4 and 7 to San Diego",
    trip: { destinations: ["San Diego"], people: 4, children: 2 },
    constraints: { houseRule: ["children under 10"] },
  },
  // Money
  { text: "Denver, budget $1,700", trip: { destinations: ["Denver"], budget: 1700 } },
  { text: "Denver for 2000 dollars max", trip: { destinations: ["Denver"], budget: 2000 } },
  { text: "Denver, no more than 3 grand", trip: { destinations: ["Denver"], budget: 3000 } },
  { text: "Denver, between $1,000 and $1,500", trip: { destinations: ["Denver"], budget: 1500 } },
  { text: "Denver for 3 people, $500 per person", trip: { destinations: ["Denver"], people: 3, budget: 1500 } },
  { text: "Denver for 4 days at $200 a day", trip: { destinations: ["Denver"], days: 4, budget: 800 } },
  { text: "Denver, USD 900", trip: { destinations: ["Denver"], budget: 900 } },
  { text: "my budget is 1200 for Denver", trip: { destinations: ["Denver"], budget: 1200 } },
  { text: "Denver on a tight budget", trip: { destinations: ["Denver"] }, unclear: ["budget"] },
  { text: "Denver, $600 each", trip: { destinations: ["Denver"] }, unclear: ["budget"] },
  { text: "Denver, hotel under $150 a night, total $1,800", trip: { destinations: ["Denver"], budget: 1800 } },
  { text: "Denver with about two thousand dollars", trip: { destinations: ["Denver"], budget: 2000 } },
  // Demands
  {
    text: "Boston, I'm afraid of flying",
    trip: { destinations: ["Boston"] },
    constraints: { transportation: "no flight" },
  },
  { text: "Boston, I don't mind flying", trip: { destinations: ["Boston"] } },
  {
    text: "Boston; none of us has a driver's license",
    trip: { destinations: ["Boston"] },
    constraints: { transportation: "no self-driving" },
    unclear: ["people"],
  },
  {
    text: "Boston by car only",
    trip: { destinations: ["Boston"] },
    constraints: { transportation: "no flight" },
  },
  {
    text: "Boston with my dog, entire place please",
    trip: { destinations: ["Boston"], pets: true },
    constraints: { houseRule: ["pets"], roomType: "entire room" },
  },
  { text: "Boston. No smoking rooms and no parties!", trip: { destinations: ["Boston"] } },
  {
    text: "Boston. I smoke. Private room, not shared.",
    trip: { destinations: ["Boston"] },
    constraints: { houseRule: ["smoking"], roomType: "private room" },
  },
  {
    text: "Boston with Thai and Italian food, but no seafood",
    trip: { destinations: ["Boston"] },
    constraints: { cuisines: ["Thai", "Italian"] },
  },
  {
    text: "See the French Quarter in New Orleans and fly American Airlines",
    trip: { destinations: ["New Orleans"] },
  },
  {
    text: "Boston; visitors must be welcome and we want to host a party",
    trip: { destinations: ["Boston"] },
    constraints: { houseRule: ["visitors", "parties"] },
    unclear: ["people"],
  },
  {
    text: "Boston or nothing, either private or shared rooms",
    trip: { destinations: ["Boston"] },
    unclear: ["roomType"],
  },
  { text: "Boston, would enjoy Thai or Greek food", trip: { destinations: ["Boston"] }, unclear: ["cuisines"] },
  // Found by trying more texts
  {
    text: "take me home to Denver from Boston for 4 days",
    trip: { origin: "Boston", destinations: ["Denver"], days: 4 },
  },
  {
    text: "can u plan smth for nyc to dc for 2 nights next weekend",
    trip: { origin: "New York", destinations: ["Washington"], startDate: "2026-10-23", endDate: "2026-10-25", days: 3 },
  },
  {
    text: "I need to fly to Boston on Monday and come back on Thursday. I'm in Cleveland.",
    trip: { origin: "Cleveland", destinations: ["Boston"], startDate: "2026-10-19", endDate: "2026-10-22", days: 4 },
  },
  {
    text: "Can you get me to Miami by December 12 and home to Detroit by December 16?",
    trip: { origin: "Detroit", destinations: ["Miami"], startDate: "2026-12-12", endDate: "2026-12-16", days: 5 },
  },
  {
    text: "Budget: 5k. People: 4. From: Houston. To: Utah. Days: 7. Cities: 3. Start: 2027-03-05.",
    trip: {
      origin: "Houston",
      region: "Utah",
      cityCount: 3,
      startDate: "2027-03-05",
      endDate: "2027-03-11",
      days: 7,
      people: 4,
      budget: 5000,
    },
  },
  {
    text: "with my girlfriend and her parents from LA to San Francisco for 4 days",
    trip: { origin: "Los Angeles", destinations: ["San Francisco"], days: 4, people: 4 },
  },
  {
    text: "My budget is $200 per day per person for 3 people for 4 days from Reno to Las Vegas",
    trip: { origin: "Reno", destinations: ["Las Vegas"], days: 4, people: 3, budget: 2400 },
  },
  {
    text: "Please avoid Dallas. From Lubbock I want to see Austin and Houston in 5 days.",
    trip: { origin: "Lubbock", destinations: ["Austin", "Houston"], days: 5 },
  },
  {
    text: "No need for entire rooms, private rooms are good. Omaha to Denver w/ my brother.",
    trip: { origin: "Omaha", destinations: ["Denver"], people: 2 },
    constraints: { roomType: "private room" },
  },
];

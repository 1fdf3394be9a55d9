export interface AttractionType {
  readonly name: string;
  /** How often beyond what every city has of it. */
  readonly weight: number;
  /** Shortest and longest usual visit. */
  readonly minutes: readonly [number, number];
  /** Opening and closing hour. */
  readonly hours: readonly [number, number];
  /** Chance of a weekday on which it is closed. */
  readonly closes: number;
  /** Dollars where it is not free. */
  readonly price: number;
  /** Chance that it is free. */
  readonly free: number;
  /** Chance of guided tours. */
  readonly tours: number;
  readonly indoors: boolean;
  /** Further types with their chances. */
  readonly also: readonly (readonly [type: string, probability: number])[];
  readonly events: readonly (readonly [event: string, probability: number])[];
  /** For `Namer`. */
  readonly patterns: readonly string[];
}

/** The eight types of the preference entries, then those that the travelers' interests speak of. */
export const ATTRACTION_TYPES: readonly AttractionType[] = [
  {
    name: "museum",
    weight: 14,
    minutes: [60, 165],
    hours: [9.5, 17],
    closes: 0.55,
    price: 17,
    free: 0.2,
    tours: 0.58,
    indoors: true,
    also: [
      ["art", 0.15],
      ["historical site", 0.12],
    ],
    events: [
      ["Lectures", 0.45],
      ["Workshops", 0.32],
      ["Concerts", 0.08],
    ],
    patterns: [
      "{surname} Museum of {Clocks|Glass|Maps|Flight|Instruments|Textiles|Minerals|Rivers|Lighthouses|Printing|Ships|Toys}",
      "The {surname} Science Rooms",
      "{surname} {Natural History|Regional History|Railway} Museum",
    ],
  },
  {
    name: "art",
    weight: 11,
    minutes: [45, 135],
    hours: [10, 18],
    closes: 0.45,
    price: 14,
    free: 0.38,
    tours: 0.45,
    indoors: true,
    also: [["museum", 0.3]],
    events: [
      ["Workshops", 0.42],
      ["Lectures", 0.3],
      ["Festivals", 0.1],
      ["Concerts", 0.08],
    ],
    patterns: ["{surname} {Gallery|Art Rooms|Sculpture Court}", "{adjective} {noun} {Gallery|Art Center|Print Studio}"],
  },
  {
    name: "park",
    weight: 13,
    minutes: [45, 150],
    hours: [6, 21],
    closes: 0,
    price: 7,
    free: 0.9,
    tours: 0.14,
    indoors: false,
    also: [["hiking", 0.14]],
    events: [
      ["Festivals", 0.3],
      ["Concerts", 0.28],
      ["Workshops", 0.06],
    ],
    patterns: ["{surname} {Park|Commons|Green}", "{adjective} {noun} {Park|Gardens|Preserve}"],
  },
  {
    name: "shopping",
    weight: 8,
    minutes: [45, 180],
    hours: [9.5, 20],
    closes: 0.05,
    price: 5,
    free: 0.98,
    tours: 0.04,
    indoors: true,
    also: [["food market", 0.15]],
    events: [
      ["Festivals", 0.16],
      ["Concerts", 0.1],
      ["Workshops", 0.08],
    ],
    patterns: ["{surname} {Arcade|Galleria|Market Hall}", "{adjective} {noun} {Shops|Bazaar|Emporium}"],
  },
  {
    name: "landmark",
    weight: 10,
    minutes: [30, 90],
    hours: [9, 18],
    closes: 0.1,
    price: 14,
    free: 0.52,
    tours: 0.4,
    indoors: false,
    also: [
      ["historical site", 0.25],
      ["city tour", 0.08],
    ],
    events: [
      ["Festivals", 0.14],
      ["Lectures", 0.08],
      ["Concerts", 0.08],
    ],
    patterns: [
      "{surname} {Lighthouse|Clock Tower|Bridge Walk|Observatory|Monument|Rotunda}",
      "The {adjective} {Arch|Spire|Fountain|Tower|Overlook}",
    ],
  },
  {
    name: "historical site",
    weight: 10,
    minutes: [45, 120],
    hours: [9, 17],
    closes: 0.3,
    price: 12,
    free: 0.38,
    tours: 0.66,
    indoors: true,
    also: [
      ["landmark", 0.25],
      ["museum", 0.2],
    ],
    events: [
      ["Lectures", 0.36],
      ["Festivals", 0.14],
      ["Workshops", 0.12],
    ],
    patterns: [
      "{surname} {House|Mill|Courthouse|Foundry|Homestead}",
      "Old {surname} {Fort|Mission|Landing|Depot|Exchange}",
    ],
  },
  {
    name: "zoo",
    weight: 1,
    minutes: [120, 225],
    hours: [9, 18],
    closes: 0.08,
    price: 24,
    free: 0.04,
    tours: 0.4,
    indoors: false,
    also: [["park", 0.2]],
    events: [
      ["Workshops", 0.3],
      ["Festivals", 0.22],
      ["Lectures", 0.15],
    ],
    patterns: ["{surname} {Zoo|Wildlife Park|Zoological Garden}"],
  },
  {
    name: "aquarium",
    weight: 1,
    minutes: [75, 165],
    hours: [9, 18],
    closes: 0.08,
    price: 27,
    free: 0.02,
    tours: 0.36,
    indoors: true,
    also: [],
    events: [
      ["Workshops", 0.28],
      ["Lectures", 0.3],
      ["Concerts", 0.05],
    ],
    patterns: ["{surname} {Aquarium|Sea Life Hall}", "{Coral|Tidewater|Deepwater|River} House Aquarium"],
  },
  {
    name: "hiking",
    weight: 6,
    minutes: [90, 240],
    hours: [6, 20],
    closes: 0,
    price: 8,
    free: 0.86,
    tours: 0.2,
    indoors: false,
    also: [["park", 0.4]],
    events: [["Workshops", 0.06]],
    patterns: [
      "{surname} {Ridge Trail|Canyon Trail|Nature Trail}",
      "{adjective} {Creek|Bluff|Heron|Mesa|Oak} {Trail|Loop Walk}",
    ],
  },
  {
    name: "beach",
    weight: 9,
    minutes: [90, 240],
    hours: [6, 21],
    closes: 0,
    price: 6,
    free: 0.94,
    tours: 0.03,
    indoors: false,
    also: [["park", 0.15]],
    events: [
      ["Festivals", 0.22],
      ["Concerts", 0.18],
    ],
    patterns: ["{surname} {Beach|Cove|Sands}", "{adjective} {Dune|Shell|Pelican|Palm} Beach"],
  },
  {
    name: "music",
    weight: 5,
    minutes: [90, 150],
    hours: [13, 23],
    closes: 0.5,
    price: 34,
    free: 0.06,
    tours: 0.16,
    indoors: true,
    also: [],
    events: [
      ["Concerts", 0.95],
      ["Festivals", 0.3],
      ["Workshops", 0.1],
    ],
    patterns: ["{surname} {Music Hall|Playhouse|Bandstand}", "The {adjective} {noun} Stage"],
  },
  {
    name: "sports",
    weight: 4,
    minutes: [120, 210],
    hours: [10, 22],
    closes: 0.3,
    price: 38,
    free: 0.06,
    tours: 0.36,
    indoors: false,
    also: [],
    events: [
      ["Festivals", 0.12],
      ["Concerts", 0.16],
    ],
    patterns: ["{surname} {Stadium|Ballpark|Arena|Field House}"],
  },
  {
    name: "food market",
    weight: 5,
    minutes: [45, 120],
    hours: [8, 19],
    closes: 0.2,
    price: 9,
    free: 0.9,
    tours: 0.28,
    indoors: true,
    also: [["shopping", 0.4]],
    events: [
      ["Festivals", 0.32],
      ["Workshops", 0.24],
    ],
    patterns: ["{surname} {Farmers Market|Public Market}", "{adjective} {noun} Food Hall"],
  },
  {
    name: "city tour",
    weight: 5,
    minutes: [60, 180],
    hours: [9, 18],
    closes: 0.1,
    price: 32,
    free: 0.08,
    tours: 1,
    indoors: false,
    also: [["landmark", 0.2]],
    events: [["Lectures", 0.06]],
    patterns: ["{surname} {Walking Tour|Trolley Tour|Architecture Tour|River Cruise}"],
  },
  {
    name: "adventure sports",
    weight: 4,
    minutes: [120, 240],
    hours: [9, 18],
    closes: 0.2,
    price: 58,
    free: 0,
    tours: 0.7,
    indoors: false,
    also: [],
    events: [["Workshops", 0.2]],
    patterns: [
      "{adjective} {noun} {Kayaks|Climbing Hall|Ropes Course|Zip Line}",
      "{surname} {Paddle Club|Rafting|Bike Trails}",
    ],
  },
];

/** One of each type of the preference entries but two of the commonest, and something for most interests. */
const inEveryCity: Readonly<Record<string, number>> = {
  museum: 3,
  art: 2,
  park: 2,
  shopping: 1,
  landmark: 1,
  "historical site": 1,
  zoo: 1,
  aquarium: 1,
  hiking: 1,
  music: 1,
  "city tour": 1,
};

export const TYPES_IN_EVERY_CITY: readonly AttractionType[] = ATTRACTION_TYPES.flatMap((type) =>
  Array.from({ length: inEveryCity[type.name] ?? 0 }, () => type),
);

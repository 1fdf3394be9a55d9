import type { City, Coordinates } from "../records";

/** A line that no place lies beyond: a shore, a river, a border or a slope, seen from the city's center. */
interface Edge {
  /** Degrees clockwise from north. */
  readonly bearing: number;
  readonly km: number;
}

/** 1 small town, 2 city, 3 large city, 4 metropolis with a hub airport. */
type CitySize = 1 | 2 | 3 | 4;

/** What the generator knows about a real city. The coordinates are those of its center. */
export interface CityFacts extends City {
  readonly coordinates: Coordinates;
  readonly zone: string;
  readonly size: CitySize;
  /** How expensive the city is: 1 is the country's middle. */
  readonly costLevel: number;
  readonly areaCode: number;
  /** Where the airport lies, in degrees clockwise from north of the center. */
  readonly airportBearing: number;
  readonly edges: readonly Edge[];
  /** The first edge is a beach. */
  readonly beach: boolean;
}

const EASTERN = "America/New_York";
const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

interface More {
  readonly zone?: string;
  readonly edges?: readonly (readonly [bearing: number, km: number])[];
  readonly beach?: true;
}

type Row = readonly [
  name: string,
  latitude: number,
  longitude: number,
  airports: string,
  size: CitySize,
  costLevel: number,
  areaCode: number,
  airportBearing: number,
  more?: More,
];

const STATES: readonly (readonly [state: string, zone: string, cities: readonly Row[]])[] = [
  [
    "Florida",
    EASTERN,
    [
      ["Miami", 25.7743, -80.1937, "MIA", 4, 1.25, 305, 290, { edges: [[90, 0.9]], beach: true }],
      ["Orlando", 28.5384, -81.3789, "MCO SFB", 3, 1.0, 407, 145],
      ["Tampa", 27.9506, -82.4572, "TPA", 3, 0.95, 813, 285, { edges: [[190, 1.2]] }],
      ["St. Petersburg", 27.7709, -82.6393, "PIE", 1, 1.0, 727, 330, { edges: [[90, 0.8]], beach: true }],
      ["Jacksonville", 30.3322, -81.6557, "JAX", 2, 0.85, 904, 5],
      ["Fort Lauderdale", 26.1224, -80.1373, "FLL", 3, 1.1, 954, 200, { edges: [[90, 3.3]], beach: true }],
      ["Sarasota", 27.3364, -82.5307, "SRQ", 1, 1.05, 941, 350, { edges: [[250, 1.2]], beach: true }],
      [
        "Key West",
        24.5557,
        -81.785,
        "EYW",
        1,
        1.4,
        305,
        95,
        {
          edges: [
            [180, 1.1],
            [0, 1.0],
            [270, 2.2],
            [90, 3.8],
          ],
          beach: true,
        },
      ],
      ["Tallahassee", 30.4383, -84.2807, "TLH", 1, 0.8, 850, 225],
      ["Pensacola", 30.4213, -87.2169, "PNS", 1, 0.85, 448, 20, { zone: CENTRAL, edges: [[170, 1.1]], beach: true }],
    ],
  ],
  [
    "California",
    PACIFIC,
    [
      ["Los Angeles", 34.0522, -118.2437, "LAX BUR", 4, 1.25, 213, 240],
      [
        "San Francisco",
        37.7793,
        -122.4193,
        "SFO",
        4,
        1.45,
        415,
        170,
        {
          edges: [
            [55, 2.5],
            [0, 3.1],
          ],
        },
      ],
      ["San Diego", 32.7157, -117.1611, "SAN", 3, 1.2, 619, 310, { edges: [[240, 1.1]], beach: true }],
      ["Sacramento", 38.5816, -121.4944, "SMF", 2, 0.95, 916, 330],
      ["San Jose", 37.3382, -121.8863, "SJC", 2, 1.25, 408, 310],
      ["Santa Barbara", 34.4208, -119.6982, "SBA", 1, 1.35, 805, 280, { edges: [[150, 1.3]], beach: true }],
      ["Monterey", 36.6002, -121.8947, "MRY", 1, 1.3, 831, 110, { edges: [[20, 0.8]], beach: true }],
      ["Long Beach", 33.7701, -118.1937, "LGB", 1, 1.1, 562, 50, { edges: [[180, 1.0]], beach: true }],
      ["Palm Springs", 33.8303, -116.5453, "PSP", 1, 1.2, 760, 85, { edges: [[270, 1.3]] }],
    ],
  ],
  [
    "Texas",
    CENTRAL,
    [
      ["Dallas", 32.7767, -96.797, "DFW DAL", 4, 1.0, 214, 300],
      ["Houston", 29.7604, -95.3698, "IAH HOU", 4, 0.95, 713, 10],
      ["Austin", 30.2672, -97.7431, "AUS", 3, 1.1, 512, 130],
      ["San Antonio", 29.4252, -98.4946, "SAT", 2, 0.9, 210, 15],
      ["El Paso", 31.7619, -106.485, "ELP", 1, 0.78, 915, 75, { zone: MOUNTAIN, edges: [[190, 0.9]] }],
      ["Corpus Christi", 27.8006, -97.3964, "CRP", 1, 0.8, 361, 270, { edges: [[90, 0.7]], beach: true }],
    ],
  ],
  [
    "New York",
    EASTERN,
    [
      ["New York", 40.7549, -73.984, "JFK LGA EWR", 4, 1.5, 212, 110],
      ["Buffalo", 42.8864, -78.8784, "BUF", 2, 0.85, 716, 75, { edges: [[245, 1.2]] }],
      ["Rochester", 43.1566, -77.6088, "ROC", 1, 0.82, 585, 220],
      ["Albany", 42.6526, -73.7562, "ALB", 1, 0.88, 518, 325],
      ["Syracuse", 43.0481, -76.1474, "SYR", 1, 0.8, 315, 20],
    ],
  ],
  [
    "Colorado",
    MOUNTAIN,
    [
      ["Denver", 39.7392, -104.9903, "DEN", 4, 1.1, 303, 60],
      ["Colorado Springs", 38.8339, -104.8214, "COS", 1, 0.95, 719, 115],
      [
        "Aspen",
        39.1911,
        -106.8175,
        "ASE",
        1,
        1.6,
        970,
        310,
        {
          edges: [
            [0, 1.7],
            [190, 1.5],
          ],
        },
      ],
      ["Grand Junction", 39.0639, -108.5506, "GJT", 1, 0.85, 970, 30],
      [
        "Durango",
        37.2753,
        -107.8801,
        "DRO",
        1,
        1.0,
        970,
        140,
        {
          edges: [
            [90, 1.9],
            [270, 1.6],
          ],
        },
      ],
    ],
  ],
  [
    "Washington",
    PACIFIC,
    [
      ["Seattle", 47.6062, -122.3321, "SEA", 4, 1.25, 206, 180, { edges: [[245, 1.0]] }],
      ["Spokane", 47.6588, -117.426, "GEG", 1, 0.85, 509, 260],
      ["Bellingham", 48.7519, -122.4787, "BLI", 1, 0.95, 360, 310, { edges: [[240, 1.0]] }],
      ["Yakima", 46.6021, -120.5059, "YKM", 1, 0.8, 509, 210],
      ["Walla Walla", 46.0646, -118.343, "ALW", 1, 0.9, 509, 50],
    ],
  ],
  [
    "North Carolina",
    EASTERN,
    [
      ["Charlotte", 35.2271, -80.8431, "CLT", 4, 0.95, 704, 265],
      ["Raleigh", 35.7796, -78.6382, "RDU", 3, 0.95, 919, 310],
      ["Asheville", 35.5951, -82.5515, "AVL", 1, 1.1, 828, 170],
      ["Wilmington", 34.2257, -77.9447, "ILM", 1, 0.95, 910, 45, { edges: [[265, 0.5]] }],
      ["Greensboro", 36.0726, -79.792, "GSO", 1, 0.8, 336, 275],
    ],
  ],
  [
    "Tennessee",
    CENTRAL,
    [
      ["Nashville", 36.1627, -86.7816, "BNA", 3, 1.1, 615, 110],
      ["Memphis", 35.1495, -90.049, "MEM", 2, 0.8, 901, 140, { edges: [[275, 0.9]] }],
      ["Knoxville", 35.9606, -83.9207, "TYS", 1, 0.82, 865, 195, { zone: EASTERN }],
      ["Chattanooga", 35.0456, -85.3097, "CHA", 1, 0.85, 423, 85, { zone: EASTERN }],
    ],
  ],
  [
    "Georgia",
    EASTERN,
    [
      ["Atlanta", 33.749, -84.388, "ATL", 4, 1.05, 404, 190],
      ["Savannah", 32.0809, -81.0912, "SAV", 1, 1.1, 912, 300, { edges: [[10, 0.8]] }],
    ],
  ],
  [
    "South Carolina",
    EASTERN,
    [
      [
        "Charleston",
        32.785,
        -79.94,
        "CHS",
        2,
        1.2,
        843,
        325,
        {
          edges: [
            [100, 1.4],
            [235, 1.8],
          ],
        },
      ],
      ["Myrtle Beach", 33.6891, -78.8867, "MYR", 1, 0.95, 854, 200, { edges: [[130, 0.8]], beach: true }],
    ],
  ],
  ["Virginia", EASTERN, [["Richmond", 37.5407, -77.436, "RIC", 1, 0.88, 804, 100]]],
  ["District of Columbia", EASTERN, [["Washington", 38.9072, -77.0369, "DCA IAD", 4, 1.25, 202, 190]]],
  ["Maryland", EASTERN, [["Baltimore", 39.2904, -76.6122, "BWI", 2, 0.95, 410, 200, { edges: [[150, 1.5]] }]]],
  [
    "Pennsylvania",
    EASTERN,
    [
      ["Philadelphia", 39.9526, -75.1652, "PHL", 4, 1.05, 215, 220, { edges: [[100, 2.2]] }],
      ["Pittsburgh", 40.4406, -79.9959, "PIT", 2, 0.9, 412, 285],
    ],
  ],
  ["Massachusetts", EASTERN, [["Boston", 42.3555, -71.0645, "BOS", 4, 1.35, 617, 60, { edges: [[75, 1.4]] }]]],
  ["Rhode Island", EASTERN, [["Providence", 41.824, -71.4128, "PVD", 1, 1.0, 401, 190]]],
  ["Maine", EASTERN, [["Bar Harbor", 44.385, -68.212, "BHB", 1, 1.3, 207, 300, { edges: [[50, 0.6]], beach: true }]]],
  ["Illinois", CENTRAL, [["Chicago", 41.8781, -87.6298, "ORD MDW", 4, 1.15, 312, 310, { edges: [[85, 1.1]] }]]],
  ["Michigan", "America/Detroit", [["Detroit", 42.3314, -83.0458, "DTW", 3, 0.85, 313, 240, { edges: [[155, 0.4]] }]]],
  [
    "Ohio",
    EASTERN,
    [
      ["Cleveland", 41.4993, -81.6944, "CLE", 2, 0.82, 216, 225, { edges: [[335, 0.9]] }],
      ["Columbus", 39.9612, -82.9988, "CMH", 2, 0.88, 614, 80],
      ["Cincinnati", 39.1031, -84.512, "CVG", 2, 0.85, 513, 220, { edges: [[175, 0.6]] }],
    ],
  ],
  ["Indiana", "America/Indiana/Indianapolis", [["Indianapolis", 39.7684, -86.1581, "IND", 2, 0.85, 317, 240]]],
  ["Wisconsin", CENTRAL, [["Milwaukee", 43.0389, -87.9065, "MKE", 2, 0.85, 414, 175, { edges: [[90, 0.9]] }]]],
  ["Minnesota", CENTRAL, [["Minneapolis", 44.9778, -93.265, "MSP", 3, 0.95, 612, 165]]],
  [
    "Missouri",
    CENTRAL,
    [
      ["St. Louis", 38.627, -90.1994, "STL", 2, 0.85, 314, 315, { edges: [[90, 1.0]] }],
      ["Kansas City", 39.0997, -94.5786, "MCI", 2, 0.85, 816, 340],
    ],
  ],
  ["Louisiana", CENTRAL, [["New Orleans", 29.9551, -90.0755, "MSY", 2, 1.1, 504, 280, { edges: [[150, 1.1]] }]]],
  [
    "Nevada",
    PACIFIC,
    [
      ["Las Vegas", 36.1699, -115.1398, "LAS", 3, 1.05, 702, 185],
      ["Reno", 39.5296, -119.8138, "RNO", 1, 0.9, 775, 135],
    ],
  ],
  [
    "Arizona",
    "America/Phoenix",
    [
      ["Phoenix", 33.4484, -112.074, "PHX", 3, 0.95, 602, 110],
      ["Tucson", 32.2226, -110.9747, "TUS", 1, 0.85, 520, 170],
      ["Flagstaff", 35.1983, -111.6513, "FLG", 1, 1.05, 928, 195],
    ],
  ],
  ["Utah", MOUNTAIN, [["Salt Lake City", 40.7608, -111.891, "SLC", 3, 0.95, 801, 285]]],
  ["Idaho", "America/Boise", [["Boise", 43.615, -116.2023, "BOI", 1, 0.9, 208, 200]]],
  ["Montana", MOUNTAIN, [["Bozeman", 45.677, -111.0429, "BZN", 1, 1.15, 406, 310]]],
  [
    "New Mexico",
    MOUNTAIN,
    [
      ["Albuquerque", 35.0844, -106.6504, "ABQ", 2, 0.82, 505, 160],
      ["Santa Fe", 35.687, -105.9378, "SAF", 1, 1.2, 505, 230],
    ],
  ],
  [
    "Oregon",
    PACIFIC,
    [
      ["Portland", 45.5152, -122.6784, "PDX", 3, 1.05, 503, 40],
      ["Eugene", 44.0521, -123.0868, "EUG", 1, 0.9, 541, 320],
    ],
  ],
  [
    "Hawaii",
    "Pacific/Honolulu",
    [["Honolulu", 21.306, -157.85, "HNL", 3, 1.5, 808, 280, { edges: [[205, 1.3]], beach: true }]],
  ],
  [
    "Alaska",
    "America/Anchorage",
    [["Anchorage", 61.2181, -149.9003, "ANC", 2, 1.2, 907, 230, { edges: [[310, 1.0]] }]],
  ],
];

/** The cities of the sample world: real names, coordinates, zones and airport codes. Names are unique. */
export const SAMPLE_CITIES: readonly CityFacts[] = STATES.flatMap(([state, stateZone, rows]) =>
  rows.map(([name, latitude, longitude, airports, size, costLevel, areaCode, airportBearing, more]) => ({
    name,
    state,
    coordinates: { latitude, longitude },
    zone: more?.zone ?? stateZone,
    airports: airports.split(" "),
    size,
    costLevel,
    areaCode,
    airportBearing,
    edges: (more?.edges ?? []).map(([bearing, km]) => ({ bearing, km })),
    beach: more?.beach ?? false,
  })),
);

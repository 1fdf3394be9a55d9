/** How a restaurant is run; it decides hours, price and nearly everything else. */
export type Format = "morning" | "diner" | "casual" | "buffet" | "food truck" | "formal";

export interface Cuisine {
  readonly name: string;
  /** How often beyond the two that every city has of it. */
  readonly weight: number;
  /** Dearness compared with other kitchens of the same format. */
  readonly price: number;
  readonly formats: readonly (readonly [format: Format, weight: number])[];
  /** Kitchens that are served along with it. */
  readonly alongside: readonly string[];
  /** For `Namer`. */
  readonly patterns: readonly string[];
}

/** The ten cuisines of the preference entries and others; no name is part of another, since demands match by substring. */
export const CUISINES: readonly Cuisine[] = [
  {
    name: "Tea",
    weight: 4,
    price: 0.95,
    formats: [
      ["morning", 80],
      ["casual", 20],
    ],
    alongside: ["Bakery", "Desserts", "Cafe"],
    patterns: ["{adjective} Leaf Tea {Room|House|Parlor}", "{surname} Tea {Room|House|Garden}"],
  },
  {
    name: "Pizza",
    weight: 6,
    price: 0.9,
    formats: [
      ["casual", 78],
      ["food truck", 12],
      ["buffet", 10],
    ],
    alongside: ["Italian", "American", "Fast Food"],
    patterns: [
      "{adjective} {Oven|Crust|Brick|Slice} Pizza",
      "{surname} {Pizzeria|Pizza Kitchen}",
      "Pizzeria {Aurelia|Benedetta|Corallo|Fiorenza|Mirella|Nocera|Ottavia|Sorella}",
    ],
  },
  {
    name: "French",
    weight: 4,
    price: 1.25,
    formats: [
      ["formal", 52],
      ["casual", 38],
      ["morning", 10],
    ],
    alongside: ["Bakery", "Seafood", "Desserts"],
    patterns: [
      "{Bistro|Brasserie|Chez|Maison} {Adele|Bastien|Celestine|Delphine|Emeline|Fabrice|Gaspard|Lisette|Margaux|Odile|Solange|Thibault}",
      "La {Petite|Vieille|Bonne} {Ardoise|Cocotte|Fontaine|Grange|Lanterne|Treille}",
    ],
  },
  {
    name: "Bakery",
    weight: 6,
    price: 0.85,
    formats: [["morning", 100]],
    alongside: ["Cafe", "Desserts", "Tea"],
    patterns: [
      "{adjective} {Rye|Crumb|Loaf|Hearth|Flour} {Bakery|Bakehouse}",
      "{surname} {Bakery|Bakehouse|Bread Company}",
    ],
  },
  {
    name: "Seafood",
    weight: 6,
    price: 1.2,
    formats: [
      ["casual", 58],
      ["formal", 34],
      ["food truck", 8],
    ],
    alongside: ["American", "French", "Southern"],
    patterns: [
      "{adjective} {Oyster|Anchor|Tide|Pelican|Buoy} {Grill|Fish House|Kitchen}",
      "{surname} {Fish House|Oyster Bar|Seafood}",
    ],
  },
  {
    name: "Italian",
    weight: 8,
    price: 1.08,
    formats: [
      ["casual", 62],
      ["formal", 38],
    ],
    alongside: ["Pizza", "Mediterranean", "Seafood"],
    patterns: [
      "{Trattoria|Osteria|Ristorante|Enoteca} {Allegra|Belcolle|Caterina|Donatella|Emilia|Fontana|Ginevra|Lorenza|Marchetti|Pallavera|Rossana|Valentina}",
      "{surname} Pasta {Bar|Kitchen}",
    ],
  },
  {
    name: "Chinese",
    weight: 6,
    price: 0.88,
    formats: [
      ["casual", 70],
      ["buffet", 18],
      ["formal", 12],
    ],
    alongside: ["Seafood", "Tea", "Vegetarian"],
    patterns: [
      "{Jade|Lotus|Bamboo|Crane|Plum|Silk|Peony|Moon} {River|Garden|Terrace|Lantern|Pavilion|Bridge}",
      "{adjective} {Dumpling|Noodle|Wok} {House|Kitchen}",
    ],
  },
  {
    name: "Indian",
    weight: 5,
    price: 0.94,
    formats: [
      ["casual", 66],
      ["buffet", 22],
      ["formal", 12],
    ],
    alongside: ["Vegetarian", "Tea", "Desserts"],
    patterns: [
      "{Saffron|Cardamom|Marigold|Tamarind|Monsoon|Turmeric|Lotus} {House|Kitchen|Table|Court|Terrace}",
      "{adjective} {Tandoor|Masala|Curry} {House|Room|Kitchen}",
    ],
  },
  {
    name: "Japanese",
    weight: 6,
    price: 1.18,
    formats: [
      ["casual", 64],
      ["formal", 36],
    ],
    alongside: ["Seafood", "Tea", "Korean"],
    patterns: [
      "{Sushi|Izakaya|Ramen|Soba} {Akari|Hanabi|Hoshino|Kaede|Kiyomi|Matsuri|Minato|Nagare|Sakaki|Tsubasa|Yukari}",
      "{adjective} {Crane|Maple|Koi} {Izakaya|Ramen|Sushi}",
    ],
  },
  {
    name: "Korean",
    weight: 4,
    price: 1.0,
    formats: [
      ["casual", 80],
      ["food truck", 12],
      ["formal", 8],
    ],
    alongside: ["BBQ", "Japanese", "Vegetarian"],
    patterns: [
      "{Haneul|Dalbit|Namu|Sarang|Bada|Gyeoul|Maeul} {Kitchen|Table|Grill|House}",
      "{adjective} {Kimchi|Bibimbap} {House|Kitchen}",
      "{surname} Korean Grill",
    ],
  },
  {
    name: "American",
    weight: 14,
    price: 1,
    formats: [
      ["casual", 44],
      ["diner", 36],
      ["formal", 12],
      ["food truck", 8],
    ],
    alongside: ["BBQ", "Seafood", "Desserts", "Fast Food"],
    patterns: ["{adjective} {noun} {Diner|Tavern|Grill|Kitchen}", "{surname} {Diner|Tavern|Chophouse|Public House}"],
  },
  {
    name: "Mexican",
    weight: 9,
    price: 0.86,
    formats: [
      ["casual", 60],
      ["food truck", 22],
      ["diner", 13],
      ["formal", 5],
    ],
    alongside: ["Seafood", "BBQ", "Vegetarian"],
    patterns: [
      "{Casa|Cocina|Cantina|Taqueria} {Alondra|Bonita|Candelaria|Dorotea|Esperanza|Jacinta|Luminosa|Marisol|Paloma|Rosalia|Ximena}",
      "El {Comal|Jardin|Farol|Mezquite|Nopal} {Azul|Dorado|Verde|Viejo}",
    ],
  },
  {
    name: "Mediterranean",
    weight: 6,
    price: 1.04,
    formats: [
      ["casual", 70],
      ["formal", 20],
      ["food truck", 10],
    ],
    alongside: ["Vegetarian", "Seafood", "Cafe"],
    patterns: [
      "{Olive|Fig|Thyme|Sumac|Almond|Lemon} {Terrace|Courtyard|Table|Tree|Harbor} {Kitchen|Grill}",
      "{adjective} {Olive|Fig|Almond} {Mezze|Taverna}",
    ],
  },
  {
    name: "Cafe",
    weight: 6,
    price: 0.9,
    formats: [["morning", 100]],
    alongside: ["Bakery", "Tea", "Desserts"],
    patterns: ["{adjective} {noun} {Cafe|Coffee}", "{surname} Coffee {Room|House}"],
  },
  {
    name: "Southern",
    weight: 3,
    price: 0.95,
    formats: [
      ["casual", 62],
      ["diner", 28],
      ["buffet", 10],
    ],
    alongside: ["BBQ", "Seafood", "Desserts"],
    patterns: ["{surname} {Porch|Supper Room|Smokehouse}", "{adjective} Skillet {Kitchen|House}"],
  },
  {
    name: "Thai",
    weight: 4,
    price: 0.92,
    formats: [
      ["casual", 84],
      ["food truck", 16],
    ],
    alongside: ["Vegetarian", "Seafood"],
    patterns: [
      "{Lemongrass|Basil|Orchid|Chili|Galangal} {House|Kitchen|Table|Room} Thai",
      "Thai {Lantern|Orchard|River|Veranda}",
    ],
  },
  {
    name: "Vegetarian",
    weight: 3,
    price: 0.98,
    formats: [
      ["casual", 70],
      ["diner", 18],
      ["food truck", 12],
    ],
    alongside: ["Cafe", "Mediterranean", "Indian"],
    patterns: ["{adjective} {Root|Radish|Sprout|Beet} {Kitchen|Table}", "{surname} Garden Table"],
  },
];

/** Every city has two restaurants of each of these. */
export const CUISINES_IN_EVERY_CITY = CUISINES.slice(0, 13);

/** Kitchens of a city that serve breakfast, whatever else the draw brings. */
export const SURE_BREAKFASTS: readonly (readonly [cuisine: string, format: Format])[] = [
  ["Cafe", "morning"],
  ["Cafe", "morning"],
  ["Bakery", "morning"],
  ["American", "diner"],
  ["American", "diner"],
  ["American", "diner"],
  ["Tea", "morning"],
];

import type { AttractionKind, LodgingKind, RestaurantKind } from "../kinds";

/**
 * Prices that no open source has, as ranges in US dollars at the price level of the United States, and lengths of
 * visits. All of them are estimates of our own: wide on purpose, and marked wherever they are shown.
 */
export type DollarRange = readonly [low: number, high: number];

/** Per room and night. */
export const LODGING_DOLLARS: Readonly<Record<LodgingKind, DollarRange>> = {
  hotel: [100, 260],
  motel: [65, 140],
  guest_house: [65, 160],
  hostel: [30, 75],
  apartment: [95, 240],
  chalet: [110, 300],
  alpine_hut: [35, 90],
  resort: [180, 450],
};

/** One to five stars, per room and night. */
export const HOTEL_DOLLARS_BY_STARS: readonly DollarRange[] = [
  [55, 110],
  [70, 140],
  [100, 210],
  [160, 340],
  [300, 850],
];

/** Per person and meal, with a drink. */
export const RESTAURANT_DOLLARS: Readonly<Record<RestaurantKind, DollarRange>> = {
  restaurant: [20, 48],
  cafe: [9, 22],
  fast_food: [9, 18],
  bar: [14, 34],
  pub: [16, 34],
  biergarten: [14, 30],
  ice_cream: [5, 11],
  food_court: [10, 20],
};

/** Dearer and cheaper cuisines, by OpenStreetMap's word. */
export const CUISINE_FACTORS: Readonly<Record<string, number>> = {
  fine_dining: 2,
  french: 1.3,
  steak_house: 1.4,
  steak: 1.4,
  seafood: 1.3,
  fish: 1.2,
  sushi: 1.25,
  japanese: 1.2,
  pizza: 0.75,
  burger: 0.8,
  sandwich: 0.75,
  kebab: 0.7,
  noodle: 0.8,
  ramen: 0.85,
  chinese: 0.85,
  vietnamese: 0.85,
  thai: 0.9,
  indian: 0.9,
  mexican: 0.85,
  crepe: 0.8,
  coffee_shop: 0.7,
  dessert: 0.5,
  ice_cream: 0.4,
  donut: 0.4,
};

/** Per person; 0 to 0 is free. */
export const ATTRACTION_DOLLARS: Readonly<Record<AttractionKind, DollarRange>> = {
  museum: [0, 26],
  gallery: [0, 16],
  zoo: [10, 36],
  aquarium: [15, 42],
  theme_park: [25, 120],
  water_park: [15, 60],
  viewpoint: [0, 0],
  castle: [0, 22],
  fort: [0, 16],
  archaeological_site: [0, 16],
  ruins: [0, 10],
  monument: [0, 0],
  memorial: [0, 0],
  theatre: [20, 110],
  arts_centre: [0, 30],
  casino: [0, 25],
  planetarium: [8, 26],
  place_of_worship: [0, 10],
  garden: [0, 12],
  park: [0, 0],
  nature_reserve: [0, 10],
  beach: [0, 0],
  attraction: [0, 26],
};

/** Minutes of a visit. */
export const ATTRACTION_MINUTES: Readonly<Record<AttractionKind, number>> = {
  museum: 90,
  gallery: 60,
  zoo: 180,
  aquarium: 120,
  theme_park: 300,
  water_park: 180,
  viewpoint: 20,
  castle: 75,
  fort: 60,
  archaeological_site: 60,
  ruins: 30,
  monument: 20,
  memorial: 15,
  theatre: 150,
  arts_centre: 60,
  casino: 60,
  planetarium: 75,
  place_of_worship: 30,
  garden: 45,
  park: 45,
  nature_reserve: 120,
  beach: 120,
  attraction: 60,
};

/** How OpenStreetMap writes a cuisine → what worlds call it. What is not listed keeps its own words. */
const NAMES: Readonly<Record<string, string>> = {
  coffee_shop: "Cafe",
  coffee: "Cafe",
  cafe: "Cafe",
  tea: "Tea",
  tea_room: "Tea",
  bubble_tea: "Tea",
  pizza: "Pizza",
  italian_pizza: "Pizza",
  pasta: "Italian",
  italian: "Italian",
  burger: "American",
  american: "American",
  hamburger: "American",
  hot_dog: "American",
  barbecue: "BBQ",
  bbq: "BBQ",
  grill: "BBQ",
  steak: "Steak",
  steak_house: "Steak",
  tex_mex: "Mexican",
  "tex-mex": "Mexican",
  taco: "Mexican",
  burrito: "Mexican",
  mexican: "Mexican",
  noodle: "Chinese",
  dumpling: "Chinese",
  dim_sum: "Chinese",
  chinese: "Chinese",
  cantonese: "Chinese",
  sichuan: "Chinese",
  hong_kong_style_cafe: "Chinese",
  ramen: "Japanese",
  sushi: "Japanese",
  udon: "Japanese",
  japanese: "Japanese",
  indian: "Indian",
  curry: "Indian",
  french: "French",
  crepe: "French",
  bistro: "French",
  brasserie: "French",
  mediterranean: "Mediterranean",
  greek: "Mediterranean",
  lebanese: "Mediterranean",
  turkish: "Mediterranean",
  spanish: "Mediterranean",
  tapas: "Mediterranean",
  falafel: "Mediterranean",
  middle_eastern: "Mediterranean",
  seafood: "Seafood",
  fish: "Seafood",
  fish_and_chips: "Seafood",
  sandwich: "Fast Food",
  chicken: "Fast Food",
  fried_chicken: "Fast Food",
  kebab: "Fast Food",
  ice_cream: "Desserts",
  frozen_yogurt: "Desserts",
  dessert: "Desserts",
  cake: "Desserts",
  donut: "Desserts",
  chocolate: "Desserts",
  bakery: "Bakery",
  bagel: "Bakery",
  pastry: "Bakery",
  breakfast: "Breakfast",
  brunch: "Breakfast",
};

const LONGEST_CUISINES = 200;

/**
 * The cuisines of a `cuisine` tag in worlds' words, in its order, each once: "coffee_shop;Thai" → "Cafe, Thai". Empty
 * where the tag is missing.
 */
export function cuisinesOf(tag: string | undefined): string {
  const words = (tag ?? "")
    .split(/[;,/]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  return [...new Set(words.map(nameOf))].join(", ").slice(0, LONGEST_CUISINES);
}

function nameOf(word: string): string {
  const key = word.toLowerCase().replaceAll(/\s+/g, "_");
  const name = Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
  return (
    name ??
    key
      .split("_")
      .filter((part) => part !== "")
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join(" ")
  );
}

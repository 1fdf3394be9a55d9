/** Dishes by which people ask for a cuisine, and its name in the tables. */
const DISHES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:tacos?|burritos?|quesadillas?|enchiladas?|tamales|al pastor|carnitas|pozole|birria|tex.?mex|mole)\b/,
    "Mexican",
  ],
  [/\b(?:bbq|barbecue|barbeque|brisket|ribs?|smokehouse|smoked meat|pulled pork)\b/, "BBQ"],
  [/\bsoul food\b/, "Soul food"],
  [/\b(?:steaks?|steak ?house|prime rib|chophouse|ribeye)\b/, "Steakhouse"],
  [/\b(?:sushi|ramen|udon|soba|izakaya|sashimi|tempura|yakitori)\b/, "Japanese"],
  [/\b(?:dim sum|dumplings|hot pot|hotpot|peking duck|chow mein|szechuan|sichuan)\b/, "Chinese"],
  [/\b(?:pho|banh mi|bun cha)\b/, "Vietnamese"],
  [/\b(?:pad thai|tom yum)\b/, "Thai"],
  [/\b(?:bibimbap|kimchi|bulgogi)\b/, "Korean"],
  [/\b(?:curry|curries|tandoori|biryani|dosas?|masala|naan)\b/, "Indian"],
  [/\b(?:pasta|lasagna|gnocchi|risotto|trattoria|carbonara)\b/, "Italian"],
  [/\b(?:tapas|paella|pintxos)\b/, "Spanish"],
  [/\b(?:gyros?|souvlaki|moussaka)\b/, "Greek"],
  [/\b(?:falafel|hummus|shawarma|mezze)\b/, "Mediterranean"],
  [/\b(?:pierogis?|pierogies|bigos)\b/, "Polish"],
  [/\b(?:schnitzel|bratwurst|spaetzle)\b/, "German"],
  [/\b(?:gumbo|jambalaya|beignets|etouffee|crawfish)\b/, "Cajun"],
  [/\b(?:poke|kalua|loco moco)\b/, "Hawaiian"],
  [/\b(?:burgers?|diners?|hot ?dogs?|fried chicken)\b/, "American"],
  [/\b(?:lobsters?|oysters?|crabs?|clams?|shrimp|fish)\b/, "Seafood"],
  [/\b(?:pizza|pizzeria|deep dish)\b/, "Pizza"],
];

/** Words that only go along with a cuisine's name. */
const BESIDE =
  /\b(?:food|foods|cuisine|cooking|dishes|dish|restaurants?|places?|joints?|spots?|dinners?|lunch(?:es)?|meals?|kitchens?|eats|fare|good|great|real|authentic|proper|local|some|an?|the|one|two|big|more|lots of|plenty of)\b/g;

/** The name of the cuisine that words ask for: "real Ethiopian food" is Ethiopian, "tacos al pastor" Mexican; null for "local food". */
export function cuisineNamed(words: string): string | null {
  const plain = words.toLowerCase().replace(/\s+/g, " ");
  const dish = DISHES.find(([pattern]) => pattern.test(plain));
  if (dish !== undefined) return dish[1];
  const name = plain.replace(BESIDE, " ").replace(/\s+/g, " ").trim();
  return name === "" ? null : name.charAt(0).toUpperCase() + name.slice(1);
}

const dishes = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`);

/** Dishes by which people ask for a cuisine, and its name in the tables; the first that fits counts. */
export const DISHES: readonly (readonly [RegExp, string])[] = [
  [dishes("tex.?mex|breakfast tacos|fajitas|queso"), "Tex-Mex"],
  [dishes("new mexican|green chiles?|hatch chiles?|red or green|sopapillas?"), "New Mexican"],
  [
    dishes(
      "tacos?|taqueria|burritos?|quesadillas?|enchiladas?|tamales|al pastor|carnitas|pozole|posole|birria|mole|chilaquiles|elotes?|tortas?|sonoran(?: hot ?dogs?)?|oaxacan|yucatecan",
    ),
    "Mexican",
  ],
  [dishes("ceviche|lomo saltado|anticuchos"), "Peruvian"],
  [dishes("pupusas?"), "Salvadoran"],
  [dishes("arepas?"), "Colombian"],
  [dishes("mofongo|lechon"), "Puerto Rican"],
  [dishes("cubanos?|ropa vieja"), "Cuban"],
  [dishes("jerk|roti|oxtail"), "Caribbean"],
  [dishes("feijoada|churrascaria|rodizio"), "Brazilian"],
  [dishes("asado|parrilla"), "Argentinian"],
  [dishes("gumbo|jambalaya|beignets|etouffee|boudin|po'?[- ]?boys?|muffulettas?"), "Cajun"],
  [dishes("soul food"), "Soul food"],
  [
    dishes(
      "grits|hot chicken|fried chicken|chicken and waffles|biscuits and gravy|chicken[- ]fried steak|catfish|collards?|fried green tomatoes|meat[- ]and[- ]three|low ?country boil|hush ?puppies",
    ),
    "Southern",
  ],
  [
    dishes("bbq|barbecue|barbeque|brisket|burnt ends|ribs?|smokehouse|smoked meat|pulled pork|tri[- ]?tip|whole hog"),
    "BBQ",
  ],
  [dishes("sushi|ramen|udon|soba|izakaya|sashimi|tempura|yakitori|okonomiyaki|omakase|bento"), "Japanese"],
  [dishes("bibimbap|kimchi|bulgogi|korean (?:bbq|barbecue)"), "Korean"],
  [
    dishes("dim sum|dumplings|hot ?pot|peking duck|chow mein|szechuan|sichuan|cantonese|xiao ?long ?bao|bao"),
    "Chinese",
  ],
  [dishes("pho|banh mi|bun cha"), "Vietnamese"],
  [dishes("pad thai|tom yum|khao soi"), "Thai"],
  [dishes("laksa|nasi lemak"), "Malaysian"],
  [dishes("lumpia|adobo|sisig"), "Filipino"],
  [dishes("curry|curries|tandoori|biryani|dosas?|masala|naan|thali|chaat"), "Indian"],
  [dishes("injera|doro wat"), "Ethiopian"],
  [dishes("jollof|suya"), "West African"],
  [dishes("tagines?|couscous"), "Moroccan"],
  [dishes("falafel|hummus|shawarma|mezze"), "Mediterranean"],
  [dishes("kebabs?|doner|baklava"), "Turkish"],
  [dishes("gyros?|souvlaki|moussaka|spanakopita"), "Greek"],
  [dishes("tapas|paella|pintxos"), "Spanish"],
  [dishes("pierogis?|pierogies|bigos"), "Polish"],
  [dishes("borscht|pelmeni"), "Russian"],
  [dishes("goulash|langos"), "Hungarian"],
  [dishes("schnitzel|brat(?:wurst)?s?|spaetzle|sauerbraten|beer hall|biergarten"), "German"],
  [dishes("fondue|raclette|rosti"), "Swiss"],
  [dishes("smorrebrod"), "Danish"],
  [dishes("lefse|lutefisk|smorgasbord|swedish meatballs"), "Scandinavian"],
  [
    dishes("fish and chips|fish & chips|fish n chips|sunday roast|bangers and mash|full english|scotch eggs?"),
    "British",
  ],
  [dishes("haggis"), "Scottish"],
  [dishes("poutine"), "Canadian"],
  [dishes("poke|kalua|loco moco|plate lunch|shave ice|luau"), "Hawaiian"],
  [dishes("steaks?|steak ?house|prime rib|chop ?house|ribeye"), "Steakhouse"],
  [dishes("pizza|pizzeria|deep[- ]dish"), "Pizza"],
  [dishes("pasta|lasagna|gnocchi|risotto|trattoria|carbonara|gelato|cannoli|osteria"), "Italian"],
  [dishes("croissants?|pastry|pastries|bakery|bakeries|patisserie|sourdough|bagels?"), "Bakery"],
  [dishes("bistro|brasserie|crepes?|escargots?|bouillabaisse|duck confit|steak frites"), "French"],
  [dishes("lobsters?|oysters?|crabs?|clams?|shrimp|fish|seafood|crawfish|chowder|mussels|scallops"), "Seafood"],
  [dishes("afternoon tea|high tea|cream tea|tea ?(?:room|house)s?"), "Tea"],
  [dishes("burgers?|diners?|hot ?dogs?|meat ?loaf|pot ?roast|meat and potatoes|hot ?dish"), "American"],
];

/** By what the names of cuisines end: peoples, regions and ways to cook. */
export const DEMONYMS: ReadonlySet<string> = new Set(
  `afghan african albanian algerian american amish andalusian arab arabic argentinian argentine armenian asian australian austrian bajan
  balkan bangladeshi basque bavarian belgian bolivian bosnian brazilian breton british bulgarian burmese cajun californian cambodian canadian
  cantonese caribbean catalan central-european chilean chinese colombian creole croatian cuban czech danish dominican dutch ecuadorian egyptian english
  eritrean estonian ethiopian european filipino finnish french fusion galician georgian german ghanaian greek guatemalan guyanese haitian halal
  hawaiian honduran hungarian icelandic indian indonesian iranian iraqi irish israeli italian jamaican japanese jewish jordanian kashmiri kenyan
  korean kosher kurdish laotian lao latin latvian lebanese levantine lithuanian macrobiotic malay malaysian maltese mauritian mediterranean mexican
  midwestern mongolian moroccan native nepalese nepali nicaraguan nigerian nikkei nordic norwegian oaxacan pakistani palestinian panamanian
  paraguayan persian peruvian polish polynesian portuguese provencal punjabi quebecois romanian russian salvadoran sardinian scandinavian
  scottish senegalese serbian shanghainese sicilian singaporean slovak slovenian somali southern southwestern spanish sudanese swedish
  swiss syrian szechuan taiwanese tanzanian thai tibetan trinidadian tunisian turkish tuscan ugandan ukrainian uruguayan uyghur uzbek vegan
  vegetarian venetian venezuelan vietnamese welsh yemeni yucatecan zimbabwean`.split(/\s+/),
);

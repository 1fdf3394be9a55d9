import type { EntryWords } from "./entry-words";

export const RESTAURANT_WORDS: readonly EntryWords[] = [
  {
    entry: "restaurant.preferredCuisines",
    topic: "restaurant",
    about: "cuisine ; cuisines ; type|types|kind|kinds of food|cuisine ; food preference|preferences ; food type",
    shared: true,
    values: [
      {
        value: "Tea",
        says: "tea houses|house|room|rooms|shops|shop|place|places ; afternoon|high tea ; tea cuisine",
        names: "tea ; teas",
      },
      {
        value: null,
        says: "learn*|learning|speak*|study*|studying french|italian|chinese|indian|japanese|korean ; my|our french|italian|chinese|indian|japanese|korean ..1 teacher|friend|friends|neighbor|neighbour|grandmother|wife|husband|boss|colleague|family|passport|lessons|class|course",
      },
      { value: "Pizza", says: "pizza ; pizzas ; pizzeria ; pizzerias ; pizza place|places" },
      {
        value: "French",
        says: "french food|cuisine|restaurant|restaurants|bistro|bistros|cooking ; bistros",
        names: "french",
      },
      {
        value: "Bakery",
        says: "bakery ; bakeries ; pastries ; croissants ; bakery cuisine ; fresh bread and pastries ; baked goods",
      },
      {
        value: "Seafood",
        says: "seafood ; sea food ; oysters ; lobster ; fresh fish ; crab ; shrimp ; seafood food|cuisine|restaurant|restaurants|place|places",
        names: "fish",
      },
      {
        value: "Italian",
        says: "italian food|cuisine|restaurant|restaurants|trattoria|place|places|cooking ; pasta ; trattoria ; trattorias ; lasagna ; risotto ; spaghetti",
        names: "italian",
      },
      {
        value: "Chinese",
        says: "chinese food|cuisine|restaurant|restaurants|place|places|cooking ; dim sum ; dumplings ; szechuan ; sichuan ; cantonese",
        names: "chinese",
      },
      {
        value: "Indian",
        says: "indian food|cuisine|restaurant|restaurants|place|places|cooking|curry|curries ; curry ; curries ; tandoori ; tikka masala ; naan",
        names: "indian",
      },
      {
        value: "Japanese",
        says: "japanese food|cuisine|restaurant|restaurants|place|places|cooking ; sushi ; ramen ; izakaya ; sashimi ; tempura ; udon",
        names: "japanese",
      },
      {
        value: "Korean",
        says: "korean food|cuisine|restaurant|restaurants|place|places|cooking|bbq|barbecue ; bibimbap ; kimchi ; bulgogi",
        names: "korean",
      },
    ],
  },
  {
    entry: "restaurant.ratings",
    topic: "restaurant",
    about: "restaurant rating|ratings|stars ; ratings for|of restaurants|the restaurants",
    exclusive: true,
    values: [
      {
        value: null,
        shared: true,
        answers: "<count> people|persons|travelers|nights|days|hours|kids|children|adults|rooms|miles|minutes|of",
      },
      {
        value: "number",
        says: "<count> star or better|higher|above|up? @restaurant ; <count> star|stars @restaurant ; <count> + star @restaurant ; restaurant|restaurants|places to eat|dining ..6 <count> star|stars ; restaurant|restaurants|dining rated? at|with ..2 <count> ; restaurant|restaurants ..3 rating|ratings|rated ..4 <count> ; eat ..4 <count> star|stars",
        names:
          "<count> star|stars ; <count> + star|stars ; <count> out of 5|five ; <count> of 5|five ; <count> / 5 ; rated ..3 <count> ; rating ..4 <count> ; <count> or higher|better|above|up|more",
        answers: "<count> ; <count> +",
      },
    ],
  },
  {
    entry: "restaurant.preferredDiningStyle",
    topic: "restaurant",
    about: "dining style ; style of dining|restaurant ; dining styles ; kind of dining",
    values: [
      {
        value: "Casual",
        says: "casual @restaurant ; casual dining|spots|eats|meals ; laid back|relaxed|informal|low key @restaurant ; @restaurant ..3 casual ; eat* ..2 casual|casually ; eat in jeans|shorts|flip ; no dress code",
        names: "casual ; informal ; laid back ; relaxed ; low key ; casually",
      },
      {
        value: "Casual",
        says: "chill @restaurant ; chilled|chill|easygoing|down to earth vibe|atmosphere|setting",
        names:
          "nothing|not|no ..1 fancy|posh|upscale|stuffy|swanky $|,|please|for|at|just|or ; chill ; chilled ; unpretentious",
        answers: "cozy ; cosy",
        denied: null,
      },
      { value: null, says: "be|feel|feeling|get|getting|bit|little fancy" },
      {
        value: "Formal",
        says: "fine dining ; formal @restaurant ; formal dining|dinner|dinners ; upscale|fancy|elegant|white tablecloth @restaurant ; white tablecloth|tablecloths ; dress up for dinner ; @restaurant ..3 formal|upscale|fancy|elegant ; michelin",
        names: "formal ; upscale ; fancy ; elegant ; dress up ; sit down formal",
      },
      {
        value: "Buffet",
        says: "buffet ; buffets ; buffet style ; all you can eat ; serve ourselves|myself ; self serve|service @restaurant ; buffet dining|@restaurant",
        names: "self serve ; self service",
      },
      {
        value: "Food truck",
        says: "food truck ; food trucks ; foodtruck ; foodtrucks ; street food ; food stalls|stall|carts|cart ; taco truck|trucks",
        names: "trucks ; truck",
      },
    ],
  },
  {
    entry: "restaurant.preferredSeatingOptions",
    topic: "restaurant",
    about: "seating ; seating option|options ; seating preference ; seats ; where ..2 sit",
    values: [
      {
        value: "Indoor",
        says: "indoor|inside seating|table|tables|dining ; sit|sitting|eat|eating|dine|dining|seated inside|indoors ; indoor @restaurant ; seat inside",
        names: "indoor ; indoors ; inside",
      },
      {
        value: "Outdoor",
        says: "outdoor|outside|patio|terrace|sidewalk seating|table|tables|dining ; sit|sitting|eat|eating|dine|dining|seated|dinner|lunch outside|outdoors|alfresco ; al fresco ; alfresco ; @restaurant with ..2 patio|terrace|garden ; on the|a patio|terrace ; @restaurant ..3 outdoor|outdoors|outside seating? ; eat|dine in the open air|fresh ; patio seating",
        names: "outdoor ; outdoors ; outside ; patio ; terrace ; open air ; in the sun ; fresh air ; garden",
      },
      {
        value: "Takeout",
        says: "takeout ; take out food|meals|dinner ; takeaway ; takeaways ; take away food|meals ; food to go ; carry out ; carryout ; grab and go ; order|get|grab food|something|dinner to go ; take the food|it with|back",
        names: "take out ; take away ; to go $|,|please|and|so|or|is|for|mostly|then ; pick up ; pickup",
      },
      {
        value: "Delivery",
        says: "food delivery ; deliver* ..3 food|meals|dinner ; food|meals|dinner|it delivered ; ubereats ; uber eats ; doordash ; grubhub ; order in ; ordering in ; delivered to ..3",
        names: "delivery ; delivered ; deliver",
      },
    ],
  },
  {
    entry: "restaurant.preferredPaymentMethods",
    topic: "restaurant",
    about: "payment ; payment method|methods|option|options ; method of payment ; way to pay ; how ..2 pay ; pay",
    values: [
      {
        value: "Cash",
        answers: "bills",
        says: "pay* ..4 cash ; cash only|payment|payments ; use* ..1 cash ; cash at|in|for ..2 @restaurant ; take* ..1 cash",
        names: "cash ; cold hard cash",
      },
      {
        value: "Credit card",
        answers: "card ; cards ; plastic ; credit ; cc ; c c ; amex",
        says: "credit card ; credit cards ; american express ; pay* ..4 card|cards|visa|mastercard|amex|credit|plastic ; take*|accept* ..2 cards|card|visa|mastercard|amex ; use* my|our|a card",
        names: "visa ; mastercard ; amex",
      },
      {
        value: "Mobile payment",
        answers: "mobile ; phone ; my phone",
        says: "mobile payment ; mobile payments ; mobile pay ; apple pay ; google pay ; samsung pay ; pay* ..4 phone|mobile|watch ; phone payment ; venmo ; contactless ..2 phone",
        names: "with my phone|watch ; contactless",
      },
    ],
  },
  {
    entry: "restaurant.canReservations",
    topic: "restaurant",
    about: "reservations ; reservation ; booking a table ; bookings",
    values: [
      {
        value: true,
        says: "take*|accept* ..1 reservations|reservation|bookings ; book|reserve|reserving|booking ..2 table|tables ; reservations|reservation at|in|for ..3 @restaurant ; make|making|with|want|need ..3 dinner? reservations|reservation ; @restaurant ..4 reservation|reservations ; table reserved|booked ; reservable @restaurant",
        names: "reservations ; reservation ; reserve ; book ahead ; book in advance ; reserved ; bookable",
      },
      {
        value: false,
        says: "walk ins only ; just walk in ; walk in only ; prefer|rather|like walking|walk ..1 in ; walk in places|@restaurant ; not ..2 bother with reservations",
        names: "walk in ; walk ins ; walk right in",
      },
    ],
  },
  {
    entry: "restaurant.preferredParkingOptions",
    topic: "restaurant",
    about: "parking ; parking option|options ; parking at the restaurant ; restaurant parking",
    values: [
      {
        value: "Street parking",
        answers: "street",
        says: "street parking ; park* on the street ; on street parking ; curbside parking ; park* at the curb",
        names: "on the street ; curb ; curbside",
      },
      {
        value: "Parking lot",
        answers: "lot ; garage",
        says: "parking lot ; parking lots ; car park ; @restaurant with ..3 lot ; own lot ; lot to park",
        names: "a lot nearby",
      },
      {
        value: "Valet parking",
        says: "valet parking ; valet ; valets ; valet service ; park ..2 for us|me ; someone ..1 park",
      },
    ],
  },
  {
    entry: "restaurant.petFriendly",
    topic: "restaurant",
    about: "pets at restaurants|the restaurant ; pet friendliness ; pet friendly or not",
    exclusive: true,
    values: [
      {
        value: "Yes",
        says: "pet|dog|cat friendly restaurant|restaurants|dining|cafe|cafes|patio|eatery|eateries|diner ; @dining ..6 pet|dog|cat friendly ; @dining ..6 allow*|welcom*|accept*|permit*|let|lets ..2 dog|dogs|pet|pets|cat|cats ; dog|dogs|pet|pets ..3 at|in|into ..2 restaurant|restaurants|cafe ; eat* with ..2 dog|pet ; @dining ..6 bring ..3 dog|pet|dogs|pets",
        names: "pet friendly ; dog friendly ; pets welcome|allowed|ok|okay ; dogs welcome|allowed|ok|okay",
        answers:
          "allow*|welcom*|accept*|permit*|let|take ..2 dog|dogs|pet|pets|cat|cats|animals|him|her ; bring*|brings ..3 dog|dogs|pet|pets|cat|him|her ; dog|pet|cat|dogs|pets ..4 come|comes|coming|join|joins|along|with ; dogs|pets ..3 okay|fine|ok|welcome|allowed",
      },
      {
        value: "No",
        denied: null,
        answers:
          "pet free ; no pets|animals|dogs|pet|dog ; without pets|animals|dogs ; leave ..3 home ; not eat near|around|beside ..1 animals|dogs|pets ; not ..4 next to|near|around|beside|with ..1 dogs|dog|pets|animals|cats ; away from ..1 dogs|pets|animals ; not ..2 want ..1 dogs|pets|animals ; no dogs|dog|pets|animals",
      },
    ],
  },
  {
    entry: "restaurant.allowSmoking",
    topic: "restaurant",
    about: "smoking at restaurants|the restaurant ; smoking policy",
    exclusive: true,
    values: [
      {
        value: "Yes",
        says: "smoking section|area|table|terrace ; @dining ..6 smoking|smoke allowed? ; @dining ..6 allow*|permit* ..1 smoking|smokers ; smoke at|with|after ..2 dinner|table|meal|restaurant ; smoking restaurant|restaurants ; smoker friendly restaurant|restaurants",
        names: "smoking ; smoke ; smokers ; smoker",
      },
      {
        value: "No",
        says: "smoke free restaurant|restaurants|dining ; non smoking restaurant|restaurants|dining|table|section ; nonsmoking restaurant|restaurants|table|section ; no smoking restaurant|restaurants ; no smoking at|in ..2 restaurant|restaurants ; @dining ..6 non smoking ; @dining ..6 smoke free ; @dining ..6 no smoking",
        names:
          "smoke free ; non smoking ; nonsmoking ; no smoke|smoking|smokers ; can not stand ..3 smoke ; smoke bothers ; not ..2 around|near smoke|smokers",
        denied: null,
      },
    ],
  },
  {
    entry: "restaurant.needLiveMusic",
    topic: "restaurant",
    about: "live music ; music ; music at dinner|restaurants",
    values: [
      {
        value: true,
        answers: "piano ; a band ; band",
        says: "live music ; live band|bands|jazz|entertainment ; jazz during|with|at dinner ; music ..3 we|i eat|dine ; music with|during dinner|meals ; musicians ; band playing",
        names: "music ; jazz",
      },
      {
        value: false,
        answers: "quiet ; in peace ; peace and quiet",
        says: "quiet restaurant|restaurants|dinner|meal|dining|meals ; eat|dine in quiet|silence|peace ; talk over dinner",
      },
    ],
  },
  {
    entry: "restaurant.needDisabilityAccess",
    topic: "restaurant",
    about: "access|accessibility at|in|for the? restaurant|restaurants ; restaurant access|accessibility",
    values: [
      {
        value: true,
        says: "@access @dining ; accessible @dining ; @dining ..5 @access ; @dining ..4 wheelchair ; wheelchair at|in the? restaurant|restaurants",
        names: "@access ; wheelchair ; no stairs ; elevator",
      },
    ],
  },
];

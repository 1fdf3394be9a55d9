import type { EntryKey } from "@/server/trip";
import type { EntryWords, ValueWords } from "./entry-words";

const brand = (value: string, says: string, names?: string): ValueWords => {
  const avoided: readonly [EntryKey, string] = ["hotel.avoidBrand", value];
  return { value, says, names, denied: avoided };
};

export const HOTEL_WORDS: readonly EntryWords[] = [
  {
    entry: "hotel.preferredRoomType",
    topic: "hotel",
    about: "room type ; type|kind of room|accommodation|lodging|place ; room types",
    values: [
      {
        value: "entire home",
        shared: true,
        says: "entire|whole|full home|house|apartment|place|flat|condo|unit|rental|airbnb ; home|house|apartment|place|flat|condo|cabin all? to ourselves|myself ; home|house|apartment|place|flat|condo of our|my own ; own house|apartment|home",
        names:
          "entire ; whole ; a house|apartment $|,|please|for|to|with|where|near|in|rather|instead|would|and ; an apartment ; house|apartment $|,|please|for ; entire room ; whole thing ; all to ourselves|myself ; to ourselves",
      },
      {
        value: "private room",
        answers:
          "private room|rooms ; private ; a|one|double|twin|single room >$|,|is|please|with|for|and ; room for two|one|us|me ; a? room of my|our own ; own room ; private hotel room ; private bedroom ; just a room",
      },
      { value: "suite", says: "suite ; suites ; junior suite ; hotel suite" },
      { value: "villa", says: "villa ; villas ; private villa" },
    ],
  },
  {
    entry: "hotel.preferredHouseRules",
    topic: "hotel",
    about: "house rules ; house rule ; rules ; hotel rules",
    values: [
      {
        value: "No parties",
        says: "no parties|partying|party|partiers ; no loud|wild parties ; party free ; not ..3 party hotel|house|place|crowd|hostel ; without parties|party|partying ; parties ..3 not allowed|permitted|possible|accepted|tolerated|welcome ; parties ..1 banned|prohibited|forbidden ; not ..1 allow|permit|tolerate|host ..1 parties ; ban parties",
        names: "no ragers|rager|raves|rave|ravers|frat|bachelor*|stag|hen ; no ..1 partygoers|rowdy",
        answers: "parties ; partying",
      },
      {
        value: "No smoking",
        says: "smoke free @hotel ; non smoking @hotel ; no smoking @hotel ; nonsmoking @hotel ; smokefree @hotel ; @hotel ..4 non smoking ; @hotel ..4 smoke free ; @hotel ..4 no smoking",
        names:
          "no smoking ; non smoking ; nonsmoking ; smoke free ; smokefree ; no smokers ; no smoke ; smoking ..2 not ..1 allowed|permitted|possible|accepted|tolerated|ok|okay|wanted|welcome ; smoking ..1 prohibited|banned|forbidden ; no cigarettes ; nobody|none smokes|smoking|smoke ; nobody should|may|can smoke ; no one ..2 smoke|smokes|smoking ; no smell of smoke ; not ..3 smell of smoke",
        answers: "smoking",
      },
      {
        value: "No children under 10",
        says: "@child ..5 not ..1 allowed|permitted|admitted|accepted|welcome|taken ; house|home|@hotel ..3 not ..1 take|accept|admit|allow|permit|welcome|have ..2 @child ; not take|accept|admit|allow|permit|welcome ..3 @child ; @child ..4 banned|prohibited|excluded|forbidden ; adults only @hotel ; adult only @hotel ; child free @hotel ; kid free @hotel ; no small|little|young kids|children around ; no children|kids under|below ten|10 ; @hotel without small|little|young? kids|children",
        names:
          "no children ; no kids ; adults only ; adult only ; child free ; kid free ; no small|little|young kids|children ; no toddlers",
        answers: "@child under|below ..1 10|ten ; children|kids under 10|ten",
      },
      {
        value: null,
        shared: true,
        hiddenIfDenied: true,
        says: "@hotel that|which|where allow*|accept*|permit*|welcom* ..1 pets|animals|dogs ; @hotel with pets|animals|dogs in|around|allowed",
        denied: ["hotel.preferredHouseRules", "No pets"],
      },
      {
        value: "No pets",
        says: "not ..1 take|accept|admit|allow|want ..4 , nor|or ..1 animals|pets|dogs ; pets|animals|dogs|cats ..3 not ..1 allowed|permitted|admitted|accepted|welcome|taken ; pets|animals|dogs|cats ..2 banned|prohibited|forbidden ; house|home|@hotel ..3 not ..1 take|accept|admit|allow|permit|welcome|have ..2 pets|animals|dogs|cats ; not take|accept|admit|allow|permit ..3 pets|animals|dogs|cats ; pet free @hotel ; @hotel ..3 no pets ; no pets|animals|dogs in|at|on ..1 @hotel ; no pets allowed",
        names: "no pets ; no animals ; pet free ; no dogs ; no pet ; without pets|animals",
        answers: "pets",
      },
      {
        value: "Quiet hours",
        answers: "quiet ; no noise ; silence ; peace and quiet ; quietness",
        says: "quiet hours ; quiet hour ; quiet at night|@hotel ; quiet nights|night ; noise curfew ; no noise after|at ; silence after|at night ; no loud noise|music at|after ; quiet after ; peace and quiet at night",
        names: "noise rules ; quiet time|times",
      },
    ],
  },
  {
    entry: "hotel.preferredBrand",
    topic: "hotel",
    about: "brand ; brands ; chain ; chains ; hotel brand|chain|brands|chains ; hotel group",
    values: [
      brand(
        "Hilton",
        "hilton ; hiltons ; hilton hotel|hotels ; hilton honors ; doubletree ; hampton inn ; embassy suites ; waldorf ; waldorf astoria ; conrad ; doubletree ; homewood suites",
      ),
      brand(
        "Marriott",
        "marriott ; marriot ; mariott ; marriotts ; marriott hotel|hotels ; bonvoy ; sheraton ; courtyard by marriott ; marriott bonvoy ; westin ; ritz carlton ; st regis ; fairfield inn ; residence inn ; springhill suites ; aloft ; moxy ; w hotel",
      ),
      brand(
        "Hyatt",
        "hyatt ; hyatts ; hyatt hotel|hotels ; grand|park hyatt ; hyatt regency|place ; andaz ; world of hyatt",
      ),
      brand(
        "IHG",
        "ihg ; ihg hotel|hotels ; holiday inn ; holiday inns ; holiday inn express ; intercontinental ; crowne plaza ; kimpton ; hotel indigo ; staybridge suites? ; candlewood suites?",
      ),
      brand(
        "Accor",
        "accor ; accor hotel|hotels ; sofitel ; novotel ; ibis ; accorhotels ; mercure ; pullman ; fairmont ; raffles ; swissotel",
      ),
      brand("Best Western", "best western ; best western hotel|hotels ; best westerns ; surestay ; bw"),
      brand(
        "Choice Hotels",
        "choice hotels|hotel ; comfort inn ; comfort inns ; quality inn ; econo lodge ; rodeway inn ; clarion ; cambria ; comfort suites ; sleep inn",
        "choice",
      ),
      {
        value: null,
        says: "first|second|last|given|the|my|your|our|no|only|any|good|best|better|obvious|a|of|agent's|safe|great|by|dealer's|natural choice >$|,|of|for|is|would|will|i|to|and|but|because|as",
      },
    ],
  },
  {
    entry: "hotel.avoidBrand",
    topic: "hotel",
    about: "brand|brands|chain|chains|hotels ..4 avoid ; avoid ..3 brand|brands|chain|chains",
    values: [],
  },
  {
    entry: "hotel.preferredProximity",
    topic: "hotel",
    about: "proximity ; location ; hotel location ; location of the hotel|room ; area ; neighborhood",
    values: [
      {
        value: "downtown",
        says: "downtown @hotel ; @hotel ..3 downtown ; stay* ..2 downtown ; sleep downtown ; near|close|by|in downtown",
        names: "downtown ; down town",
      },
      {
        value: "airport",
        says: "near|close|by|next|beside ..2 airport ; airport hotel|hotels ; minutes from the airport ; @hotel ..2 at the airport ; walking distance ..2 airport ; close to the terminal|airport",
        names: "airport ; the airport ; terminal",
      },
      {
        value: "beach",
        says: "near|close|by|next|on|beside ..3 beach|beachfront|ocean|waterfront ; beach|beachfront|oceanfront|seaside @hotel ; steps|walk|walking|minutes ..3 beach ; walk to the beach ; @hotel ..2 on the beach|sand|ocean ; beachfront ; oceanfront",
        names: "beach ; the beach ; seaside ; ocean ; sea ; waterfront ; sand",
      },
      {
        value: "city center",
        says: "city|town center|centre @hotel ; near|close|by|in ..2 city|town center|centre ; @hotel ..3 city|town center|centre ; @hotel ..3 center|centre of town|the ; center|centre of town|the city ; centrally located ; central location|@hotel ; heart of the city|town",
        names:
          "city center ; city centre ; center ; centre ; central ; centrally ; town center ; middle of town|the ; in the thick of it",
      },
      {
        value: "public transportation",
        says: "near|close|next|beside|access ..3 public transit|transport|transportation ; near|close|next|beside ..3 subway|metro|station|bus|tram|train ; walk|walking|minutes|steps ..4 subway|metro|bus|train|tram ..1 station|stop|stops? ; @hotel ..3 public transit|transport|transportation ; good|easy public transit|transport|transportation access",
        names:
          "public transportation ; public transport ; public transit ; transit ; subway ; metro ; bus ; train station ; metro station ; bus stop ; trains",
      },
    ],
  },
  {
    entry: "hotel.ratings",
    topic: "hotel",
    about: "hotel rating|ratings|stars ; star rating ; rating of the hotel ; stars for the hotel",
    exclusive: true,
    values: [
      {
        value: null,
        shared: true,
        answers: "<count> people|persons|travelers|nights|days|hours|kids|children|adults|rooms|miles|minutes|of",
      },
      {
        value: "number",
        also: ["restaurant.ratings"],
        says: "hotel|hotels and|& ..1 restaurant|restaurants ..6 <count> star|stars ; <count> + star|stars ..5 hotel|hotels and|& ..1 restaurant|restaurants ; <count> star|stars ..5 hotel|hotels and|& ..1 restaurant|restaurants ; hotel|hotels ..6 <count> star|stars , and the? restaurant|restaurants as|too|also",
      },
      {
        value: "number",
        says: "<count> star|stars @hotel ; <count> star or better|higher|above|up @hotel ; <count> + star @hotel ; @hotel ..5 <count> star|stars ; @hotel rated? at|with ..2 <count> ; @hotel ..3 rating|rated ..4 <count>",
        names:
          "<count> star|stars ; <count> + star|stars ; <count> out of 5|five ; <count> of 5|five ; <count> / 5 ; rated ..3 <count> ; rating ..4 <count> ; <count> or higher|better|above|up|more",
        answers: "<count> ; <count> +",
      },
    ],
  },
  {
    entry: "hotel.preferredAmenities",
    topic: "hotel",
    about: "hotel amenities|amenity|facilities ; amenities ; facilities",
    values: [
      {
        value: "Wi-Fi",
        says: "@wifi in|at ..2 @hotel ; hotel @wifi ; @hotel with ..2 @wifi",
        names: "@wifi ; fast @wifi ; good @wifi ; free @wifi ; be|get|stay|go|getting|being online",
      },
      {
        value: "Breakfast",
        says: "breakfast included|provided ; free|complimentary|included|hotel|continental breakfast ; breakfast at|in the hotel ; @hotel ..3 breakfast ; bed and breakfast ; breakfast on site ; breakfast buffet at",
        names: "breakfast ; breakfasts ; morning meal",
      },
      {
        value: "Fitness center",
        says: "gym ; gyms ; fitness center|centre|room|facility|facilities ; exercise room|equipment ; workout room ; weight room ; treadmill ; somewhere|place to work out|exercise ; work out ; working out ; @hotel gym",
        names: "fitness",
      },
      { value: null, says: "pool party|parties|table|tables|hall|game|boy" },
      {
        value: "Pool",
        says: "swimming pool ; swimming pools ; pool ; pools ; indoor|outdoor|heated|rooftop pool ; swim laps ; place|somewhere to swim ; go for a swim",
        names: "swim ; swimming",
      },
      {
        value: "Parking",
        says: "hotel parking ; @hotel ..3 parking ; parking at|in ..1 hotel|resort ; parking on site ; on site parking ; place|somewhere to park overnight ; overnight parking",
        names: "parking ; park the|my|our car ; garage ; place to park ; leave the|my|our car ; park",
      },
    ],
  },
  {
    entry: "hotel.preferredServices",
    topic: "hotel",
    about: "services ; hotel service|services ; service",
    values: [
      {
        value: "Room service",
        says: "room service ; food|meals|breakfast|dinner brought|sent up ; food|meals|breakfast|dinner brought|delivered ..1 to ..1 room ; dine|dining in our|my|the room ; in room dining",
      },
      {
        value: "Concierge",
        says: "concierge ; concierge desk|service",
        names: "someone ..2 book ..3 tickets|tables|restaurants ; someone to make reservations",
      },
      {
        value: "Laundry",
        says: "laundry ; laundry service|facilities|room ; washer ; washing machine ; dry cleaning ; wash|clean ..3 clothes ; washer and|/ dryer ; do laundry",
      },
      {
        value: "Tour desk",
        says: "tour desk ; tours desk ; tour|excursion|excursions desk|counter ; desk ..5 tours|excursions ; book|arrange|organise|organize tours|excursions at|through|from ..1 hotel|desk",
      },
    ],
  },
  {
    entry: "hotel.preferredCancellationPolicy",
    topic: "hotel",
    about:
      "cancellation policy ; cancellation policies ; cancelation policy ; cancellation ; cancellations ; cancellation terms",
    exclusive: true,
    values: [
      {
        value: "Flexible",
        answers: "flexibility ; free ; flexible ; flex ; lenient ; can cancel",
        says: "free cancellation|cancelation ; flexible|lenient|generous|relaxed cancellation|cancelation|cancellations ; cancel ..4 free|anytime|fee|fees|penalty|cost|charge ; cancel at|until|up ..3 last minute|moment|day ; cancel at any time|point ; @hotel ..5 cancel ..4 last minute ; flexible policy|on cancellation ; cancellation ..3 flexible ; cancellable|cancelable|cancel for free ; flexibility to cancel ; cancel without ..2 fee|penalty|charge|cost",
        names: "able to cancel ; be able to cancel ; cancel anytime ; plans might|may|could change",
      },
      {
        value: "Moderate",
        answers: "moderate ; middle ; medium ; in between ; somewhere in the middle",
        says: "moderate cancellation|cancelation|policy ; moderate policy ; cancellation ..3 moderate ; moderately flexible",
      },
      {
        value: "Strict",
        answers: "strict",
        says: "strict cancellation|cancelation|policy ; cancellation ..3 strict ; strict is ..1 fine|ok|okay",
        names: "will not|never cancel ; do not ..2 cancel ; not ..2 cancelling|canceling ; no need to cancel",
        denied: null,
      },
    ],
  },
  {
    entry: "hotel.preferredRoomFeatures",
    topic: "hotel",
    about: "room features ; room feature ; features in|of the room ; features",
    values: [
      {
        value: "Air conditioning",
        says: "air condition ; air conditioning ; air con ; aircon ; air conditioner ; air conditioned ; air conditioned @hotel ; air conditioning unit ; a / c ; a c ; ac",
        names: "cool room ; cooling",
      },
      {
        value: "TV",
        says: "tv ; tvs ; television ; flat screen ; smart tv ; cable tv",
        names: "watch ..3 game|shows|news|movies",
      },
      { value: "Mini-bar", says: "mini bar ; minibar ; mini bars ; mini fridge ; minifridge" },
      {
        value: "Safe",
        says: "in room safe ; room safe ; safe in the|my|our room ; safe deposit box ; lock box ; lockbox ; a safe for ; safe for ..2 valuables|passport|passports|jewelry|laptop ; lock up ..3 valuables|passport|passports|laptop",
        names: "a safe ; safe $|,|for|to ; safe in ..1 room ; and|, safe $|,|and ; with ..2 safe",
        answers: "safe ; a safe ; the safe ; place for valuables",
      },
    ],
  },
  {
    entry: "hotel.preferredBathroomFeatures",
    topic: "hotel",
    about: "bathroom features ; bathroom feature ; bathroom ; bathrooms",
    values: [
      { value: "Shower", says: "shower ; showers ; walk in shower ; rain shower ; rainfall shower" },
      {
        value: "Bathtub",
        says: "bathtub ; bath tub ; bathtubs ; tub ; soak in the|a tub|bath ; long|hot|bubble bath ; jacuzzi tub ; soaking tub ; bath rather than",
        names: "bath ; a bath ; soak",
      },
      {
        value: "Hair dryer",
        says: "hair dryer ; hairdryer ; hair dryers ; hair drier ; blow dryer ; blow dry ; dry my hair",
      },
      {
        value: "Toiletries",
        says: "toiletries ; not|never|hate ..3 bring*|pack*|carry* ..3 shampoo|soap|toiletries ; shampoo ; shampoo and conditioner|soap ; soap and shampoo ; toiletry kit ; shampoo , soap",
      },
    ],
  },
  {
    entry: "hotel.needDisabilityAccess",
    topic: "hotel",
    about: "access|accessibility at|in|for the hotel|room|hotels|rooms ; hotel access|accessibility",
    values: [
      {
        value: true,
        also: ["flight.needDisabilityAccess", "restaurant.needDisabilityAccess", "attraction.needDisabilityAccess"],
        says: "@access everywhere|throughout ; @access wherever we|i go ; @access at|in|for ..1 every|all|each ..1 step|stage|stop|place|stops|places ; everything ..4 @access ; everywhere ..4 @access",
      },
      {
        value: true,
        says: "@access @hotel ; accessible @hotel ; @hotel ..5 @access ; @hotel with ..2 elevator|lift|ramp|ramps ; roll in shower ; grab bars ; @hotel ..3 wheelchair ; wheelchair at the hotel",
        names: "@access ; wheelchair ; need|needs|want|require ..2 elevator|lift|elevators ; ground floor ; no stairs",
        answers: "elevator ; lift",
      },
    ],
  },
];

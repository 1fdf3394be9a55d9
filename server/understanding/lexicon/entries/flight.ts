import type { EntryKey } from "@/server/trip";
import type { EntryWords, ValueWords } from "./entry-words";

const airline = (value: string, says: string, names?: string): ValueWords => {
  const avoided: readonly [EntryKey, string] = ["flight.avoidAirline", value];
  return { value, says, names, denied: avoided };
};
const aircraft = (value: string, says: string): ValueWords => ({
  value,
  says,
  denied: ["flight.avoidAircraftType", value],
});

export const FLIGHT_WORDS: readonly EntryWords[] = [
  {
    entry: "flight.preferredAirline",
    topic: "flight",
    about: "airline ; airlines ; carrier ; carriers ; airline preference",
    values: [
      airline(
        "American Airlines",
        "american airlines|airline|airways|air ; aadvantage ; fly|flying|flights|flight|on|with american >$|,|since|and|or|because|please|for|if|but|again|every|so|when|always|as|though|not|only",
        "american ; aa ; american air",
      ),
      airline(
        "United Airlines",
        "united airlines|airline|airways|air ; united ; mileageplus ; mileage plus ; polaris",
        "ua",
      ),
      airline(
        "Delta Airlines",
        "delta airlines|airline|air|airways ; delta air lines ; delta ; skymiles ; sky miles",
        "delta",
      ),
      airline(
        "Alaska Airlines",
        "alaska airlines|airline|airways|air ; mileage plan ; fly|flying|flights|flight on|with? alaska $",
        "alaska",
      ),
      airline(
        "JetBlue Airways",
        "jetblue airways|airlines? ; jet blue airways|airlines? ; jetblue ; jet blue ; trueblue ; true blue points|member",
      ),
      {
        value: null,
        shared: true,
        says: "united states|kingdom|nations ; american food|cuisine|restaurant|restaurants|dishes ; frequent flyer|flier miles|points|number|program|account|card|status ; have|has|got|catch|catching an? early|morning|afternoon flight",
      },
      {
        value: null,
        says: "southwest airlines ; spirit airlines ; frontier airlines ; hawaiian airlines",
        answers:
          "southwest ; spirit ; frontier ; hawaiian ; lufthansa ; emirates ; ryanair ; british airways ; air france",
      },
    ],
  },
  {
    entry: "flight.avoidAirline",
    topic: "flight",
    about: "avoid ..3 airline|airlines|carrier|carriers ; airline|airlines ..4 avoid ; avoidance",
    values: [],
  },
  {
    entry: "flight.preferredCabin",
    topic: "flight",
    about: "cabin ; cabins ; cabin class ; class of service ; travel class ; seat class",
    values: [
      {
        value: "economy",
        says: "economy ; economy class|cabin|seat|seats ; main cabin ; cheapest seats|seat ; cheap seats",
        names: "basic ; standard class",
      },
      {
        value: null,
        says: "the economy is|was|has|looks|these ; business is|was|has ..1 slow|good|bad|booming|been|quiet ; my business is|was|has ; business trip|trips|travel|traveler|traveller|owner|partner|partners",
      },
      { value: "coach", says: "coach class|cabin|seat|seats ; fly*|sit*|in|fly coach", names: "coach" },
      {
        value: "business",
        says: "business class|cabin|seat|seats ; fly*|flying business ; lie flat seat|seats|bed ; make it|that business ; go business ; front of the plane ; in business ; upgrade* to business",
        names: "business ; biz ; biz class ; lie flat",
      },
    ],
  },
  {
    entry: "flight.preferredRefundability",
    topic: "flight",
    about: "refundability ; refundable or not ; refunds ; refund policy",
    exclusive: true,
    values: [
      {
        value: "refundable",
        says: "refundable ; fully refundable ; refundable @flight ; get|want|have ..2 money back ; able to get a? refund ; refund if ; full refund",
        names: "refund ; refunds ; money back ; refunded",
      },
      {
        value: "non-refundable",
        says: "non refundable @flight ; nonrefundable @flight ; non refundable ; nonrefundable ; not refundable ; do|does not need|have|want|require to? be? refundable ; do|does not need|want|require ..2 refundable ; no refund|refunds needed|necessary|required ; not ..1 need ..2 refund|refunds ; no need for|to|of ..2 refundable ; no|not ..1 need|worth|want ..5 pay*|extra|more ..4 refund|refunds|refundable|refundability",
        denied: ["flight.preferredRefundability", "refundable"],
      },
    ],
  },
  {
    entry: "flight.preferredFlyTime",
    topic: "flight",
    shared: true,
    about:
      "fly time ; flight time ; flight times ; flying time ; departure time ; departure times ; time of day ; time to fly",
    values: [
      {
        // "Leaving Boston in the morning" tells of the trip too.
        value: "morning",
        hiddenIfDenied: true,
        answers: "early ; early on ; earliest ; as early as possible ; the earlier the better ; first flight",
        says: "am flight|flights|departure|departures ; a m flight|flights ; morning|early @flight ; early morning @flight ; fly*|depart*|leave|leaving|departure|departures|flight|flights|take off|flying ..3 morning|mornings ; morning departure|departures ; flight* before noon ; crack of dawn @flight",
        names:
          "morning ; mornings ; early morning ; in the morning ; before noon ; <count> am ; <count> a m ; first thing ; at dawn ; sunrise",
      },
      {
        value: null,
        says: "morning|afternoon|evening paper|news|newspaper|show|coffee",
      },
      {
        value: "afternoon",
        hiddenIfDenied: true,
        answers:
          "after ..1 twelve|12|one|1|two|2 ; useless|grumpy|hopeless|dead|asleep before|until ..1 noon|ten|eleven|nine|lunch ; not ..1 awake|human|function* before|until ..1 noon|ten|eleven|nine|lunch ; not before noon ; later in the day ; pm ; two|three|four|2|3|4 pm ; mid afternoon",
        says: "afternoon @flight ; early|late afternoon @flight ; pm @flight ; fly*|depart*|leave|leaving|departure|departures|flight|flights|flying ..3 afternoon|afternoons ; afternoon departure|departures ; fly* after lunch|noon ; after lunch @flight",
        names:
          "afternoon ; afternoons ; early afternoon ; late afternoon ; in the afternoon ; after lunch ; midday ; after noon",
      },
      {
        value: "red-eye",
        shared: false,
        says: "red eye ; red eyes ; redeye ; redeyes ; red eye @flight ; redeye @flight ; overnight @flight ; night|late night|nighttime @flight ; fly*|flying|depart*|sleep ..2 overnight|night|plane",
        names: "overnight ; at night ; night ; late night ; through the night ; nighttime",
      },
    ],
  },
  {
    entry: "flight.preferredMealOptions",
    topic: "flight",
    about:
      "meal options ; meal option ; in flight meal ; in flight meals ; meal on the flight|plane ; plane food ; meals on board ; special meal ; special meals",
    values: [
      {
        value: "vegetarian",
        says: "@iam ..1 vegetarian|vegetarians ; vegetarian|veggie|meatless|vegan meal|meals|option|options|dish|food ; meat free meal|meals|option|options ; plant based meal|meals|option|options",
        names:
          "vegetarian ; veggie ; meatless ; meat free ; no meat ; do not eat meat ; not eat meat ; vegetarian @flight",
      },
      {
        value: "gluten-free meals",
        says: "gluten free meal|meals|option|options|food|dish|dishes ; celiac ; coeliac ; gluten intolerant|intolerance|allergy ; allergic to gluten|wheat ; can|do not eat|have|tolerate gluten|wheat ; without gluten ; no gluten",
        names: "gluten free ; glutenfree ; gf ; gluten",
      },
    ],
  },
  {
    entry: "flight.preferredChangePolicies",
    topic: "flight",
    about:
      "change policy ; change policies ; changes policy ; ticket changes ; changing flights|tickets ; flight changes",
    exclusive: true,
    values: [
      {
        value: "free changes",
        answers: "for free ; free ; free of charge ; no fee ; no fees ; no charge ; flexible",
        says: "free changes|change|rebooking ; free flight|ticket|date changes|change ; change*|rebook* ..5 for? free ; no|without|zero change fees|fee|penalty ; change*|rebook* ..5 without ..3 fee|fees|paying|charge|penalty|cost|extra ; change*|rebook* at no|zero ..1 cost|charge|fee ; flexible ticket|tickets|fare|fares ; changeable for free",
        names: "without a? fee|fees ; cost* nothing ; no cost ; not cost anything|extra",
      },
      {
        value: "change for a fee",
        denied: ["flight.preferredChangePolicies", "free changes"],
        answers:
          "change fee|fees ; paying ; pay ; a fee ; for a fee ; with a fee ; small fee ; pay the fee ; pay a fee ; paying a fee",
        says: "change*|rebook* ..4 for a fee ; pay*|paying ..4 change*|changes|rebook ; change fee|fees ..1 is|are ..1 fine|ok|okay|acceptable ; fee for changes|changing|rebooking ; fine|ok|okay|happy with a? change fee|fees ; paid change|changes ; changes for a fee",
        names: "fee|charge|penalty to|for change|changing|rebook|rebooking|switch|move ; fee is fine|ok|okay",
      },
    ],
  },
  {
    entry: "flight.needInflightEntertainment",
    topic: "flight",
    about: "entertainment ; in flight entertainment ; inflight entertainment ; movies ; seatback screens",
    exclusive: true,
    values: [
      {
        value: "free Wi-Fi",
        answers:
          "free ; complimentary ; included ; not ..2 cost anything|extra|money ; if it is|was free ; costs nothing ; without paying ; not have|want|like|going|willing to? pay|paying ; will|would not pay ; no ..1 charge|cost",
        says: "free|complimentary @wifi on|in|during ..2 flight|flights|plane|board|air ; free inflight|onboard @wifi ; free in flight @wifi",
        names:
          "free @wifi ; complimentary @wifi ; @wifi ..1 free ; @wifi as long as it is free ; @wifi ..2 not have|want|like to? pay* ; @wifi included",
      },
      {
        value: "paid Wi-Fi",
        answers:
          "paid ; pay* for it ; pay extra ; i|we would|will pay ; happy|willing|fine ..1 pay|paying ; worth paying|the ; pay* for ..3 connection",
        says: "pay* for ..2 @wifi on|in|during ..2 flight|flights|plane|board|air ; paid inflight|onboard @wifi ; pay* for inflight|onboard @wifi",
        names: "paid @wifi ; pay* for ..2 @wifi ; @wifi ..4 pay* ; @wifi ..3 costs extra ; pay* a? fee for @wifi",
        denied: ["flight.needInflightEntertainment", "free Wi-Fi"],
      },
    ],
  },
  {
    entry: "flight.preferredAircraftType",
    topic: "flight",
    about: "aircraft ; aircraft type ; type of plane|aircraft ; kind of plane|aircraft ; plane type ; plane maker",
    values: [
      { value: null, says: "plane|aviation nerd|geek|buff|spotter|spotting" },
      aircraft(
        "boeing",
        "boeing ; boeings ; boeing plane|planes|aircraft|jet|jets ; 737 ; 747 ; 777 ; 787 ; dreamliner",
      ),
      aircraft("airbus", "airbus ; airbuses ; airbus plane|planes|aircraft|jet|jets ; a 320|321|330|350|380"),
    ],
  },
  {
    entry: "flight.avoidAircraftType",
    topic: "flight",
    about: "aircraft|planes|plane|aircrafts ..4 avoid ; avoid ..3 aircraft|plane|planes",
    values: [],
  },
  {
    entry: "flight.needDisabilityAccess",
    topic: "flight",
    about: "access|accessibility|assistance on|in|for the flight|flights|plane",
    values: [
      {
        value: true,
        says: "wheelchair|disability|disabled|mobility assistance at the airport ; wheelchair at the airport|gate ; wheelchair assistance|service ; help boarding ; assistance boarding|to board|with boarding|getting on ; help getting on|onto the plane|flight ; accessible @flight ; accessible seat|seats|seating on the flight|plane ; need|needs|require a wheelchair ..4 gate|boarding|plane|airport|terminal ; wheelchair ..4 gate|boarding|plane|airport|terminal",
        names: "@access ; wheelchair ; assistance ; accessible seating",
      },
    ],
  },
  {
    entry: "flight.needTravelInsurance",
    topic: "flight",
    about: "insurance ; travel insurance ; trip insurance",
    values: [
      {
        value: true,
        says: "travel|trip|flight|cancellation insurance ; insurance ; insure ..2 trip ; insured ; trip protection ; travel protection ; coverage for the trip",
        names: "coverage ; covered",
      },
      {
        value: false,
        answers: "have my|our own ; got my|our own ; covered already",
        says: "already have|got|bought ..3 insurance|coverage ; have ..3 insurance already ; have my|our own ..1 insurance ; already insured|covered ; insured|covered by|through|already ; credit card covers|insurance ; my|our ..2 card|cards|employer|work|job|bank|company ..2 cover|covers|covered|includes",
        denied: null,
      },
    ],
  },
];

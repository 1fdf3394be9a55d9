import { NO_PREFERENCE } from "@/server/trip";
import type { EntryHints } from "./hint-words";

export const HOTEL_HINTS: readonly EntryHints[] = [
  {
    entries: ["hotel.preferredRoomType"],
    values: [
      {
        value: "entire home",
        wanted:
          "kitchen ; cook ; cooking ; cooks ; own front? door|entrance|place|keys|kitchen ; house ; home ; apartment ; flat ; cottage ; condo ; cabin ; bungalow ; loft ; townhouse ; place to ourselves|myself ; nobody|no one else ; self catering ; several|two|three|four bedrooms ; airbnb ; vrbo ; yard ; backyard ; washing machine ; live like ; whole ..1 to",
        unwanted: "neighbors ; neighbours ; other guests|people",
      },
      {
        value: "private room",
        wanted:
          "single|double|twin|own|normal|regular|standard|ordinary|basic|simple|plain|hotel|guest ..1 room ; plain|simple|normal|standard|basic|just|a double|twin|single|queen|king ; double|twin|single ..1 fine|do|enough|ok|okay ; room to|for|of myself|me|ourselves|ours|us|my|our ; not ..2 need ..2 whole|entire|full place|house|home|apartment|flat ; bedroom ; door ..3 lock|lock|close|shut|locks|closes ; just ..1 room ; b and b ; bed and breakfast",
        unwanted:
          "bunk ..1 with ; strangers ; dorm ; dorms ; dormitory ; hostel ; hostels ; bunk* ; roommate* ; sharing ; share ; shared ; snor*",
      },
      {
        value: "suite",
        wanted:
          "door ..2 between ; adjoining|connecting ; separate|extra|second|own living|sitting|lounge|dressing|sleeping room|area|space ; two rooms ; bigger|larger|more|extra space|room ; spacious ; penthouse ; upgrade ; upgraded ; sofa ; couch ; room|space to spread|move|work ; honeymoon ; posh ; fancy ; luxur* ; splurge",
        unwanted: "cramped ; tiny ; shoebox ; living out of",
      },
      {
        value: "villa",
        wanted:
          "private|own pool|garden|grounds|terrace ; big|large|whole group|gang|crew|clan ; mansion ; estate ; hacienda ; gated",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "bed ..4 clean|fine|enough|need|bed|do ; roof over ; roof above ; only|just ..2 sleep* ; hardly|barely|never|rarely ..3 in|see|use ..2 room|there|it ; out all day ; somewhere|place|anywhere to sleep|crash|lay ; four walls ; any roof ; sleep anywhere ; do not mind $",
      },
    ],
  },
  {
    entries: ["hotel.preferredHouseRules"],
    values: [
      {
        value: "No parties",
        unwanted:
          "party ; partied ; partying ; parties ; rave* ; bachelor* ; stag ; hen ; drunk* ; rowdy ; disco ; frat ; revel* ; spring break* ; college kids ; booz*",
        shows:
          "stag|hen|bachelor|bachelorette dos|do|nights|parties|party ; drunk* ; not ..2 party animal|animals|people|person ; stag do ; frat house",
      },
      {
        value: "Quiet hours",
        wanted:
          "quiet ; peace ; peaceful ; silence ; silent ; calm ; tranquil* ; light sleeper|sleepers ; light sleep ; sleep ..2 badly|poorly|lightly|early|well|soundly ; lights out ; bed|asleep|sleep by|at|before|early ; early to bed ; early nights|night ; curfew ; undisturbed ; good|decent|proper night|night's|sleep|rest ; my|our|need|get|much|some|beauty sleep|rest ; hush ; nap ; naps",
        unwanted:
          "noise ; noisy ; loud ; racket ; banging ; shouting ; shout ; awake ; slamming ; slam ; wake* ; woken ; woke ; music ; din ; thumping ; walls ..4 thin ; hear* ..3 everything|neighbors|neighbours|word",
        shows:
          "thin walls ; walls ..3 thin ; paper thin ; kept|keep|keeps ..2 awake|up ; could not|never|hardly ..2 sleep ; insomnia*",
      },
      {
        value: "No smoking",
        wanted:
          "lungs ; breathe ; clean|fresh air ; quit smoking ; non smoker|smokers ; gave|given up smoking|cigarettes ; ex smoker|smokers",
        unwanted:
          "smok* ; cigar* ; cigarette* ; tobacco ; ash ; ashtray* ; vape ; vapes ; vaping ; lights|lighting|light up ; nicotine ; fumes ; stale",
      },
      {
        value: "No children under 10",
        wanted:
          "grown ups only|among|around ; only grown ups ; adults only|among ; only adults ; child|kid free ; without ..2 children|kids",
        unwanted:
          "kids ; children ; child ; toddlers ; toddler ; babies ; baby ; scream* ; tantrum* ; crying ; families ; infants ; little ones",
      },
      {
        value: "No pets",
        wanted:
          "cat|dog|pet|animal|fur allergy|allergies|allergic ; allergic to ..3 cats|dogs|fur|animals|pets|cat|dog|hair|dander ; animal|pet free",
        unwanted: "pets ; pet ; dogs ; dog ; cats ; cat ; animals ; animal ; fur ; hairs ; barking ; bark ; barks",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "easygoing ; easy going ; live and let live ; follow whatever|any|the ; rules ..3 not ..1 bother|matter|worry|concern ; behave ; well behaved ; house ..3 their|rules ; adapt* to ; easy guests|guest ; nothing about ..1 rules ; whatever ..2 ask|rules",
      },
    ],
  },
  {
    entries: ["hotel.preferredBrand"],
    values: [
      {
        value: NO_PREFERENCE,
        shows:
          "independent|boutique|family|local|small ..1 hotel|hotels|place|places|run|owned ; whichever ; cheapest ; best price|deal|rate ; no loyalty|points|status|membership ; not loyal ; not ..2 member ; not ..2 collect ..1 points ; not the name ; not ..1 tied to ; whoever owns ; price decides ; look ..2 price",
      },
    ],
  },
  {
    entries: ["hotel.preferredProximity"],
    values: [
      {
        value: "beach",
        wanted:
          "waves ; wave ; sea ; ocean ; shore ; seashore ; shoreline ; coast ; coastal ; sand ; sandy ; surf ; surfing ; barefoot ; seafront ; water's edge ; by|on|at ..1 water ; bay ; palm trees|tree ; palms ; sunbath* ; tide ; towel ; boardwalk ; pier ; toes ; swimsuit ; salt|salty air",
      },
      {
        value: "city center",
        wanted:
          "thick|heart|middle|center|centre of ; all|main|big ..1 sights|attractions|everything ; walk|walking ..3 everywhere|everything|anywhere|sights ; on foot ; action ; central ; centrally ; main square|street|drag ; old town|quarter ; buzz ; buzzing ; bustle ; bustling ; where ..2 happening|happens ; everything ..2 doorstep ; close|near|next ..1 to? everything|all ; in|within walking distance ; lively",
      },
      {
        value: "downtown",
        wanted:
          "nightlife ; bars ; clubs ; skyscrapers ; skyscraper ; business|financial district ; office|offices ; bright lights",
      },
      {
        value: "airport",
        wanted:
          "terminal ; runway ; flight|plane|departure ..4 early|dawn|am|morning|leaves ; early flight|departure|plane ; layover ; stopover ; airport shuttle ; departure gate ; catch ..3 flight|plane ; plane|flight ..4 goes|leaves|departs|is|six|five|seven|four ; fly* ..2 out early|again|next ; planes ; quick getaway",
      },
      {
        value: "public transportation",
        wanted:
          "subway ; metro ; tram ; trams ; trolley ; bus ; buses ; train ; trains ; rail ; tube ; underground ; station ; light rail ; transit ; l train ; without ..1 car|driving ; no car ; not ..2 drive|driving|have a|rent* ; get|getting around ; hop on ; well connected ; bus|tram|train|metro stop|line",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "location ..3 not ; have|got|rent|renting|with ..2 car ; rental car ; drive anywhere ; taxi* ; uber ; cabs ; wherever ; anywhere",
      },
    ],
  },
  {
    entries: ["hotel.ratings", "restaurant.ratings", "attraction.ratings"],
    values: [
      {
        value: 5,
        wanted:
          "^ the? best|highest >$|,|possible|available|please|there ; top notch|class|drawer|tier ; only|nothing|but|very ..2 best ; best of the best ; finest ; cream of the ; palace ; full marks ; maximum ; highest ; all the stars ; flawless ; perfection ; the works ; perfect score",
      },
    ],
  },
  {
    entries: ["hotel.preferredAmenities"],
    values: [
      {
        value: "Wi-Fi",
        wanted:
          "online ; internet ; connected ; connection ; email* ; mails ; laptop ; stream* ; video calls|call ; zoom ; netflix ; remote ; remotely ; web ; work|working from ; upload* ; signal ; home office ; teams calls|meetings ; meetings ; youtube",
      },
      {
        value: "Breakfast",
        wanted:
          "eggs ; pancakes ; waffle* ; bacon ; cereal ; omelet* ; oatmeal ; porridge ; toast ; muesli ; coffee and|& ; empty stomach ; hungry ..3 morning ; eat ..3 morning|first|mornings|waking ; morning coffee|buffet|meal ; coffee ..3 morning|first|waking ; orange juice ; wake up hungry ; before we|i head|set",
      },
      {
        value: "Fitness center",
        wanted:
          "workout* ; work* out ; train|training ; lift* weights ; weights ; dumbbells ; treadmill* ; jog* ; run ; running ; exercise* ; yoga ; in shape ; sweat ; cardio ; bench press ; marathon* ; fit ; keep fit ; rowing ; crossfit ; squats ; spin class",
      },
      {
        value: "Pool",
        wanted:
          "swim* ; laps ; dip ; splash* ; paddle ; float* ; dive ; goggles ; trunks ; bikini ; swimsuit ; cool off ; lengths ; in the water ; water slide* ; sun loungers",
      },
      {
        value: "Parking",
        wanted:
          "car ; driving ; drive ; rental ; vehicle ; truck ; suv ; minivan ; van ; motorbike ; motorcycle ; wheels ; garage ; road trip ; park*",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "bed ..4 need|enough|do|clean ; just ..3 bed ; only|just ..2 sleep* ; nothing but a bed ; roof over ; out all day ; hardly|barely|never|rarely ..3 there|hotel ; no frills ; without frills ; not ..3 need|use|want any|anything|extras|much|frills|of",
      },
    ],
  },
  {
    entries: ["hotel.preferredServices"],
    values: [
      {
        value: "Room service",
        wanted:
          "eat|eating|breakfast|dinner|burger|burgers|food|snack|snacks|meals|supper|sandwich|fries|pizza ..5 bed|room|pyjamas|pajamas|robe|door ; in bed ; bathrobe ; late snack|snacks ; midnight ; bring|brought|send|sent ..3 room|up|door ; hungry ..2 night ; call down ; order* up ; not ..2 leave|leaving ..2 room ; dine in ; trolley ; tray",
      },
      {
        value: "Concierge",
        wanted:
          "book*|reserve*|get ..4 table|tables|tickets|dinner|restaurant|restaurants|shows|seats ; theater|theatre|show tickets ; insider|local tips|tip|advice|knowledge|recommend* ; someone|somebody|person|people ..4 ask|knows|advise|recommend* ; recommend* ; advice ; tips ; front desk ; order ..2 cab|taxi ; get us into ; run errands ; point us|me",
      },
      {
        value: "Laundry",
        wanted:
          "wash|washed|washing ; laundr* ; iron ; ironed ; ironing ; pressed ; nothing|something|anything ..1 clean ; dirty clothes|laundry|shirts|socks ; clean|fresh clothes|shirts|shirt|socks|underwear|laundry ; clothes ; shirts ; suit ; spill* ; pack* light* ; carry on ; hand luggage ; one|small|single bag|suitcase|backpack ; travel* light ; stain* ; run out of",
      },
      {
        value: "Tour desk",
        wanted:
          "excursion* ; tours ; tour ; day trips|trip ; sightseeing ; outing* ; activities ; boat|bus|city trips|trip|ride ; guided ; plan ..2 days|outings",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "self sufficient ; look|fend after|for ourselves|myself ; do ..3 ourselves|myself ; on our|my own ; carry ..2 own ; left alone ; leave me|us alone ; not ..2 use|need|want|require any|anything|it|them|those|that|much|extras ; manage ; no frills",
      },
    ],
  },
  {
    entries: ["hotel.preferredCancellationPolicy"],
    values: [
      {
        value: "Flexible",
        wanted:
          "last minute|moment|second ; way out ; change* ..2 mind|plans ; plans|dates|things|schedule ..4 change*|shift*|air|uncertain|fall ; job|work|boss|kids|weather|health|family|life ..5 way|up|interfere|intervene|ill|sick|unpredictable ; due in|next|any ; expecting ..2 baby ; pregnan* ; anything|something|things|much ..1 can|could|might|may ..1 happen|change ; something|things|anything come|comes|came|go|happens|happen ; might|may|could ..3 cancel|drop|change|postpone|bail|not ; back|pull|bail|drop out ; full refund ; money|cash back ; no penalty|penalties|strings|questions|fees|fee ; without ..3 penalty|paying|fee|losing ; leeway ; wiggle room ; unpredictable ; day before|of|itself ; emergenc* ; pull the plug ; call|calling ..2 off ; can not promise|guarantee ; things|life|stuff happens|happen ; you never know ; who knows ; cold feet ; second thoughts ; escape ; exit ; walk away ; flexib* ; options open ; free ; any time ; anytime ; spontaneous",
        unwanted: "commit* ; tied down ; locked in ; sure ; certain ; lose|losing ..3 money|it|deposit ; stuck",
      },
      {
        value: "Moderate",
        shows:
          "between ; in between ; middle|half way|ground|of ; halfway ; few|couple ..1 days|weeks ; a|one week|week's ..2 notice|before|ahead|prior ; some|little|bit of? flexib*|leeway|wiggle ; partial* ; half ..3 back ; compromise ; not too strict|flexible|rigid|tight ; neither ..4 nor ; reasonable notice ; balance*",
      },
      {
        value: "Strict",
        shows:
          "even if ..3 lose|gone|forfeit ; come ..3 hurricane|storm|snow|rain|hell ; no matter what ; come|coming|going ..3 matter|anyway|regardless|shine|whatever ; rain or shine ; come what may ; definitely|certainly|absolutely coming|going|staying|happening ; never|not ..2 cancel|cancelled|canceled|cancelling|canceling|change|back ; dates|plans|trip ..3 fixed|firm|set|certain|final|definite ; set|carved|cast in stone ; risk it ; take|taking ..2 risk|chance|gamble ; no ..2 flexib* ; nothing ..2 stop|keep ; if it is|was|saves cheaper|money|us|me",
        wanted: "cheap* ; lowest ; discount* ; save|saves ; bargain ; best price|rate ; better rate|price|deal",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "not|never ..1 read|look|check ..2 terms|policy|policies|print ; not something i|we look|check|read ; terms are terms ; rules are rules",
      },
    ],
  },
  {
    entries: ["hotel.preferredRoomFeatures"],
    values: [
      {
        value: "Air conditioning",
        shows:
          "hot ; heat ; humid* ; sweat* ; melt* ; boil* ; stuffy ; swelter* ; roast* ; heatwave ; sauna ; overheat* ; over|above|than <number> degrees ; degrees",
        wanted:
          "cool ; cooling ; cooled ; cool air ; ac ; fan ; climate control ; thermostat ; breeze ; arctic ; igloo ; polar ; warm rooms|room|nights ; summer ; chilly ; temperature ; fridge cold ; cold room",
      },
      {
        value: "TV",
        wanted:
          "tv ; television* ; telly ; game ; match ; finals ; final ; news ; shows ; series ; soap|soaps ; netflix ; screen ; cartoons ; movie ; movies ; film ; films ; sports ; channels ; hbo ; football ; remote ; binge ; watch something ; watch ..3 evening|bed|night ; channel ; zap* ; wind down ; show",
      },
      {
        value: "Mini-bar",
        wanted:
          "beer ; beers ; wine ; fridge ; refrigerator ; nightcap ; whisky ; whiskey ; gin ; soda ; cocktail* ; cold drink|drinks|water|soda|beer ; drink|drinks ; bottle ; ice ; snack ; snacks ; champagne ; chocolate ; coke ; thirsty ; something cold ; ice cold ; chilled ; water ; toast",
      },
      {
        value: "Safe",
        wanted:
          "lock ; locked ; locks ; valuables ; passport ; passports ; jewelry ; jewellery ; jewels ; jewelry ; diamonds ; gold ; heirloom ; camera ; cameras ; laptop ; documents ; cash ; ring ; secure ; securely ; stolen ; theft ; thieves ; thief ; robbed ; money ; papers ; under lock ; steal ; stealing ; gadgets ; tablet ; gear ; equipment ; hide ; put ..3 away",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "just|only a bed ; four walls ; only|just ..1 sleep* ; out all day ; no extras ; room ..2 be bare ; nothing ..2 bed ; place to lie|sleep ; nothing ..2 but|except ..1 bed",
      },
    ],
  },
  {
    entries: ["hotel.preferredBathroomFeatures"],
    values: [
      {
        value: "Shower",
        wanted:
          "rinse ; showers ; shower ; stand* under ; under ..2 hot|warm water ; quick wash ; minutes ..3 water ; water pressure ; rain head ; power shower ; in and out",
        unwanted: "tubs ; baths ; climb*",
      },
      {
        value: "Bathtub",
        wanted:
          "soak ; soaks ; soaking ; bath ; baths ; tub ; bubbles ; bubble ; lie ..2 in ; candles ; whirlpool ; jacuzzi ; wallow ; bathe ; foam ; up to ..2 neck",
      },
      {
        value: "Hair dryer",
        shows:
          "hair ..8 dry|dryer|wet|damp|long|thick|frizzy|frizz|blow|style|curly|ages|forever|mess|looks|nice|straighten|waist|shoulders|down ; wet|damp|long|thick|curly|frizzy hair ; blow dry|dries|out ; dry ..4 hair ; styling ; good hair ; bad hair",
      },
      {
        value: "Toiletries",
        wanted:
          "shampoo ; soap ; soaps ; conditioner ; toothbrush ; toothpaste ; lotion ; lotions ; gel ; razor ; cotton ; little|tiny|small|mini bottles ; pack* light* ; carry on ; hand luggage ; liquids ; forget ; forgot ; forgets ; travel* light ; cosmetics ; bring nothing ; bath products",
      },
      {
        value: NO_PREFERENCE,
        wanted: "bring|brings|bringing|pack|packs ..3 own|everything",
        shows:
          "hot water ; running water ; in there|and out ..2 minutes ; clean ..3 enough|fine|do ; clean toilet|bathroom ; if it is clean",
      },
    ],
  },
];

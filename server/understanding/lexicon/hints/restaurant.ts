import { NO_PREFERENCE } from "@/server/trip";
import type { EntryHints } from "./hint-words";

export const RESTAURANT_HINTS: readonly EntryHints[] = [
  {
    entries: ["restaurant.preferredCuisines"],
    values: [
      {
        value: "Tea",
        wanted: "scones ; scone ; earl grey ; oolong ; matcha ; chai ; teapot ; cuppa ; teahouse* ; tearoom*",
      },
      { value: "Pizza", wanted: "slice ; slices ; margherita ; pepperoni ; calzone ; deep dish ; wood fired ; pizza*" },
      {
        value: "French",
        wanted:
          "baguette* ; escargot* ; snails ; brasserie* ; crepe* ; coq au vin ; foie gras ; bouillabaisse ; onion soup ; duck confit ; confit ; souffle* ; camembert ; brie ; ratatouille ; quiche ; paris ; parisian ; provence ; provencal",
      },
      {
        value: "Bakery",
        wanted:
          "bread ; breads ; cake ; cakes ; pastry ; pastr* ; muffin* ; donut* ; doughnut* ; bagel* ; cinnamon ; sweet tooth ; dessert* ; cookie* ; cupcake* ; sourdough ; scones ; buns ; eclair* ; baked",
      },
      {
        value: "Seafood",
        wanted:
          "fish ; crab* ; lobster* ; shrimp* ; prawn* ; oyster* ; clam* ; mussel* ; scallop* ; chowder ; catch of the ; squid ; calamari ; octopus ; salmon ; tuna ; ceviche ; shellfish ; fishermen ; from the sea|ocean ; out of the sea|ocean ; cod ; trout",
      },
      {
        value: "Italian",
        wanted:
          "lasagn* ; risotto ; spaghetti ; carbonara ; gnocchi ; ravioli ; tiramisu ; parmesan ; parmigiana ; gelato ; tuscan* ; nonna ; bolognese ; fettuccine ; alfredo ; linguine ; tagliatelle ; pesto ; minestrone ; osteria* ; tuscany ; rome ; naples ; sicil* ; italy",
      },
      {
        value: "Chinese",
        wanted:
          "dumpling* ; wonton* ; peking ; kung pao ; hot pot|hotpot ; hotpot ; spring roll|rolls ; egg rolls|roll ; fried rice ; mapo ; wok ; chow mein ; lo mein ; general tso ; sweet and sour ; bao ; congee ; chinatown ; fortune cookie|cookies ; hunan ; china",
      },
      {
        value: "Indian",
        wanted:
          "curr* ; biryani ; samosa* ; masala ; vindaloo ; dal ; daal ; dhal ; paneer ; korma ; dosa* ; chutney ; butter chicken ; roti ; paratha ; thali ; raita ; punjabi ; mumbai ; delhi ; india",
      },
      {
        value: "Japanese",
        wanted:
          "sushi ; soba ; miso ; teriyaki ; bento ; wasabi ; yakitori ; teppanyaki ; tonkatsu ; onigiri ; sake ; omakase ; katsu ; edamame ; tokyo ; japan ; raw fish",
      },
      {
        value: "Korean",
        wanted:
          "tteokbokki ; gochujang ; soju ; banchan ; japchae ; galbi ; kalbi ; kimbap ; gimbap ; seoul ; korea ; k food ; grill ..3 table",
      },
    ],
  },
  {
    entries: ["restaurant.preferredDiningStyle"],
    values: [
      {
        value: "Casual",
        wanted:
          "jeans ; shorts ; sneakers ; trainers ; t shirt|shirts ; tshirt* ; flip flops|flop ; sandals ; hoodie ; sweatpants ; paper plates|napkins ; pub ; pubs ; burger* ; come as ; as ..1 are ; no|without|not ..1 fuss ; relax ; easygoing ; easy going ; unfussy ; homely ; homey ; chilled ; mom|mum and pop ; elbows ; with ..1 fingers|hands ; comfort food ; comfortable clothes ; neighborhood|neighbourhood|local|corner place|joint|spot|cafe|bistro|diner|tavern ; diners ; no dress code ; kick back ; unpretentious ; down to earth ; backpack",
        unwanted:
          "tie ; suit ; jacket ; jackets ; dress up ; dressing up ; dressed up ; heels ; tuxedo ; stiff ; stuffy ; snob* ; tablecloth* ; waiters ; hovering ; posh ; cutlery ; dress code|codes ; pretentio* ; forks ; fuss ; ironing ; iron",
      },
      {
        value: "Formal",
        wanted:
          "tablecloth* ; candle* ; candlelit ; dress* up ; suit ; tie ; heels ; wine list ; sommelier ; tasting menu ; courses ; course meal|dinner|menu ; anniversary ; special occasion ; celebrat* ; romantic ; elegant* ; silver ; silverware ; crystal ; posh ; michelin ; gown ; glam* ; swanky ; classy ; smart ; propose ; proposal ; maitre ; sophisticated ; refined ; black tie ; best dress|suit ; waiters",
      },
      {
        value: "Buffet",
        wanted:
          "thirds ; help ..1 ourselves|myself|yourself ; pile ; piled ; plate after ; second|third helpings|helping ; seconds ; refill* ; load up ; bit|little of everything ; try ..3 everything ; graze ; as much as ; smorgasbord ; spread ; unlimited ; bottomless ; serve ourselves|myself|yourself ; go back for ; fill ..2 plate|plates",
      },
      {
        value: "Food truck",
        wanted:
          "truck* ; van ; vans ; cart ; carts ; stall ; stalls ; on the street ; street ; standing ; stand up ; kiosk* ; on wheels ; night market ; out of a window|hatch ; parked ; on the go ; walking around ; taco ; tacos ; curb",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "food ..1 matters|counts ,|and not ; about the food ; as long as ..2 food ; not the setting ; at home anywhere",
      },
    ],
  },
  {
    entries: ["restaurant.preferredSeatingOptions"],
    values: [
      {
        value: "Outdoor",
        wanted:
          "terrace* ; patio* ; garden* ; sun ; sunshine ; fresh air ; open air ; outside ; rooftop* ; roof deck|terrace|bar ; deck ; balcony ; courtyard ; sky ; stars ; breeze ; sidewalk ; pavement ; people watch* ; watch ..2 people|world ; view ; waterfront ; under the ; sunset ; umbrella ; trees",
      },
      {
        value: "Indoor",
        wanted:
          "inside ; indoor* ; air con|conditioning|conditioned ; ac ; warm ; roof over ; under a roof ; heating ; shade ; shelter* ; out of ..2 sun|rain|wind|cold|heat ; away from ..3 sun|bugs|wasps|mosquitoes|traffic|wind|street|insects|noise ; booth ; fireplace ; cozy ; cosy ; four walls ; proper|real table ; glass ; window",
        unwanted:
          "outside ; outdoors ; sun ; heat ; wasp* ; mosquito* ; bugs ; flies ; pigeons ; wind ; rain ; traffic ; cold ; heat ; insects ; pollen ; dust ; sunburn* ; burn*",
        shows: "hay fever ; sunburn* ; burn ..1 easily|quickly ; freeze easily ; feel the cold",
      },
      {
        value: "Takeout",
        wanted:
          "bag ; boxes ; box ; wrap ; wrapped ; pack it|up ; take|bring|carry|get ..3 back|away|home|room|hotel|park|beach|with ; pick* ..2 up ; collect ; grab ; picnic ; doggy bag ; eat ..4 hotel|room|park|bench|walking|road|car|bed|beach|run ; on the go|run|move ; to go",
      },
      {
        value: "Delivery",
        wanted:
          "deliver* ; brought ..2 to ; bring ..1 to us|our|the|me|my ; bring|carry ..2 up ; to ..1 door|doorstep ; doorstep ; courier ; couch ; sofa ; pyjamas ; pajamas ; app ; order* in ; comes|come to us|me ; knock* ; doorbell ; ring ; without leaving ; slippers",
        unwanted: "leave ..3 room|hotel|house|bed ; go out ; going out",
      },
    ],
  },
  {
    entries: ["restaurant.preferredPaymentMethods"],
    values: [
      {
        value: "Cash",
        wanted:
          "cash ; notes ; coins ; coin ; bills ; banknotes ; bank notes ; atm ; paper money ; dollar bills ; loose change ; small change ; greenbacks ; physical|real|actual|hard money ; money belt",
      },
      {
        value: "Credit card",
        wanted:
          "card ; cards ; visa ; mastercard ; amex ; plastic ; credit ; debit ; points ; swipe ; chip ; pin ; cashback ; rewards ; miles ; air miles ; discover ; diners club",
      },
      {
        value: "Mobile payment",
        wanted:
          "phone ; iphone ; smartphone ; watch ; smartwatch ; wallet app ; apple ; google ; nfc ; app ; qr ; digital ; e wallet ; paypal ; tap ; tapping ; android",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "both ; all ..2 on me ; whatever ..2 take|takes|accept|want|prefer ; carry|have|got ..3 both|all|everything ; they|place take|takes|accept",
      },
    ],
  },
  {
    entries: ["restaurant.canReservations"],
    values: [
      {
        value: true,
        wanted:
          "book* ; reserv* ; in advance ; ahead of ; ahead ; table ..3 waiting|ready|hold|held|kept|guaranteed|certain|sure|name ; planner ; plan|planned|plans ..2 ahead|everything|dinners|evenings|meals ; guaranteed ; know where|that|when ..4 eat|table|eating ; know ..3 table|seat|place ..1 $|,|for|waiting ; our|my name on ; large|big group|party",
        unwanted:
          "queue ; queues ; queuing ; queueing ; line ; lines ; lining ; wait ; waiting ; turned away ; surprises ; standing around ; disappointed ; chance ; hanging around",
      },
      {
        value: false,
        shows:
          "when we|i|we are|i am hungry ; eat when|where|whenever|wherever ; happen to be ; on the spot ; spur of ; whim ; spontaneous* ; play ..2 by ear ; playing it by ear ; walk in ; walk right in ; walk past|by ; see where|what|how|when ; stumble ; decide*|choose ..3 there|then|later|day|when|moment|evening|street|hungry|feel|night ; go|going with the flow ; wing it ; turn|show|drop|pop|just up|in|turn|show ; by chance ; never|not ..2 plan|know|book|reserve* ; in the mood ; mood ; no|without ..2 plan|plans|planning|schedule ; follow ..2 nose ; first come ; wherever ; last minute ; no need to ; happy|willing|fine|content ..2 wait|waiting|queue ; at|for an? fixed|set|certain time|hour",
      },
    ],
  },
  {
    entries: ["restaurant.preferredParkingOptions"],
    values: [
      {
        value: "Street parking",
        wanted:
          "kerb ; curb ; street ; roadside ; meter* ; side street|road ; around the corner|block ; circle the block ; on the road ; kerbside ; parallel park ; squeeze ..2 in",
      },
      {
        value: "Parking lot",
        wanted:
          "lot ; lots ; somewhere|place|spot to leave|put|park ; park ..1 myself|ourselves ; garage* ; car park* ; multi storey ; parking structure|deck|area|space ; underground ; own|private|guarded|secure|secured|attended|covered|proper|big|large|off street|safe ..1 parking|space|spot|place ; suv ; truck ; pickup ; rv ; camper ; minivan ; needs|need room|space ; big|large|wide car|vehicle|spaces",
        unwanted: "parallel ; street ; kerb ; curb ; circling ; circle ; meter* ; hunting for ; hunt for ; search* for",
      },
      {
        value: "Valet parking",
        wanted:
          "keys ; key ; someone|somebody else ; hand|give|toss* ..4 over|keys|attendant|guy ; someone|somebody ..3 park*|take*|deal ; park* ..2 for me|us ; parking it|the ..1 for ; attendant ; pull up ; drop ..3 off|door|front ; at|to the door|entrance|front ; red carpet ; take ..3 car away|from ; right outside ; step out ; let|have them|someone|somebody|him ; hate ..1 parking|park",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "not ..2 drive|driving|park|parking|rent|renting|car|apply ; not have a car ; no ..1 car|cars|driving ; never ..2 rent|drive|hire ; walk ; walking ; on foot ; taxi* ; cab ; cabs ; uber* ; lyft ; subway ; bus ; metro ; without a car ; public transport*|transit ; ride share|shares ; rideshare ; carless ; train ; bike ; bikes",
      },
    ],
  },
  {
    entries: ["restaurant.petFriendly"],
    values: [
      {
        value: "Yes",
        wanted:
          "under|beneath|at ..2 table|feet ; water bowl ; bowl of water ; paws ; tail ; leash ; goes where|everywhere ; part of the family ; comes everywhere|too|along|with ; never ..2 without|leave|alone ; dog ; dogs ; puppy ; pup ; cat ; cats ; pet ; pets ; furry ; four legged ; terrier ; beagle ; poodle ; labrador ; lap ; fur baby ; wag*",
      },
      {
        value: "No",
        shows:
          "stay|stays|staying|leave|remain|left ..2 home ; kennel ; allerg* ; sneez* ; unhygienic ; hygien* ; not ..2 belong ; no place ; scared|afraid|frightened|terrified ; phobia ; not ..2 where|while|when|near ..3 eat ; dog|cat|pet sitter ; no ..1 @animal ; wheez*",
        unwanted:
          "dog ; dogs ; puppy ; cat ; cats ; pet ; pets ; animal ; animals ; fur ; hair ; hairs ; bark* ; lick* ; sniff* ; begging ; slobber* ; drool*",
      },
    ],
  },
  {
    entries: ["restaurant.allowSmoking"],
    values: [
      {
        value: "Yes",
        wanted:
          "smok* ; cigar* ; puff ; pipe ; tobacco ; vape ; vapes ; vaping ; light* up ; lighter ; ashtray* ; hookah ; shisha ; nicotine ; drag ; light|lit one ; one after dinner|dessert|coffee",
      },
      {
        value: "No",
        shows:
          "whiff ; walk|walks|walking out ; eyes ..1 water|sting|stream|burn ; smokers outside ; keep ..3 outside ; asthma* ; quit ..3 ago|smoking|last|and|so ; gave|given up ; cough* ; lungs ; pregnant ; non smoker|smokers ; never smoked|touched ; clean|fresh|smoke air|free ; baby ; kids|children ..2 with|along|around|there ; passive ; secondhand|second hand ; ex smoker|smokers ; smells|stinks|stink|reek* ; clothes ..3 smell|reek|stink",
        unwanted: "smok* ; cigar* ; tobacco ; vape ; vaping ; fumes ; ash ; ashtray* ; nicotine ; smell",
      },
    ],
  },
  {
    entries: ["restaurant.needLiveMusic"],
    values: [
      {
        value: true,
        wanted:
          "band ; bands ; jazz ; piano ; pianist ; guitar* ; singer* ; sing ; singing ; song ; songs ; music ; musician* ; tune ; tunes ; violin* ; sax* ; blues ; mariachi ; dj ; dance ; dancing ; entertain* ; karaoke ; trio ; quartet ; fiddle ; flamenco ; salsa ; accordion ; vibe ; soundtrack ; mariachis",
        unwanted: "quiet ; silence ; silent ; hush ; quietness ; dead",
      },
      {
        value: false,
        shows:
          "drown* ; hear|talk|think over|above ; not ..3 concert|club|gig ; shout* ; yell* ; headache* ; hearing aid|aids",
        wanted:
          "talk ; talking ; conversation* ; chat ; chatting ; hear each|ourselves|myself|one|what|my ; peace ; silence ; catch up ; catching up ; quiet ; quietly ; calm",
        unwanted:
          "band ; bands ; jazz ; piano ; guitar* ; singer* ; singing ; music ; musician* ; dj ; karaoke ; noise ; loud ; entertain* ; blar* ; racket ; background",
      },
    ],
  },
];

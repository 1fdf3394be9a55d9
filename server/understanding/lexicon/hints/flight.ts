import { NO_PREFERENCE } from "@/server/trip";
import type { EntryHints } from "./hint-words";

export const FLIGHT_HINTS: readonly EntryHints[] = [
  {
    entries: ["flight.avoidAirline", "hotel.avoidBrand", "flight.avoidAircraftType"],
    values: [
      {
        value: NO_PREFERENCE,
        shows:
          "no complaints|complaint|grudge|grudges|enemies|blacklist ; never had ..2 problem|problems|trouble|complaint|complaints|bad|issue|issues ; none ..5 let|failed ; no bad|hard ..1 blood|feelings|experience|experiences ; would|will|can|could fly|stay|sleep|take|board ..2 any|anything|all|anywhere|anyone ; nobody|none|nothing to avoid ; get on anything ; they all fly ; no bad memories|memory ; nobody|none|no one ..1 has|have ..2 let|wronged|done|failed ; any plane|planes ; no ..2 i|we would refuse|avoid|skip|rule|turn ; not ..2 avoid|refuse|boycott|exclude|rule ..1 any|anyone|anything|one ; give|giving ..2 everyone|everybody|anyone|them ..2 chance ; nobody|no one comes|in|has|have ; not ..2 bad terms ; on good terms",
      },
    ],
  },
  {
    entries: ["flight.preferredAirline"],
    values: [
      {
        value: NO_PREFERENCE,
        shows:
          "whoever ; cheapest ; lowest fare|price ; best price|deal|fare ; least expensive ; no loyalty|allegiance|points|miles|status ; not loyal ; not ..2 collect ..1 miles|points ; not ..3 frequent flyer|flier ; price decides ; look|looking|go|going ..3 price|prices|fare|cost ; the price ; just get ..3 there ; on time ; shop around",
      },
    ],
  },
  {
    entries: ["flight.preferredCabin"],
    values: [
      {
        value: "economy",
        shows:
          "at the back ; back of the ..1 plane|aircraft|bus ; cattle class ; steerage ; with the masses|crowd ; rather spend|save ; save ..3 money ; not ..3 worth|pay|paying ..5 extra|upgrade|more|legroom|champagne|fancy ; whatever costs least ; cheapest|cheaper ; wherever ..4 cheapest|cheaper|cheap ; cheapest ; lowest ; as cheap as ; budget ; basic fare ; low cost ; not ..1 need to turn left ; no need ..3 fancy|posh|frills|luxury ; money on the ground",
        wanted:
          "cheap seat|seats|one|ones|fare ; regular|normal|standard|ordinary|simple|plain seat|seats|class|ticket|tickets|cabin ; main cabin",
        unwanted: "business ; upgrade* ; frills ; luxur* ; champagne ; extra legroom ; first class",
      },
      {
        value: "business",
        wanted:
          "flat ; lie down ; stretch* ; legroom ; leg room ; room ..2 legs ; champagne ; up front ; front of|rows ; big|bigger|wide|wider|large|larger|roomy|proper seat|seats ; six foot|feet ; tall ; long legs ; lounge ; pointy|comfy|posh|better|nice end ; turn* left ; premium ; proper bed ; real bed ; arrive rested|fresh ; company|firm|boss|employer|work ..2 pay* ; on expenses ; expense account ; splash* out ; splurg* ; spoil* ourselves|myself|me|us ; treat ; luxur* ; posh ; comfort ..2 worth|matters|first|counts|important ; sleep ..3 flight|plane|way|properly",
        unwanted:
          "cramped ; squeezed ; sardine* ; middle seat ; economy ; cattle ; knees ..5 chin|ears|seat ; narrow ; small seats",
      },
    ],
  },
  {
    entries: ["flight.preferredRefundability"],
    values: [
      {
        value: "refundable",
        wanted:
          "money|cash|funds back ; reimburs* ; get ..3 back ; return ..3 ticket|tickets ; ticket|tickets|one|something i|we can return|give|hand ; cancel ; canceling ; cancelling ; plans|dates|things|job|work|boss|schedule|life|health|kids ..4 change*|shift*|through|uncertain|unpredictable|sick|ill|way ; something|anything|things come|comes|came|happens|happen|go|goes ; way out ; might|may|could ..2 get|fall|be sick|ill ; safety net ; bail|pull|back|drop out ; call ..2 off ; change*|changed|changing ..2 mind|minds ; out of pocket ; can not promise|guarantee ; things|life|stuff happens|happen ; you never know ; who knows ; cold feet ; second thoughts ; escape ; exit ; walk away ; undo ; see ..3 money again ; can be cancelled|canceled|returned|refunded ; fare|ticket back|returned ; hand|give ..2 back ; option to ..2 get|back ; falls through ; call me back ; money ..2 safe ; emergenc* ; just in case ; not sure|certain|definite if|whether|about|yet ; might not ..2 make|go|come|able ; flexib* ; peace of mind",
        unwanted:
          "lose|losing|lost ..5 money|it|fare|price ; stuck with ; throw* ..3 away ; return ; gamble ; ticket ..4 return",
      },
      {
        value: "non-refundable",
        shows:
          "definitely|certainly|absolutely|surely ..1 going|coming|flying|travelling|traveling|happening ; going|coming|go|come|fly|flying ..2 no matter|anyway|regardless|whatever ; come what may ; rain or shine ; hell or high ; set|carved|cast in stone ; locked in ; fixed|firm|certain dates|plans ; dates|plans|trip ..3 fixed|firm|set|certain|final|definite ; never|not ..3 cancel|cancelled|canceled|back|miss|change* ; take|taking ..2 risk|chance|gamble ; risk it ; nothing|nobody ..2 stop ; eat the loss ; rather|sooner ..3 save|cheaper|keep|pocket ; pocket the ; live with the ; as cheap as ; no need ..3 pay ..2 extra|more ; not ..2 pay|paying ..2 extra|more ; sure we|i are|am|will ; not going to ..2 cancel ; will|would not ..1 be? cancelling|canceling|cancel ; not ..1 need ..2 option|right|chance ..1 to cancel",
        wanted: "cheap* ; lowest ; discount* ; saver ; save ; bargain ; least ; lower price|fare",
      },
    ],
  },
  {
    entries: ["flight.preferredFlyTime"],
    values: [
      {
        value: "morning",
        wanted:
          "early bird|riser|start|risers ; lark ; crack of dawn ; dawn ; sunrise ; sun comes|is|rises ; first ..2 plane|flight|one|out|departure ; bright and early ; before ..2 lunch|noon|ten|eleven|nine|breakfast ; beat ..2 traffic|rush|crowds ; get it over ; whole|full day ..2 there|left|ahead|of ; with the sun|birds|chickens|rooster ; breakfast ..3 air|plane|airport|there ; day ahead ; in|by time for ..1 lunch|noon|breakfast|brunch ; there ..2 by|before ..1 noon|lunch|midday ; make the most of the day ; up ..2 anyway|early|at|before",
      },
      {
        value: "afternoon",
        shows:
          "not ..2 morning person|people ; useless|grumpy|hopeless|dead before|until ; sleep|lie|lying|sleeping in $|,|late|until|till|on|when|and|as|every|if|because|so|mornings|before|especially|please|first|or|but ; sleep|lie in a bit|little|while ; sleep late ; long lie",
        wanted:
          "after ..2 lunch|noon|midday|breakfast|checkout|brunch ; lunch ..2 first ; slow start|morning|mornings ; no alarm|rush ; post lunch ; check|checking out first|then ; late start|breakfast ; middle|half of the|through day ; siesta ; around|about|at ..1 two|three|four|five|2|3|4|5",
        unwanted: "alarm* ; getting up ; get up early ; wake* ; early start|starts|morning|mornings ; morning person",
      },
      {
        value: "red-eye",
        wanted:
          "overnight ; sleep* ..4 plane|flight|board|air|seat|way|anywhere|there ; while ..3 sleep*|asleep ; save* ..3 hotel|night|day ; wake* up ..2 there|in|at ; midnight ; after dark ; last flight ; late ..1 night ; night owl|bird|flyer ; nocturnal ; arrive ..4 morning|breakfast ; kids ..2 asleep|sleep ; doze ; in the dark ; as late as",
        unwanted: "lose ..2 day ; waste|wasting ..2 day|daylight|time",
      },
    ],
  },
  {
    entries: ["flight.preferredMealOptions"],
    values: [
      {
        value: "vegetarian",
        wanted:
          "plant|plants based? ; vegan* ; veg ; veggie* ; tofu ; herbivore ; meat free ; meatless ; gave|given|give up ..1 meat ; nothing with an? face ; greens ; vegetables ; salad ; salads ; rabbit food ; hindu* ; jain*",
        unwanted: "meat ; meats ; beef ; chicken ; pork ; steak ; bacon ; animal ; animals ; anything with a face",
      },
      {
        value: "gluten-free meals",
        wanted: "celiac* ; coeliac* ; gluten ; wheat free",
        unwanted: "wheat ; bread ; flour ; barley ; rye ; pasta",
        shows:
          "cramps|ill|sick|bloated|rash ..5 wheat|bread|flour|pasta ; wheat|bread|flour ..2 makes|upsets|kills|gives|bloats|hurts ; wheat|bread and i|me ; not ..1 take|tolerate|handle|digest gluten|wheat ; react ..2 to wheat|gluten ; nothing with flour|wheat|gluten",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "never|not|do ..2 eat ..3 plane|planes|board|flights|air|altitude ; not ..2 hungry ; bring|take|pack|brings ..3 own|sandwich|sandwiches|food|snacks ; sleep through ; omnivore* ; carnivore* ; no ..2 allergies|restrictions|diet|dietary|intolerances ; not ..3 allergies|restrictions|dietary|intolerances ; plane food is ; just|only|the ..1 usual|normal|regular|standard meal|food|tray|one ; put|puts|serve|serves|give|hand|bring in? ..2 front|us|me ; chicken|beef|fish|meat ,|or|and fish|beef|pasta|chicken|vegetarian|tofu ; when|if ..2 suits ; bring it on ; skip ..2 meal|food|meals ; everything on ..2 plate|tray ; eat ..3 airport|before|beforehand ; cast iron stomach ; not fussy ; short flight ; eat|eats anything|everything|whatever",
      },
    ],
  },
  {
    entries: ["flight.preferredChangePolicies"],
    values: [
      {
        value: "free changes",
        wanted:
          "without ..3 pay*|fee|fees|charge|charges|penalty|penalties|cost|costs|fine|extra|punished ; no|zero ..1 fee|fees|penalty|penalties|charge|charges|cost|costs|fine|fines|strings ; plans|dates|meetings|schedule|job|boss|work|shifts|things|life ..4 change*|shift*|move*|flux|fluid|air|unpredictable|moving|constantly ; flexib* ; at no ..1 cost|charge ; last minute ; options open ; spontaneous ; leeway ; wiggle room ; swap* ; switch* ; rebook* ; postpon* ; moving target ; not ..2 fixed|settled|final|sure yet? ; change ..2 mind ; another date|day ; not ..1 cost me|us|anything|extra ; for nothing ; gratis",
        unwanted: "fee ; fees ; penalt* ; charge* ; pay ; paying ; surcharge ; punished ; fine ; fines",
      },
      {
        value: "change for a fee",
        shows:
          "fee|charge|price|cost ..3 not ..1 kill|bother|hurt|problem|matter ; not|no ..2 mind|problem|trouble ..3 fee|charge|pay|paying ; pay ..6 had|have|necessary|needed|comes|came|need|must ; would|will|can|could pay ; happy|fine|okay|ok|willing|prepared|ready ..2 pay|paying|fee|charge ; small|modest|reasonable|little|fair|moderate fee|charge|price|sum|cost|amount ; fee ..3 fair|fine|ok|okay|acceptable|reasonable ; fair enough ; pay the difference ; pay ..2 bit|little|few ; swallow ; paying ..3 is|fine ; <number> dollars|bucks ; a few dollars|bucks",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "dates|plans|schedule|trip|days ..3 fixed|set|firm|final|certain|definite|stone|locked ; carved|set|cast in stone ; never|not ..4 change|changing|changes|move|moving ; stick|sticking to ; will|would not ..2 need|come ; booked|book is|are|it ..2 booked|booked|final|that ; not come up ; nothing ..2 change",
      },
    ],
  },
  {
    entries: ["flight.needInflightEntertainment"],
    values: [
      {
        value: "free Wi-Fi",
        shows:
          "not|nobody|no ..3 pay|paying|spend|fork|cost|charged|charges|charge|extra ; nobody|not|no ..4 card|wallet|cash|purse ; no ..2 charge|cost|fee|extra ; for nothing ; part of the ticket|fare|price ; on the house ; without ..2 pay|paying|extra|charge",
        wanted: "free ; complimentary ; included ; gratis",
      },
      {
        value: "paid Wi-Fi",
        wanted:
          "pay ; paying ; paid ; pays ; fork* ..2 out|for ; shell* out ; cough* up ; cover* ..2 cost|costs|it|bill|that ; expense* ; worth ; whatever it costs ; buy ; purchase ; charge me|it ; few dollars|bucks ; at any price ; premium",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "book ; books ; read ; reading ; kindle ; novel ; novels ; podcast* ; sleep* ; pillow ; blanket ; eye mask ; nap ; napping ; doze ; snooze ; download* ; offline ; unplug* ; disconnect* ; switch* off ; crossword* ; sudoku ; knit* ; magazine* ; look ..2 window ; stare* ..2 window ; headphones ; own entertainment|tablet|ipad|music|movies ; not ..3 online|connected|connection|entertained|entertainment|internet|wi ; without ..3 internet|wi|phone ; short flight ; phone off ; peace ..2 from",
      },
    ],
  },
  {
    entries: ["flight.preferredAircraftType", "flight.avoidAircraftType"],
    values: [
      {
        value: "boeing",
        wanted:
          "seattle|american|us made|built|plane|planes|ones|one|maker ; made|built in seattle|america ; the max ; max ; door plug|plugs ; dreamliner* ; jumbo ; triple seven",
      },
      {
        value: "airbus",
        wanted:
          "european made|built|plane|planes|ones|one|maker ; the european|french|toulouse ; made|built in europe|toulouse|france ; a <number> ; neo ; superjumbo ; super jumbo ; double decker",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "all|they|planes|both look|are|seem|feel ..2 same|alike|identical|similar ; not ..4 tell|know|name|recognise|recognize ; wings ; engines ; stays|stay up ; metal tube|tubes ; know nothing about ; no|not an? ..2 expert|engineer|spotter|geek|nerd|buff ; if it flies ; lands safely ; never ..3 notice*|thought|checked|looked ; plane is a ; no opinion",
      },
    ],
  },
  {
    entries: ["flight.needTravelInsurance"],
    values: [
      {
        value: true,
        shows:
          "better safe ; peace of mind ; safe side ; just in case ; hospital|medical|doctor|doctor's|vet ..1 bill|bills|costs ; you never know ; what if ; learned|learnt ..3 hard|lesson ; unlucky ; bad luck ; happened ..3 before|once ; broke|broken|fell|sick|ill ..4 abroad|holiday|trip|vacation|once ; put|add it|that in|on ; things|something|anything|everything go|goes|went|can|could ..2 wrong ; sleep ..1 better|easier ; accident prone ; clumsy ; worrier ; always ..2 take|buy|get|do|have|insure|insured ; worry about|too ; prone to ; murphy's law ; expect the worst",
        wanted:
          "protect* ; safety net ; covered ; cover ; coverage ; protected ; insured ; sensible ; prudent ; wise ; careful ; insure everything|us|it|me ; with my|our luck",
      },
      {
        value: false,
        shows:
          "card|work|employer|bank|union|job|company|policy|insurer|health|plan ..3 take|takes|sorts|pays|cover*|includes|handles|does|takes ; covered|insured ..2 through|by|already|at|elsewhere|anyway ; have|got|has ..4 policy|cover|already|plan ; annual|yearly|existing|own|year round policy|cover|insurance ; never use|used|needed|claimed|bought|buy|bother* ; take|taking ..2 chance|chances|risk|risks|gamble ; live dangerously ; risk it ; what could ..2 wrong ; what are the odds ; save the money ; self insure* ; waste ; skip it ; feeling lucky ; never ..2 claimed ; skip|no ..2 policy|cover ; premium low|lower ; lost ..2 it is lost ; money|it in|to my|our pocket|pockets ; nothing ever happens|happened|goes ; never had ..2 claim|problem|accident ; i am|feel lucky",
      },
    ],
  },
];

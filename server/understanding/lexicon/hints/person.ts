import type { EntryHints } from "./hint-words";

const MOBILITY = {
  shows:
    "wheelchair|assistance|ramp|scooter ..5 for ..1 my|our|me|him|her|us|mother|father|husband|wife|grandma|grandpa|mom|dad|mum ; in|on|uses|use|using a|my|her|his wheelchair|scooter|walker|rollator ; my|wide ..4 chair ; @limb ..4 plaster|cast|poor|limited|damaged|impaired|replaced|replacement|surgery|operation|operated|shot|gone|bad|weak|failing|failed|fused|worn|painful|hurt|hurts|killing|kill|ache*|stiff|swell*|buckle*|broken|broke ; @limb ..3 give|gives|giving|gave ..2 out|up|way|trouble ; @limb ..2 not ..3 work|manage|cope|up|good|used|do|what|carry|allow|let|like ; bad|weak|dodgy|gammy|artificial|replaced|broken|sore|stiff|injured|ruined|arthritic @limb ; murder|hell|torture|agony|hard|tough on ..3 @limb ; can|could|do|does not ..3 walk|stand|climb|see|hear|bend|kneel ; can|could not ..2 manage|do|handle|take|get ..4 stairs|steps|step|hills|distance|distances|up ; need|needs|have|has to sit|rest ; tire|tires|tired easily|quickly|fast ; has|have|needs|need to be lifted|carried|pushed|wheeled|helped ; get|gets tired|breathless|dizzy|faint|winded ; dizzy ; plaster|cast ..1 $|,|and|on|until ; broke|broken|sprained|twisted ..2 @limb ; by|for himself|herself|themselves|myself ; in|out of ..1 chair ; flat|level|even ground|surfaces ; out of breath|puff ; stairs|steps|hills|slopes|cobblestones ..5 killer|nightmare|impossible|hard|beat|defeat|enemy|agony|murder|beyond|struggle|pain ; stairs|steps|hills are|is ..2 not ..1 option|possible ; avoid*|dread* ..2 stairs|steps|hills ; someone|somebody ..3 wheel|push|carry|lift ..1 me|him|her|us ; not ..2 steady|mobile|good on ; one|my|a ..3 prosthetic|artificial",
  wanted:
    "wheelchair ; wheelchairs ; walker ; rollator ; crutch* ; cane ; walking stick|frame|aid ; stick ; zimmer ; scooter ; brace ; hearing aid|aids ; guide|service|assistance dog ; prosthe* ; amput* ; arthrit* ; parkinson* ; stroke ; paraly* ; paraplegic ; quadriplegic ; epilep* ; dementia ; alzheimer* ; autis* ; fibromyalgia ; dystrophy ; sclerosis ; m s ; ms ; copd ; oxygen ; pacemaker ; dialysis ; chronic pain|illness|condition ; vertigo ; blind ; deaf ; lip read* ; hard of hearing ; low vision ; hobble* ; limp* ; unsteady ; wheel me|him|her ; disabled ; handicapped ; mobility",
};
const FITNESS = {
  shows:
    "can|could ..1 walk|climb|board|handle|manage|go|get ..3 ; good|great|keen|strong walkers|walker|climbers ; legs|knees|hips still work|good|fine ; no ..1 wheelchairs|wheelchair|walkers|ramps ; no special access ; stairs|steps|hills|paths|slopes ..2 are|is ..1 fine|ok|okay|easy ; manage|board|do|walk|get|go ..5 by myself|ourselves ; board|manage|walk ..2 on my|our own ; fit|healthy|strong as ; in good|great|top|fine|decent|excellent shape|health|nick ; steady|good|fine|light on ..1 feet ; get|gets|move|moves around|about ..1 fine|well|ok|okay|easily|alone|perfectly ; @limb ..3 fine|strong|working ; legs work ; stairs|steps|hills ..3 no|not ..2 trouble|problem|problems|bother|issue|worry|worries|matter ; two good|working legs ; on our|my own two feet ; nothing|none of|like the|that|this kind|sort|either ; none of that|those|us ; touch|knock on? wood ; nothing wrong ; no special|extra arrangements|help|assistance|needs|care ; manage|cope ..2 without ; manage|managing ..2 on|by our|my ; manage|fine|do ..3 step|steps|stairs ; take|takes ..1 stairs two ; in one piece ; step or two ; thank goodness|god|heavens|heaven",
  wanted:
    "able bodied ; healthy ; fit ; nimble ; sprightly ; spry ; mobile ; climb* everything|anything|stairs|mountains|like ; run|ran|running marathons|marathon|daily|every ; jog ; hop up|on|over|onto ; hike|hikes ; marathon* ; independent* ; athletic ; climb everything",
};

export const PERSON_HINTS: readonly EntryHints[] = [
  {
    entries: ["persona.travelWithChild"],
    values: [
      {
        value: true,
        wanted:
          "car seat ; booster seat ; stroller ; pram ; buggy ; pushchair ; diaper* ; nappies ; nappy ; nap|nursery|school time|times|break|holidays ; high chair ; crib ; cot ; family trip|holiday|vacation|of ; toys ; tantrum* ; lego ; bedtime stories ; breastfeed*",
      },
      {
        value: false,
        shows:
          "empty nest* ; out of the house ; moved out ; all grown ; flown the nest ; couples|romantic|girls|guys|boys|hen|stag|adult|business|work trip|getaway|weekend|thing ; just us ; no small people ; no offspring ; never had any|children|kids ; date weekend ; grown ups ;  by myself ; on my own ; with colleagues|friends only ; babysitter ; kid|child free ; kids|children|child|boys|girls|son|daughter ..1 at|with ..1 grandma*|granny|grandparents|nana|home ; not a parent|parents ; no little ones",
      },
    ],
  },
  {
    entries: ["persona.travelWithPets"],
    values: [
      {
        value: true,
        wanted:
          "leash ; litter ; pet carrier ; crate ; fur baby|babies ; four legs|legged|paws ; furball ; walkies ; paws",
      },
      {
        value: false,
        shows:
          "allerg* ..4 fur|hair|animals|feathers|them|cats|dogs|pets ; give|gave|given ..3 up ..3 @animal ; passed away ; died ; put ..2 to sleep ; stay|stays put ; only if you count ; kennel ; kennels ; cattery ; pet|dog|cat sitter ; boarding ; never had|owned|kept ; not ..1 dog|cat|animal|pet person|people ; goldfish ; only|just plants ; no animal|animals ; @animal ..4 neighbor|neighbour|neighbors|neighbours|friend|friends|sister|parents|mother|sitter",
      },
    ],
  },
  {
    entries: ["persona.travelFrequency"],
    values: [
      {
        value: "Rarely",
        shows:
          "first ..2 trip|holiday|vacation|time|flight|getaway ; homebody ; homebodies ; stay at home ; can|could not|hardly|barely ..1 remember|recall ; been|in years|ages|decades|forever|long ; special occasions ; not since ; few and far ; dust|dusty ; never ..3 time|chance|money|get ; every ..4 years|decade ; couch potato ; home bird ; rare ..1 treat|thing|occasion|event ; not ..3 traveler|traveller|get away|out much ; not much of a ; when|if ever ; maybe once ; next to never ; big birthdays",
      },
      {
        value: "Occasionally",
        shows:
          "summer ; christmas ; school holidays|breaks ; couple ..2 times|trips|year|getaways|breaks|weekends|holidays|vacations ; handful ; few times|trips|weekends ; quarterly ; every ..1 quarter|season ; long weekends ; on and off ; off and on ; when|whenever ..4 time|money|work|schedule|chance|can ; in the middle ; middling ; average ; so so ; in moderation ; every so often ; spring and fall|autumn ; twice ; two or three ; not ..1 a? lot|constantly|often but ; holidays",
      },
      {
        value: "Frequently",
        shows:
          "most weeks|weekends|months|days ; every monday|tuesday|wednesday|thursday|friday|saturday|sunday ; every other ; every|each few? weeks|days ; airport lounge|lounges ; airports ..3 home ; passport ; second home ; gold|platinum|diamond|elite status|member|card ; for a living ; for work ..3 week|month ; know ..3 crew|agents|staff ; can not sit still ; never|hardly|rarely|seldom ..2 home|unpack* ; hardly|rarely|never|barely ..2 see|sleep ..3 bed|home|house ; always ..2 away|somewhere|planning|packing|off|moving ; jet set* ; nomad* ; globetrot* ; itchy feet ; wanderlust ; every chance ; as often as ; travel* bug ; suitcase ..4 packed|by|ready ; more ..2 than ..3 home ; nonstop ; non stop ; lost count ; million miles|miler",
      },
    ],
  },
  {
    entries: ["persona.disability"],
    values: [
      { value: true, ...MOBILITY },
      { value: false, ...FITNESS },
    ],
  },
  {
    entries: [
      "flight.needDisabilityAccess",
      "hotel.needDisabilityAccess",
      "restaurant.needDisabilityAccess",
      "attraction.needDisabilityAccess",
    ],
    values: [
      {
        value: true,
        shows: MOBILITY.shows,
        wanted: `${MOBILITY.wanted} ; ramp ; ramps ; lift ; elevator ; elevators ; step free ; level access|entrance|entry|floor ; grab bars|rails ; handrail* ; aisle chair ; wide|wider|broad door|doors|doorways|aisles ; ground|first floor ; roll in ; priority boarding ; escort ; accessib* ; barrier free ; sign language ; braille ; hearing loop ; assist* ; extra help ; help getting|with|on|to|boarding ; no stairs|steps ; bench* ; somewhere to sit`,
      },
      { value: false, ...FITNESS },
    ],
  },
];

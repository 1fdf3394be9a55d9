import type { EntryWords } from "./entry-words";

export const PERSONA_WORDS: readonly EntryWords[] = [
  {
    entry: "persona.job",
    topic: "person",
    about: "job ; profession ; occupation",
    shared: true,
    values: [
      {
        value: "retiree",
        says: "year old retiree|pensioner ; @iam retired ; @iam now|recently|already|newly|just|both|all|happily|semi retired ; and|, ,? retired ; @iam a? retired ..2 @jobword ; @iam ..2 retiree|retirees|pensioner|pensioners|pension ; retired ..1 teachers|teacher|nurses|doctors|engineers|lawyers|couple|nurse|doctor|engineer|banker|lawyer|and ; recently|newly|just|now retired ; now that i am|have|we are retired ; since i|we retired ; retired couple|folks|people ; i|we retired ; in retirement ; retiree",
        answers: "retired ; retiree ; pensioner ; retirees ; pensioners",
      },
      {
        value: "student",
        says: "year old student ; @iam ..2 student ; @iam ..3 in college|university|school|undergrad ; college|university|grad|graduate|phd|medical|law student ; student like|on ; undergrad ; broke student ; student trip|trips",
        answers: "students ; student ; college|university|grad|graduate|phd|medical|law student ; undergrad",
      },
      {
        value: "software engineer",
        says: "year old software|web engineer|developer ; year old programmer|developer|coder ; @iam ..3 engineer|developer in|of software ; @iam ..3 software|web|backend|frontend engineer|developer|programmer ; @iam ..2 programmer|coder|developer|software ; software engineer|developer ; write code|software for a living ; code for a living ; programmer by",
        answers:
          "software engineer ; developer ; programmer ; coder ; software|web developer|dev ; dev ; engineer in software ; swe",
      },
      {
        value: "researcher",
        says: "year old researcher|scientist ; @iam ..3 researcher|scientist|postdoc ; @work ..3 research|researcher ; do research at|for|in ; research scientist",
        answers: "researchers ; scientists ; researcher ; scientist ; research scientist ; postdoc",
      },
      {
        value: "banker",
        says: "year old banker ; @iam ..3 banker ; @work ..2 banking ; @work ..3 bank ; investment banker",
        answers: "bankers ; banker ; banking ; investment banker",
      },
      {
        value: "teacher",
        says: "year old teacher ; @iam ..4 teacher ; i teach ; school|math|science|english|history|kindergarten|elementary teacher ; @work as a? teacher ; schoolteacher",
        answers:
          "teacher ; school|math|maths|science|english|history|kindergarten|elementary|primary|high teacher ; schoolteacher ; high school teacher",
      },
      {
        value: "artist",
        says: "year old artist|painter ; @iam ..3 artist|painter|sculptor|illustrator ; @work as an artist|painter|sculptor|illustrator ; i paint for a living",
        answers: "artists ; artist ; painter ; sculptor ; illustrator",
      },
      {
        value: "entrepreneur",
        says: "year old entrepreneur|founder ; @iam ..3 entrepreneur|founder ; run|started|founded|running ..3 startup|start ; startup founder|owner ; found companies ; serial entrepreneur",
        answers:
          "entrepreneurs ; entrepreneur ; founder ; startup|start founder ; start up founder ; serial entrepreneur",
      },
      {
        value: "doctor",
        says: "@iam ..2 gp|doc|dr ; family|retired|general|country practitioner|gp ; year old doctor|physician|surgeon ; @iam ..3 doctor|physician|surgeon|pediatrician|cardiologist ; @work as a? doctor|physician|surgeon",
        answers: "doctors ; physicians ; doctor ; physician ; gp ; surgeon ; pediatrician ; cardiologist ; medic",
      },
      {
        value: "lawyer",
        says: "@iam ..3 solicitor|barrister ; year old lawyer|attorney ; @iam ..3 lawyer|attorney ; i practice law ; practise|practice law ; @work as a|an? lawyer|attorney",
        answers: "lawyers ; attorneys ; lawyer ; attorney ; solicitor ; barrister",
      },
      {
        value: "sales",
        shared: false,
        says: "year old salesman|saleswoman|salesperson ; @iam ..2 in sales ; @work ..2 in? sales ; sales rep|representative|manager|person ; salesman ; saleswoman ; salesperson ; i sell ..3 for a living",
        answers: "sales ; salesman ; saleswoman ; salesperson ; sales rep|representative|manager|person|guy",
      },
      {
        value: "marketing manager",
        says: "marketing manager ; @iam ..4 marketing ; @work ..2 in? marketing ; manage marketing ; head of marketing ; run marketing",
        answers: "marketing manager ; marketing ; manager in|of marketing",
      },
      {
        value: "journalist",
        says: "year old journalist|reporter ; @iam ..3 journalist|reporter ; @work as a? journalist|reporter ; write|report for a|the newspaper|magazine|paper ; news reporter ; journalist",
        answers: "journalists ; reporters ; journalist ; reporter ; news reporter",
      },
      {
        value: "small business owner",
        says: "small business owner ; own|run|have ..1 small ..1 business|shop|store|company ; own|run ..1 my|our own ..1 business|shop|store ; own|run|have a small ..2 business|company|firm|shop ; small business >$|,|here|and|so ; own|run ..3 bakery|shop|store|salon|cafe|restaurant|business|bookshop|bookstore ; shop owner ; family business ; shopkeeper",
        answers: "small business owner ; business owner ; small business ; shop owner ; own boss ; shopkeeper",
      },
      {
        value: "government employee",
        says: "government employee|worker|official ; @work ..3 government|city|county|irs|state ; civil servant ; public servant ; federal employee|worker ; government job",
        answers:
          "government employee ; government ; government worker|official|job|clerk ; civil servant ; public servant ; federal employee|worker",
      },
    ],
  },
  {
    entry: "persona.age",
    topic: "person",
    about: "age",
    exclusive: true,
    values: [
      {
        value: "number",
        says: "i am <count> ; i am a? <count> >year|years|yr|yrs ; i am a <count> yo ; my age is <count> ; i just|recently turned <count> ; i will be|turn <count> ; i am turning <count> ; age : <count> ; <count> years of age ; i am <count> years old|young ; i turned <count> ; as a <count> >year ; , <count> year|years|yrs old ; and <count> year|years old ; <count> year old >@jobword ; <count> and single|married|divorced|retired",
        answers: "<count>",
      },
    ],
  },
  {
    entry: "persona.interest",
    topic: "person",
    about:
      "interests ; interest ; hobbies ; hobby ; passion ; passions ; pastime ; pastimes ; idea of a|the ..1 good|great|perfect time|day|trip|vacation|holiday ; what i love|like|enjoy ..1 most? ; my|our big|greatest|one|true love|thing",
    shared: true,
    values: [
      {
        value: "museum",
        says: "interest|interests ..5 museums|museum ; museums are ..1 my|our thing|passion ; museum lover|lovers|buff|buffs|person|people|nerd|nerds|fan|fans|goer|goers|geek|junkie|hopping ; @keen going? to? visiting? museums|museum ; @interest museums|museum",
        answers: "museums? ; poking ..2 museums ; galleries ; museum ; museums",
      },
      {
        value: "music event",
        says: "interest|interests ..5 concerts|gigs|music ; concerts|gigs are ..1 my|our thing|passion ; @keen live music|concerts|gigs ; @keen music events|festivals ; @keen going? to? seeing? concerts|gigs ; @interest music events? ; @interest concerts|gigs ; @interest live music ; music lover|lovers|fan|fans|buff ; music events ; music event ; concert goer|goers ; concertgoer|concertgoers",
        answers:
          "gigs ; gig ; live music|gigs|shows ; festivals ; music festivals ; going to gigs|concerts ; music event ; music events? ; music ; concerts",
      },
      {
        value: "sport games",
        says: "interest|interests ..5 sports|sport|games|baseball|football|basketball|hockey|soccer ; sports|sport|baseball|basketball|football|hockey|soccer|games is|are ..1 my|our thing|passion|life ; ball games ; ball game ; ballgame ; ballgames ; @keen sports|baseball|basketball|football|hockey|soccer games? ; @keen watching? going? to? sports|baseball|basketball|football|hockey|soccer|games ; @interest sports|sport games? ; sports fan|fans|nut|nuts|lover|lovers|fanatic|junkie ; baseball|basketball|football|hockey|soccer fan|fans|nut|fanatic ; catch|see|watch|attend ..2 ball|baseball|basketball|football|hockey|soccer|sports|sport game|games|match|matches ; sport games ; sports games ; sporting events",
        answers:
          "sport ; cricket ; football ; rugby ; soccer ; baseball ; basketball ; hockey ; tennis ; golf ; game days ; the game ; sport games ; sports ; games",
      },
      {
        value: "hiking",
        says: "@keen hiking|hike|hikes|trails|trekking ; @interest hiking ; bushwalking ; bushwalker ; hillwalking ; trekking ; hiking ; hiker ; hikers ; hike ; hikes ; go hiking ; hiking trip|trails|trail ; trail walking",
        answers:
          "hikes ; hike ; trails ; trekking ; bushwalking ; rambling ; hillwalking ; mountains ; walking ; long walks ; the outdoors ; hiking",
      },
      {
        value: "foodie",
        says: "interest|interests ..4 food|eating|cuisine ; food is ..1 my|our|a thing|passion|hobby|love ; foodie ; foodies ; food lover|lovers|enthusiast|obsessed|tourist ; @interest food|cuisine|gastronomy ; travel|live for the|good? food ; culinary trip|travel|adventure|adventures ; love trying new|local food|foods|restaurants|dishes",
        answers:
          "restaurants ; eating out ; good food ; cuisine ; cooking ; trying ..2 food|restaurants ; gastronomy ; dining ; food ; eating ; foodie",
      },
      {
        value: "beach",
        says: "interest|interests ..4 beach|beaches ; beach|beaches is|are ..1 my|our thing|passion|place ; beach person|people|lover|lovers|bum|bums|goer|goers|vacation|holiday|trip|days|day|getaway ; @keen the? beach|beaches ; @interest beach|beaches ; lie|lying|relax|relaxing|lounging|lounge|sunbathe|sunbathing|time|lazing on|at the|a beach ; hit the beach ; beaches",
        answers: "the sea|seaside|ocean ; sunbathing ; surf ; lying on ..2 beach ; beach ; the beach ; beaches",
      },
      {
        value: "city tour",
        says: "interest|interests ..4 city|cities tours|tour ; city tour|tours ; city walks|walking|sightseeing|exploring|exploration ; @keen exploring cities ; explore|exploring the? city|cities ; @interest city tours ; tour|touring the city|cities ; sightseeing in the city ; urban exploration|exploring",
        answers:
          "city walks|breaks ; city break ; exploring ..1 cities ; walking tours ; urban exploring ; city tour ; city tours ; sightseeing ; cities",
      },
      {
        value: "adventure sports",
        says: "mad|crazy|nuts into|about|for ..3 adventure ; bungee ; canyoning ; white water ; sky diving ; hang gliding ; scuba diving ; adventure sport|sports ; extreme sports ; skydiving ; bungee jumping ; rafting ; white water rafting ; ziplining ; zip lining ; rock climbing ; paragliding ; kayaking and|or climbing ; adrenaline junkie|junkies|sports ; thrill seeker|seekers",
        answers:
          "adventure sports ; extreme sports ; climbing ; rock climbing ; rafting ; kayaking ; skydiving ; bungee jumping ; ziplining ; paragliding ; thrills ; adventure ; adventures ; adrenaline",
      },
    ],
  },
  {
    entry: "persona.education",
    topic: "person",
    about: "education",
    shared: true,
    exclusive: true,
    values: [
      {
        value: "High school",
        says: "high school was|is|and ..2 lot|it|all|highest|that|far ; as far as ..1 high school ; only|just ..2 high school ; highest|last ..4 high school ; high school diploma|graduate|education|degree|level ; finished|completed|only|just|graduated ..2 high school ; never went to college ; ged ; no college ; never|not went|got|gone|go further|beyond|past ..2 high school ; further|beyond|past than? high school ; no college degree ; did not go|attend to? college",
        answers: "high school ; high school diploma|graduate|only|grad|education ; school leaver",
      },
      {
        value: "College",
        says: "college degree|graduate|grad|educated|education ; bachelor 's|degree ; bachelors ; bachelor's degree|in? ; bachelor's ; undergraduate degree ; went to college ; finished|graduated|completed ..2 college|university ; university degree|graduate ; b a|s degree? ; my|a ba|bs degree?",
        answers:
          "college ; university ; college|university graduate|grad|degree|educated ; bachelors ; bachelor's|bachelors degree",
      },
      {
        value: "Graduate",
        says: "graduate degree|education ; master 's|degree ; masters ; masters degree|in ; master's ; master's degree|in ; phd ; doctorate ; doctoral degree ; mba ; postgraduate ; postgrad ; graduate school|level ; grad school",
        answers:
          "masters|master's degree ; masters ; master's ; phd holder ; doctorate ; mba ; graduate degree ; graduate ; grad school ; master ; phd",
      },
    ],
  },
  {
    entry: "persona.maritalStatus",
    topic: "person",
    about: "marital status",
    shared: true,
    exclusive: true,
    values: [
      {
        value: "Single",
        says: "^ single $ ; @iam ..2 single ; single guy|woman|man|lady|girl|mom|mum|mother|dad|father|parent ; never married ; not married ; unmarried ; i am a bachelor|bachelorette",
        answers: "single ; unmarried ; never married ; bachelor",
      },
      {
        value: "Married",
        says: "^ married $ ; @iam ..3 married ; married couple|with ; got|getting|been|happily|newly|recently|just married ; my wife|husband|spouse|hubby ; wife|husband and i|me ; me|i and|& ..1 wife|husband|hubby ; with the wife|husband ; newlyweds ; newlywed ; golden|silver|diamond|ruby|pearl|sapphire ..1 wedding? anniversary ; our|my ..3 wedding anniversary ; wedding anniversary ; <ordinal> anniversary ; wedding anniversary ; our|my honeymoon ; honeymoon ; honeymooners ; my husband's|wife's",
        answers: "married ; happily|newly|recently|just married",
      },
      {
        value: "Divorced",
        says: "divorced ; divorcee ; divorcé|divorcée ; after ..2 divorce ; my divorce ; my ex wife|husband",
        answers: "divorced ; divorcee",
      },
    ],
  },
  {
    entry: "persona.travelWithChild",
    topic: "person",
    about: "children ; kids ; traveling|travelling with children|kids|a",
    shared: true,
    values: [
      {
        value: null,
        shared: false,
        says: "@child ..1 is|are ..2 at|in|off college|university|school|abroad ; with the boys|girls ; boys|girls trip|weekend|getaway|night|holiday ; no ..1 @child ..1 screaming|crying|running|shouting|around ; not ..2 have|want ..2 @child ..1 screaming|crying|running|shouting|around|near",
      },
      {
        value: true,
        also: ["persona.travelWithPets"],
        says: "with|bring*|bringing|take|taking|have|having ..2 @child or|and|nor|& with? any|our|my|the? @animal",
        denied: ["persona.travelWithChild", false],
      },
      {
        value: false,
        also: ["persona.travelWithPets"],
        says: "no ..1 @child , no|or|nor ..1 @animal ; not ..3 bring*|bringing|take|taking|have|having|travel*|with ..3 @child or|nor|and|& any|our|my|the? @animal ; no|without|zero ..2 @child or|and|nor|& no|without? any|our|my|the? @animal ; neither ..2 @child nor with? any? @animal ; neither ..2 @animal nor with? any? @child ; no|without @animal or|and|nor|& no|without? any? @child",
        denied: null,
      },
      {
        value: true,
        says: "with ..3 @child ; bring*|bringing|take|taking ..3 @child ; the|my|our ..1 @child will|sleep|sleeps|nap|naps ; the|my|our ..1 @child is|are sleeping|napping ; get|getting the|our|my @child to|into bed|sleep ; put|putting the|our|my baby|kids|children|toddler|little ; @child ..2 come|comes|coming|along|join|joins|joining|tag|tagging ; travel* with ..2 @child ; @child in tow ; kids and pets|dogs ; <count> year old son|daughter|child|kid|boy|girl ; single mom|dad|mother|father|parent traveling|travelling with ; @child and i|me|my|we ; family of <count> with @child",
        names: "my|our ..2 @child ; <count> @child ; the kids|children|toddler|baby|twins|teenagers",
        answers: "@child ; a? little one ; <count> year|yr old ; son ; daughter ; family",
        denied: ["persona.travelWithChild", false],
      },
      {
        value: false,
        says: "no children|kids|kid|child with|along|coming|traveling|travelling|this ; @child ..1 are|is ..1 with|at ..1 their|his|her|my|the ..1 dad|father|mom|mum|mother|grandma|grandpa|grandparents|aunt|ex|camp ; @child ..2 stop|stopping|stops|staying|stays|stay ..2 with|at|home|behind ; no kids ; no children ; without ..2 @child ; not ..3 bring*|taking|take|travel*|have|having ..3 @child ; leave|leaving ..2 @child ..4 home|behind|with ; grandma|grandpa|granny|nana|grandparents|grandmother|parents|mother|mom|mum|sister|aunt|ex|nanny|sitter|babysitter ..3 keep|mind|take|takes|taking|watch|watches|watching|keeps|keeping|minds|minding|has|have|having ..3 @child ; my|our|the ..2 @child ..3 grown|adults|older|college|moved|left ; @child ..2 stay|staying|stays|remain|remains|remaining ..3 home|behind|with ; just adults ; only adults ; adults only trip|this ; childless ; childfree",
        answers:
          "only|just me|us|myself|ourselves ; just|only my|the >wife|husband|partner|girlfriend|boyfriend|spouse ; adults only ; all adults ; just adults ; only adults ; @child ..2 grown|grownup ; just the two of us ; just me ; alone ; solo",
        denied: null,
      },
    ],
  },
  {
    entry: "persona.travelWithPets",
    topic: "person",
    about: "pets ; traveling|travelling with pets|a ; animals",
    shared: true,
    values: [
      {
        value: true,
        says: "if ..2 @pet ..1 can|does not ..1 come|travel|join|go ; no @pet no trip|holiday|vacation ; with ..3 @pet ; bring*|bringing|take|taking ..3 @pet ; @pet ..2 come|comes|coming|along|join|joins|joining|tag|tagging ; my|our ..2 @pet ; travel* with ..2 @pet ; @pet with us|me ; @pet in tow ; @pet and i|me ; service dog|animal ; @pet goes|go where|wherever|everywhere",
        answers: "@animal",
        denied: ["persona.travelWithPets", false],
      },
      {
        value: false,
        says: "no pets with|along|coming|traveling|travelling|this|on|of ; no animals with|along|coming|on ; not ..3 have|having ..2 @animal with|along ; without pets|animals ; without my|our|the|any ..1 @animal ; not ..3 bring*|taking|take|travel* ..3 @animal ; do not have|own ..2 @animal ; have no @animal ; leave|leaving ..2 @animal ..4 home|behind|with|kennel|sitter ; my|our|the ..1 @animal ..2 stay|staying|stays|remain|remains|remaining ..3 home|behind|with|put ; grandma|grandpa|granny|nana|grandparents|grandmother|parents|mother|mom|mum|dad|sister|brother|aunt|ex|neighbor|neighbour|neighbors|neighbours|friend|friends|roommate|sitter|petsitter|somebody|someone ..3 keep|keeps|keeping|take|takes|taking|watch|watches|watching|mind|minds|minding|feed|feeds|feeding|has|have|having|look ..3 @animal ; @animal but|and|though|, ..1 she|he|it|they ..1 stays|stay|staying|remains|goes|is|are|lives ..3 home|behind|kennel|with ; @animal ..1 stays|staying|stopping|remains|remaining ..3 home|behind|with|put ; @animal ..2 go|goes|going|staying|stays|stay|in|at|to ..3 kennel|kennels|cattery|sitter|boarding|neighbor|neighbour|neighbors|neighbours ; @animal ..1 will|can|does|is ..1 not ..1 come|coming|travel|traveling|travelling|join|joining|with ; no dogs|dog|cat|cats along|with|coming ; pet free trip",
        answers: "no @animal ; allergic to @animal",
        denied: null,
      },
      {
        value: null,
        shared: false,
        says: "buried|lost|miss ..3 @animal ; @animal ..2 died|passed ; neighbor|neighbour|neighbors|neighbours|friend|friends|sister|brother|cousin @animal ; raining ..1 @animal and|& @animal ; allergic|allergy|allergies|scared|afraid|fear|terrified to|of ..2 @animal ; allergic|allergy|allergies|scared|afraid|terrified to|of ..2 @animal and|or|& ..1 @animal ; hot|corn|sea|sun dog|dogs ; like|as|such a|an sick|tired dog ; dog|dogs days|day|tired|eared|leg ; my|our|the|a ..1 @animal allergy|allergies|hair|hairs|phobia ; @animal allergy|allergies|hair|hairs|phobia",
      },
    ],
  },
  {
    entry: "persona.travelStyle",
    topic: "person",
    about: "travel style ; style of travel ; style",
    shared: true,
    exclusive: true,
    values: [
      {
        value: "Budget",
        says: "style ..3 budget|cheap|frugal ; budget travel|traveler|traveller|travelers|travellers|style|trip|option|options|friendly|vacation|getaway ; on a|the tight|small|limited|strict|student? budget ; shoestring ; shoestring budget ; budget conscious|minded|savvy ; backpacker ; backpacking ; backpackers ; frugal ; penny pinching|pincher ; cheap trip|travel|vacation|getaway ; low cost trip|travel ; tight budget ; travel* cheap|cheaply ; thrifty ; keep it|things|costs cheap|low|down ; strapped for cash ; pinching pennies",
        answers: "budget ; cheap ; low cost",
        denied: null,
      },
      {
        value: "Mid range cost",
        says: "style ..3 mid|moderate|medium|middle range? cost? ; mid range cost|trip|travel|traveler|traveller|style|budget|vacation|prices|pricing ; mid range ; midrange ; medium cost|priced|budget ; moderately priced ; middle of the road ; moderate cost|budget|spending ; neither cheap nor luxury|luxurious|fancy|expensive",
        answers: "mid ; middle ; medium ; moderate ; in between",
      },
      {
        value: null,
        says: "little|small|one|only|guilty luxury|luxuries ; a luxury to|for|of|i|we|that ; luxury of|i|we|is|to",
      },
      {
        value: "Luxury",
        says: "style ..2 luxury|luxurious ; luxury ; luxurious ; luxury trip|travel|traveler|traveller|style|vacation|getaway ; splurge ; splurging ; spare no expense ; sparing no expense ; money is no object|issue|problem ; treat|treating ourselves|myself $|,|this|on ; high end ; first class all the way ; live it up ; travel in style ; five star everything ; pamper|pampering ourselves|myself ; lavish",
        answers: "high end ; top",
        denied: null,
      },
    ],
  },
  {
    entry: "persona.travelFrequency",
    topic: "person",
    about: "travel frequency ; how often ..2 travel ; frequency",
    shared: true,
    exclusive: true,
    values: [
      {
        value: "Rarely",
        says: "rarely travel|fly|go|get|take|leave ; hardly|barely|seldom|scarcely ever? travel|fly|go|get|take|leave ; do|does not travel|fly|get ..2 much|often|a|frequently ; not ..2 travel much|often ; travel|fly|trips|trip|vacation|away ..3 rarely|seldom ; not ..3 frequent traveler|traveller|flyer ; first trip|vacation in|ever|for ; first time ..3 traveling|travelling|flying|plane|trip ; once every|in ..2 few|couple|blue years|moon ; once in a blue moon ; once a decade ; hardly ever ; almost never travel|fly|go ; never really travel ; every few years ; every couple of years ; travel ..2 once a year",
        answers:
          "rarely ; seldom ; hardly ; almost never ; not much|often|frequently ; not so|all often|much ; not very|that|too often|much ; not really ; once a year ; once per year ; yearly ; every other year ; very little ; barely ; not a lot",
        denied: null,
      },
      {
        value: "Occasionally",
        says: "travel|fly|trips|away|vacation ..3 occasionally|sometimes ; occasionally|sometimes travel|fly|go|get|take ; occasional traveler|traveller|trip|trips ; travel* ..2 now and then|again ; travel* ..2 from time to time ; few|couple of? times|trips a|per|every|each year ; two|three|four|2|3|4 times|trips|x a|per|every|each|/ year ; two|2|three|3 to|or|- three|3|four|4 times|x|trips ; twice a|per|every year ; once or twice a|per year ; every few months ; few trips a year",
        answers:
          "occasionally ; sometimes ; now and then|again ; from time to time ; every now and then|again ; once in a while ; every once in a while ; every so often ; not ..1 often ..1 but ; a few|couple times ; two|three or three|four times ; once or twice ; holidays ; some",
      },
      {
        value: null,
        says: "frequent flyer|flier|traveler|traveller program|programme|miles|points|number|account|card|status|scheme|club|plan|membership|member",
      },
      {
        value: "Frequently",
        says: "travel|fly|trips|away ..3 frequently|often|constantly|regularly ; travel* all the time|a ; travel* a lot ; frequently|often|constantly|regularly travel|fly ; frequent traveler|traveller|flyer|travelers|flier ; every|each month|week|weekend ..2 travel? ; travel*|fly|trips ..3 every|each|once|twice ..1 month|week ; always on the road|move|go ; on the road a lot ; five|six|seven|eight|nine|ten|5|6|7|8|9|10|12|15|20|dozen times|trips|x a|per year ; road warrior ; live out of a|my suitcase ; times a month",
        answers:
          "every|each single month|week ; every weekend ; on the regular ; nonstop ; frequently ; often ; a lot ; all the time ; constantly ; very often ; regularly ; monthly ; weekly ; every|each month|week ; every other week|month|weekend ; once a month ; twice a month ; quite a bit ; pretty often ; a ton ; lots ; always",
        denied: null,
      },
    ],
  },
  {
    entry: "persona.disability",
    topic: "person",
    about: "disability ; disabilities ; special needs",
    shared: true,
    values: [
      {
        value: true,
        says: "@iam ..3 disabled|blind|deaf|paraplegic|handicapped|wheelchair ; have|has|having|with a|some|mobility? disability|disabilities ; limited|reduced|restricted|impaired mobility ; mobility issues|impairment|problems|challenges|limitations|impaired ; in|use|uses|using|need|needs|require|with a|my|his|her wheelchair $|,|and|so|but|or|at|for|because|when|all|most|full|daily|myself ; my wheelchair ; wheelchair user|users|bound ; use|uses|using|with|need|needs|has|have ..2 walker|crutches|cane|crutch ; can|could not ..2 walk|climb|manage|do|use|handle|take|negotiate ..3 stairs|steps|far|stair|long ; can not walk ; trouble|difficulty|hard|struggle|difficulties ..2 walking|stairs|standing|climbing ; visually|hearing|vision impaired ; hard of hearing ; bad|weak|dodgy knees|knee|hip|hips|legs ; knees|knee|hip|legs|leg ..5 stairs|steps ; stairs|steps are a|too|quite|very|not? a? problem|difficult|hard|impossible|trouble|possible ; legally|partially|partly blind ; prosthetic ; cerebral palsy ; multiple sclerosis ; service dog for ; is|are disabled|blind|deaf|handicapped|paralyzed ; special needs ; can|could not ..1 hear|see ..1 well|properly|much|clearly|anything",
        answers:
          "wheelchair ; walker ; crutches ; cane ; disabled ; disability ; disabilities ; blind ; deaf ; mobility ; special assistance",
      },
      {
        value: false,
        says: "able bodied ; fully mobile ; no disability|disabilities ; perfectly|totally|completely mobile|healthy|fit ; not disabled ; no mobility issues|problems|limitations|challenges ; walk|walking ..2 fine|no ",
        answers:
          "healthy ; fit ; no mobility ..1 issues|problems ; no special needs ; we are|all all|both? fine ; can walk",
        denied: null,
      },
    ],
  },
  {
    // The reader of money finds the amount: the trip's budget is the traveller's (design.md, "Vocabulary").
    entry: "persona.budget",
    topic: "person",
    about: "budget ; money ; price ; cost ; spending",
    shared: true,
    exclusive: true,
    values: [],
  },
];

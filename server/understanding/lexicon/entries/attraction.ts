import type { EntryWords } from "./entry-words";

export const ATTRACTION_WORDS: readonly EntryWords[] = [
  {
    entry: "attraction.preferredType",
    topic: "attraction",
    about:
      "type|types|kind|kinds|sort of attraction|attractions|sights|places|activities ; attraction type|types ; attractions ; sights",
    values: [
      {
        value: "art",
        says: "visit*|see|seeing|explore|tour ..3 art museum|museums|gallery|galleries|exhibit|exhibits ; art galleries|gallery|exhibits|exhibitions|exhibition|exhibit|attractions|attraction|museum|museums ; galleries ; street art ; modern|contemporary art ; see ..2 art ; see|love|enjoy|admire|like ..2 murals|paintings|sculptures|gallery ; murals|paintings|sculptures and|or|&|, museums|galleries|art",
        names: "art ; arts ; gallery ; murals ; paintings ; sculptures",
        answers: "gallery ; murals ; paintings ; sculptures",
      },
      {
        value: "museum",
        says: "visit*|see|seeing|explore|tour|browse ..4 museum|museums ; go|going to ..2 museum|museums ; guided? tours|tour of|at|in|through ..1 museums ; museums and|or|&|, ..1 >historical|historic|parks|park|galleries|landmarks|zoos|zoo|aquarium|aquariums|shopping",
        names: "museum ; museums",
      },
      {
        value: "park",
        says: "visit*|see|stroll*|walk*|explore|picnic* ..4 park|parks ; national|state|city|public|botanical park|parks|garden|gardens ; parks ; gardens ; green spaces",
        names: "park ; parks ; nature ; outdoors",
      },
      {
        value: "shopping",
        says: "shopping ; go shopping ; malls ; mall ; boutiques ; outlets ; outlet mall|malls ; shops and boutiques ; markets and shops",
        names: "shops ; shop ; stores ; markets ; retail therapy",
      },
      {
        value: "landmark",
        says: "landmark ; landmarks ; famous landmarks ; iconic landmarks|sights|spots|buildings ; monuments ; monument ; famous buildings",
        names: "iconic ; famous places|sights",
      },
      {
        value: "historical site",
        says: "historic|historical|history site|sites|place|places|spots|landmarks|landmark|buildings|houses|attractions ; battlefield ; battlefields ; ruins ; heritage sites ; old forts|buildings|ruins|houses ; castles ; colonial houses ; history tours",
        names: "history ; historic ; historical ; anything historical",
      },
      { value: null, says: "ruins|ruin the|my|our|it|everything|dinner|any|a|every" },
      { value: "zoo", says: "zoo ; zoos ; see ..2 animals" },
      {
        value: "aquarium",
        says: "aquarium ; aquariums ; aquaria ; fish tanks ; see ..2 fish|sharks|jellyfish|penguins",
      },
    ],
  },
  {
    entry: "attraction.preferredDuration",
    topic: "attraction",
    about:
      "duration ; how long ; time at|in each|the|an attraction|attractions|place ; length of visit|visits ; visit length",
    exclusive: true,
    values: [
      { value: null, says: "every half|couple|few|two|three ..2 hour|hours" },
      {
        value: "Less than 1 hour",
        names: "half an? hour per|each|at|in",
        says: "less|under|fewer|shorter than? an|one|1 hour ; half an hour ; half hour ; 30|thirty|40|45|20|15|fifty|forty minutes ; in and out ; quick visits|visit|stops|stop|look ; short visits|visit|stops ; not more than an hour ; no more|longer than an hour ; max|maximum|tops ..1 an|one|1 hour ; an|one|1 hour at the? most|max|tops ; an|one|1 hour max|tops|maximum ; an hour at most|max|tops ; within an|one hour ; at most|maximum an|one|1 hour ; up to an|one|1 hour ; an|one|1 hour or less",
        answers: "quick ; short ; brief ; quickly",
      },
      {
        value: "1-2 hours",
        names: "two|2 hours per|each|at|in ; an|one|1 hour per|each|at|in",
        says: "not|no longer|more than two|2 hours ; less|under|fewer than? two|2 hours ; max|maximum|tops|most two|2 hours ; two|2 hours tops|maximum ; 1|one to|-|or 2|two hours|hrs|hour ; an hour or two|so ; hour and a half ; hour or two ; about|around|roughly an|one hour ; 90|ninety minutes ; 1.5 hours ; between one|1|an hour? and two|2 hours ; couple of hours max|tops|at ; a couple of hours ; couple hours ; two|2 hours at most|max ; up to two|2 hours",
        answers: "an hour ; one|1 hour ; 1 - 2 ; 1 to 2 ; two|2 hours|hrs",
      },
      {
        value: "2-3 hours",
        names: "three|3 hours per|each|at|in",
        says: "2|two to|-|or 3|three hours|hrs|hour ; two and a half hours ; 2.5 hours ; between two|2 hours? and three|3 hours ; at least two|2 hours ; more than two|2 hours ; up to three|3 hours ; three|3 hours at most|max ; over two|2 hours",
        answers:
          "two|2 and a half ; 150|120 to|- 180 minutes ; 150|140|160|170 minutes ; three|3 hours|hrs ; 2 - 3 ; 2 to 3",
      },
      {
        value: "More than 3 hours",
        names: "whole|full|entire day at|in|there|each ; all day at|in|there",
        says: "more|over|longer than? three|3 hours ; three|3 + hours ; three|3 hours or more|longer|plus ; half a day ; half day visits|visit ; spend ..3 whole|entire|full|all day ; four|five|six|4|5|6 hours ; several hours ; at least three|3|four|4 hours ; take ..1 time at|in",
        answers:
          "all day ; half a? day ; whole|full|entire day ; the|a whole|full|entire day ; hours and hours ; 3 + ; long visits ; all afternoon|morning ; at least 3|three",
      },
    ],
  },
  {
    entry: "attraction.popularity",
    topic: "attraction",
    about: "popularity ; how popular ; popularity level",
    exclusive: true,
    values: [
      {
        value: "Low",
        answers: "low ; quiet ; unknown",
        says: "off the beaten path|track ; hidden gem|gems ; lesser|less known ; less|not touristy|popular|crowded ; avoid*|hate|away|skip|no ..4 crowds|touristy ; away from ..2 tourists|crowds|crowd ; undiscovered ; under the radar ; only|just ..2 those|ones|places|sights|spots ..3 nobody|few|hardly ; nobody|none ..1 knows|visits|goes|sees|heard ; no one ..1 knows|visits|goes|sees|heard ; few|fewer ..1 people|tourists|visitors ..1 know|visit|go|see ; hardly anyone|anybody ..1 knows|visits|goes|sees ; no|not|non touristy ; quiet places|spots|attractions ; locals go|love ; local secrets|favorites ; not ..3 tourist trap|traps ; no tourist traps|trap ; low popularity ; unpopular ; avoid*|skip|hate ..2 tourist traps|trap|hotspots ; few tourists|people ; without ..2 crowds",
        names: "uncrowded ; obscure ; not too? popular ; not ..2 popular ; not ..2 crowded",
      },
      {
        value: "Medium",
        answers: "a? mix|mixture ; mixed ; some of both|each ; medium ; moderate ; middle ; in between ; average",
        says: "medium popularity ; moderately popular|known|busy|crowded ; somewhat popular ; fairly popular ; popularity ..2 medium",
        names: "mix of both|popular",
      },
      {
        value: "High",
        answers: "high",
        says: "must see|sees ; most popular|famous|visited ; very|really|highly popular|famous ; popular|famous attractions|sights|spots|places ; top attractions|sights ; big|famous name attractions|sights ; high popularity ; highlights ; main attractions|sights ; big hits ; well known @attraction ; bucket list ; everyone goes|visits|sees ; all the big|famous|popular",
        names:
          "popular ; famous $|,|ones|places|things|stuff|and|or|for|please|attractions|sights|museums|landmarks|places|is|are|if|in ; well known ; the classics ; the big ones ; most popular ; touristy is fine",
      },
    ],
  },
  {
    entry: "attraction.ratings",
    topic: "attraction",
    about: "attraction rating|ratings|stars ; ratings for|of attractions|the attractions|sights",
    exclusive: true,
    values: [
      {
        value: null,
        shared: true,
        answers: "<count> people|persons|travelers|nights|days|hours|kids|children|adults|rooms|miles|minutes|of",
      },
      {
        value: "number",
        says: "<count> star or better|higher|above|up? @attraction ; <count> star|stars @sight ; <count> + star @sight ; @sight ..6 <count> star|stars ; @sight rated? at|with ..2 <count> ; @sight ..3 rating|ratings|rated ..4 <count>",
        names:
          "<count> star|stars ; <count> + star|stars ; <count> out of 5|five ; <count> of 5|five ; <count> / 5 ; rated ..3 <count> ; rating ..4 <count> ; <count> or higher|better|above|up|more",
        answers: "<count> ; <count> +",
      },
    ],
  },
  {
    entry: "attraction.needDisabilityAccess",
    topic: "attraction",
    about: "access|accessibility at|in|for the? attraction|attractions|sights|museum|museums",
    values: [
      {
        value: true,
        says: "@access @sight ; accessible @sight ; @sight ..5 @access ; @sight ..4 wheelchair ; wheelchair at|in the? attractions|museums|sights",
        names: "@access ; wheelchair ; no stairs ; elevator",
      },
    ],
  },
  {
    entry: "attraction.needGuidedTours",
    topic: "attraction",
    about: "guided tour|tours ; tour guide|guides ; guides ; guided visits",
    exclusive: true,
    values: [
      { value: null, says: "tour coach|coaches|bus|buses|group|groups|operator|operators" },
      {
        value: "Yes",
        says: "guided tour|tours|visit|visits|walk|walks|walking ; tour guide|guides ; local guide ; with a guide ; guide ..3 show|explain|explains|tell|tells|take|takes ; docent ; audio guide ; expert|someone ..2 explain|explains|explaining ; knowledgeable guide ; join tours|tour ; a guide",
        names: "guide ; guided ; tour ; tours ; guides",
      },
      {
        value: "No",
        answers: "alone ; ourselves ; by ourselves|myself ; independently",
        says: "explore|exploring|wander|wandering|go|walk|discover|see|look|do ..4 on my|our own ; explore|wander|exploring|wandering|look|go ..2 by ourselves|myself ; self guided ; at my|our own pace ; not ..3 herded ; explore|wander|exploring|wandering alone|independently|freely",
        names: "on my|our own ; self guided",
        denied: null,
      },
    ],
  },
  {
    entry: "attraction.specialEvents",
    topic: "attraction",
    about: "special event|events ; events ; event",
    values: [
      {
        value: "Concerts",
        answers: "music ; bands",
        says: "concert ; concerts ; live show|shows|gig|gigs ; gigs ; gig ; symphony ; opera ; see ..2 band|bands|orchestra",
        names: "live music",
      },
      {
        value: "Festivals",
        answers: "fair ; fairs",
        says: "festival ; festivals ; food|music|film|street festival|festivals|fair|fairs ; carnival",
        names: "fest ; fests ; parades",
      },
      {
        value: "Workshops",
        answers: "class ; classes",
        says: "workshop ; workshops ; hands on class|classes|activities|sessions ; cooking|pottery|craft|art|painting class|classes|workshop|workshops ; take a class",
        names: "hands on",
      },
      {
        value: "Lectures",
        answers: "talk ; talks ; speakers ; panels",
        says: "lecture ; lectures ; author|public|guest talk|talks ; lecture series ; speaker series",
      },
    ],
  },
  {
    entry: "attraction.preferredAmenities",
    topic: "attraction",
    about: "attraction amenities|amenity|facilities ; amenities ; facilities",
    values: [
      {
        value: "Food and drink",
        says: "food and drink|drinks ; food|snacks|drinks|cafe|coffee|snack bar at|in|inside ..2 @sight ; @sight ..4 cafe|snacks|food|refreshments ; snack bar ; refreshments ; concession stand|stands ; snack stand",
        answers:
          "food ; drinks ; snacks ; cafe ; a cafe ; coffee ; place to eat ; something to eat|drink ; bite to eat ; food or drink|drinks ; snack ; food and water ; coffee shop ; lunch ; a bite ; eat",
      },
      {
        value: "Restrooms",
        says: "restroom ; restrooms ; toilet ; toilets ; public bathroom|bathrooms ; clean bathrooms ; bathrooms at|in ..2 @sight ; @sight ..4 bathrooms|bathroom ; washrooms",
        answers: "bathrooms ; bathroom ; washroom ; loo ; loos",
      },
      {
        value: "Gift shop",
        says: "gift shop ; gift shops ; giftshop ; souvenir shop|shops|store|stand ; museum shop|store ; buy ..2 souvenirs|souvenir ; souvenirs",
        names: "gifts ; a shop",
      },
      {
        value: "Wi-Fi",
        says: "@wifi in|at ..2 @sight ; museum @wifi ; @sight with ..2 @wifi",
        names: "@wifi ; free @wifi ; fast @wifi ; good @wifi",
      },
    ],
  },
];

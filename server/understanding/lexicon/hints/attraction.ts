import { NO_PREFERENCE } from "@/server/trip";
import type { EntryHints } from "./hint-words";

export const ATTRACTION_HINTS: readonly EntryHints[] = [
  {
    entries: ["attraction.preferredType"],
    values: [
      {
        value: "museum",
        wanted:
          "exhibit* ; dinosaur* ; fossil* ; planetarium ; science center|centre|stuff|things ; mummies ; collections ; artifacts ; natural history ; display cases ; curator*",
      },
      {
        value: "art",
        wanted:
          "paint* ; sculptur* ; picasso ; monet ; van gogh ; canvas* ; impressionis* ; mural* ; photograph* ; masterpiece* ; old masters ; modern art ; installation* ; portrait* ; artist* ; rembrandt ; warhol ; graffiti",
      },
      {
        value: "park",
        wanted:
          "garden* ; green ; greenery ; trees ; tree ; nature ; stroll* ; lawn ; flower* ; picnic* ; trail* ; lake ; fresh air ; botanic* ; woods ; forest ; squirrels ; bench ; grass ; outdoors ; open space|spaces ; leaf* ; birdsong ; playground*",
      },
      {
        value: "shopping",
        wanted:
          "shop* ; mall ; malls ; boutique* ; outlet* ; market ; markets ; store ; stores ; bargain* ; wardrobe ; flea ; designer ; shoes ; suitcase ..2 fill ; retail ; buy ; department ; spend ..2 money ; dresses ; clothes",
      },
      {
        value: "landmark",
        wanted:
          "tower* ; bridge* ; statue* ; skyline ; icon* ; monument* ; postcard* ; famous ; eiffel ; liberty ; selfie* ; photo ; photos ; skyscraper* ; big sights|sight|names|ones|hits ; landmark* ; memorial* ; must see* ; golden gate ; empire state ; capitol",
      },
      {
        value: "historical site",
        wanted:
          "histor* ; castle* ; ruin* ; old town|houses|buildings|stones|places|churches ; ancient ; fort ; forts ; fortress ; battle* ; medieval ; the past ; centuries ; century ; colonial ; roman ; heritage ; civil war ; founding ; archaeolog* ; archeolog* ; cathedral* ; temple* ; palace* ; revolution* ; where it all began ; where ..3 happened|took|fought|signed|died|lived|born ; pilgrims ; stories of ; back in time",
      },
      {
        value: "zoo",
        wanted:
          "lion* ; tiger* ; elephant* ; giraffe* ; monkey* ; bear ; bears ; panda* ; animals ; gorilla* ; safari ; zebra* ; rhino* ; hippo* ; flamingo* ; wildlife ; petting",
      },
      {
        value: "aquarium",
        wanted:
          "shark* ; jellyfish ; fish ; dolphin* ; penguin* ; turtle* ; underwater ; sting rays|ray ; stingray* ; coral ; octopus ; seal ; seals ; otter* ; marine ; whale* ; sea life|creatures|horses|lions ; seahorse* ; nemo",
      },
    ],
  },
  {
    entries: ["attraction.preferredDuration"],
    values: [
      {
        value: "Less than 1 hour",
        wanted:
          "in and out ; quick ; quickly ; short ; brief ; briefly ; glimpse ; peek ; glance ; pop in ; photo and ; snap ; bored ; boring ; attention span ; fidget* ; impatient ; few|ten|twenty|thirty|forty|fifteen minutes ; few|couple ..1 minutes ; antsy ; not long ; flying visit ; move on ; keep moving ; blink ; five minutes ; minutes ; restless",
        unwanted: "linger* ; dawdl* ; hang* around ; dragging ; drag on",
      },
      {
        value: "1-2 hours",
        wanted:
          "hour or so|two ; couple ..1 hours ; hour and a ; 90|ninety minutes ; one to two ; length of a film|movie ; film|movie takes|lasts ; movie length|long ; feature film ; hour , maybe ; football|soccer match|game ; two hours ; an hour",
      },
      {
        value: "2-3 hours",
        wanted:
          "two and a half ; two|couple or|to three ; couple ..2 three ; most of a|the morning|afternoon ; half a morning|afternoon ; two hours ,? maybe|perhaps|or three ; a good while ; long lunch ; three hours",
      },
      {
        value: "More than 3 hours",
        wanted:
          "whole|entire|full day|morning|afternoon ; all day ; hours on|and ; closing time ; they close ; it closes ; doors close ; throw|kick|chuck ..2 out ; lose track ; take ..2 time ; every corner|label|room|exhibit|sign|plaque|detail ; see everything ; linger* ; half a day ; day of it ; camp out ; from open* ; not ..2 rush|rushed|hurry|hurried ; no rush|hurry ; take it slow ; thorough* ; spend the day ; days ; ages ; move in",
        unwanted: "rush ; rushed ; rushing ; hurry ; hurried",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "as long as it takes|needs|lasts ; however long ; whatever it takes|needs ; until ..2 seen|done|had ; no ..1 time limit|limits ; not ..1 watch ..1 clock ; go|going with the flow ; hour or ..2 day",
      },
    ],
  },
  {
    entries: ["attraction.popularity"],
    values: [
      {
        value: "Low",
        wanted:
          "hidden ; secret* ; locals ; local spots|places|favorites ; gem ; gems ; quiet* ; off the ; undiscovered ; obscure ; elbow room ; backstreet* ; back street|streets ; nobody ; no one ; few|fewer people|tourists|visitors ; remote ; unknown ; peace* ; untouched ; not in ..2 guide* ; to ourselves|myself ; calm ; solitude ; alone ; room to breathe",
        unwanted:
          "crowd* ; queue* ; queuing ; lines ; line ; lining ; tourist* ; busy ; packed ; tour bus|buses|groups ; less said ; buses ; busloads ; bus ; selfie* ; mob ; mobs ; famous ; hordes ; masses ; traps ; elbows ; people ; hype* ; cliche* ; mainstream ; same photo",
      },
      {
        value: "Medium",
        shows:
          "not ..3 ,|and|but not|nor|neither ..2 crowded|packed|busy|famous|popular|deserted|empty|full|dead|touristy|obscure|unknown|quiet|mobbed|forgotten|mainstream|known|overrun ; neither ..3 nor ; in between ; between ; middle ; balance* ; bit of both|each ; half and half ; moderate* ; known but not|without|uncrowded ; not too ..2 ,|and|but not ; mix of ; mixture ; fifty fifty ; some of both|each ; somewhere between",
      },
      {
        value: "High",
        wanted:
          "postcard* ; famous ; everybody ; everyone ; bucket ; instagram* ; classic ; classics ; highlight* ; must ; musts ; iconic ; icons ; popular ; big sights|names|hits|ones|name ; tick* ..2 off ; top ten|10|sights|five|spots|attractions ; well known ; world famous|class|renowned ; guidebook|guidebooks ; heard of ; brag* ; main ones|sights|attractions|things ; headline* ; number one ; not ..2 miss ; missed ; crowds ..3 fine|not ; greatest hits ; reason ; best known ; renowned ; celebrated ; legendary",
      },
    ],
  },
  {
    entries: ["attraction.needGuidedTours"],
    values: [
      {
        value: "Yes",
        wanted:
          "guide ; guides ; tell|tells|telling ..3 stories|story|about|history|us|me|what ; explain* ; expert* ; stories ; docent* ; learn ; insider* ; context ; facts ; ask questions ; led ; someone|somebody ..4 knows|show|shows|lead|leads ; show ..2 around ; shown around ; commentary ; anecdotes ; historian ; otherwise ..2 only|just|miss ; miss half ; bring* ..3 life ; make sense of",
      },
      {
        value: "No",
        shows:
          "wander* ; own pace|speed|time|rhythm ; roam* ; explor* ; alone ; guidebook* ; umbrella* ; little flag ; flag ; herd* ; sheep ; shepherd* ; cattle ; headset* ; audio ; app ; map ; get lost ; linger ; read up ; read ..3 signs|plaques|ourselves|myself|book ; independent* ; discover ; march* ; freedom ; figure ..2 out ; schoolkids ; school trip ; by ourselves|myself ; on my|our own ; do it ourselves|myself ; find ..2 own way ; wikipedia",
        unwanted:
          "guide ; guides ; group ; groups ; explain* ; lecture* ; tour ; tours ; follow* ; led ; rushed ; commentary ; scripted ; rattl*",
      },
    ],
  },
  {
    entries: ["attraction.specialEvents"],
    values: [
      {
        value: "Concerts",
        wanted:
          "band ; bands ; concert* ; gig ; gigs ; symphon* ; opera ; operas ; orchestra* ; quartet ; trio ; jazz ; rock ; choir ; philharmonic ; singer* ; singing ; live show|act|acts|set ; recital* ; musical* ; music ; blues ; stage ; encore ; front row ; tunes ; play live",
      },
      {
        value: "Festivals",
        wanted:
          "fair ; fairs ; parade* ; carnival* ; street party|parties|fair|fairs ; firework* ; celebration* ; food stalls ; lanterns ; block party ; fiesta* ; rodeo ; oktoberfest ; mardi gras ; pride ; county fair ; costumes ; floats ; fest*",
      },
      {
        value: "Workshops",
        wanted:
          "hands ..1 on ; class ; classes ; make ; making ; made ; craft* ; pottery ; clay ; cook ; cooking ; learn ..1 to|how ; knit* ; build ; try ..3 myself|ourselves|hand ; hands dirty ; lesson ; lessons ; course ; bake ; baking ; create ; creating ; with ..2 hands ; do it yourself ; weav* ; paint something ; sewing ; carv*",
      },
      {
        value: "Lectures",
        wanted:
          "talks ; talk ; speaker* ; debate* ; author* ; panel* ; professor* ; readings ; book signing|signings|reading ; ideas ; expert* ; discussion* ; ted ; q a ; listen ..5 smart|clever|expert|knows|speak ; scholar* ; seminar* ; historian* ; intellectual* ; food for thought",
      },
      {
        value: NO_PREFERENCE,
        shows:
          "not ..2 event|events ; events ..2 not ..3 thing|us|me|interest*|matter ; no events ; sights ..2 enough|plenty ; not our|my thing ; without events ; not ..2 into events|any|that",
      },
    ],
  },
  {
    entries: ["attraction.preferredAmenities"],
    values: [
      {
        value: "Food and drink",
        wanted:
          "hungry ; eat ; eating ; food ; snack* ; coffee ; cafe ; lunch ; sandwich* ; drink ; drinks ; thirst* ; ice cream ; bite ; cake ; water ; meal ; starv* ; peckish ; refresh* ; hangry ; beer ; restaurant ; nibble* ; espresso ; hot dog ; fed ; feed",
      },
      {
        value: "Restrooms",
        wanted:
          "toilet* ; bathroom* ; loo ; loos ; bladder ; washroom* ; pee ; w c ; wc ; potty ; diaper* ; nappy ; nappies ; changing table|room|station ; facilities ; ladies|gents ; pregnant ; nature calls ; wash ..2 hands",
      },
      {
        value: "Gift shop",
        wanted:
          "souvenir* ; magnet* ; postcard* ; gift ; gifts ; present ; presents ; t shirt|shirts ; mug ; mugs ; shop ; shops ; bring ..5 back|home ; take ..3 home ; memento* ; keepsake* ; trinket* ; tote ; buy ; snow globe* ; fridge ; something for ; poster* ; merch*",
      },
      {
        value: "Wi-Fi",
        wanted:
          "online ; upload* ; post ; posting ; instagram* ; share ; sharing ; roaming ; data ; signal ; connect* ; stream* ; internet ; look ..2 up ; translate ; video call|calls ; stories ; google",
      },
    ],
  },
];

import type { EntryWording } from "./entry-wording";

const BRANDS = {
  Hilton: ["Hilton", "a Hilton"],
  Marriott: ["Marriott", "a Marriott"],
  Hyatt: ["Hyatt", "a Hyatt"],
  IHG: ["IHG", "one of the IHG hotels"],
  Accor: ["Accor", "an Accor hotel"],
  "Best Western": ["Best Western", "a Best Western"],
  "Choice Hotels": ["Choice Hotels", "one of the Choice Hotels"],
};

export const HOTEL = {
  "hotel.preferredRoomType": {
    spoken: {
      "entire home": ["an entire home"],
      "private room": ["a private room"],
      suite: ["a suite"],
      villa: ["a villa"],
    },
    frames: ["last time {we} had {v} and it was just right, so that again", "{v}, if it can be had"],
    answers: {
      "entire home": [
        "the whole place to {ourselves}, {we} don't share well",
        "an entire home, so that nobody's on the other side of the wall",
        "is a whole house too much to ask? That's what {we'd} like",
      ],
      "private room": [
        "just a private room, with a door that shuts",
        "a private room is plenty, {we're} only there to sleep",
        "a room of {our} own, no need for the whole place",
      ],
      suite: [
        "a suite, if that's not too grand",
        "suites are my one weakness, so a suite",
        "{we'd} go for a suite, one likes to close a door between bed and sofa",
      ],
      villa: [
        "a villa, why not? It's a holiday",
        "a villa, I've been dreaming of one since the winter",
        "nothing less than a villa, just this once",
      ],
      "no preference": [
        "any sort of room with a bed in it",
        "I don't mind what kind of room, {we're} hardly ever in it",
        "room, house, shed, it's all one to {us}",
      ],
    },
    vague: ["something roomy enough", "a place one can breathe in", "well, not a cupboard"],
    mentions: ["{we'd} like to stay in {v}", "for the nights {we} want {v}"],
  },
  "hotel.preferredHouseRules": {
    spoken: {
      "No parties": ["a house without parties"],
      "No smoking": ["a house where nobody smokes"],
      "No children under 10": ["a house without small children, nobody under ten"],
      "No pets": ["a house without pets"],
      "Quiet hours": ["a house with quiet hours"],
    },
    frames: ["{v}, that's the rule I'd look for"],
    answers: {
      "No parties": [
        "no parties, the last place had one until four in the morning",
        "a no-party rule, I like my nights dull",
        "they should forbid parties, is that boring of me?",
      ],
      "No smoking": [
        "no smoking, I can smell it in the curtains for days",
        "a non-smoking house, please",
        "nobody should be smoking in there",
      ],
      "No children under 10": [
        "no children under ten, I want peace at breakfast",
        "a place that doesn't take children under 10",
        "adults and older kids only, none under ten",
      ],
      "No pets": [
        "no pets in the house, the last place had hair on every cushion",
        "a rule against pets, please",
        "somewhere that doesn't let animals in",
      ],
      "Quiet hours": [
        "quiet hours, I'm no good without my sleep",
        "I'd want them to keep quiet hours at night",
        "a rule about being quiet at night wouldn't be unwelcome, quiet hours I mean",
      ],
      "no preference": [
        "no rules in particular, {we} get along with most of them",
        "whatever the rules are, {we'll} keep them",
        "I've no wishes about house rules",
      ],
    },
    vague: [
      "the usual decency, I suppose",
      "well, people should behave themselves",
      "nothing that makes it feel like boarding school",
    ],
    mentions: ["where {we} stay, it should be {v}", "I'd want to stay in {v}"],
  },
  "hotel.preferredBrand": {
    spoken: BRANDS,
    frames: [
      "{v}, {we} know what {we're} getting",
      "last time it was {v} and the bed was splendid, so there again",
      "isn't there {v} wherever one goes? That would suit {us}",
      "I've a soft spot for {v}",
      "I couldn't complain about {v} if I tried, so that",
    ],
    answers: {
      "no preference": [
        "no particular chain, one pillow is like another",
        "whatever the sign over the door says, I don't mind",
        "{we've} never been faithful to any hotel brand",
      ],
    },
    vague: [
      "one of the good ones",
      "somewhere with a name, I suppose",
      "the one with the nice biscuits at reception, whatever it's called",
    ],
    mentions: ["{we} usually stay at {v}", "for hotels, {v} is {our} first choice"],
  },
  "hotel.avoidBrand": {
    spoken: BRANDS,
    frames: [
      "not {v}, {we} still talk about that shower",
      "anywhere but {v}",
      "I wouldn't set foot in {v} again",
      "please spare {us} {v}",
      "{v} charged my card twice, so not there",
    ],
    answers: {
      "no preference": [
        "no, none that {we'd} turn down",
        "{we} hold nothing against any of them",
        "there's no chain {we'd} refuse to sleep in",
      ],
    },
    vague: [
      "the ones with the thin walls",
      "I've had my share of bad nights, I'd have to think where",
      "well, one or two come to mind, but let me be charitable",
    ],
    mentions: ["I'd rather not stay at {v}", "any hotel but {v}"],
  },
  "hotel.preferredProximity": {
    spoken: {
      downtown: ["downtown"],
      airport: ["near the airport", "close to the airport"],
      beach: ["near the beach", "by the beach"],
      "city center": ["in the city center", "close to the city center"],
      "public transportation": ["near public transportation", "close to public transportation"],
    },
    frames: [
      "{v}, otherwise one spends the holiday getting places",
      "last time {we} slept {v} and that was clever of {us}, so again",
      "{v} would be ideal",
    ],
    answers: {
      downtown: [
        "right downtown, I like to hear the place",
        "downtown, where else does one stay?",
        "I don't see the point of not being downtown",
      ],
      airport: [
        "by the airport, I do hate a dash at dawn",
        "near the airport, strange as it sounds",
        "within sight of the airport, so that {we} can't miss the plane",
      ],
      beach: [
        "by the beach, I want sand in the lift",
        "close to the beach, what's a holiday without it?",
        "within a flip-flop's walk of the beach",
      ],
      "city center": [
        "the city center, then {we} can walk to everything",
        "in the city center, thank you",
        "as near to the city center as it gets",
      ],
      "public transportation": [
        "near a stop, {we} go everywhere by public transportation",
        "close to public transportation, the metro or a bus",
        "handy for public transportation",
      ],
      "no preference": [
        "anywhere on the map, {we} like walking",
        "the location doesn't matter a great deal, or at all really",
        "I don't mind what it's close to",
      ],
    },
    vague: [
      "somewhere handy",
      "not in the back of beyond, at least",
      "close to where things are, if you see what I mean",
    ],
    mentions: ["the hotel should be {v}", "{we'd} like to sleep {v}"],
  },
  "hotel.ratings": {
    answers: {
      number: [
        "{n} stars at the very least",
        "nothing below {n} stars for the hotel",
        "last time {n} stars was about right, so {n} or more",
        "{n} stars and up, is that reasonable?",
        "I'd not want fewer than {n} stars",
      ],
    },
    vague: ["clean, with towels", "something respectable", "well, not a dump and not a palace"],
    mentions: ["the hotel should have {n} stars or more", "no hotel below {n} stars, please"],
  },
  "hotel.preferredAmenities": {
    spoken: {
      "Wi-Fi": ["Wi-Fi"],
      Breakfast: ["breakfast"],
      "Fitness center": ["a fitness center", "a gym"],
      Pool: ["a pool"],
      Parking: ["parking"],
    },
    frames: [
      "{v} is the one thing I'd not go without",
      "the last hotel had {v} and {we} used it every day, so that",
      "{v}, would that be possible?",
    ],
    answers: {
      "Wi-Fi": ["Wi-Fi, I'm lost without it", "decent Wi-Fi, in the room and not just the lobby"],
      Breakfast: [
        "breakfast, I'm a bear before I've eaten",
        "breakfast on the premises, so {we} needn't go hunting for it",
      ],
      "Fitness center": ["a gym, I feel guilty otherwise", "a fitness center, believe it or not"],
      Pool: ["a pool, I swim every morning", "somewhere to swim, a pool, even a small one"],
      Parking: ["parking at the hotel, so I'm not circling all night", "a place to park the car"],
      "no preference": [
        "nothing in particular, {we're} only there to sleep",
        "I don't need any extras, so whatever they have",
        "no wishes, a bed and a door will do",
      ],
    },
    vague: [
      "the little comforts",
      "whatever makes it nicer, I'd have to see the list",
      "the sort of thing good hotels have",
    ],
    mentions: ["the hotel should have {v}", "I'd want a hotel with {v}"],
  },
  "hotel.preferredServices": {
    spoken: {
      "Room service": ["room service"],
      Concierge: ["a concierge"],
      Laundry: ["laundry", "a laundry service"],
      "Tour desk": ["a tour desk"],
    },
    frames: ["{v} would be no small comfort", "{we} had {v} last time and I've missed it ever since"],
    answers: {
      "Room service": [
        "room service, I do like a sandwich in bed",
        "room service, is that very lazy of me?",
        "being able to ring down for room service",
      ],
      Concierge: [
        "a concierge, somebody who knows the place",
        "a concierge, I always end up asking for umbrellas",
        "one of those concierges who can arrange anything",
      ],
      Laundry: [
        "laundry, I travel light and spill things",
        "someone to wash the shirts, so laundry",
        "a laundry service, I pack three of everything",
      ],
      "Tour desk": [
        "a tour desk, so that {we} can book things downstairs",
        "a tour desk, I never plan my days beforehand",
        "I'd like a tour desk in the lobby",
      ],
      "no preference": [
        "no service in particular, {we} look after {ourselves}",
        "any or none, I never use them",
        "I shan't be ringing for anybody, so it doesn't matter",
      ],
    },
    vague: ["friendly people, mostly", "a bit of looking after", "I'd like them to be helpful, I suppose"],
    mentions: ["a hotel with {v} would be lovely", "the hotel should offer {v}"],
  },
  "hotel.preferredCancellationPolicy": {
    answers: {
      Flexible: [
        "a flexible one, {our} plans have a life of their own",
        "flexible, so {we} can cancel up to the last moment",
        "nothing but flexible, I've been caught out before",
      ],
      Moderate: [
        "moderate, a middle way is fine",
        "a moderate policy, neither strict nor endlessly flexible",
        "the moderate sort of cancellation, as last time",
      ],
      Strict: [
        "strict is fine, {we} won't be canceling",
        "a strict policy doesn't frighten {us}, so strict",
        "strict, if that's what makes it cheaper",
      ],
      "no preference": [
        "any cancellation policy, {we're} coming regardless",
        "I never read those, so whichever",
        "it doesn't make a difference to {us} how they handle cancellations",
      ],
    },
    vague: ["something fair", "well, nobody plans to cancel, do they", "one I'd understand without a lawyer"],
    mentions: ["the hotel's cancellation policy should be {v}"],
    spoken: { Flexible: ["flexible"], Moderate: ["moderate"], Strict: ["strict"] },
  },
  "hotel.preferredRoomFeatures": {
    spoken: {
      "Air conditioning": ["air conditioning"],
      TV: ["a TV", "a television"],
      "Mini-bar": ["a mini-bar"],
      Safe: ["a safe"],
    },
    frames: [
      "{v} in the room",
      "{v}, {we} {were} lost without it last time",
      "couldn't there be {v}? That's what I'd like",
    ],
    answers: {
      "Air conditioning": ["air conditioning, I melt", "a room that's cooled, with air conditioning"],
      TV: ["a TV, I fall asleep to the news", "a television at the foot of the bed"],
      "Mini-bar": ["a mini-bar, for the midnight chocolate", "a minibar, which I shall regret at checkout"],
      Safe: ["a safe, for the passports", "a safe in the cupboard, I worry otherwise"],
      "no preference": [
        "nothing special in the room, a bed and a lamp",
        "I don't mind what's in the room",
        "no feature {we'd} miss",
      ],
    },
    vague: ["the usual bits and pieces", "something to make it homely", "well, it's nice if the room has things"],
    mentions: ["I'd like {v} in the room", "a room with {v}, please"],
  },
  "hotel.preferredBathroomFeatures": {
    spoken: {
      Shower: ["a shower"],
      Bathtub: ["a bathtub", "a tub"],
      "Hair dryer": ["a hair dryer"],
      Toiletries: ["toiletries"],
    },
    frames: ["{v}, I'm afraid I'm particular about that", "there was {v} last time and it made my day, so that again"],
    answers: {
      Shower: ["a shower, I've no patience for anything else", "just a good strong shower"],
      Bathtub: ["a bathtub, I read in it", "a proper tub, where else is one left in peace?"],
      "Hair dryer": ["a hair dryer, so I needn't pack mine", "a hairdryer that works"],
      Toiletries: ["toiletries, I never remember my own", "soap and shampoo laid out, the toiletries I mean"],
      "no preference": [
        "as long as there's a bathroom I'm content, nothing special in it",
        "nothing in particular in the bathroom",
        "I really couldn't say that anything in there matters to me",
      ],
    },
    vague: ["something clean", "a bathroom one isn't afraid of", "well, one is in there every day, so something nice"],
    mentions: ["the bathroom should have {v}", "I do like {v} in the bathroom"],
  },
  "hotel.needDisabilityAccess": {
    answers: {
      true: [
        "yes, the hotel has to be accessible, lift and bathroom and all",
        "it isn't optional, {we} need an accessible room",
        "yes, without disability access {we} couldn't stay there",
      ],
      false: ["no, an ordinary room is fine", "no need, {we} manage the stairs without help", "not for the hotel, no"],
    },
    vague: [
      "that depends on how many steps there are",
      "one would have to see the place",
      "it's hard to say, every hotel is different",
    ],
    mentions: ["the hotel must have disability access", "{we} need an accessible hotel room"],
  },
} satisfies Record<string, EntryWording>;

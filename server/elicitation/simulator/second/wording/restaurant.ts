import type { EntryWording } from "./entry-wording";

export const RESTAURANT = {
  "restaurant.preferredCuisines": {
    spoken: {
      Tea: ["tea rooms", "a proper tea"],
      Pizza: ["pizza"],
      French: ["French food", "French cooking"],
      Bakery: ["bakeries", "a good bakery"],
      Seafood: ["seafood"],
      Italian: ["Italian food", "Italian"],
      Chinese: ["Chinese food", "Chinese"],
      Indian: ["Indian food", "Indian"],
      Japanese: ["Japanese food", "Japanese"],
      Korean: ["Korean food", "Korean"],
    },
    frames: [
      "is there anything better than {v}? Not for me",
      "I never say no to {v}",
      "{v}, I could live on it",
      "my grandmother would be hurt, but {v} it is",
      "last time {we} went for {v} and came home happy, so that again",
    ],
    answers: {
      "no preference": [
        "I eat everything, so any kitchen will do",
        "no particular cuisine, {we} eat what there is",
        "whatever they cook around there is fine by {us}",
      ],
    },
    vague: ["something tasty, I'd hope", "good honest food", "nothing too adventurous, nothing too dull"],
    mentions: ["{we're} very fond of {v}", "as for eating, {v} makes {us} happy"],
  },
  "restaurant.ratings": {
    answers: {
      number: [
        "{n} stars or better, when it comes to food",
        "I wouldn't eat anywhere below {n}",
        "at least {n}, I check the reviews as much as the next person",
        "last time {we} kept to places with {n} stars and up, and so {we} will again",
        "nothing under {n} stars",
      ],
    },
    vague: [
      "decent ones, where people come out smiling",
      "well, good reviews never hurt anybody",
      "not the sort of place one regrets",
    ],
    mentions: ["restaurants should have at least {n} stars", "{we} don't eat in restaurants rated below {n} stars"],
  },
  "restaurant.preferredDiningStyle": {
    spoken: {
      Casual: ["casual", "somewhere casual"],
      Formal: ["formal", "formal dining"],
      Buffet: ["a buffet", "buffets"],
      "Food truck": ["food trucks", "a food truck"],
    },
    frames: ["{v}, that's more {our} sort of thing", "last time it was {v} and {we} enjoyed it, so again"],
    answers: {
      Casual: [
        "casual, I'm not packing a tie",
        "nothing stiff, just casual places",
        "I like to eat in my trainers, so casual",
      ],
      Formal: [
        "formal, I do like a tablecloth",
        "a formal dinner, one so rarely gets to dress up",
        "proper formal dining, with too many forks",
      ],
      Buffet: [
        "a buffet, I can never decide otherwise",
        "buffets, because why have one thing when there are twenty?",
        "help-yourself, buffet style",
      ],
      "Food truck": [
        "food trucks, the best meal of my life came out of one",
        "something off a food truck, eaten standing up",
        "give me a good food truck any day",
      ],
      "no preference": [
        "smart or scruffy, I'm happy with any kind of place",
        "any style, it's the company that counts",
        "I don't mind in the least how it's served",
      ],
    },
    vague: ["somewhere nice", "the sort of place where you don't have to shout", "a place with a bit of character"],
    mentions: ["for meals {we} like {v}", "when {we} eat out it's {v} for {us}"],
  },
  "restaurant.preferredSeatingOptions": {
    answers: {
      Indoor: [
        "indoors, I've fought enough wasps",
        "inside, please, out of the wind",
        "an indoor table suits {us} better",
      ],
      Outdoor: [
        "outside if there's a terrace, why else go anywhere?",
        "an outdoor table, {we} get little enough sun at home",
        "outdoors, last time {we} sat outside every evening and it was lovely",
      ],
      Takeout: [
        "takeout, {we} like to eat on a bench",
        "{we'd} pick it up and take it away",
        "just takeout boxes, nothing fancier",
      ],
      Delivery: [
        "delivered to the door, by then {we've} usually got {our} shoes off",
        "delivery, I don't fancy going out again in the evening",
        "have it delivered, if you don't think that's lazy",
      ],
      "no preference": [
        "in, out, on the roof, I don't mind",
        "wherever there's a free chair",
        "it makes no difference to {us} where {we} sit",
      ],
    },
    spoken: {
      Indoor: ["to sit indoors"],
      Outdoor: ["to sit outdoors"],
      Takeout: ["takeout"],
      Delivery: ["to have food delivered"],
    },
    vague: ["somewhere pleasant", "that rather depends on the mood", "where there's a bit of atmosphere"],
    mentions: ["for meals {we'd} like {v}", "at restaurants {we} prefer {v}"],
  },
  "restaurant.preferredPaymentMethods": {
    spoken: { Cash: ["cash"], "Credit card": ["a credit card", "my credit card"], "Mobile payment": ["my phone"] },
    frames: ["{we} paid with {v} everywhere last time and would do so again", "with {v}, it's what I'm used to"],
    answers: {
      Cash: ["cash, I like to see it go", "good old cash, I'm old-fashioned that way", "notes and coins, so cash"],
      "Credit card": [
        "credit card, for the points",
        "I'd put it on the credit card like everyone else",
        "by credit card, I never carry anything else",
      ],
      "Mobile payment": [
        "with my phone, the wallet stays at home",
        "mobile payment, is there still any other way?",
        "I tap my phone and that's that",
      ],
      "no preference": [
        "any way they'll take it",
        "it doesn't matter how {we} pay",
        "I carry a bit of everything, so whichever",
      ],
    },
    vague: ["well, one pays somehow", "the easy way", "whatever doesn't hold up the queue, but I'd have to think"],
    mentions: ["in restaurants I pay with {v}", "I like to pay for meals with {v}"],
  },
  "restaurant.canReservations": {
    answers: {
      true: [
        "yes, a place where one can book a table, I hate queueing",
        "I'd want to reserve, yes, hungry people make poor company",
        "they should take reservations, yes",
      ],
      false: [
        "no, {we} just turn up",
        "not needed, {we've} never once reserved a table",
        "no, walking in and hoping is half the fun",
      ],
    },
    vague: [
      "it depends on the appetite",
      "that varies from one evening to the next",
      "well, it has gone both ways before",
    ],
    mentions: ["restaurants should take reservations", "{we'd} want to reserve {our} tables"],
  },
  "restaurant.preferredParkingOptions": {
    spoken: {
      "Street parking": ["street parking", "a spot on the street"],
      "Parking lot": ["a parking lot"],
      "Valet parking": ["valet parking", "a valet"],
    },
    frames: ["{v} has always done for {us}", "last time it was {v} and nobody towed {us} away, so again"],
    answers: {
      "Street parking": [
        "on the street, I'm rather proud of my parallel parking",
        "street parking will do, I've squeezed into worse",
        "just somewhere along the street",
      ],
      "Parking lot": [
        "a proper parking lot, where nobody dents the door",
        "a lot, please, I can't be circling the block",
        "a parking lot is what I'd look for",
      ],
      "Valet parking": [
        "valet, let someone else worry about it",
        "valet parking, is that terribly decadent?",
        "I hand over the keys and walk in, so valet",
      ],
      "no preference": [
        "I'm not bothered where the car goes",
        "any kind of parking, or none at all",
        "parking is parking, it's all the same to {us}",
      ],
    },
    vague: [
      "somewhere I'll find the car again",
      "not too much of a hike, I'd say",
      "well, parking is always a trial, isn't it",
    ],
    mentions: ["restaurants with {v} would help", "where {we} eat there should be {v}"],
  },
  "restaurant.petFriendly": {
    spoken: { Yes: ["pet-friendly"] },
    answers: {
      Yes: [
        "yes, animals should be welcome there",
        "yes, I like a place with a water bowl at the door",
        "pet-friendly, please, last time it was and everyone {we} met was nicer for it",
      ],
      No: [
        "no, I'd rather there were no animals around my plate",
        "no pets at the table, thank you",
        "no, I sneeze enough as it is: a place without animals",
      ],
      "no preference": [
        "animals or no animals, I don't mind either way",
        "it makes no difference to {us} who's under the next table",
        "pets allowed or not, it's all one to me",
      ],
    },
    vague: ["well, that depends on the animal", "there are pets and there are pets", "I've mixed feelings about that"],
    mentions: ["the restaurants have to be {v}"],
  },
  "restaurant.allowSmoking": {
    spoken: { Yes: ["allowed"], No: ["forbidden"] },
    answers: {
      Yes: [
        "yes, smoking should be allowed, I like a cigarette after the meal",
        "a place where one may smoke, yes, shocking as that is",
        "yes, somewhere that lets people smoke",
      ],
      No: [
        "no, no smoke near my food",
        "no smoking, I gave up and would like it to stay that way",
        "certainly not, it has to be smoke-free",
      ],
      "no preference": [
        "smoke or no smoke, it doesn't trouble {us}",
        "I don't mind whether people smoke there",
        "either way, I hardly notice",
      ],
    },
    vague: [
      "well, it depends who's at the table",
      "that's a sore subject in my family",
      "one gets used to most things",
    ],
    mentions: ["in restaurants smoking should be {v}"],
  },
  "restaurant.needLiveMusic": {
    answers: {
      true: [
        "yes, a bit of live music does wonders for a meal",
        "yes please, a band in the corner, not too loud",
        "dinner without live music? No, {we'd} want somebody playing",
      ],
      false: [
        "no, I like to hear what's being said",
        "no live music, there's always one with a tambourine",
        "not needed, the cutlery makes enough noise",
      ],
    },
    vague: ["it depends what they play", "well, some nights one is in the mood", "music is a matter of luck, I find"],
    mentions: ["live music with dinner is a must", "restaurants with live music are what {we} look for"],
  },
  "restaurant.needDisabilityAccess": {
    answers: {
      true: [
        "yes, the restaurants have to be accessible",
        "I'm afraid so, no steps at the door and an accessible washroom",
        "yes, {we'd} never get in otherwise",
      ],
      false: [
        "no, {we} can manage a few steps to {our} table",
        "not for eating out, no",
        "no need of that in restaurants",
      ],
    },
    vague: [
      "some places are worse than others",
      "that rather depends on the place",
      "hard to say before one's standing at the door",
    ],
    mentions: ["restaurants must have disability access", "where {we} eat it has to be accessible"],
  },
} satisfies Record<string, EntryWording>;

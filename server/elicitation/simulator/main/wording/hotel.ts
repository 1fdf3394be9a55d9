import type { EntryWording, Phrases } from "./entry-wording";

/** Ratings mean "at least". */
export const STARS: Phrases = {
  "1": ["one star", "1 star"],
  "2": ["two stars", "2 stars"],
  "3": ["three stars", "3 stars"],
  "4": ["four stars", "4 stars"],
  "5": ["five stars", "5 stars"],
};

export const HOTEL_WORDING: readonly EntryWording[] = [
  {
    entry: "hotel.preferredRoomType",
    topic: "the type of room",
    phrases: {
      "entire home": ["an entire home", "a whole place", "an entire place"],
      "private room": ["a private room"],
      suite: ["a suite"],
      villa: ["a villa"],
    },
    says: [
      "I'd like to stay in {v}.",
      "For the nights I want {v}.",
      "Please book {v} for the stay.",
      "I'm looking for {v} to stay in.",
    ],
    replies: ["{v}.", "{v}, please.", "I'd like {v}.", "{v} would be perfect.", "I'd go for {v}."],
    indifferent: ["Any kind of room is fine."],
    vague: ["Something cosy, I guess.", "Just a nice room.", "Something with enough space."],
  },
  {
    entry: "hotel.preferredHouseRules",
    own: {
      "No parties": {
        says: [
          "I want a place where parties are not allowed.",
          "The house should have a no-parties rule.",
          "I'd like lodging that doesn't allow parties.",
        ],
        replies: ["No parties.", "No parties, please.", "A no-party rule.", "Parties shouldn't be allowed."],
      },
      "No smoking": {
        says: [
          "I want a place where smoking is not allowed.",
          "The lodging should be non-smoking.",
          "I'd like a hotel with a no-smoking rule.",
        ],
        replies: ["No smoking.", "No smoking, please.", "It has to be non-smoking.", "A no-smoking rule."],
      },
      "No children under 10": {
        says: [
          "I'd like lodging that doesn't take children under 10.",
          "I want a hotel with no children under 10.",
          "The place should have a rule against children under 10.",
        ],
        replies: ["No children under 10.", "No kids under 10, please.", "A place without children under 10."],
      },
      "No pets": {
        says: [
          "I want lodging that doesn't allow pets.",
          "The hotel should have a no-pets rule.",
          "I'd like a place to stay where pets are not allowed.",
        ],
        replies: ["No pets.", "No pets, please.", "A no-pets rule.", "Pets shouldn't be allowed there."],
      },
      "Quiet hours": {
        says: [
          "I'd like lodging with quiet hours.",
          "The hotel should keep quiet hours at night.",
          "I want a place that enforces quiet hours.",
        ],
        replies: ["Quiet hours.", "Quiet hours, please.", "Quiet hours at night.", "They should have quiet hours."],
      },
    },
    indifferent: ["Any house rules are fine.", "I don't need any particular rules."],
    vague: ["Just the normal things.", "Something that keeps it civil, I guess.", "Hmm, hard to say."],
  },
  {
    entry: "hotel.preferredBrand",
    says: [
      "I'd like to stay at a {v}.",
      "I prefer {v} hotels.",
      "My preferred hotel brand is {v}.",
      "I usually stay with {v}.",
    ],
    replies: ["{v}.", "{v}, please.", "{v} if possible.", "I'd go with {v}.", "{v} is my favourite."],
    own: {
      "Choice Hotels": {
        says: [
          "I'd like to stay with Choice Hotels.",
          "I prefer Choice Hotels.",
          "My preferred hotel brand is Choice Hotels.",
        ],
        replies: ["Choice Hotels.", "Choice Hotels, please.", "I'd go with Choice Hotels."],
      },
      IHG: {
        says: ["I'd like to stay at an IHG hotel.", "I prefer IHG hotels.", "My preferred hotel brand is IHG."],
        replies: ["IHG.", "IHG, please.", "I'd go with IHG."],
      },
      Accor: {
        says: ["I'd like to stay at an Accor hotel.", "I prefer Accor hotels.", "My preferred hotel brand is Accor."],
        replies: ["Accor.", "Accor, please.", "I'd go with Accor."],
      },
    },
    indifferent: ["Any brand is fine.", "I'm not loyal to any chain."],
    vague: ["One of the well-known ones.", "A chain one can trust.", "Hmm, something decent."],
  },
  {
    entry: "hotel.avoidBrand",
    topic: "hotel brands to avoid",
    says: [
      "I'd like to avoid {v} hotels.",
      "Please don't put me in a {v}.",
      "I don't want to stay at {v}.",
      "Any hotel brand but {v}, please.",
    ],
    replies: ["{v}.", "I'd avoid {v}.", "Not {v}, please.", "Anything but {v}.", "Yes, {v}."],
    own: {
      "Choice Hotels": {
        says: ["I'd like to avoid Choice Hotels.", "I don't want to stay with Choice Hotels."],
        replies: ["Choice Hotels.", "Not Choice Hotels, please.", "Anything but Choice Hotels."],
      },
      IHG: {
        says: ["I'd like to avoid IHG hotels.", "I don't want to stay with IHG."],
        replies: ["IHG.", "Not IHG, please.", "Anything but IHG."],
      },
      Accor: {
        says: ["I'd like to avoid Accor hotels.", "I don't want to stay with Accor."],
        replies: ["Accor.", "Not Accor, please.", "Anything but Accor."],
      },
    },
    indifferent: ["There is no brand that I'd avoid.", "No, none that I'd avoid."],
    vague: ["The run-down ones.", "I had a bad stay once, I'd have to think where.", "The noisy ones, I guess."],
  },
  {
    entry: "hotel.preferredProximity",
    phrases: {
      downtown: ["downtown"],
      airport: ["near the airport", "close to the airport"],
      beach: ["near the beach", "close to the beach"],
      "city center": ["in the city center", "close to the city center"],
      "public transportation": ["close to public transportation", "near public transport"],
    },
    says: [
      "I'd like to stay {v}.",
      "The hotel should be {v}.",
      "I want a hotel {v}.",
      "Please find me something to stay {v}.",
    ],
    replies: ["{v}.", "{v}, please.", "{v} would be best.", "Ideally {v}.", "Somewhere {v}."],
    own: {
      downtown: {
        says: ["I'd like to stay downtown.", "The hotel should be downtown.", "I want a downtown hotel."],
        replies: ["Downtown.", "Downtown, please.", "Ideally downtown.", "Downtown would be best."],
      },
    },
    indifferent: ["The location doesn't matter."],
    vague: ["Somewhere convenient.", "In a nice area.", "Not in the middle of nowhere, I guess."],
  },
  {
    entry: "hotel.ratings",
    topic: "the hotel rating",
    phrases: STARS,
    says: [
      "The hotel should have at least {v}.",
      "I want a hotel with {v} or more.",
      "A hotel with a minimum of {v} is what I need.",
    ],
    replies: ["At least {v}.", "{v} or better.", "{v} minimum.", "{v} would do."],
    vague: ["Something decent, I guess.", "Nothing too shabby.", "A nice one.", "Clean and comfortable, you know."],
  },
  {
    entry: "hotel.preferredAmenities",
    phrases: {
      "Wi-Fi": ["Wi-Fi", "good Wi-Fi"],
      Breakfast: ["breakfast", "breakfast included"],
      "Fitness center": ["a fitness center", "a gym"],
      Pool: ["a pool", "a swimming pool"],
      Parking: ["parking", "a parking space"],
    },
    says: [
      "The hotel should have {v}.",
      "I'd like a hotel with {v}.",
      "At the hotel I want {v}.",
      "I'm looking for a hotel that offers {v}.",
    ],
    replies: ["{v}.", "{v}, please.", "{v} would be great.", "I'd want {v}.", "{v} for me."],
    indifferent: ["I don't need any particular amenities."],
    vague: ["Just the usual.", "The standard things, I suppose.", "A few comforts."],
  },
  {
    entry: "hotel.preferredServices",
    phrases: {
      "Room service": ["room service"],
      Concierge: ["a concierge", "concierge service"],
      Laundry: ["laundry service", "a laundry service"],
      "Tour desk": ["a tour desk"],
    },
    says: ["I'd like a hotel with {v}.", "The hotel should offer {v}.", "I'd make use of {v} at the hotel."],
    replies: ["{v}.", "{v}, please.", "{v} would be good.", "I'd like {v}."],
    indifferent: ["I don't need any services."],
    vague: ["Good service in general.", "Friendly people, I guess.", "Just the usual things."],
  },
  {
    entry: "hotel.preferredCancellationPolicy",
    topic: "the hotel's cancellation policy",
    phrases: {
      Flexible: ["a flexible"],
      Moderate: ["a moderate"],
      Strict: ["a strict"],
    },
    says: [
      "I'd like {v} cancellation policy for the hotel.",
      "The hotel should have {v} cancellation policy.",
      "For the stay I want {v} cancellation policy.",
    ],
    replies: ["{v} one.", "{v} policy, please.", "{v} cancellation policy.", "I'd go with {v} one."],
    own: {
      Strict: {
        says: [
          "A strict cancellation policy at the hotel is what I'd choose.",
          "I'd take a hotel with a strict cancellation policy.",
          "For the stay I'd go with a strict cancellation policy.",
        ],
        replies: ["A strict one.", "Strict.", "Strict is what I'd take.", "I'd go with a strict policy."],
      },
    },
    vague: ["Something fair.", "Hmm, it depends.", "A normal one, I guess."],
  },
  {
    entry: "hotel.preferredRoomFeatures",
    topic: "room features",
    phrases: {
      "Air conditioning": ["air conditioning", "AC"],
      TV: ["a TV", "a television"],
      "Mini-bar": ["a mini-bar", "a minibar"],
      Safe: ["a safe", "a safe for valuables"],
    },
    says: ["The room should have {v}.", "I want {v} in the room.", "I'd like a hotel room with {v}."],
    replies: ["{v}.", "{v}, please.", "{v} in the room.", "I'd want {v}."],
    indifferent: ["I don't need anything special in the room."],
    vague: ["Just a comfortable room.", "The usual stuff.", "Something pleasant, I suppose."],
  },
  {
    entry: "hotel.preferredBathroomFeatures",
    phrases: {
      Shower: ["a shower"],
      Bathtub: ["a bathtub"],
      "Hair dryer": ["a hair dryer"],
      Toiletries: ["toiletries"],
    },
    says: ["The bathroom should have {v}.", "I'd like {v} in the bathroom.", "I want a bathroom with {v}."],
    replies: ["{v}.", "{v}, please.", "{v} in the bathroom.", "I'd like {v}."],
    indifferent: ["Any bathroom is fine."],
    vague: ["A clean one.", "Something modern, I guess.", "Just a normal bathroom."],
  },
  {
    entry: "hotel.needDisabilityAccess",
    own: {
      true: {
        says: [
          "I need disability access at the hotel.",
          "The hotel has to be accessible for me.",
          "I require an accessible hotel room.",
          "The hotel must be wheelchair accessible.",
        ],
        replies: ["Yes, I need that at the hotel.", "Yes, please.", "Yes, an accessible room.", "Yes, that's needed."],
      },
      false: {
        says: [
          "I don't need disability access at the hotel.",
          "The hotel needn't have disability access.",
          "No accessible room is needed.",
        ],
        replies: ["No, not needed.", "No, I don't need that.", "No, thank you.", "Nope, not at the hotel."],
      },
    },
    vague: ["It depends on the building.", "Perhaps, I'm not sure.", "I'd have to see the room first."],
  },
];

import type { EntryWording } from "./entry-wording";
import { STARS } from "./hotel";

export const ATTRACTION_WORDING: readonly EntryWording[] = [
  {
    entry: "attraction.preferredType",
    topic: "the kind of attraction",
    phrases: {
      museum: ["museums"],
      art: ["art", "art galleries"],
      park: ["parks"],
      shopping: ["shopping"],
      landmark: ["landmarks", "famous landmarks"],
      "historical site": ["historical sites", "historic sites"],
      zoo: ["zoos"],
      aquarium: ["aquariums"],
    },
    says: [
      "I'd like to see {v}.",
      "For sightseeing I'm most interested in {v}.",
      "When I visit a city, I look for {v}.",
      "I'm really into {v}.",
    ],
    replies: ["{v}.", "{v}, please.", "Mostly {v}.", "{v} for me.", "I enjoy {v}."],
    own: {
      shopping: {
        says: ["I'd like to go shopping.", "I'm most interested in shopping.", "I'm really into shopping."],
        replies: ["Shopping.", "Shopping, please.", "Mostly shopping.", "I want to go shopping."],
      },
    },
    indifferent: ["I'm happy with any kind of sight."],
    vague: ["Something interesting.", "The fun stuff.", "Things one should have seen, I guess."],
  },
  {
    entry: "attraction.preferredDuration",
    topic: "how long to stay at a sight",
    phrases: {
      "Less than 1 hour": ["less than an hour", "under an hour", "less than 1 hour"],
      "1-2 hours": ["one to two hours", "1-2 hours", "between one and two hours"],
      "2-3 hours": ["two to three hours", "2-3 hours", "between two and three hours"],
      "More than 3 hours": ["more than three hours", "over three hours", "more than 3 hours"],
    },
    says: ["I like to spend {v} at an attraction.", "At each sight I want to stay {v}.", "A visit should take {v}."],
    replies: ["{v}.", "Usually {v}.", "{v} each.", "I'd say {v}."],
    indifferent: ["As long as it takes, I have no preference."],
    vague: ["Not too long.", "A little while.", "It depends on the place."],
  },
  {
    entry: "attraction.popularity",
    topic: "how popular the sights are",
    own: {
      Low: {
        says: [
          "I prefer attractions with low popularity.",
          "I like sights that few people know.",
          "I'm after hidden gems rather than famous sights.",
        ],
        replies: ["Low popularity.", "Low.", "Hidden gems, please.", "The less popular ones."],
      },
      Medium: {
        says: [
          "I prefer attractions of medium popularity.",
          "I like sights that are moderately popular.",
          "Attractions with medium popularity suit me.",
        ],
        replies: [
          "Medium.",
          "Medium popularity.",
          "Moderately popular ones.",
          "Somewhere in the middle, medium popularity.",
        ],
      },
      High: {
        says: [
          "I want to see the most popular attractions.",
          "I prefer attractions with high popularity.",
          "I like the famous, popular sights.",
        ],
        replies: ["High.", "High popularity.", "The most popular ones.", "The famous ones, very popular."],
      },
    },
    vague: ["Hmm, a good choice of things.", "Interesting ones.", "It depends on the crowds."],
  },
  {
    entry: "attraction.ratings",
    topic: "attraction ratings",
    phrases: STARS,
    says: [
      "Attractions should have at least {v}.",
      "I want attractions rated {v} or more.",
      "I only visit sights with {v} or better.",
    ],
    replies: ["At least {v}.", "{v} or better.", "{v} minimum.", "{v} would do."],
    vague: ["Something decent, I guess.", "Good ones.", "The ones worth it."],
  },
  {
    entry: "attraction.needDisabilityAccess",
    topic: "disability access at attractions",
    own: {
      true: {
        says: [
          "I need disability access at the attractions.",
          "The attractions have to be accessible for me.",
          "The sights must be wheelchair accessible.",
        ],
        replies: [
          "Yes, I need that at attractions.",
          "Yes, please.",
          "Yes, they must be accessible.",
          "Yes, that's needed.",
        ],
      },
      false: {
        says: [
          "I don't need disability access at attractions.",
          "The attractions needn't have disability access.",
          "No accessible attractions are needed.",
        ],
        replies: ["No, not needed.", "No, I don't need that.", "No, thank you.", "Nope, not at the sights."],
      },
    },
    vague: ["It depends on the place.", "Perhaps, I'm not sure.", "I'd have to see."],
  },
  {
    entry: "attraction.needGuidedTours",
    own: {
      Yes: {
        says: [
          "I'd like guided tours.",
          "I want guided tours at the attractions.",
          "I enjoy sights more with a guided tour.",
        ],
        replies: ["Yes, guided tours.", "Yes, please.", "Yes, I'd like a guide.", "Yes, I enjoy guided tours."],
      },
      No: {
        says: [
          "I don't want guided tours.",
          "No guided tours for me.",
          "I'd rather explore the sights without a guide.",
        ],
        replies: ["No, no guided tours.", "No, I'd rather explore alone.", "No, no guide.", "No, thanks."],
      },
    },
    indifferent: ["With or without a guide, I don't mind."],
    vague: ["It depends on the guide.", "Sometimes, maybe.", "For some places, perhaps."],
  },
  {
    entry: "attraction.specialEvents",
    phrases: {
      Concerts: ["concerts", "a concert"],
      Festivals: ["festivals", "a festival"],
      Workshops: ["workshops", "a workshop"],
      Lectures: ["lectures", "a lecture"],
    },
    says: ["I'd like to go to {v}.", "I'd love to attend {v} during the trip.", "I'm interested in {v}."],
    replies: ["{v}.", "{v}, please.", "{v} would be great.", "I'd enjoy {v}."],
    indifferent: ["I don't need any events."],
    vague: ["Something with a bit of life.", "Something fun, I guess.", "Hmm, it depends what's on."],
  },
  {
    entry: "attraction.preferredAmenities",
    topic: "amenities at the attractions",
    phrases: {
      "Food and drink": ["food and drink", "food and drinks"],
      Restrooms: ["restrooms"],
      "Gift shop": ["a gift shop"],
      "Wi-Fi": ["Wi-Fi"],
    },
    says: ["The attractions should have {v}.", "At the sights I'd like {v}.", "I like it when attractions offer {v}."],
    replies: ["{v}.", "{v}, please.", "{v} would be good.", "I'd want {v}."],
    indifferent: ["I don't need anything there."],
    vague: ["Just the basics.", "The usual.", "Somewhere to rest a bit, maybe."],
  },
];

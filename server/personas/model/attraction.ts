import { between, concernedAbout, is, type ValueModel } from "./entry-model";

/** What the traveler wants of places to see. */
export const ATTRACTION: readonly ValueModel[] = [
  {
    entry: "attraction.preferredType",
    weights: [
      ["museum", 13],
      ["art", 9],
      ["park", 13],
      ["shopping", 11],
      ["landmark", 13],
      ["historical site", 11],
      ["zoo", 6],
      ["aquarium", 6],
      ["no preference", 18],
    ],
    influences: [
      {
        when: is("persona.interest", "museum"),
        times: { museum: 6, art: 3, "historical site": 2, "no preference": 0.3 },
      },
      { when: is("persona.interest", "hiking", "adventure sports"), times: { park: 5, museum: 0.5, shopping: 0.4 } },
      { when: is("persona.interest", "city tour"), times: { landmark: 4, "historical site": 2.4, shopping: 1.4 } },
      { when: is("persona.interest", "beach"), times: { aquarium: 2, park: 1.8 } },
      { when: is("persona.travelWithChild", true), times: { zoo: 5, aquarium: 5, shopping: 0.5, art: 0.4 } },
      { when: is("persona.job", "artist"), times: { art: 4 } },
    ],
  },
  {
    entry: "attraction.preferredDuration",
    weights: [
      ["Less than 1 hour", 10],
      ["1-2 hours", 29],
      ["2-3 hours", 22],
      ["More than 3 hours", 12],
      ["no preference", 27],
    ],
    influences: [
      { when: is("persona.travelWithChild", true), times: { "1-2 hours": 1.7, "More than 3 hours": 0.4 } },
      { when: concernedAbout("Minimum time in transit"), times: { "Less than 1 hour": 2.4, "no preference": 0.3 } },
      { when: concernedAbout("Travel at preferred time"), times: { "no preference": 0.3 } },
      {
        when: is("attraction.preferredType", "museum", "zoo", "park"),
        times: { "2-3 hours": 1.6, "More than 3 hours": 2 },
      },
    ],
  },
  {
    entry: "attraction.popularity",
    weights: [
      ["Low", 16],
      ["Medium", 20],
      ["High", 32],
      ["no preference", 32],
    ],
    influences: [
      { when: is("attraction.preferredType", "landmark"), times: { High: 2.6, Low: 0.4 } },
      { when: is("persona.travelFrequency", "Frequently"), times: { Low: 2.2 } },
      { when: is("persona.travelFrequency", "Rarely"), times: { High: 1.8, Low: 0.5 } },
    ],
  },
  {
    entry: "attraction.ratings",
    weights: [
      [1, 4],
      [2, 14],
      [3, 38],
      [4, 34],
      [5, 10],
    ],
    influences: [
      { when: is("persona.travelStyle", "Luxury"), times: { "1": 0.1, "2": 0.4, "5": 2 } },
      { when: concernedAbout("Value per dollar"), times: { "1": 0.2, "2": 0.5, "4": 1.6 } },
    ],
  },
  {
    entry: "attraction.needDisabilityAccess",
    weights: [
      [true, 1],
      [false, 99],
    ],
    influences: [{ when: is("persona.disability", true), times: { true: 450 } }],
  },
  {
    entry: "attraction.needGuidedTours",
    weights: [
      ["Yes", 27],
      ["No", 28],
      ["no preference", 45],
    ],
    influences: [
      { when: between("persona.age", 55, 70), times: { Yes: 2.2 } },
      { when: between("persona.age", 18, 34), times: { No: 1.7 } },
      { when: is("persona.interest", "city tour"), times: { Yes: 3.4 } },
      { when: concernedAbout("Simple or few steps"), times: { Yes: 2.6, "no preference": 0.4 } },
    ],
  },
  {
    entry: "attraction.specialEvents",
    weights: [
      ["Concerts", 14],
      ["Festivals", 17],
      ["Workshops", 9],
      ["Lectures", 6],
      ["no preference", 54],
    ],
    influences: [
      { when: is("persona.interest", "music event"), times: { Concerts: 8, Festivals: 3, "no preference": 0.4 } },
      { when: is("persona.interest", "foodie"), times: { Festivals: 2, Workshops: 2 } },
      { when: is("persona.job", "researcher", "teacher", "journalist"), times: { Lectures: 3.4, Workshops: 1.7 } },
      { when: is("persona.job", "artist"), times: { Workshops: 3 } },
    ],
  },
  {
    entry: "attraction.preferredAmenities",
    weights: [
      ["Food and drink", 22],
      ["Restrooms", 20],
      ["Gift shop", 9],
      ["Wi-Fi", 9],
      ["no preference", 40],
    ],
    influences: [
      {
        when: is("persona.travelWithChild", true),
        times: { Restrooms: 2.6, "Food and drink": 1.4, "no preference": 0.6 },
      },
      { when: between("persona.age", 60, 70), times: { Restrooms: 2.6 } },
      { when: is("persona.interest", "foodie"), times: { "Food and drink": 2.2 } },
      { when: between("persona.age", 18, 29), times: { "Wi-Fi": 2.6 } },
    ],
  },
];

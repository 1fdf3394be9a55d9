import type { EntrySpec } from "./entry-spec";

/** What is wished of sights. */
export const ATTRACTION_ENTRIES = [
  {
    key: "attraction.preferredType",
    kind: "choice",
    label: "preferred type",
    title: "Kind",
    values: ["museum", "art", "park", "shopping", "landmark", "historical site", "zoo", "aquarium"],
    askable: true,
  },
  {
    key: "attraction.preferredDuration",
    kind: "choice",
    label: "preferred duration",
    title: "Length of a visit",
    values: ["Less than 1 hour", "1-2 hours", "2-3 hours", "More than 3 hours"],
    askable: true,
  },
  {
    key: "attraction.popularity",
    kind: "choice",
    label: "popularity",
    title: "Popularity",
    values: ["Low", "Medium", "High"],
    askable: true,
  },
  {
    key: "attraction.ratings",
    kind: "integer",
    label: "attraction ratings",
    title: "Rating",
    range: [1, 5],
    measure: "stars",
    askable: true,
  },
  {
    key: "attraction.needDisabilityAccess",
    kind: "boolean",
    label: "need disability access (attraction)",
    title: "Step-free access",
    askable: true,
  },
  {
    key: "attraction.needGuidedTours",
    kind: "choice",
    label: "need guided tours",
    title: "Guided tours",
    values: ["Yes", "No"],
    askable: true,
  },
  {
    key: "attraction.specialEvents",
    kind: "choice",
    label: "special events",
    title: "Events",
    values: ["Concerts", "Festivals", "Workshops", "Lectures"],
    askable: true,
  },
  {
    key: "attraction.preferredAmenities",
    kind: "choice",
    label: "preferred amenities (attraction)",
    title: "Amenities",
    values: ["Food and drink", "Restrooms", "Gift shop", "Wi-Fi"],
    askable: true,
  },
] as const satisfies readonly EntrySpec[];

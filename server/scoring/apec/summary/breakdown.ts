import type { Persona } from "@/server/personas";
import type { ElicitationSummary } from "@/server/views";
import type { ScoredDialog } from "../score-dialog";
import { meanWithError } from "./statistics";

type Breakdown = ElicitationSummary["breakdown"];

/** The groups of Fig. 9, by what the persona says; "service" goes by the stars of the hotel that the traveler wants. */
const GROUPS: readonly { readonly fact: Breakdown[number]["fact"]; readonly groupOf: (persona: Persona) => string }[] =
  [
    {
      fact: "age",
      groupOf: ({ entries }) => band(entries["persona.age"], [30, 45, 60], ["18–29", "30–44", "45–59", "60–70"]),
    },
    { fact: "education", groupOf: ({ entries }) => String(entries["persona.education"]) },
    { fact: "disability", groupOf: ({ entries }) => (entries["persona.disability"] === true ? "yes" : "no") },
    {
      fact: "budget",
      groupOf: ({ entries }) =>
        band(entries["persona.budget"], [2000, 5000], ["under $2,000", "$2,000 to $4,999", "$5,000 and more"]),
    },
    {
      fact: "service",
      groupOf: ({ entries }) => band(entries["hotel.ratings"], [3, 4], ["1–2 stars", "3 stars", "4–5 stars"]),
    },
    { fact: "pets", groupOf: ({ entries }) => (entries["persona.travelWithPets"] === true ? "yes" : "no") },
  ];

/** Critical accuracy by groups of travelers, with its standard error; groups by name. */
export function breakdownOf(dialogs: readonly ScoredDialog[]): Breakdown {
  return GROUPS.flatMap(({ fact, groupOf }) => {
    const groups = [...new Set(dialogs.map(({ persona }) => groupOf(persona)))].sort((a, b) =>
      a.localeCompare(b, "en"),
    );
    return groups.map((group) => {
      const members = dialogs.filter(({ persona }) => groupOf(persona) === group);
      const { mean, standardError } = meanWithError(members.map(({ record }) => record.accuracy.critical));
      return { fact, group, travelers: members.length, critical: mean, standardError };
    });
  });
}

/** The name of the band that a number falls into; `starts` are the first numbers of the second band and on. */
function band(value: unknown, starts: readonly number[], names: readonly string[]): string {
  return names[starts.filter((start) => typeof value === "number" && value >= start).length] ?? "";
}

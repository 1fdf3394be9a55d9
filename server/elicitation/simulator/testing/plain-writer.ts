import { ASKABLE_ENTRIES, type EntryKey, preferenceEntry } from "@/server/trip";
import type { Writer } from "../writer";

/** A writer whose every text says which it is: "asked flight.preferredCabin=economy 2". */
export const PLAIN_WRITER: Writer = {
  manner: "says which text it is",
  entries: Object.fromEntries(
    ASKABLE_ENTRIES.map((entry) => [
      entry,
      {
        vague: [`vague ${entry}`],
        values: Object.fromEntries(
          valueNames(entry).map((name) => [
            name,
            {
              asked: [`asked ${entry}=${name} 1`, `asked ${entry}=${name} 2`],
              unasked: [`unasked ${entry}=${name}`],
            },
          ]),
        ),
      },
    ]),
  ),
  matters: ["It matters."],
  minor: ["It is minor."],
  private: ["That is private."],
  reactions: ["Indeed."],
  opening: {
    greetings: ["Hello."],
    trip: ["From {origin} to {places}, {days} days from {start}."],
    alone: ["Alone."],
    together: ["{n} adults."],
    withChild: ["{n} with a child."],
    withPet: ["A pet."],
    style: { Budget: ["Style Budget."], "Mid range cost": ["Style mid."], Luxury: ["Style luxury."] },
  },
};

/** What a writer has words for: each value of the entry by name; amounts of money are one. */
export function valueNames(entry: EntryKey): readonly string[] {
  const spec = preferenceEntry(entry);
  if (spec.kind === "boolean") return ["true", "false"];
  if (spec.kind === "choice") return spec.choices ?? [];
  return spec.measure === "dollars" ? ["{amount}"] : ["1", "2", "3", "4", "5"];
}

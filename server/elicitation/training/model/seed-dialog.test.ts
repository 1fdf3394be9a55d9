import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { skillModels } from "@/server/agents/testing/skill-models";
import { generatePersonas } from "@/server/personas";
import { ok } from "@/server/trip";
import type { ByModelEvent } from "../../by-model/by-model";
import { readSeedDialog } from "./read-seed-dialog";
import { writeSeedDialog } from "./write-seed-dialog";

const trip = { origin: "Dallas", destinations: ["Austin"], startDate: "2027-05-03", days: 3, people: 2 };

async function written(answer?: string) {
  const events: ByModelEvent[] = [];
  const models = skillModels(answer === undefined ? {} : { answer: () => ok(answer) });
  const by = { models, signal: new AbortController().signal, onEvent: events.push.bind(events), fallback: true };
  const [persona] = generatePersonas("seed", 1, 1);
  if (persona === undefined) throw new Error("There is no traveler.");
  return { persona, turns: await writeSeedDialog(by, persona, trip), events };
}

describe("writeSeedDialog", () => {
  it("gives the turns of a dialog that asks the critical fields in their order, each with a thought", async () => {
    const { persona, turns } = await written();
    const questions = (turns ?? []).filter(({ by }) => by === "agent");
    expect(questions.map(({ entry }) => entry).slice(0, persona.critical.length)).toEqual(persona.critical);
    expect(questions.every(({ reason }) => reason !== null)).toBe(true);
    expect(turns?.[0]).toMatchObject({ by: "traveler", entry: null });
    expect(turns?.at(-1)?.by).toBe("traveler");
  });

  it("records a text that is no dialog", async () => {
    const { turns, events } = await written("I would rather not.");
    expect([turns, events.at(-1)?.type]).toEqual([null, "error"]);
  });
});

describe("readSeedDialog", () => {
  it("leaves out questions without a field, second ones about it, and their answers", () => {
    const ask = (field: string, answer: string) =>
      `Travel Agent [Field]: ${field}\nTravel Agent: And ${field}?\nTraveler: ${answer}\n`;
    const turns = readSeedDialog(
      `Travel Agent: Hello!\nTraveler: Hi, to Austin.\n${ask("persona: budget", "$900")}${ask("shoe size", "43")}${ask("persona: budget", "$800")}${ask("persona: age", "40")}${ask("flight: preferred cabin", "economy")}${ask("hotel: hotel ratings", "4")}`,
    );
    expect(turns?.map(({ entry }) => entry)).toEqual([
      ...[null, "persona.budget", "persona.budget", "flight.preferredCabin", "flight.preferredCabin"],
      ...["hotel.ratings", "hotel.ratings"],
    ]);
    expect(turns?.map(({ text }) => text)).not.toContain("43");
  });

  it("alternates, whatever a model writes", () => {
    const start = fc.constantFrom(
      "Traveler: ",
      "Travel Agent: ",
      "Travel Agent [Field]: persona: budget",
      "Travel Agent [Field]: hotel: hotel ratings",
      "Travel Agent [Field]: flight: preferred cabin",
      "x",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(start, fc.constantFrom("", "one", "two"))), (lines) => {
        const turns = readSeedDialog(lines.map((parts) => parts.join("")).join("\n")) ?? [];
        return turns.every(({ by }, index) => by === (index % 2 === 0 ? "traveler" : "agent"));
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { skillModels } from "@/server/agents/testing/skill-models";
import { ok } from "@/server/trip";
import type { ByModelEvent } from "../by-model/by-model";
import { ask, hear, newDialog, stenograph } from "../dialog/dialog";
import { modelStenographer } from "./model-stenographer";

const nothing = { trip: {}, constraints: {}, entries: {}, unclear: [] };
const asked = ask(hear(newDialog(), { text: "Hello! We bring our dog.", said: nothing }), {
  entry: "hotel.preferredBrand",
  text: "Which brand?",
  reason: "A thought that nobody else sees.",
  isFollowUp: false,
});
const dialog = hear(asked, {
  text: "Hilton, please.",
  said: { ...nothing, entries: { "hotel.preferredBrand": "Hilton" } },
});

async function notes(answer?: string) {
  const events: ByModelEvent[] = [];
  const models = skillModels(answer === undefined ? {} : { answer: () => ok(answer) });
  const by = { models, signal: new AbortController().signal, onEvent: events.push.bind(events) };
  return { notes: await modelStenographer(by)(dialog), events };
}

describe("modelStenographer", () => {
  it("notes what the traveller said, and is told nobody's thoughts", async () => {
    const { notes: taken, events } = await notes();
    expect(taken).toEqual({ "hotel.preferredBrand": "Hilton", "persona.travelWithPets": true });
    expect(JSON.stringify(events)).not.toContain("A thought that nobody else sees.");
  });

  it("spells values as the entries do, and leaves out what is none", async () => {
    const written = {
      ...{ "hotel: preferred brand": ["hilton"], "persona: travel with pets": "Yes", "hotel: hotel ratings": "4" },
      ...{ "flight: preferred cabin": "rooftop", "shoe size": 43, "restaurant: ratings": 9 },
    };
    expect((await notes(JSON.stringify(written))).notes).toEqual({
      "hotel.preferredBrand": "Hilton",
      "persona.travelWithPets": true,
      "hotel.ratings": 4,
    });
  });

  it("gives the rules' notes where the model's are of no use, which is recorded", async () => {
    const { notes: taken, events } = await notes("The traveller likes Hilton.");
    expect(taken).toEqual(stenograph(dialog));
    expect(events.at(-1)).toMatchObject({ type: "error" });
  });
});

import { describe, expect, it } from "vitest";
import { skillModels } from "@/server/agents/testing/skill-models";
import { ok } from "@/server/trip";
import type { ByModelEvent } from "../by-model/by-model";
import { ask, newDialog, stenograph, takeAnswer } from "../dialog/dialog";
import { modelStenographer } from "./model-stenographer";

const nothing = { trip: {}, constraints: {}, entries: {}, unclear: [] };
const asked = ask(takeAnswer(newDialog(), { text: "Hello!", said: nothing }), {
  entry: "hotel.preferredBrand",
  text: "Which brand?",
  reason: "A thought that nobody else sees.",
  isFollowUp: false,
});
const dialog = takeAnswer(asked, {
  text: "Hilton, please.",
  said: { ...nothing, entries: { "hotel.preferredBrand": "Hilton" } },
});

async function notes(answer?: string, fallback = false) {
  const events: ByModelEvent[] = [];
  const models = skillModels(answer === undefined ? {} : { answer: () => ok(answer) });
  const by = { models, signal: new AbortController().signal, onEvent: events.push.bind(events), fallback };
  return { notes: await modelStenographer(by)(dialog), events };
}

describe("modelStenographer", () => {
  it("notes what the traveler said, and is told nobody's thoughts", async () => {
    const { notes: taken, events } = await notes();
    expect(taken).toEqual({ "hotel.preferredBrand": "Hilton" });
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

  it("notes nothing new where the model's notes are of no use, which is recorded", async () => {
    const { notes: taken, events } = await notes("The traveler likes Hilton.");
    expect(taken).toEqual({});
    expect(events.at(-1)).toMatchObject({ type: "error", part: "stenographer" });
    expect((await notes("The traveler likes Hilton.", true)).notes).toEqual(stenograph(dialog));
  });

  it("keeps the last notes of use", async () => {
    let calls = 0;
    const answer = () => ok(calls++ === 0 ? '{"hotel: preferred brand": "Hilton"}' : "Nothing new.");
    const { signal } = new AbortController();
    const by = { models: skillModels({ answer }), signal, onEvent: () => {}, fallback: false };
    const note = modelStenographer(by);
    expect([await note(dialog), await note(dialog)]).toEqual(
      Array.from({ length: 2 }, () => ({ "hotel.preferredBrand": "Hilton" })),
    );
  });
});

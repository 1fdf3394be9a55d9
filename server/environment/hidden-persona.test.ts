import { describe, expect, it, vi } from "vitest";
import { generatePersona, type Persona } from "@/server/personas";
import { everyFrame } from "./testing/every-frame";
import { closeServersAfterEach, serveTexas } from "./testing/served";

/** Is in every field that the traveler never speaks of. */
const MARKER = "marker-of-the-hidden-persona";
const AGE = 9_172_836;
const BUDGET = 7351;
const SEED = 3;

vi.mock("@/server/personas", async (original) => {
  const personas = await original<typeof import("@/server/personas")>();
  const generatePersona: typeof personas.generatePersona = (...which) => marked(personas.generatePersona(...which));
  return { ...personas, generatePersona };
});
closeServersAfterEach();

describe.each(["delegated", "elicitation", "joint", "ladder-1", "ladder-3"])("every frame of the set %s", (taskSet) => {
  it("is the same to the byte for one seed on any server, and has nothing that is hidden", async () => {
    const [one, other] = [await serveTexas(), await serveTexas()];
    const frames = await everyFrame(one.url, taskSet, SEED);
    expect(await everyFrame(other.url, taskSet, SEED)).toEqual(frames);
    expect(new Set(frames.map(({ by }) => by)).size).toBe(6);
    for (const { by, text } of frames) {
      expect([by, secrets().filter((secret) => text.includes(secret))]).toEqual([by, []]);
      expect(text).not.toMatch(/"split"|"validation"|"train"/);
    }
    // The traveler says the budget when asked for it, else no frame has it; where there is nobody to ask, none has.
    const heard = frames.filter(({ text }) => text.replaceAll(",", "").includes(String(BUDGET)));
    expect(heard.length > 0).toBe(taskSet === "elicitation" || taskSet === "joint");
    for (const { text } of heard) expect(text).toMatch(/say|result/);
  });
});

it("is another episode for another seed, and leaves nothing for the next one", async () => {
  const { url } = await serveTexas();
  const first = await everyFrame(url, "elicitation", SEED);
  // The first frame says how many sessions are open.
  expect((await everyFrame(url, "elicitation", SEED)).slice(1)).toEqual(first.slice(1));
  expect((await everyFrame(url, "elicitation", SEED + 1)).slice(1)).not.toEqual(first.slice(1));
});

function marked(persona: Persona): Persona {
  return {
    ...persona,
    id: MARKER,
    factor: MARKER,
    entries: {
      ...persona.entries,
      ...{ "persona.job": MARKER, "persona.maritalStatus": MARKER, "persona.age": AGE, "persona.budget": BUDGET },
    },
  };
}

/** What no frame has: what is never said, and the list of what is critical, as it might be written. */
function secrets(): string[] {
  const { critical } = generatePersona("reward", 1, SEED);
  const first = critical.slice(0, 3);
  return [MARKER, String(AGE), JSON.stringify(first).slice(1, -1), first.join(", ")];
}

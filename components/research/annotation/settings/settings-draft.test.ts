import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProjectSettings } from "@/server/views";
import { changedSettings, draftOfSettings, NEW_SETTINGS, settingsOf } from "./settings-draft";

const percent = (most: number) => fc.integer({ min: 0, max: most }).map((value) => value / 100);
const settings: fc.Arbitrary<ProjectSettings> = fc.record({
  name: fc.stringMatching(/^[a-z]{1,80}$/),
  guidelines: fc.string({ maxLength: 50 }),
  examples: fc.constant([]),
  ratersPerItem: fc.integer({ min: 1, max: 10 }),
  overlap: percent(100),
  repeats: percent(50),
  minimumRationale: fc.integer({ min: 0, max: 500 }),
  passingShare: fc.option(percent(100)),
  seed: fc.integer({ min: 0, max: 1_000_000_000 }),
  onDeletion: fc.constantFrom("keep-pseudonymous", "delete"),
});

describe("the settings of a project", () => {
  it("come back from the form as they were", () => {
    fc.assert(
      fc.property(settings, (given) => {
        expect(settingsOf(draftOfSettings(given), given.examples)).toEqual({ settings: given });
      }),
    );
  });

  it("are new with all but a name", () => {
    expect(settingsOf(NEW_SETTINGS, [])).toEqual({
      problems: { name: "Give the project a name of at most 80 characters." },
    });
    expect(settingsOf({ ...NEW_SETTINGS, name: "First" }, [])).toMatchObject({
      settings: { ratersPerItem: 3, overlap: 1, passingShare: null },
    });
  });

  it("say at each field what to write there", () => {
    const draft = { ...NEW_SETTINGS, name: "First", ratersPerItem: "none", repeats: "60", seed: "1.5" };
    expect(settingsOf(draft, [])).toEqual({
      problems: {
        ratersPerItem: "Write a whole number from 1 to 10.",
        repeats: "Write a number from 0 to 50.",
        seed: "Write a whole number from 0 to 1,000,000,000.",
      },
    });
  });

  it("are sent only where they differ", () => {
    const answer = settingsOf({ ...NEW_SETTINGS, name: "First" }, []);
    if (!("settings" in answer)) throw new Error("The draft is not valid.");
    const before = answer.settings;
    expect(changedSettings(before, { ...before })).toEqual({});
    expect(changedSettings(before, { ...before, name: "Second" })).toEqual({ name: "Second" });
  });
});

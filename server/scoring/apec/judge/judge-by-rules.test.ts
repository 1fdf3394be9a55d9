import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASKABLE_ENTRIES, type EntryKey } from "@/server/trip";
import type { DialogTurn } from "@/server/views";
import { opening, round } from "../testing/held-dialogs";
import { judgeByRules } from "./judge-by-rules";

const IMPORTANT: readonly EntryKey[] = [
  ...(["persona.budget", "hotel.preferredRoomType", "hotel.preferredProximity", "hotel.ratings"] as const),
  ...(["flight.preferredCabin", "flight.preferredFlyTime"] as const),
  ...(["restaurant.preferredCuisines", "attraction.preferredType"] as const),
];
const MINOR: readonly EntryKey[] = [
  ...(["flight.avoidAircraftType", "hotel.preferredBathroomFeatures", "restaurant.allowSmoking"] as const),
  ...(["flight.preferredAircraftType", "restaurant.preferredPaymentMethods"] as const),
  ...(["attraction.preferredAmenities", "hotel.preferredRoomFeatures", "restaurant.needLiveMusic"] as const),
];

function asking(entries: readonly (EntryKey | null)[], options: Partial<DialogTurn> = {}): DialogTurn[] {
  return [opening(), ...entries.flatMap((entry) => round(entry, "Yes, please.", options))];
}

const turns = fc
  .array(
    fc.record({
      entry: fc.option(fc.constantFrom(...ASKABLE_ENTRIES)),
      answer: fc.oneof(fc.constantFrom("Yes.", "Hmm, it depends.", "Four stars."), fc.string()),
      isFollowUp: fc.boolean(),
      reason: fc.option(fc.string()),
    }),
    { maxLength: 25 },
  )
  .map((rounds) => [opening(), ...rounds.flatMap(({ entry, answer, ...rest }) => round(entry, answer, rest))]);

describe("the judge by rules", () => {
  it("gives one to five points on each axis and adds them up, whatever was said", () => {
    fc.assert(
      fc.property(turns, (dialog) => {
        const { planPriority, proactive, clarification, total } = judgeByRules(dialog);
        for (const axis of [planPriority, proactive, clarification]) {
          expect(axis).toBeGreaterThanOrEqual(1);
          expect(axis).toBeLessThanOrEqual(5);
        }
        expect(total).toBeCloseTo(planPriority + proactive + clarification);
        expect(judgeByRules(dialog)).toEqual(judgeByRules(structuredClone(dialog)));
      }),
      { numRuns: 60 },
    );
  });

  it("gives nothing without a dialog, and the least without a question", () => {
    expect(judgeByRules([])).toEqual({ planPriority: 0, proactive: 0, clarification: 0, total: 0 });
    expect(judgeByRules([opening()])).toEqual({ planPriority: 1, proactive: 1, clarification: 1, total: 3 });
  });

  it("prefers the important before the minor, and each subject in one go", () => {
    const all = [...IMPORTANT, ...MINOR];
    const scattered = IMPORTANT.map((_, index) => IMPORTANT[(index * 3) % IMPORTANT.length] ?? null);
    expect(judgeByRules(asking(all)).planPriority).toBeGreaterThan(
      judgeByRules(asking(all.toReversed())).planPriority + 1,
    );
    expect(judgeByRules(asking(IMPORTANT)).planPriority).toBeGreaterThan(judgeByRules(asking(scattered)).planPriority);
    expect(judgeByRules(asking(MINOR)).planPriority).toBeLessThan(3);
  });

  it("finds access important once a disability was told, and brands once one was stressed", () => {
    const access = asking(["hotel.needDisabilityAccess", "restaurant.needDisabilityAccess"]);
    const told = [opening("I use a wheelchair."), ...access.slice(1)];
    expect(judgeByRules(told).planPriority).toBeGreaterThan(judgeByRules(access).planPriority);
    const brands = asking(["hotel.preferredBrand", "hotel.avoidBrand"]);
    const loyal = [opening("I'd like to fly with Delta Airlines."), ...brands.slice(1)];
    expect(judgeByRules(loyal).planPriority).toBeGreaterThan(judgeByRules(brands).planPriority);
  });

  it("finds a question more important when the answer stresses it, less when it makes light of it", () => {
    const middling = ["flight.preferredAirline", "restaurant.ratings", "hotel.preferredAmenities"] as const;
    const answered = (answer: string) =>
      judgeByRules([opening(), ...middling.flatMap((entry) => round(entry, answer))]).planPriority;
    expect(answered("Yes. That one really matters to me.")).toBeGreaterThan(answered("Yes."));
    expect(answered("Yes, but it isn't that important to me.")).toBeLessThan(answered("Yes."));
  });

  it("wants thoughts of their own behind questions, and none asked twice", () => {
    const thoughtful = judgeByRules(asking(IMPORTANT, {})).proactive;
    expect(thoughtful).toBeGreaterThan(judgeByRules(asking(IMPORTANT, { reason: null })).proactive + 0.5);
    expect(thoughtful).toBeGreaterThan(judgeByRules(asking(IMPORTANT, { reason: "It matters." })).proactive + 0.5);
    expect(thoughtful).toBeGreaterThan(judgeByRules(asking(IMPORTANT.slice(0, 2))).proactive + 0.5);
    const twice = judgeByRules(asking([...IMPORTANT, ...IMPORTANT]));
    expect(twice.proactive).toBeLessThan(thoughtful - 1);
  });

  it("wants vague answers cleared up, and no follow-up to clear ones", () => {
    const vague = "Hmm, something decent, I guess.";
    const [first, second] = IMPORTANT;
    if (first === undefined || second === undefined) throw new Error("There is nothing to ask.");
    const left = [opening(), ...round(first, vague), ...round(second, vague)];
    const cleared = [opening(), ...round(first, vague), ...round(first, "$3,000.", { isFollowUp: true })];
    const needless = [opening(), ...round(first, "$3,000."), ...round(first, "$3,000!", { isFollowUp: true })];
    expect(judgeByRules(left).clarification).toBeLessThan(2);
    expect(judgeByRules(cleared).clarification).toBeGreaterThan(4);
    expect(judgeByRules(needless).clarification).toBeLessThan(judgeByRules(asking(IMPORTANT)).clarification);
  });

  it("takes a point for each empty or senseless round", () => {
    const whole = judgeByRules(asking(IMPORTANT));
    for (const senseless of [round(null, "What?"), round("persona.disability", "What?", { text: "  " })]) {
      const lower = judgeByRules([...asking(IMPORTANT), ...senseless]);
      expect(lower.planPriority).toBeLessThan(whole.planPriority - 0.7);
      expect(lower.proactive).toBeLessThan(whole.proactive - 0.7);
    }
  });
});

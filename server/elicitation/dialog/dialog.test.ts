import { describe, expect, it } from "vitest";
import type { EntryKey, EntryValue, Said } from "@/server/trip";
import { clarifying } from "../policies/clarifying";
import { fixedPolicy } from "../policies/fixed";
import { informationGainPolicy } from "../policies/information-gain";
import type { QuestionPolicy } from "../policies/policy";
import { asJoint, entriesWith } from "../questions/joint-question";
import {
  ask,
  type Dialog,
  isOpenFor,
  newDialog,
  roundsOf,
  setEntry,
  setPreference,
  stenograph,
  takeAnswer,
} from "./dialog";
import { knownEntries, preferencesOf } from "./known-entries";
import { nextQuestion, nextTurnInTime, questionsLeft } from "./next-question";

const OPTIONS = { delegation: "ask me thoroughly", seed: 1 } as const;

function said(entries: Partial<Record<EntryKey, EntryValue>>, unclear: readonly string[] = []): Said {
  return { trip: {}, constraints: {}, entries, unclear: [...unclear] };
}

/** Asks the next question of the list and gives this answer. */
function answered(dialog: Dialog, text: string, entries: Partial<Record<EntryKey, EntryValue>> = {}): Dialog {
  const next = nextQuestion(dialog, fixedPolicy, OPTIONS);
  if (next === null) throw new Error("nothing is asked");
  return takeAnswer(next.dialog, { text, said: said(entries) });
}

describe("a dialog", () => {
  it("notes what was said, later words in place of earlier ones", () => {
    const cabin = takeAnswer(newDialog(), { text: "economy", said: said({ "flight.preferredCabin": "economy" }) });
    const corrected = takeAnswer(cabin, { text: "no, business", said: said({ "flight.preferredCabin": "business" }) });
    expect(stenograph(cabin)).toEqual({ "flight.preferredCabin": "economy" });
    expect(stenograph(corrected)).toEqual({ "flight.preferredCabin": "business" });
  });

  it("notes no value that the entry cannot have", () => {
    const dialog = takeAnswer(newDialog(), {
      text: "…",
      said: said({ "flight.preferredCabin": "throne", "hotel.ratings": 9 }),
    });
    expect(stenograph(dialog)).toEqual({});
  });

  it("asks a vague answer again, once, then goes on", () => {
    const vague = answered(newDialog(), "hm");
    const again = nextQuestion(vague, fixedPolicy, OPTIONS);
    expect(again?.question).toMatchObject({ entry: "persona.travelWithChild", isFollowUp: true });
    const stillVague = answered(vague, "hm");
    expect(nextQuestion(stillVague, fixedPolicy, OPTIONS)?.question).toMatchObject({
      entry: "persona.travelWithPets",
      isFollowUp: false,
    });
    expect(stenograph(stillVague)).toEqual({});
  });

  it("counts words that ask for nothing as a round, in which nothing is noted", async () => {
    const chatter = { name: "chatter", next: () => ({ remark: "Great question!" }) };
    const next = await nextTurnInTime(newDialog(), chatter, OPTIONS);
    expect(next).toMatchObject({ remark: "Great question!" });
    const dialog = takeAnswer(next?.dialog ?? newDialog(), { text: "Okay.", said: said({}) });
    expect([roundsOf(dialog), stenograph(dialog), dialog.open, dialog.unsettled]).toEqual([1, {}, null, null]);
  });

  it("has the policy decide whether a vague answer is followed up, and clarifying always do", () => {
    const vague = answered(newDialog(), "hm");
    const goesOn: QuestionPolicy = { name: "goes on", next: () => ({ entry: "hotel.ratings", reason: "" }) };
    expect(nextQuestion(vague, goesOn, OPTIONS)?.question).toMatchObject({ entry: "hotel.ratings", isFollowUp: false });
    expect(nextQuestion(vague, clarifying(goesOn), OPTIONS)?.question).toMatchObject({
      entry: "persona.travelWithChild",
      reason: "I didn't quite get your answer.",
      isFollowUp: true,
    });
  });

  it("takes leaving it open as an answer that sets nothing", () => {
    const dialog = answered(newDialog(), "you decide");
    expect(stenograph(dialog)).toEqual({});
    expect(knownEntries(dialog).find(({ entry }) => entry === "persona.travelWithChild")?.state).toBe("declined");
    expect(nextQuestion(dialog, fixedPolicy, OPTIONS)?.question.entry).toBe("persona.travelWithPets");
  });

  it("asks nothing that was said, and nothing twice", () => {
    let dialog = takeAnswer(newDialog(), { text: "with my dog", said: said({ "persona.travelWithPets": true }) });
    const asked: EntryKey[] = [];
    for (;;) {
      const next = nextQuestion(dialog, informationGainPolicy, OPTIONS);
      if (next === null) break;
      asked.push(next.question.entry);
      dialog = takeAnswer(next.dialog, { text: "skip", said: said({}) });
    }
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).not.toContain("persona.travelWithPets");
  });

  it("asks about three ratings at once, and takes one answer for each, or for those it names", () => {
    const question = asJoint(
      { entry: "hotel.ratings", text: "", reason: "", quickReplies: [], isFollowUp: false },
      entriesWith("hotel.ratings"),
    );
    expect(question.text).toBe("How many stars should hotels, restaurants and attractions have, at a minimum?");
    const asked = ask(newDialog(), question);
    const four = takeAnswer(asked, { text: "4", said: said({ "hotel.ratings": 4 }) });
    expect(stenograph(four)).toEqual({ "hotel.ratings": 4, "restaurant.ratings": 4, "attraction.ratings": 4 });
    const named = takeAnswer(asked, { text: "4 for hotels", said: said({ "hotel.ratings": 4 }) });
    expect(stenograph(named)).toEqual({ "hotel.ratings": 4 });
    const left = takeAnswer(asked, { text: "you decide", said: said({}) });
    expect([...left.notes.values()].map(({ value }) => value)).toEqual([null, null, null]);
    for (const entry of ["hotel.ratings", "restaurant.ratings", "attraction.ratings"] as const)
      expect(isOpenFor(named, entry)).toBe(false);
  });

  it("takes one answer about flexibility for fares, changes and cancellation", () => {
    const question = asJoint(
      { entry: "flight.preferredChangePolicies", text: "", reason: "", quickReplies: [], isFollowUp: false },
      entriesWith("flight.preferredChangePolicies"),
    );
    const heard = takeAnswer(ask(newDialog(), question), {
      text: "as flexible as you can",
      said: said({ "flight.preferredChangePolicies": "free changes" }),
    });
    expect(stenograph(heard)).toEqual({
      "flight.preferredRefundability": "refundable",
      "flight.preferredChangePolicies": "free changes",
      "hotel.preferredCancellationPolicy": "Flexible",
    });
  });

  it("lets values be set, declined and cleared by hand, which answers the open question", () => {
    const asked = nextQuestion(newDialog(), fixedPolicy, OPTIONS)?.dialog ?? newDialog();
    const set = setEntry(asked, "persona.travelWithChild", true);
    expect(set.open).toBeNull();
    expect(stenograph(set)).toEqual({ "persona.travelWithChild": true });
    expect(stenograph(setEntry(set, "persona.travelWithChild", null))).toEqual({});
    expect(stenograph(setEntry(set, "persona.travelWithChild", "declined"))).toEqual({});
  });

  it("asks nothing where it shall decide, and says how many questions are left", () => {
    expect(nextQuestion(newDialog(), fixedPolicy, { ...OPTIONS, delegation: "decide for me" })).toBeNull();
    expect(questionsLeft(newDialog(), fixedPolicy, "decide for me")).toBe(0);
    expect(questionsLeft(newDialog(), fixedPolicy, "ask me little")).toBe(4);
  });

  it("tells the planner what was said, and guesses only where they are delegated", () => {
    const dialog = takeAnswer(newDialog(), {
      text: "Delta, and any cabin",
      said: said({ "flight.preferredAirline": "Delta Airlines", "flight.preferredCabin": "no preference" }),
    });
    const known = preferencesOf(dialog, "ask me thoroughly");
    expect(known).toMatchObject([{ entry: "flight.preferredAirline", value: "Delta Airlines", inferred: false }]);
    for (const { weight } of preferencesOf(dialog, "decide for me")) expect(weight).toBeLessThanOrEqual(1);
  });

  it("keeps what is insisted on, also when it is said again, until another value is said", () => {
    const entry = "hotel.ratings";
    const must = takeAnswer(newDialog(), { text: "4", said: { ...said({ [entry]: 4 }), insisted: { [entry]: 4 } } });
    const again = takeAnswer(must, { text: "four", said: said({ [entry]: 4 }) });
    const other = takeAnswer(again, { text: "three will do", said: said({ [entry]: 3 }) });
    const strengths = [must, again, other].map((dialog) => preferencesOf(dialog, "ask me thoroughly")[0]?.strength);
    expect(strengths).toEqual(["must", "must", "want"]);
  });

  it("tells what must be from what is wished in addition", () => {
    const entry = "hotel.preferredAmenities";
    const both = { ...said({ [entry]: ["Pool", "Breakfast"] }), insisted: { [entry]: "Pool" } };
    expect(preferencesOf(takeAnswer(newDialog(), { text: "", said: both }), "ask me thoroughly")).toMatchObject([
      { value: "Pool", strength: "must" },
      { value: "Breakfast", strength: "want" },
    ]);
  });

  it("adds up what is not wanted, which takes it from what is wanted, and the other way round", () => {
    const entry = "attraction.preferredType";
    const strengthsOf = (dialog: Dialog) =>
      preferencesOf(dialog, "ask me thoroughly").map(({ value, strength }) => [strength, value]);
    const wanted = takeAnswer(newDialog(), { text: "", said: said({ [entry]: ["museum", "shopping"] }) });
    const unwanted = { [entry]: ["shopping"] };
    const without = takeAnswer(wanted, { text: "", said: { ...said({}), unwanted } });
    expect(strengthsOf(without)).toEqual([
      ["want", "museum"],
      ["avoid", "shopping"],
    ]);
    const zoo = { unwanted: { [entry]: ["zoo"] }, ruledOut: { [entry]: ["zoo"] } };
    const more = takeAnswer(without, { text: "", said: { ...said({}), ...zoo } });
    expect(strengthsOf(more)).toEqual([
      ["want", "museum"],
      ["must not", "zoo"],
      ["avoid", "shopping"],
    ]);
    const again = takeAnswer(more, { text: "", said: said({ [entry]: "shopping" }) });
    expect(strengthsOf(again)).toEqual([
      ["want", "shopping"],
      ["must not", "zoo"],
    ]);
    expect(strengthsOf(setEntry(again, entry, null))).toEqual([]);
  });

  it("takes turning something down for an answer, and guesses nothing that was turned down", () => {
    const entry = "persona.travelWithChild";
    const asked = nextQuestion(newDialog(), fixedPolicy, OPTIONS)?.dialog ?? newDialog();
    expect(asked.open?.entry).toBe(entry);
    const known = takeAnswer(
      { ...asked, open: { entry: "flight.preferredFlyTime", isFollowUp: false } },
      {
        text: "never a red-eye",
        said: { ...said({}), unwanted: { "flight.preferredFlyTime": ["red-eye", "morning", "afternoon"] } },
      },
    );
    expect(known.unsettled).toBeNull();
    expect(knownEntries(known).find((each) => each.entry === "flight.preferredFlyTime")).toMatchObject({
      state: "unknown",
      unwanted: ["red-eye", "morning", "afternoon"],
    });
  });

  it("knows a request as strongly as it counts there", () => {
    const preferences = [
      { entry: "hotel.preferredAmenities", value: "Pool", weight: 1, strength: "must" },
      { entry: "hotel.preferredAmenities", value: "Breakfast", weight: 1, strength: "want" },
      { entry: "attraction.preferredType", value: ["zoo", "art"], weight: 1, strength: "must not" },
    ] as const satisfies readonly Parameters<typeof setPreference>[1][];
    const known = preferencesOf(preferences.reduce(setPreference, newDialog()), "ask me thoroughly");
    expect(known.map(({ value, strength }) => [strength, value])).toEqual([
      ["must", "Pool"],
      ["want", "Breakfast"],
      ["must not", ["zoo", "art"]],
    ]);
  });
});

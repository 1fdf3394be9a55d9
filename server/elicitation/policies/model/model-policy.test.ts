import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { skillModels } from "@/server/agents/testing/skill-models";
import { ASKABLE_ENTRIES, fail, ok } from "@/server/trip";
import type { ByModelEvent } from "../../by-model/by-model";
import { beliefOf } from "../../dialog/belief-of";
import { ask, newDialog, takeAnswer } from "../../dialog/dialog";
import { fixedPolicy } from "../fixed";
import { modelPolicy } from "./model-policy";
import { readReply } from "./read-reply";

const said = { trip: {}, constraints: {}, entries: {}, unclear: [] };
const opened = takeAnswer(newDialog(), { text: "Hello! Day 1, we will travel from Dallas to Austin.", said });

/** What the policy asks, with what it recorded. */
async function next(
  answer: Parameters<typeof skillModels>[0],
  style: "plain" | "reasoning" = "reasoning",
  dialog = opened,
  fallback = false,
) {
  const events: ByModelEvent[] = [];
  const by = {
    models: skillModels(answer),
    signal: new AbortController().signal,
    onEvent: events.push.bind(events),
    fallback,
  };
  const asked = await modelPolicy(by, style, fixedPolicy).next(beliefOf(dialog), dialog, "ask me thoroughly");
  return { asked, events, recorded: events.flatMap((event) => (event.type === "error" ? [event.message] : [])) };
}

describe("modelPolicy", () => {
  it("asks in the model's own words about one field, with its thought", async () => {
    const { asked, events, recorded } = await next({});
    expect(asked).toMatchObject({
      entry: ASKABLE_ENTRIES[0],
      text: expect.stringMatching(/\?$/),
      reason: /may decide/,
    });
    expect([events.length, recorded]).toEqual([1, []]);
  });

  it("thinks nothing to itself by plain prompting", async () => {
    const { asked, events } = await next({}, "plain");
    expect(asked).toMatchObject({ entry: ASKABLE_ENTRIES[0], reason: "" });
    expect(JSON.stringify(events)).not.toContain("[Think]");
  });

  it("ends with the end token", async () => {
    const answer = () => ok("Travel Agent: Thank you for the information [Done]");
    expect((await next({ answer })).asked).toBe("done");
  });

  it.each([
    ["no field", "Travel Agent: Anything else?"],
    [
      "several fields",
      "Travel Agent [Field]: persona: budget\nTravel Agent [Field]: flight: preferred cabin\nTravel Agent: Which?",
    ],
    ["an unknown field", "Travel Agent [Field]: shoe size\nTravel Agent: Which?"],
    ["no question", "Travel Agent [Field]: persona: budget"],
    ["an endless question", `Travel Agent [Field]: persona: budget\nTravel Agent: ${"So ".repeat(400)}?`],
    ["nothing", "Great question! Travel is so much fun."],
  ])("says to the traveler, and records, what is no question: %s", async (_, reply) => {
    const answer = () => ok(reply);
    const { asked, events } = await next({ answer });
    expect(asked).toEqual({ remark: expect.any(String) });
    if (typeof asked === "object" && "remark" in asked) expect(reply).toContain(asked.remark);
    expect(events.at(-1)).toMatchObject({ type: "error", part: "agent" });
    expect(events.at(-1)).not.toHaveProperty("replacedBy");
    const switched = await next({ answer }, "reasoning", opened, true);
    expect(switched.asked).toEqual(fixedPolicy.next(beliefOf(opened), opened, "ask me thoroughly"));
    expect(switched.events.at(-1)).toMatchObject({ replacedBy: "fixed" });
  });

  it("asks what the model asks, also what was asked or cannot be asked, and says nothing where it fails", async () => {
    const question = { entry: "persona.budget", text: "How much?", reason: "", isFollowUp: false } as const;
    const once = takeAnswer(ask(opened, question), { text: "You decide.", said });
    const reply = "Travel Agent [Field]: persona: budget\nTravel Agent: And how much may it cost?";
    expect(await next({ answer: () => ok(reply) }, "plain", once)).toMatchObject({
      asked: { entry: "persona.budget", text: "And how much may it cost?" },
      recorded: [],
    });
    const age = "Travel Agent [Field]: persona: age\nTravel Agent: How old are you?";
    expect((await next({ answer: () => ok(age) })).asked).toMatchObject({ entry: "persona.age" });
    const silent = () => fail({ code: "model_unavailable", message: "Nobody there." });
    const { asked, recorded } = await next({ answer: silent });
    expect(asked).toEqual({ remark: "" });
    expect(recorded).toEqual([expect.stringContaining("the model gave none")]);
  });

  it("reads whatever a model writes without throwing", () => {
    const lines = fc.constantFrom(
      "Travel Agent:",
      "Travel Agent [Think]:",
      "Travel Agent [Field]:",
      "**Travel Agent**: ",
      "x",
    );
    const reply = fc.array(fc.tuple(lines, fc.string()).map((parts) => parts.join(" "))).map((all) => all.join("\n"));
    fc.assert(fc.property(reply, (text) => ["question", "done", "unusable"].includes(readReply(text).kind)));
  });
});

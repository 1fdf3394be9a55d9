import { describe, expect, it } from "vitest";
import { z } from "zod";
import { recordedEventSchema } from "@/server/episodes";
import { openQuestionSchema } from "@/server/views";
import { withDataFolder } from "../testing/data-folder";
import { AUSTIN_SENTENCE } from "../testing/published-files";
import { jsonLines, runCli } from "../testing/run-cli";

withDataFolder();

const CHAT = ["chat", "--world", "texas"];
const replySchema = z.strictObject({
  text: z.string().min(1),
  question: openQuestionSchema.nullable(),
  events: z.array(recordedEventSchema).min(1),
});

/** Says the lines; answers with the replies. */
async function talk(...lines: string[]) {
  const { exitCode, stdout } = await runCli([...CHAT, "--json"], `${lines.join("\n")}\n`);
  const replies = jsonLines(stdout).map((reply) => replySchema.parse(reply));
  return { exitCode, replies, types: replies.map(({ events }) => events.map(({ event }) => event.type)) };
}

describe("chat --json", () => {
  it("asks what is missing, plans what is known, and changes the plan, a reply for each line", async () => {
    const { exitCode, replies, types } = await talk(
      "To Austin from Dallas, please",
      "on March 10th, 2022",
      "",
      "3 days, just me, and plan now",
      "what if the budget is $900?",
      "take it",
    );
    expect(exitCode).toBe(0);
    expect(replies).toHaveLength(5);
    const [first, second, planned, changed, taken] = replies;
    expect(first).toMatchObject({ question: { about: "trip", question: { field: "startDate" } } });
    expect(second).toMatchObject({ question: { about: "trip", question: { field: "days" } } });
    expect(types[2]).toEqual([
      ...["said", "said", "requestChanged", "planProposed", "planVerified", "versionChosen", "said"],
    ]);
    expect(planned?.text).toMatch(/Planning now….*\nYour plan is ready: .* for \$/s);
    expect(types[3]).toEqual(["said", "said", "replanAsked", "planProposed", "planVerified", "said"]);
    expect(changed?.text).toContain("I have a plan with that");
    expect(types[4]).toEqual(["said", "versionChosen", "said"]);
    expect(taken?.text).toMatch(/^Done: this is your plan now/);
    const sequences = replies.flatMap(({ events }) => events.map(({ sequence }) => sequence));
    expect(sequences).toEqual(sequences.map((_, index) => index));
  });

  it("says why there is no plan, and plans again once it can be kept", async () => {
    const { exitCode, replies } = await talk(
      `${AUSTIN_SENTENCE.replace("$900", "$100")} Just plan it.`,
      "make the budget $900",
    );
    expect(exitCode).toBe(0);
    expect(replies[0]?.text).toContain("No plan meets everything you asked for.");
    expect(replies[1]?.text).toContain("Your plan is ready");
  });

  it("answers a line that it cannot take in its place, goes on, and ends with exit code 2", async () => {
    const { exitCode, stdout, stderr } = await runCli([...CHAT, "--json"], `${"x".repeat(10_001)}\nhello\n`);
    expect(exitCode).toBe(2);
    const [bad, good] = jsonLines(stdout);
    expect(bad).toEqual({ error: expect.stringMatching(/^standard input, line 1: .*10,000 characters/) });
    expect(replySchema.parse(good).text).toContain("Hello!");
    expect(stderr).toContain("line 1");
  });
});

describe("chat", () => {
  it("shows a person the replies, how to answer, and the plan day by day", async () => {
    const { exitCode, stdout } = await runCli(
      CHAT,
      `3 days from Dallas to Austin on March 10th, 2022\njust me\nplan now`,
    );
    expect(exitCode).toBe(0);
    for (const text of [
      "How many of you are traveling?",
      "Just me | Two of us",
      "Day 1, Thu 10 Mar: Dallas → Austin",
    ]) {
      expect(stdout).toContain(text);
    }
  });

  it("says nothing to nobody, and names a bad option, exit code 2", async () => {
    expect(await runCli(CHAT)).toMatchObject({ exitCode: 0, stdout: "" });
    expect(await runCli([...CHAT, "--today", "soon"], "hello")).toMatchObject({ exitCode: 2, stdout: "" });
    expect(await runCli(["chat", "--world", "nowhere"], "hello")).toMatchObject({ exitCode: 2, stdout: "" });
  });
});

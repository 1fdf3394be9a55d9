import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SHAPE } from "../structured/prompts";
import { partFile, promptFile, promptPart } from "./prompt-file";
import { promptsWith, SHIPPED_PROMPTS } from "./prompts";

const ASK = promptFile("test/ask", ["query", "steps"]);
const PART = partFile("test/part", ["place"]);
const TEXT = "[system]\nYou plan.\n\n[user]\nQuery: {{query}}\n\n{{steps}}\n\nGo on.";

function prompts(ask = TEXT, part = "To {{place}}.") {
  const opened = promptsWith({ "test/ask": ask, "test/part": part }, [ASK, PART]);
  return opened.ok ? opened.value : null;
}

const problemOf = (ask: string, part?: string) => {
  const opened = promptsWith({ "test/ask": ask, ...(part === undefined ? {} : { "test/part": part }) }, [ASK, PART]);
  return opened.ok ? null : opened.problem;
};

describe("prompts in files", () => {
  it("are filled, message by message", () => {
    const values = { query: promptPart(PART, { place: "Austin" }), steps: ["One.", "Two."] };
    expect(prompts()?.messagesOf(ASK, values)).toEqual([
      { role: "system", content: "You plan." },
      { role: "user", content: "Query: To Austin.\n\nOne.\n\nTwo.\n\nGo on." },
    ]);
  });

  it("lose a paragraph that is an empty placeholder, and no other", () => {
    const user = prompts()?.messagesOf(ASK, { query: "", steps: "" }).at(-1);
    expect(user?.content).toBe("Query: \n\nGo on.");
  });

  it("hold values as they are: nothing in them is expanded", () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom("{{steps}}", "$&", "$1", "{{query}}", "\n\n[system]\n"));
    fc.assert(
      fc.property(texts, texts, (query, steps) => {
        const said = prompts()?.messagesOf(ASK, { query, steps: `-${steps}` });
        expect(said?.map(({ content }) => content)).toEqual(["You plan.", `Query: ${query}\n\n-${steps}\n\nGo on.`]);
      }),
    );
  });

  it.each([
    ["a missing placeholder", "[user]\nQuery: {{query}}", "test/ask.txt: The placeholder {{steps}} is missing."],
    ["an unknown one", `${TEXT} {{querry}}`, "test/ask.txt: There is no placeholder {{querry}}."],
    ["no message", "Query: {{query}} {{steps}}", "test/ask.txt: A prompt begins with the line [system] or [user]"],
    ["words before the first message", `Hello\n${TEXT}`, "test/ask.txt: A prompt begins with"],
  ])("are refused with %s, by file and placeholder", (_, text, message) => {
    expect(problemOf(text)).toMatchObject({ code: "bad_file", message: expect.stringContaining(message) });
  });

  it("are refused where a part has messages, or a method has no such prompt", () => {
    expect(problemOf(TEXT, "[user]\nTo {{place}}.")).toMatchObject({ where: { file: "test/part.txt" } });
    const other = promptsWith({ "test/other": "x" }, [ASK, PART]);
    expect(other).toMatchObject({ ok: false, problem: { code: "bad_input" } });
  });

  it("have another hash when they have another text, however their lines end", () => {
    const hashOf = (text: string) => prompts(text)?.hashesOf([ASK])["test/ask"];
    expect(hashOf(TEXT)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf(TEXT.replaceAll("\n", "\r\n"))).toBe(hashOf(TEXT));
    expect(hashOf(`${TEXT} Now.`)).not.toBe(hashOf(TEXT));
  });

  it("are read from the project's folder where a run has no other text", () => {
    const [message] = SHIPPED_PROMPTS.messagesOf(SHAPE, { schema: "{}" });
    expect(message).toMatchObject({ role: "system", content: expect.stringMatching(/JSON schema:\n\{\}$/) });
    expect(prompts()?.hashesOf([SHAPE])).toEqual(SHIPPED_PROMPTS.hashesOf([SHAPE]));
  });
});

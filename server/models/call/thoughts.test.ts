import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Thoughts } from "./thoughts";

function read(...pieces: string[]) {
  const thoughts = new Thoughts();
  const shown = pieces.map((piece) => thoughts.push(piece)).join("") + thoughts.flush();
  return { text: thoughts.end(), reasoning: thoughts.reasoning, shown };
}

describe("thoughts", () => {
  test.each([
    ["are taken out", "<think>Fly?</think>\nTo Orlando.", "To Orlando.", "Fly?"],
    ["under another name", "<Thinking>Fly?</Thinking>To Orlando.", "To Orlando.", "Fly?"],
    ["between two parts", "To <think>Miami? No.</think>Orlando.", "To Orlando.", "Miami? No."],
    ["that never end", "To Orlando.\n<think>Or else", "To Orlando.", "Or else"],
    ["that began in the prompt", "Fly?\n</think>\n\nTo Orlando.", "To Orlando.", "Fly?\n"],
    ["within thoughts", "<think>a<think>b</think>c</think>d", "d", "abc"],
  ])("%s", (_, written, text, reasoning) => {
    expect(read(written)).toMatchObject({ text, reasoning });
  });

  test("an answer without any is left as it is", () => {
    expect(read(" a < b, <thin, x</b>\n ")).toMatchObject({ text: " a < b, <thin, x</b>\n ", reasoning: "" });
  });

  test("kept apart by the server are kept too", () => {
    const thoughts = new Thoughts();
    thoughts.think("Fly?");
    thoughts.push("To Orlando.");
    expect([thoughts.end(), thoughts.reasoning]).toEqual(["To Orlando.", "Fly?"]);
  });

  const part = fc.constantFrom(
    "<think>",
    "</think>",
    "<thinking>",
    "a",
    " ",
    "<",
    "</",
    "think",
    ">",
    "Action 1: X[y]",
  );

  test("come out the same however the text is cut into pieces, and no tag is left", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 15 }), fc.array(fc.nat(80), { maxLength: 6 }), (parts, cuts) => {
        const written = parts.join("");
        const at = [0, ...cuts.map((cut) => cut % (written.length + 1)).sort((a, b) => a - b), written.length];
        const pieces = at.slice(1).map((end, index) => written.slice(at[index], end));
        const { text, reasoning } = read(...pieces);
        expect({ text, reasoning }).toEqual({ text: read(written).text, reasoning: read(written).reasoning });
      }),
    );
  });

  test("are never shown while they come", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z <>/]{0,30}$/), fc.stringMatching(/^[a-z ]{0,30}$/), (thought, answer) => {
        fc.pre(!/think/.test(thought));
        const { shown } = read(...`<think>${thought}#</think>${answer}`);
        expect(shown).toBe(answer.trimStart());
      }),
    );
  });
});

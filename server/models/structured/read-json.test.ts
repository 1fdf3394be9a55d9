import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { readJson } from "./read-json";

const city = z.object({ city: z.string(), days: z.number().int() });
const ORLANDO = { city: "Orlando", days: 3 };
const JSON_TEXT = JSON.stringify(ORLANDO);

test.each([
  ["alone", JSON_TEXT],
  ["in a fence", `Here it is:\n\`\`\`json\n${JSON_TEXT}\n\`\`\`\nEnjoy!`],
  ["in a fence without a language", `\`\`\`\n${JSON_TEXT}\n\`\`\``],
  ["in prose", `Sure! ${JSON_TEXT} is my answer.`],
])("%s", (_name, text) => {
  expect(readJson(text, city)).toEqual({ ok: true, value: ORLANDO });
});

test("what is wrong is reported by field", () => {
  const read = readJson('{"city": "Orlando", "days": "three"}', city);
  expect(read).toMatchObject({
    ok: false,
    problem: { code: "bad_model_answer", message: expect.stringMatching(/^days: /) },
  });
});

test.each(["", "no", "{", "}{", '{"city":'])("%o is not JSON", (text) => {
  expect(readJson(text, city)).toMatchObject({ ok: false, problem: { message: "It is not JSON." } });
});

test("every value that is written can be read, whatever is in its texts", () => {
  const written = fc.record({ city: fc.string({ unit: "binary" }), days: fc.integer() });
  fc.assert(
    fc.property(written, (value) => {
      expect(readJson(JSON.stringify(value), city)).toEqual({ ok: true, value });
    }),
  );
});

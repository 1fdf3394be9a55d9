import fc from "fast-check";
import { expect, test } from "vitest";
import { nameSchema, pointSchema, textSchema } from "./common";

test("texts are one line without anything that controls a terminal or turns what follows", () => {
  expect(nameSchema.parse(" Hôtel\u001b[31m\n\u202EAurora\u0000 ")).toBe("Hôtel [31m Aurora");
  expect(nameSchema.safeParse("\u0007 \u2028").success).toBe(false);
  expect(textSchema.parse("\n")).toBe("");
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 50 }), (text) => {
      const plain = textSchema.parse(text);
      expect(textSchema.parse(plain)).toBe(plain);
      expect(plain).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    }),
  );
});

test("places some meters apart are one place of a question", () => {
  const near = pointSchema.parse({ latitude: 43.738_41, longitude: 7.424_62 });
  expect(near).toEqual({ latitude: 43.7384, longitude: 7.4246 });
  expect(pointSchema.parse(near)).toEqual(near);
  expect(pointSchema.safeParse({ latitude: 91, longitude: 0 }).success).toBe(false);
});

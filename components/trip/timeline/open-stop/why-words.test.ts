import { expect, it } from "vitest";
import type { Reason } from "@/server/trip";
import { whyWords } from "./why-words";

const reason = (kind: "objective" | "rule" | "lock", text: string): Reason => ({ because: { kind }, text });

it("says each reason once, the rules of any trip apart", () => {
  const reasons = [
    reason("objective", "Accessible, which you need."),
    reason("lock", "Accessible, which you need."),
    reason("rule", "A full day has a lunch."),
    reason("rule", "A full day has a lunch."),
  ];
  expect(whyWords(reasons)).toEqual({ wishes: "Accessible, which you need.", rules: "A full day has a lunch." });
});

import { expect, test } from "vitest";
import type { Question, Said } from "@/server/trip";
import { unsureAmong } from "./unsure";

const question = (field: string, ...answers: string[]): Question => ({
  field,
  text: `${field}?`,
  kind: "options",
  options: answers.map((answer) => ({ label: answer, answer })),
});

test("what was said and can mean several things is unsure; what is missing is not", () => {
  const said: Said = {
    trip: { origin: "Newark" },
    constraints: {},
    entries: {},
    unclear: ["transportation", "destinations"],
  };
  const questions = [
    question("origin", "New York"),
    question("destinations"),
    question("startDate", "Next week"),
    question("transportation", "no flight", "no self-driving"),
  ];
  expect(unsureAmong(questions, said).map(({ field }) => field)).toEqual(["origin", "transportation"]);
});

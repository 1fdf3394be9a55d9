import { bodyOf, instructionOf } from "../../reading/prompt-text";
import type { Skill } from "../../skill";
import { inPlainEnglish } from "./glossary";

/** Reads an answer about a preference: the value of the list whose name stands in it, in its own words or in plain English. */
export const readAnswer: Skill = {
  name: "read answer",
  recognises: (prompt) => instructionOf(prompt).startsWith("You read a traveller's answer to a question"),
  reply(prompt, dial) {
    const [, list = "", answer = ""] = /\nValues: (.*)\nThe answer:\n<<<\n([\s\S]*)\n>>>$/.exec(bodyOf(prompt)) ?? [];
    const said = `${answer} ${inPlainEnglish(answer)}`.toLowerCase();
    const value = list.split(" | ").find((choice) => said.includes(choice.toLowerCase()));
    if (value === undefined || dial.errs("forget")) return { text: JSON.stringify({ value: null, words: "" }) };
    return { text: JSON.stringify({ value, words: answer }) };
  },
};

import { z } from "zod";
import type { Said } from "@/server/trip";
import { understandByPatterns } from "@/server/understanding";
import { bodyOf, instructionOf, todayIn } from "../../reading/prompt-text";
import type { Dial, Skill } from "../../skill";
import { inPlainEnglish } from "./glossary";

const FIELDS = [
  ...["origin", "destinations", "region", "cityCount", "startDate", "endDate", "window", "days", "people", "children"],
  ...["pets", "budget", "returnHome", "transportation", "roomType", "houseRule", "cuisines"],
] as const;
const LONGEST_QUOTATION = 200;
const valuesSchema = z.record(z.string(), z.json());

/** Reads a request: puts the text into plain English by its glossary, reads that, and quotes the words of the text that say each value. */
export const readRequest: Skill = {
  name: "read request",
  recognises: (prompt) => instructionOf(prompt).startsWith("You read what a traveller asks for, in whatever language"),
  reply(prompt, dial) {
    const body = bodyOf(prompt);
    const text = /\nThe text:\n<<<\n([\s\S]*)\n>>>$/.exec(body)?.[1] ?? "";
    const today = todayIn(body);
    const read = (words: string) =>
      valuesOf(understandByPatterns({ text: inPlainEnglish(words), asked: null, today }, null));
    const values = read(text);
    const claims: Record<string, { value: unknown; words: string }> = {};
    for (const field of FIELDS) {
      const value = values[field];
      // The last day follows from the length.
      if (value === undefined || (field === "endDate" && values.days !== undefined) || dial.errs("forget")) continue;
      const words = quotationOf(text, (part) => JSON.stringify(read(part)[field]) === JSON.stringify(value));
      if (words !== null) claims[field] = { value: wrongly(field, value, dial), words };
    }
    return { text: JSON.stringify(claims) };
  },
};

function valuesOf({ trip, constraints }: Said): z.infer<typeof valuesSchema> {
  return valuesSchema.parse({ ...trip, ...constraints });
}

/** What a worse model makes of a value. */
function wrongly(field: string, value: unknown, dial: Dial): unknown {
  if (typeof value === "number" && dial.errs("miscount")) return value + 1;
  return field === "origin" && dial.errs("invent") ? "Springfield" : value;
}

/** The shortest part of the text, of its clauses, its sentences and itself, that reads the same by itself; null where all are too long. */
function quotationOf(text: string, saysIt: (part: string) => boolean): string | null {
  const parts = [...text.split(/[,;:.!?\n()/]+(?:\s|$)|\s-\s/), ...text.split(/[.!?;\n]+(?:\s|$)/)]
    .map((part) => part.trim())
    .filter((part) => part !== "" && part.length <= LONGEST_QUOTATION)
    .sort((a, b) => a.length - b.length);
  return parts.find(saysIt) ?? (text.length <= LONGEST_QUOTATION ? text : null);
}

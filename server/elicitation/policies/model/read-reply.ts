import type { EntryKey } from "@/server/trip";
import { entryOfField } from "@/server/views";
import { END_TOKEN } from "./prompts";

/** What the agent's model wrote: a question about one field, that it has asked enough, or something of no use: why, and the words that the traveler hears. */
export type AgentReply =
  | { readonly kind: "question"; readonly entry: EntryKey; readonly text: string; readonly reason: string }
  | { readonly kind: "done" }
  | { readonly kind: "unusable"; readonly why: string; readonly said: string };

const LONGEST_QUESTION = 500;
const LONGEST_THOUGHT = 1000;
const LINE = /^[\s*_>-]*Travel Agent(?:\s*\[(Think|Field)\])?[\s*_]*:[\s*_]*(.*)$/i;

/** Reads the agent's turn, tolerant of a thought over several lines and of emphasis marks. */
export function readReply(reply: string): AgentReply {
  const parts: { readonly kind: string; text: string }[] = [];
  for (const line of reply.split("\n")) {
    const begun = LINE.exec(line);
    const last = parts.at(-1);
    if (begun !== null) parts.push({ kind: (begun[1] ?? "say").toLowerCase(), text: (begun[2] ?? "").trim() });
    else if (last !== undefined && line.trim() !== "") last.text = `${last.text} ${line.trim()}`;
  }
  const of = (kind: string) => parts.filter((part) => part.kind === kind).map(({ text }) => text);
  const [fields, text] = [of("field"), of("say").join(" ").trim()];
  const said = (parts.length === 0 ? reply.trim() : text).slice(0, LONGEST_QUESTION);
  if (reply.includes(END_TOKEN)) return { kind: "done" };
  if (fields.length !== 1)
    return { kind: "unusable", why: `it names ${fields.length === 0 ? "no field" : "several fields"}`, said };
  const entry = entryOfField(fields[0] ?? "");
  if (entry === undefined)
    return { kind: "unusable", why: `there is no field "${(fields[0] ?? "").slice(0, 60)}"`, said };
  if (text === "" || text.length > LONGEST_QUESTION)
    return { kind: "unusable", why: "it has no question of a usable length", said };
  return { kind: "question", entry, text, reason: of("think").join(" ").slice(0, LONGEST_THOUGHT) };
}

import { type EntryKey, entryOfField } from "@/server/trip";
import { END_TOKEN } from "./prompts";

/** What the agent's model wrote: a question about one field, that it has asked enough, or something of no use with why. */
export type AgentReply =
  | { readonly kind: "question"; readonly entry: EntryKey; readonly text: string; readonly reason: string }
  | { readonly kind: "done" }
  | { readonly kind: "unusable"; readonly why: string };

const LONGEST_QUESTION = 500;
const LONGEST_THOUGHT = 1000;
const LINE = /^[\s*_>-]*Travel Agent(?:\s*\[(Think|Field)\])?[\s*_]*:[\s*_]*(.*)$/i;

/** Reads the agent's turn, tolerant of a thought over several lines and of emphasis marks. */
export function readReply(reply: string): AgentReply {
  const parts: { readonly kind: string; text: string }[] = [];
  for (const line of reply.replace(/<think>[\s\S]*?<\/think>/g, "").split("\n")) {
    const begun = LINE.exec(line);
    const last = parts.at(-1);
    if (begun !== null) parts.push({ kind: (begun[1] ?? "say").toLowerCase(), text: (begun[2] ?? "").trim() });
    else if (last !== undefined && line.trim() !== "") last.text = `${last.text} ${line.trim()}`;
  }
  const of = (kind: string) => parts.filter((part) => part.kind === kind).map(({ text }) => text);
  const [fields, sayings] = [of("field"), of("say")];
  if (reply.includes(END_TOKEN)) return { kind: "done" };
  if (fields.length !== 1) return unusable(`it names ${fields.length === 0 ? "no field" : "several fields"}`);
  const entry = entryOfField(fields[0] ?? "");
  if (entry === undefined) return unusable(`there is no field "${(fields[0] ?? "").slice(0, 60)}"`);
  const text = sayings.join(" ").trim();
  if (text === "" || text.length > LONGEST_QUESTION) return unusable("it has no question of a usable length");
  return { kind: "question", entry, text, reason: of("think").join(" ").slice(0, LONGEST_THOUGHT) };
}

function unusable(why: string): AgentReply {
  return { kind: "unusable", why };
}

import { type EntryKey, type EntryValue, preferenceEntry, type Said } from "@/server/trip";
import { kindsNamed, type Understood, type Utterance, understand, wordsAbout } from "@/server/understanding";
import type { World } from "@/server/worlds";
import type { Conversation } from "./state/conversation";

/**
 * What words say to the open question. An answer to one about several entries that names which it means ("4 stars for hotels, 3 for
 * restaurants", "only the hotel") is read for each of these as an answer to a question about it alone.
 */
export async function readAnswer(
  utterance: Utterance,
  { question }: Pick<Conversation, "question">,
  world: World,
): Promise<Understood> {
  const understood = await understand(utterance, world);
  if (question?.about !== "entry" || question.question.together === undefined) return understood;
  const named = kindsNamed(utterance.text);
  if (named.length === 0) return understood;
  const entries: Said["entries"] = { ...understood.said.entries };
  for (const entry of [question.question.entry, ...question.question.together]) {
    delete entries[entry];
    const kind = named.find((each) => entry.startsWith(`${each}.`));
    const words = kind === undefined ? null : wordsAbout(utterance.text, kind);
    const value = words === null ? undefined : await valueIn(words, entry, utterance, world);
    if (value !== undefined) entries[entry] = value;
  }
  return { ...understood, said: { ...understood.said, entries } };
}

/** Merely named in answer to a yes or no, a kind is a yes: "the hotel". */
async function valueIn(
  text: string,
  entry: EntryKey,
  { today }: Utterance,
  world: World,
): Promise<EntryValue | undefined> {
  const read = async (words: string) =>
    (await understand({ text: words, asked: entry, today }, world)).said.entries[entry];
  const value = await read(text);
  return value === undefined && preferenceEntry(entry).kind === "boolean" ? read(`yes, ${text}`) : value;
}

import { type EntryKey, PREFERENCE_ENTRIES } from "@/server/trip";
import { answersTo } from "./question-text";

export interface ReadQuestion {
  readonly entry: EntryKey;
  readonly isFollowUp: boolean;
}

const BY_TEXT: ReadonlyMap<string, readonly ReadQuestion[]> = textsOfQuestions();

/** What a question is about that is in the shipped policies' words (`questionText`); null: other words. `before`: the entry that was asked last. */
export function readQuestion(text: string, before: EntryKey | null): ReadQuestion | null {
  const meant = BY_TEXT.get(text.trim()) ?? [];
  return meant.find(({ entry }) => entry === before) ?? meant[0] ?? null;
}

function textsOfQuestions(): Map<string, ReadQuestion[]> {
  const texts = new Map<string, ReadQuestion[]>();
  for (const { key: entry, question } of PREFERENCE_ENTRIES) {
    if (question === undefined) continue;
    for (const text of question.ask) texts.set(text, [...(texts.get(text) ?? []), { entry, isFollowUp: false }]);
    const again = answersTo(entry);
    texts.set(again, [...(texts.get(again) ?? []), { entry, isFollowUp: true }]);
  }
  return texts;
}

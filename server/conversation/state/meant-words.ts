import { isValueOf } from "@/server/elicitation";
import type { EntryValue } from "@/server/trip";
import { isLeftOpen, pointsBack } from "@/server/understanding";
import { asksWhere } from "./asked-of";
import type { Conversation } from "./conversation";
import { matterOf } from "./matter-of";

/**
 * The words that stand for what a message points back to: the choice of the open question ("the second one"), or what was said of the same
 * matter elsewhere ("likewise", asked for the stars of restaurants after those of hotels), or the first of proposed destinations where
 * the choice among them is left open. Null where it points to nothing, or nobody can
 * tell to what.
 */
export function meantBy(
  text: string,
  { question, dialog, placeKinds }: Pick<Conversation, "question" | "dialog" | "placeKinds">,
): string | null {
  if (question?.about === "trip" && placeKinds !== null && asksWhere(question.question.field) && isLeftOpen(text))
    return question.question.options[0]?.answer ?? null;
  const pointed = pointsBack(text);
  if (pointed === null || question === null) return null;
  if (pointed.to === "choice") {
    const choices =
      question.about === "entry"
        ? question.question.quickReplies.map(({ says }) => says)
        : question.question.options.map(({ answer }) => answer);
    return choices.at(pointed.at) ?? null;
  }
  if (question.about === "trip") return null;
  const { entry } = question.question;
  const same = [...dialog.notes].findLast(([key, { value }]) => {
    return key !== entry && matterOf(key) === matterOf(entry) && value !== null && isValueOf(entry, value);
  });
  return same?.[1].value == null ? null : asWords(same[1].value);
}

function asWords(value: EntryValue): string {
  return typeof value === "boolean" ? (value ? "Yes" : "No") : [value].flat().join(", ");
}

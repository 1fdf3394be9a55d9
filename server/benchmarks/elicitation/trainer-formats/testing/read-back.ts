import { entryKeySchema } from "@/server/trip";
import type { DialogTurn } from "@/server/views";
import { CLOSING, type Message } from "../message";
import type { PairRow } from "../pair-rows";
import type { StenographerRow } from "../stenographer-rows";
import type { TurnRow } from "../turn-rows";

/** The dialogs that a trainer's rows say, read from them alone: what was exported must come back. */

type Party = DialogTurn["by"];

/** From the rows of one dialog of the agent's or the traveler's file. */
export function dialogOfTurnRows(rows: readonly TurnRow[], trained: Party): DialogTurn[] {
  const sorted = rows.toSorted((one, other) => one.turn - other.turn);
  const last = sorted.at(-1);
  if (last === undefined) return [];
  const messages = [...last.prompt, ...last.completion].slice(last.prompt.length - last.turn);
  const turns = messages.map((message, index) => {
    const own = sorted.find(({ turn }) => turn === index);
    return turnOf(message, trained, own?.entry ?? "", own?.is_follow_up ?? false);
  });
  const other: Message = { role: "user", content: last.afterwards };
  const all = last.afterwards === "" ? turns : [...turns, turnOf(other, trained, "", false)];
  return all.map((turn, index) => aboutQuestion(turn, all[index - 1])).filter(({ text }) => text !== CLOSING);
}

export function dialogOfTranscript({ prompt }: StenographerRow): Pick<DialogTurn, "by" | "text">[] {
  const lines = (prompt[1]?.content ?? "").split(/\n(?! {2})/);
  return lines.map((line) => {
    const [, name, text = ""] = /^(Travel Agent|Traveler): ([\s\S]*)$/.exec(line) ?? [];
    return { by: name === "Traveler" ? "traveler" : "agent", text: text.replaceAll("\n  ", "\n") };
  });
}

/** Both dialogs of a pair, from the first turn. */
export function dialogsOfPairRow(row: PairRow): { chosen: DialogTurn[]; rejected: DialogTurn[] } {
  const side = (of: "chosen" | "rejected") => {
    const entries = [...row.prompt_entries, ...row[`${of}_entries`]];
    const followUps = [...row.prompt_follow_ups, ...row[`${of}_follow_ups`]];
    return [...row.prompt.slice(1), ...row[of]]
      .map((message, index) => turnOf(message, "agent", entries[index] ?? "", followUps[index] ?? false))
      .filter(({ text }) => text !== CLOSING);
  };
  return { chosen: side("chosen"), rejected: side("rejected") };
}

/** An answer is about what was asked. */
function aboutQuestion(turn: DialogTurn, before: DialogTurn | undefined): DialogTurn {
  return turn.by === "traveler" ? { ...turn, entry: before?.entry ?? null } : turn;
}

function turnOf({ role, content }: Message, trained: Party, entry: string, isFollowUp: boolean): DialogTurn {
  const other: Party = trained === "agent" ? "traveler" : "agent";
  const by = role === "assistant" ? trained : other;
  const [, reason = null, text = content] = /^\[Think\]: ([\s\S]*?) \[End Think\] ([\s\S]*)$/.exec(content) ?? [];
  return { by, text, reason, isFollowUp, entry: entry === "" ? null : entryKeySchema.parse(entry) };
}

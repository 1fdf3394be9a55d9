import type { AnnotationTurn, RatingRow } from "@/server/views";
import type { RatedItem } from "./rated-item";
import { settledAnswers } from "./settled";

interface Message {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/**
 * A row of DPO in TRL's conversational preference type with an explicit prompt: what both dialogs share, then how each goes on. The
 * agent's turns are the assistant's. No column is null, since columns are typed by their first rows.
 */
export interface PreferenceRow {
  readonly prompt: readonly Message[];
  readonly chosen: readonly Message[];
  readonly rejected: readonly Message[];
  readonly item: string;
  /** Who asked; empty where it is not known. */
  readonly agent_chosen: string;
  readonly agent_rejected: string;
  readonly votes_chosen: number;
  readonly votes_rejected: number;
  readonly votes_tie: number;
}

export interface PreferenceRows {
  readonly rows: readonly PreferenceRow[];
  /** Pairs that have no better dialog: as many votes for one as for the other, or most for neither. */
  readonly ties: number;
  /** Pairs that do not part, or part where the traveler speaks: there is nothing of the agent to compare. */
  readonly unusable: number;
}

/** The question of `PAIR_RUBRIC`, which rubrics of one's own for pairs ask too. */
const BETTER = "better";

/** The pairs that most raters, or the adjudication, found a better dialog in. Pairs without a vote are not counted. */
export function preferenceRows(items: readonly RatedItem[], rows: readonly RatingRow[]): PreferenceRows {
  const settled = settledAnswers(rows);
  const made: PreferenceRow[] = [];
  const left = { ties: 0, unusable: 0 };
  for (const { id, content, source } of items) {
    const votes = votesOf(settled.get(id) ?? []);
    if (content.unit !== "pair" || votes.first + votes.second + votes.tie === 0) continue;
    const better = betterBy(votes);
    if (better === null) {
      left.ties++;
      continue;
    }
    const worse = better === "first" ? "second" : "first";
    const parted = partedMessages(content[better], content[worse]);
    if (parted === null) {
      left.unusable++;
      continue;
    }
    const agents = { first: source[0]?.agent ?? "", second: source[1]?.agent ?? "" };
    made.push({
      ...parted,
      ...{ item: id, agent_chosen: agents[better], agent_rejected: agents[worse] },
      ...{ votes_chosen: votes[better], votes_rejected: votes[worse], votes_tie: votes.tie },
    });
  }
  return { rows: made, ...left };
}

function votesOf(answers: readonly RatingRow[]): { first: number; second: number; tie: number } {
  const votes = answers.filter(({ question, turn }) => question === BETTER && turn === null);
  const count = (value: string) => votes.filter((vote) => vote.value === value).length;
  return { first: count("first"), second: count("second"), tie: count("tie") };
}

function betterBy({ first, second, tie }: { first: number; second: number; tie: number }): "first" | "second" | null {
  if (first === second || tie >= Math.max(first, second)) return null;
  return first > second ? "first" : "second";
}

function partedMessages(chosen: readonly AnnotationTurn[], rejected: readonly AnnotationTurn[]) {
  const parting = chosen.findIndex(({ by, text }, at) => by !== rejected[at]?.by || text !== rejected[at]?.text);
  const [one, other] = [chosen[parting], rejected[parting]];
  // A dialog that ends where the other goes on has no turn to compare; a closing that no rater saw is not put in its place.
  if (parting < 1 || one?.by !== "agent" || other?.by !== "agent") return null;
  return {
    prompt: chosen.slice(0, parting).map(message),
    chosen: chosen.slice(parting).map(message),
    rejected: rejected.slice(parting).map(message),
  };
}

function message({ by, text }: AnnotationTurn): Message {
  return { role: by === "agent" ? "assistant" : "user", content: text };
}

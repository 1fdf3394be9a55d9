import {
  type AnnotationTurn,
  type DialogRecord,
  type DialogSource,
  type DialogTurn,
  judgedQuestions,
} from "@/server/views";
import type { RatedItem } from "../formats";

/** What all dialogs of a run, or of a policy, have in common. */
export interface AboutDialogs {
  readonly kind: "simulated" | "run";
  /** Where they come from, e.g. the run's id; the dialog's own id follows it. */
  readonly origin: string;
  readonly agent: string;
  readonly judge: string;
}

/** A dialog that was played, as raters get it: its words alone. */
export function itemOfRecord({ id, turns, agentic }: DialogRecord, about: AboutDialogs): RatedItem {
  const { kind, origin, agent, judge } = about;
  const source: DialogSource = {
    ...{ kind, reference: `${origin} ${id}`, agent },
    judged: { [judge]: judgedQuestions(agentic) },
  };
  return { id: source.reference, content: { unit: "dialog", turns: wordsAlone(turns) }, source: [source] };
}

/** Every two dialogs of the same traveler in a row as a pair; the order of the two is that of the dialogs. */
export function pairOfItems(first: RatedItem, second: RatedItem): RatedItem | null {
  if (first.content.unit !== "dialog" || second.content.unit !== "dialog") return null;
  return {
    id: `${first.id} and ${second.id}`,
    content: { unit: "pair", first: first.content.turns, second: second.content.turns },
    source: [...first.source, ...second.source],
  };
}

/** Neither thoughts nor what a question is about: raters see what the two said to each other. */
function wordsAlone(turns: readonly DialogTurn[]): AnnotationTurn[] {
  return turns.filter(({ text }) => text !== "").map(({ by, text }) => ({ by, text }));
}

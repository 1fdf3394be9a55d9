import { preferenceEntry } from "@/server/trip";
import type { ProposedDemand } from "../demands/read-demands";
import type { ModelDefinition, ModelOutput } from "../model/definition";
import type { Proposals } from "../propose/propose";
import type { LabelMention } from "./evidence";

/** "Who speaks Vietnamese" names a cuisine and asks for none. */
const LEAST_OF_CUISINE = 0.004;
const SURE_CUISINE = 0.3;
/** Of a name alone the model may be surer that it means something else: "American" is an airline too. */
const NOT_LISTED = 0.9;
/** Words at most between two of a list. */
const LIST_GAP = 3;
const SURE_CONTENT = 0.9;
/** How sure the model must be that a way to travel is wished for, to go against a "no" that code sees. */
const SURE_OF_CONTRARY = 0.8;

const CUISINES = "restaurant.preferredCuisines";

/** How sure the model must at least be of what code proposes by its own name, and that its words carry content. */
export interface Agreement {
  readonly label: number;
  readonly content: number;
}

/** The demands that code proposes and the model does not deny, as mentions of their labels. */
export function agreedDemands(
  proposals: Proposals,
  output: ModelOutput,
  { labels, signs }: ModelDefinition,
  least: Agreement,
): LabelMention[] {
  const { demands } = proposals;
  const highest = ({ from, to }: ProposedDemand, of: (word: number) => number): number => {
    let most = 0;
    for (let word = from; word < to; word += 1) most = Math.max(most, of(word));
    return most;
  };
  const labelAt = (slot: string, value: string) =>
    labels.findIndex(([name, one]) => name === slot && (one === value || one === ""));
  const seen = demands.map((demand) => {
    const mention = labelOf(demand);
    const probabilityOf = (slot: string, value: string) => {
      const at = labelAt(slot, value);
      return at < 0 ? 0 : highest(demand, (word) => output.labels[word * labels.length + at] ?? 0);
    };
    const sure = Math.max(probabilityOf(mention.slot, mention.value), probabilityOf(demand.slot, demand.value));
    const contrary = demand.slot === "transport" ? probabilityOf("transport", demand.value.replace(/^no /, "")) : 0;
    // How sure the model is that the words are of a way to travel, whichever and however.
    const family = highest(demand, (word) =>
      labels.reduce(
        (sum, [slot], at) => sum + (slot === demand.slot ? (output.labels[word * labels.length + at] ?? 0) : 0),
        0,
      ),
    );
    const other = labels.reduce(
      (most, [slot], at) =>
        slot === demand.slot || slot === mention.slot || slot === "other"
          ? most
          : Math.max(
              most,
              highest(demand, (word) => output.labels[word * labels.length + at] ?? 0),
            ),
      0,
    );
    const content = highest(demand, (word) => output.salient[word] ?? 0);
    const denied = highest(demand, (word) => output.signs[word * signs.length + signs.indexOf("unwanted")] ?? 0);
    return { demand, mention, sure, contrary, family, other, content, denied };
  });
  const lists = listsOf(demands.filter(({ slot }) => slot === "cuisine"));
  // "French, American and Italian": what is listed with cuisines is one.
  const isListed = (one: ProposedDemand) =>
    seen.some(
      ({ demand, sure }) => sure >= SURE_CUISINE && lists.some((list) => list.includes(one) && list.includes(demand)),
    );
  return seen.flatMap(({ demand, mention, sure, contrary, family, other, content, denied }): LabelMention[] => {
    const said: LabelMention = { ...mention, sign: "want", probability: 1, from: demand.from, to: demand.to };
    if (demand.slot === "room") return content >= least.content && denied <= 0.5 ? [said] : [];
    if (demand.slot === "cuisine") {
      // "Korean BBQ" is Korean.
      const isKind = demands.some((one) => one.slot === "cuisine" && one.to === demand.from);
      if (denied > 0.5 || (demand.value === "BBQ" && isKind)) return [];
      if (isListed(demand)) return [said];
      return sure >= LEAST_OF_CUISINE && content >= least.content ? [{ ...said, probability: NOT_LISTED }] : [];
    }
    // Of a way to travel the model may mistake the "no"; a rule of the house that it sees and cannot name is as code names it, but for
    // members of the party: a dog alone is no rule.
    const isRule = demand.slot === "allow" && demand.value !== "pets" && demand.value !== "children under 10";
    const isMeant =
      demand.slot === "transport"
        ? family >= 0.3 || isWhole(proposals, demand)
        : isRule && content >= SURE_CONTENT && other < 0.5;
    return contrary < SURE_OF_CONTRARY && (sure >= least.label || isMeant) ? [said] : [];
  });
}

/** Whether words are all that a text says: "no flights either" means what its name says, whatever was asked. */
export function isWhole({ words }: Proposals, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return words.every(
    ({ text }, at) => (at >= from && at < to) || /^(?:no|either|too|please|thanks|and|\P{L}+)$/iu.test(text),
  );
}

/** Runs of cuisines with few words between them. */
function listsOf(cuisines: readonly ProposedDemand[]): ProposedDemand[][] {
  const lists: ProposedDemand[][] = [];
  for (const one of cuisines.toSorted((a, b) => a.from - b.from)) {
    const open = lists.at(-1);
    const last = open?.at(-1);
    if (open !== undefined && last !== undefined && one.from - last.to <= LIST_GAP) open.push(one);
    else lists.push([one]);
  }
  return lists;
}

/** A cuisine of the entry's list is that preference, another one is named as it is. */
function labelOf({ slot, value }: ProposedDemand): { slot: string; value: string } {
  const isListed = slot === "cuisine" && preferenceEntry(CUISINES).choices?.includes(value);
  return isListed ? { slot: CUISINES, value } : { slot, value };
}

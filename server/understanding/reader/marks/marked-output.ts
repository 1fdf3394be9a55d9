import { COUNTS, type ModelDefinition, type ModelOutput } from "../model/definition";
import type { Proposals } from "../propose/propose";
import type { MarkedSpan, MarkedText } from "./marks";

const SURE = 0.98;
const COUNTED = /^(?:people|adult|child)$/;
const SIGNS: Readonly<Record<MarkedSpan["sign"], ModelDefinition["signs"][number]>> = {
  "": "want",
  "?": "want",
  "+": "insisted",
  "-": "unwanted",
};

/** Words [from, to) with the marks that lie on them. */
interface MarkedWords {
  readonly from: number;
  readonly to: number;
  readonly spans: readonly MarkedSpan[];
}

/** The marks as the small model's output, sure of each. As training/reader/data.py takes the marks. */
export function markedOutput(
  row: MarkedText,
  { words, proposals }: Proposals,
  definition: ModelDefinition,
): ModelOutput {
  const { bio, roles, labels, signs, acts } = definition;
  const output: ModelOutput = {
    bio: new Float32Array(words.length * bio.length),
    roles: new Float32Array(proposals.length * roles.length),
    labels: new Float32Array(words.length * labels.length),
    signs: new Float32Array(words.length * signs.length),
    salient: new Float32Array(words.length),
    counts: new Float32Array(words.length * COUNTS),
    acts: Float32Array.from(acts, (act) => (row.acts.includes(act) ? SURE : 0)),
  };
  const tags = new Array<string>(words.length).fill("O");
  const facts: { from: number; to: number; name: string }[] = [];
  const ofEntries = new Set<number>();
  for (const { from, to, spans } of markedWords(row, words)) {
    output.salient.fill(SURE, from, to);
    const trip: string[] = [];
    for (const { slot, value, sign } of spans) {
      const label = labelOf(definition, slot, sign === "?" ? "?" : value);
      if (label < 0) {
        if (slot !== "currency" && slot !== "persona.budget" && !slot.includes("."))
          trip.push((sign === "+" ? "" : sign) + slot);
        continue;
      }
      for (let word = from; word < to; word += 1) {
        output.labels[word * labels.length + label] = SURE;
        output.signs[word * signs.length + signs.indexOf(SIGNS[sign])] = SURE;
        if (slot !== "other") ofEntries.add(word);
      }
    }
    const joint = trip.toSorted().join("+");
    const name = [joint, ...trip].find((one) => bio.includes(`B-${one}`));
    if (name === undefined) continue;
    facts.push({ from, to, name });
    const count = Number(spans.find(({ slot }) => slot === name)?.value);
    if (COUNTED.test(name) && count >= 0)
      for (let word = from; word < to; word += 1) output.counts[word * COUNTS + Math.min(count, COUNTS - 1)] = SURE;
    for (let word = from; word < to; word += 1) tags[word] = `${word === from ? "B" : "I"}-${name}`;
  }
  tags.forEach((tag, word) => {
    output.bio[word * bio.length + bio.indexOf(tag)] = SURE;
  });
  proposals.forEach(({ from, to }, at) => {
    const over = facts.filter((fact) => fact.from < to && fact.to > from);
    const names = new Set(over.map(({ name }) => name));
    const isRange = names.size === 2 && names.has("start") && names.has("end");
    const overlap = (fact: (typeof over)[number]) => Math.min(to, fact.to) - Math.max(from, fact.from);
    const [best] = over.toSorted((a, b) => overlap(b) - overlap(a));
    const isOfEntry = words.some((_, word) => word >= from && word < to && ofEntries.has(word));
    const role = isRange ? "end+start" : (best?.name ?? (isOfEntry ? "entry" : "none"));
    output.roles[at * roles.length + roles.indexOf(role)] = SURE;
  });
  return output;
}

function markedWords({ spans }: MarkedText, words: Proposals["words"]): MarkedWords[] {
  const found = new Map<string, { from: number; to: number; spans: MarkedSpan[] }>();
  for (const span of spans) {
    const from = words.findIndex((word) => word.to > span.from);
    const to = words.findLastIndex((word) => word.from < span.to) + 1;
    if (from < 0 || to <= from) continue;
    const known = found.get(`${from},${to}`);
    if (known === undefined) found.set(`${from},${to}`, { from, to, spans: [span] });
    else known.spans.push(span);
  }
  return [...found.values()];
}

export function labelOf({ labels }: ModelDefinition, slot: string, value: string): number {
  const isFree = slot === "other" || slot === "cuisine";
  const written = value === "true" ? "True" : value === "false" ? "False" : isFree ? "" : number(value);
  const at = labels.findIndex(([name, one]) => name === slot && one === written);
  return at >= 0 ? at : labels.findIndex(([name, one]) => name === slot && one === "");
}

/** "4.0" as "4". */
function number(value: string): string {
  return value.trim() !== "" && Number.isFinite(Number(value)) ? String(Number(value)) : value;
}

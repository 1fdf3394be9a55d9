import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { ASKABLE_ENTRIES, PREFERENCE_ENTRIES } from "@/server/trip";
import type { DialogRecord, DialogTurn } from "@/server/views";

/** Made up, for tests of what reads runs: the scores follow no dialog that was held. */
export interface ExampleSettings {
  readonly seed: number;
  readonly travelers: number;
  /** 0–1: how fast the made-up policy learns. */
  readonly skill: number;
}

const LAST_ROUND = 20;
const CRITICAL_ENTRIES = 11;
const OPENINGS = [
  "Hi! Five days in Chicago for the two of us, please.",
  "hey, want to see Denver in spring, on a budget",
  "Good afternoon. I intend to visit Boston with my family; kindly advise.",
];
const ANSWERS = [
  "Something decent, I guess.",
  "That one is really important to me: yes.",
  "No, thanks.",
  "The first of them.",
];

export function exampleDialogs({ seed, travelers, skill }: ExampleSettings): DialogRecord[] {
  const generator = xoroshiro128plus(seed);
  const random = () => uniformFloat64(generator);
  return Array.from({ length: travelers }, (_, index) => exampleDialog(index, skill, random));
}

function exampleDialog(index: number, skill: number, random: () => number): DialogRecord {
  const rounds = 4 + Math.floor(random() * 15);
  const byRound = roundsOf(rounds, skill, random);
  const last = byRound.at(-1) ?? { overall: 0, critical: 0 };
  const planPriority = half(2.5 + skill + random());
  const proactive = half(2.3 + skill + random() * 1.2);
  const clarification = half(1.5 + random() * 3.5);
  const total = planPriority + proactive + clarification;
  const turns = turnsOf(rounds, random);
  return {
    id: `dialog-${index}`,
    turns,
    notes: Object.fromEntries(
      PREFERENCE_ENTRIES.slice(6, 6 + Math.round(last.overall * 54)).map(({ key }) => [key, "no preference"]),
    ),
    rounds,
    accuracy: { overall: last.overall, critical: last.critical },
    byRound,
    agentic: { planPriority, proactive, clarification, total },
    reward: 0.1 * last.critical + (0.9 * total) / 15,
  };
}

function roundsOf(rounds: number, skill: number, random: () => number): DialogRecord["byRound"] {
  let known = Math.floor(random() * 3);
  let critical = Math.floor(random() * 2);
  return Array.from({ length: LAST_ROUND + 1 }, (_, round) => {
    if (round > 0 && round <= rounds) {
      known += random() < 0.85 ? 1 : 0;
      critical += critical < CRITICAL_ENTRIES && random() < skill * (1 - round / 30) ? 1 : 0;
    }
    return { round, overall: known / PREFERENCE_ENTRIES.length, critical: critical / CRITICAL_ENTRIES };
  });
}

function turnsOf(rounds: number, random: () => number): DialogTurn[] {
  const turns: DialogTurn[] = [said(OPENINGS[Math.floor(random() * OPENINGS.length)] ?? "")];
  for (let round = 0; round < rounds; round += 1) {
    const entry = ASKABLE_ENTRIES[(round * 5 + Math.floor(random() * 5)) % ASKABLE_ENTRIES.length] ?? null;
    const label = PREFERENCE_ENTRIES.find(({ key }) => key === entry)?.label;
    turns.push({
      by: "agent",
      text: `What should I know about your ${label}?`,
      entry,
      reason: "It decides much and is not known yet.",
      isFollowUp: round > 0 && random() < 0.1,
    });
    turns.push(said(ANSWERS[Math.floor(random() * ANSWERS.length)] ?? "", entry));
  }
  return turns;
}

function said(text: string, entry: DialogTurn["entry"] = null): DialogTurn {
  return { by: "traveler", text, entry, reason: null, isFollowUp: false };
}

function half(score: number): number {
  return Math.min(5, Math.max(1, Math.round(score * 2) / 2));
}

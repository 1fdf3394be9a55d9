import { z } from "zod";
import { type EntryKey, entryKeySchema, PREFERENCE_ENTRIES, ProblemError } from "@/server/trip";
import { type CriticalNetwork, criticalLayout } from "./critical-network";
import type { Sign } from "./evidence";
import { slotsOf } from "./slots";

/** Shares in thousandths, separated by spaces: a row of a table, short enough to be read and kept in the repository. */
const rowSchema = z.string().regex(/^\d+( \d+)*$/);

/**
 * The fitted priors as they lie in a file, made by `train priors`: a mixture of kinds of travelers, what their way of
 * answering tells of what is critical, and a network that reckons what is critical from all that was heard.
 */
export const priorsFileSchema = z.object({
  format: z.literal("dragoman-priors"),
  version: z.literal(2),
  /** What made it: the set and seed of the personas, so that it can be made again. */
  madeFrom: z.object({ personas: z.string(), count: z.number().int(), seed: z.number().int() }),
  /** The share of each kind. */
  weights: rowSchema,
  /** For each entry one row for each kind: P(value | kind) by slot. */
  values: z.record(entryKeySchema, z.array(rowSchema)),
  /** The same shape: P(critical | kind, value). Entries that cannot be asked have none. */
  critical: z.partialRecord(entryKeySchema, z.array(rowSchema)),
  /** How much likelier each sign is for critical entries than for others, in thousandths. */
  signs: z.object({
    stressed: z.number().int().min(1),
    plain: z.number().int().min(1),
    shrugged: z.number().int().min(1),
    /** Said in the opening, which depends on the entry: the party is always told. */
    volunteered: z.partialRecord(entryKeySchema, z.number().int().min(1)),
  }),
  /** Its weights in thousandths, separated by spaces. */
  network: z.object({ hidden: z.number().int().min(1), weights: z.string().regex(/^-?\d+( -?\d+)*$/) }),
});
export type PriorsFile = z.infer<typeof priorsFileSchema>;

/** Tables of one entry, row by row: index `kind * slots + slot`. */
export interface EntryPriors {
  readonly slots: number;
  readonly values: Float64Array;
  readonly critical: Float64Array;
  /** P(critical | kind), whatever the value. */
  readonly criticalByKind: Float64Array;
}

export interface Priors {
  readonly kinds: number;
  readonly weights: Float64Array;
  readonly entries: ReadonlyMap<EntryKey, EntryPriors>;
  /** P(sign | critical) / P(sign | not critical). */
  readonly signRatio: (entry: EntryKey, sign: Sign) => number;
  readonly network: CriticalNetwork;
}

/** Nothing is impossible: what was never seen among the personas may still be said. */
const LEAST_SHARE = 0.002;

/** Reads priors from the content of their file. Throws ProblemError `bad_file` where it is not one. */
export function readPriors(content: unknown): Priors {
  const parsed = priorsFileSchema.safeParse(content);
  if (!parsed.success) {
    throw new ProblemError({
      code: "bad_file",
      message: `The priors are damaged, or of other entries; "dragoman train priors" makes them again: ${z.prettifyError(parsed.error)}`,
    });
  }
  const file = parsed.data;
  const weights = normalized(numbersOf(file.weights));
  const kinds = weights.length;
  const entries = new Map(
    PREFERENCE_ENTRIES.map(({ key }) => [key, entryPriors(file.values[key], file.critical[key], kinds, key)]),
  );
  const { volunteered, ...others } = file.signs;
  const signRatio = (entry: EntryKey, sign: Sign) =>
    (sign === "volunteered" ? (volunteered[entry] ?? 1000) : others[sign]) / 1000;
  return { kinds, weights, entries, signRatio, network: readNetwork(file.network) };
}

/** Priors that know nothing: each value is as likely as the others, and each entry as critical. */
export function blankPriors(): Priors {
  const entries = PREFERENCE_ENTRIES.map(({ key }) => {
    const even = slotsOf(key)
      .map(() => 1)
      .join(" ");
    return [key, entryPriors([even], [even], 1, key)] as const;
  });
  const network = { hidden: 1, weights: new Float64Array(criticalLayout(1).total) };
  return { kinds: 1, weights: Float64Array.of(1), entries: new Map(entries), signRatio: () => 1, network };
}

function entryPriors(
  valueRows: readonly string[],
  criticalRows: readonly string[] | undefined,
  kinds: number,
  key: EntryKey,
): EntryPriors {
  const slots = slotsOf(key).length;
  const values = new Float64Array(kinds * slots);
  const critical = new Float64Array(kinds * slots);
  const criticalByKind = new Float64Array(kinds);
  for (let kind = 0; kind < kinds; kind++) {
    values.set(normalized(numbersOf(valueRows[kind] ?? "", slots).map((share) => share + LEAST_SHARE)), kind * slots);
    if (criticalRows === undefined) continue;
    critical.set(numbersOf(criticalRows[kind] ?? "", slots), kind * slots);
    for (let slot = 0; slot < slots; slot++) {
      const index = kind * slots + slot;
      criticalByKind[kind] = (criticalByKind[kind] ?? 0) + (values[index] ?? 0) * (critical[index] ?? 0);
    }
  }
  return { slots, values, critical, criticalByKind };
}

function readNetwork({ hidden, weights }: PriorsFile["network"]): CriticalNetwork {
  const numbers = numbersOf(weights);
  const { total } = criticalLayout(hidden);
  if (numbers.length === total) return { hidden, weights: numbers };
  const message = `The priors are damaged: their network has ${numbers.length} weights instead of ${total}.`;
  throw new ProblemError({ code: "bad_file", message });
}

function numbersOf(row: string, length = row.split(" ").length): Float64Array {
  const numbers = row.split(" ").map((text) => Number(text) / 1000);
  return Float64Array.from({ length }, (_, index) => numbers[index] ?? 0);
}

/** The shares, so that they add up to one. */
export function normalized(shares: Float64Array): Float64Array {
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

import { type EntryKey, PREFERENCE_ENTRIES } from "@/server/trip";
import type { CriticalNetwork } from "../belief/critical-network";
import { type PriorsFile, priorsFileSchema } from "../belief/priors";
import { slotsOf } from "../belief/slots";
import type { Mixture } from "./fit-priors";

/** The mixture, what the signs are worth and the network, as the file that `readPriors` reads. */
export function priorsFile(
  { weights, values, critical }: Mixture,
  signs: PriorsFile["signs"],
  network: CriticalNetwork,
  madeFrom: PriorsFile["madeFrom"],
): PriorsFile {
  const rows = (table: Float64Array | undefined, key: EntryKey) => {
    if (table === undefined) return undefined;
    const width = slotsOf(key).length;
    return Array.from(weights, (_, kind) => row(table.subarray(kind * width, (kind + 1) * width)));
  };
  const tables = (of: ReadonlyMap<EntryKey, Float64Array>) =>
    Object.fromEntries(PREFERENCE_ENTRIES.map(({ key }) => [key, rows(of.get(key), key)]).filter(([, table]) => table));
  return priorsFileSchema.parse({
    format: "dragoman-priors",
    version: 2,
    madeFrom,
    weights: row(weights),
    values: tables(values),
    critical: tables(critical),
    signs,
    network: { hidden: network.hidden, weights: row(network.weights) },
  });
}

function row(shares: Float64Array): string {
  return Array.from(shares, (share) => Math.round(share * 1000)).join(" ");
}

import { fail, ok, type Result } from "@/server/trip";
import type { Benchmark } from "./benchmark";
import { custom } from "./custom/custom";
import { deeptravel } from "./deeptravel/deeptravel";
import { elicitation } from "./elicitation/elicitation";
import { itinerarybench } from "./itinerarybench/itinerarybench";
import { travelplanner } from "./travelplanner/travelplanner";

/** Every benchmark, in the order in which people read of them. */
export const benchmarks: readonly Benchmark[] = [travelplanner, itinerarybench, deeptravel, elicitation, custom];

/** The benchmark of this name; not_found names those that exist. */
export function findBenchmark(name: string, among: readonly Benchmark[] = benchmarks): Result<Benchmark> {
  const found = among.find(({ info }) => info.name === name);
  if (found) return ok(found);
  const names = among.map(({ info }) => info.name).join(", ");
  return fail({ code: "not_found", message: `There is no benchmark "${name}". Benchmarks: ${names}.` });
}

import { writeFileSync } from "node:fs";
import { makeSeal } from "@/server/benchmarks";
import { ProblemError } from "@/server/trip";
import { ensureWorld } from "@/server/worlds";

/** Seals evaluation travelers, writers and seeds as they are now. Every figure of docs/ELICITATION.md is then to be measured again. */
const world = await ensureWorld("sample");
if (!world.ok) throw new ProblemError(world.problem);
const file = "server/benchmarks/elicitation/seal/sealed.json";
writeFileSync(file, `${JSON.stringify(makeSeal(world.value), null, 2)}\n`);
console.log(`Sealed in ${file}`);

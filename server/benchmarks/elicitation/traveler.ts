import { z } from "zod";
import { SIMULATORS } from "@/server/elicitation/simulator";
import { Stage } from "@/server/elicitation/training";
import { generatePersona, type Persona } from "@/server/personas";
import { fail, ok, type Result } from "@/server/trip";
import { populationSchema } from "@/server/views";
import type { World } from "@/server/worlds";
import type { TaskFiles } from "../benchmark";

/** Travelers of the evaluation set (APEC-Travel, section 3.2). */
export const EVALUATION_TRAVELERS = 1000;
export const VAGUE = 0.15;

/**
 * What makes a simulated traveler again: a place in the evaluation set, and how the traveler talks. The persona itself is in no task: only
 * the simulator and the scorer make it.
 */
export const travelerSchema = z.object({
  /** From 0, in the evaluation set of this seed. */
  index: z
    .number()
    .int()
    .min(0)
    .max(EVALUATION_TRAVELERS - 1),
  seed: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  simulator: z.enum(["main", "second"]),
  population: populationSchema.default("learned"),
  /** The share of vague answers. */
  vague: z.number().min(0).max(1),
});
export type Traveler = z.infer<typeof travelerSchema>;

/** The hidden persona of a traveler. */
export function personaOf({ seed, index, population }: Traveler): Persona {
  return generatePersona("evaluation", seed, index, population);
}

/** "dialog-17", as its record is called: the place in the set, nothing else of who the traveler is. */
export function taskId({ index }: Traveler): string {
  return `dialog-${index}`;
}

/** Where this traveler meets policies. */
export function stageOf({ seed, simulator, vague }: Traveler, world: World): Stage {
  return new Stage({ world, createTraveler: SIMULATORS[simulator], seed, vague });
}

const optionsSchema = z.object({
  travelers: z.coerce.number().int().min(1).max(EVALUATION_TRAVELERS),
  seed: z.coerce.number().pipe(travelerSchema.shape.seed).default(1),
  simulator: travelerSchema.shape.simulator.default("main"),
  population: travelerSchema.shape.population,
  vague: z.coerce.number().pipe(travelerSchema.shape.vague).default(VAGUE),
});

/** Tasks are made of numbers, of no file. Problems: "bad_input" names the option. */
export function travelersOf(options: TaskFiles): Result<Traveler[]> {
  const read = optionsSchema.safeParse(options);
  if (read.success) {
    const { travelers, ...about } = read.data;
    return ok(Array.from({ length: travelers }, (_, index) => ({ index, ...about })));
  }
  const [issue] = read.error.issues;
  const field = issue?.path.join(".") ?? "travelers";
  return fail({ code: "bad_input", message: `${field}: ${issue?.message ?? "is invalid"}.`, where: { field } });
}

import { SIMULATORS } from "@/server/elicitation/simulator";
import { Stage, writeSeedDialog } from "@/server/elicitation/training";
import { generatePersonas } from "@/server/personas";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import type { DialogTurn } from "@/server/views";
import type { World } from "@/server/worlds";
import { openRunModels } from "../../runner/run-models";
import { VAGUE } from "../traveler";
import { lostWith } from "./lost-with";

const AT_ONCE = 8;

/** Seed dialogs that a model wrote, by the id of their persona; those of no use are not among them. */
export interface WrittenSeedDialogs {
  readonly model: string;
  readonly scripted: boolean;
  readonly turns: ReadonlyMap<string, readonly DialogTurn[]>;
}

/** Has a model write the first seed dialogs (APEC-Travel, appendix A.3). A model that cannot be reached ends it with that problem. */
export async function writtenSeedDialogs(options: {
  readonly world: World;
  readonly dialogs: number;
  readonly seed: number;
  readonly model: string;
  readonly onProgress: (text: string) => void;
}): Promise<Result<WrittenSeedDialogs>> {
  const { world, dialogs, seed, onProgress } = options;
  const opened = await openRunModels(options.model);
  if (!opened.ok) return opened;
  const stage = new Stage({ world, createTraveler: SIMULATORS.main, seed, vague: VAGUE });
  const stop = new AbortController();
  let problem: Problem | null = null;
  const models = opened.value.open(seed);
  const turns = new Map<string, readonly DialogTurn[]>();
  const waiting = [...generatePersonas("seed", seed, dialogs)];
  const work = async () => {
    for (let persona = waiting.shift(); persona !== undefined && problem === null; persona = waiting.shift()) {
      const by = {
        models,
        signal: stop.signal,
        fallback: true,
        onEvent: (event: Parameters<typeof lostWith>[0]) => {
          problem ??= lostWith(event);
        },
      };
      const written = await writeSeedDialog(by, persona, stage.tripOf(persona));
      if (written !== null) turns.set(persona.id, written);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await opened.value.close();
  if (problem !== null) return fail(problem);
  onProgress(`${turns.size} of ${dialogs} seed dialogs written by a model, the others by the expert`);
  const { byRole, name, scripted } = opened.value;
  return ok({ model: byRole.traveler?.name ?? name ?? "none", scripted, turns });
}

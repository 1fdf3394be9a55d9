import { z } from "zod";
import {
  checkReach,
  describeModels,
  type ModelDescription,
  namedModel,
  type Reach,
  readModelsConfig,
} from "@/server/models";
import { formatProblem, ProblemError } from "@/server/trip";
import { researcher, router } from "../procedures";

/** The configured models; `problem` says what is wrong with the configuration where it cannot be read. */
interface ConfiguredModels {
  readonly models: readonly ModelDescription[];
  readonly problem: string | null;
}

/** What researchers see of the language models; nothing here shows a key. */
export const modelsRouter = router({
  /** Every named model, as the configuration has it at this moment. */
  list: researcher.query((): ConfiguredModels => {
    const config = readModelsConfig();
    if (!config.ok) return { models: [], problem: formatProblem(config.problem) };
    return { models: describeModels(config.value), problem: null };
  }),

  /** Asks the server of one model whether it is there. */
  check: researcher.input(z.object({ name: z.string().max(100) })).query(async ({ input }): Promise<Reach> => {
    const config = readModelsConfig();
    if (!config.ok) throw new ProblemError(config.problem);
    const model = namedModel(config.value, input.name);
    if (model !== null) return checkReach(model);
    throw new ProblemError({ code: "not_found", message: "No model with this name is configured anymore." });
  }),
});

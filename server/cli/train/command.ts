import { Command } from "commander";
import type { Does } from "../action";
import { countOption, seedOption, shareOption } from "../options";

export function trainCommand(does: Does): Command {
  const train = new Command("train").description("retrain what was learned from simulated travelers");
  const policy = train
    .command("policy")
    .description("train a policy that asks questions, on simulated travelers, without a model")
    .argument("<method>", "sft (imitate information-gain) or dpo (sft, then iterations that prefer what earned more)")
    .option("--world <name>", "world of the travelers' trips", "sample")
    .option("--iterations <number>", "iterations of dpo", countOption, 3)
    .option(
      "--reference <which>",
      "what dpo is measured against: fixed (sft) or recursive (the last iteration)",
      "fixed",
    )
    .option(
      "--reward <which>",
      "what dpo climbs: paper (R) or task (area of critical accuracy less a price per round)",
      "paper",
    )
    .option("--alpha <share>", "weight of accuracy in the reward, 0 to 1", shareOption, 0.1)
    .option("--from <policy>", "a shipped policy that dpo begins at, in place of a new sft")
    .option("--dialogs <number>", "seed dialogs of sft", countOption, 800)
    .option("--seed-dialogs <model>", "have a model write the seed dialogs: scripted, or a configured one")
    .option("--pairs <number>", "pairs of dialogs in each iteration of dpo", countOption, 1500)
    .option("--no-think", "a policy that does not see what is inferred")
    .option("--rewards <file>", "people's scores of the dialogs of one iteration of dpo, in place of the judge's")
    .option("--shuffled-rewards", "the control: what is preferred is drawn")
    .option("--seed <number>", "random seed", seedOption, 1)
    .requiredOption("--out <dir>", "a new or empty folder");
  policy.action(does(async () => (await import("./train-policy")).trainPolicy));
  train
    .command("priors")
    .description("fit the priors of the belief to the seed travelers")
    .option("--world <name>", "world of the travelers' trips", "sample")
    .option("--travelers <number>", "how many, of the seed set", countOption, 10_000)
    .option("--seed <number>", "random seed", seedOption, 1)
    .requiredOption("--out <file>", "the file that is written")
    .action(does(async () => (await import("./train-priors")).trainPriorsFile));
  return train;
}

import { Command, Option } from "commander";
import { ROLLOUT_FORMATS } from "@/server/views";
import type { Does } from "../action";
import { countOption, numberOption, seedOption, shareOption } from "../options";

export function rolloutCommand(does: Does): Command {
  const rollout = new Command("rollout").description(
    "rollouts of a model on tasks of the environment, for trainers: groups, replay of what failed, exports",
  );
  rollout
    .command("play", { isDefault: true })
    .description("play steps of rollouts into a folder; a killed run resumes where it stopped (the default)")
    .requiredOption("--model <name>", "model that acts: scripted, scripted:0.8, or a configured model")
    .option("--set <name>", "set of the tasks, as `env tasks` names it (default: the published one, else delegated)")
    .option("--published <name=file>", "tasks of a benchmark, in its world")
    .option("--world <name>", "world of the generated tasks", "sample")
    .option("--split <name>", "part of the set: train, validation, test or all", "train")
    .requiredOption("--steps <number>", "steps; a finished folder goes on with more", countOption)
    .option("--tasks-per-step <number>", "tasks of a step", countOption, 8)
    .option("--n <number>", "rollouts of each task", countOption, 8)
    .option("--temperature <number>", "of the model; its own settings come first", numberOption, 1)
    .option("--turns <number>", "answers of the model in a rollout at most", countOption, 30)
    .option("--spread <number>", "groups whose rewards deviate by no more are dropped", shareOption, 0.1)
    .option("--failed-below <number>", "a task has failed where no rollout earns so much", shareOption, 0.5)
    .option("--replay-every <steps>", "every so many steps failed tasks come first; 0: never", seedOption, 4)
    .option("--buffer <tasks>", "failed tasks that wait at most", seedOption, 256)
    .option("--replay-tries <number>", "a task that failed again so often is given up", countOption, 2)
    .option("--from <seed>", "seed of the first task", seedOption, 0)
    .option("--seed <number>", "of the model's sampling", seedOption, 0)
    .option("--parallel <number>", "rollouts at the same time", countOption, 8)
    .requiredOption("--out <dir>", "folder of the rollouts")
    .option("--json", "print the figures of the last step as JSON")
    .action(does(async () => (await import("./play")).playRollouts));
  rollout
    .command("export")
    .description("write finished rollouts, or their tasks, for a trainer")
    .argument("<dir>", "folder of the rollouts")
    .addOption(new Option("--format <name>", "the kind of file").choices(ROLLOUT_FORMATS).makeOptionMandatory())
    .option("--kept", "of groups that pass the spread filter alone")
    .option("--least <reward>", "for trl-sft: rollouts that earned at least so much", shareOption, 1)
    .requiredOption("--out <file>", "file to write; an existing one is replaced")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./export")).exportRolloutFile));
  rollout
    .command("import")
    .description("copy finished rollouts to where the app shows them, /research/rollouts")
    .argument("<dir>", "folder of the rollouts")
    .option("--name <name>", "what they are called there (default: the folder's name)")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./import")).importRollouts));
  return rollout;
}

import { availableParallelism } from "node:os";
import { Command } from "commander";
import type { Does } from "../action";
import { countOption, dollarsOption, seedOption } from "../options";

export function runsCommand(does: Does): Command {
  const runs = new Command("runs").description("runs of agents on benchmarks, in the server's database");
  runs
    .command("start")
    .description("start a run; the app and its workers play it")
    .requiredOption("--task-set <id>", "id or name of a task set; see: tasks list")
    .requiredOption("--world <name>", "world to plan in")
    .requiredOption("--agent <name>", "agent")
    .option("--input <kind>", "what the agent is given: query (the sentence) or gold (the structured fields)", "query")
    .option("--mode <mode>", "two-stage or sole-planning (default: the agent's first)")
    .option("--protocol <name>", "how a model calls tools: text or native (default: text)")
    .option("--without <parts>", "parts of the method to switch off, separated by commas")
    .option("--objective <name>", "preferences, cost or time", "preferences")
    .option("--time-limit-ms <number>", "for planning one task (default: 10 s, with a model half an hour)", countOption)
    .option("--model <name>", "a configured model for every role, or scripted[:quality] (default: as configured)")
    .option("--limit <number>", "only the first tasks", countOption)
    .option("--trials <number>", "of each task", countOption, 1)
    .option("--seed <number>", "trial t works with the seed + t", seedOption, 0)
    .option("--concurrency <number>", "trials at the same time, over all workers", countOption, 2)
    .option("--steps-per-trial <number>", "calls of tools or models", countOption)
    .option("--tokens-per-trial <number>", "prompts and answers together", countOption)
    .option("--ms-per-trial <number>", "milliseconds", countOption)
    .option("--cost-per-trial <dollars>", "US dollars for models", dollarsOption)
    .option("--cost <dollars>", "US dollars for models, of the whole run", dollarsOption)
    .option("--name <text>", "name of the run")
    .option("--play", "play it here, until it has ended")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./start-run")).startRun));
  runs
    .command("resume")
    .description("let a run that was stopped go on with what is not finished")
    .argument("<id>", "its id; see: runs list")
    .action(does(async () => (await import("./resume-run")).resumeRun));
  runs
    .command("list")
    .description("runs and submissions, the newest first")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./list-runs")).listRuns));
  runs
    .command("import")
    .description("bring in what `bench … --out` wrote; a folder that is there already changes nothing")
    .argument("<out...>", "the folders")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./import-runs")).importRuns));
  runs
    .command("work")
    .description("play trials of the runs of a Postgres database, until a signal ends it (npm run worker)")
    .option("--players <number>", "trials at a time that each fill a core", countOption, availableParallelism())
    .action(does(async () => (await import("./work")).work));
  return runs;
}

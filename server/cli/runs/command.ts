import { availableParallelism } from "node:os";
import { Command } from "commander";
import type { Does } from "../action";
import { countOption, dollarsOption, seedOption } from "../options";

export function runsCommand(does: Does): Command {
  const runs = new Command("runs").description("runs of agents on benchmarks, in the server's database");
  runs
    .command("start")
    .description("start a run; the app and its workers execute it")
    .requiredOption("--task-set <id>", "id or name of a task set; see: tasks list")
    .requiredOption("--world <name>", "world to plan in")
    .requiredOption("--agent <name>", "agent")
    .option("--input <kind>", "what the agent is given of a task (default: the agent's first)")
    .option("--mode <mode>", "mode of the agent (default: its first)")
    .option("--protocol <name>", "how a model calls tools: text or native (default: text)")
    .option("--without <parts>", "parts of the method to switch off, separated by commas")
    .option("--objective <name>", "what to optimize plans for (default: the agent's first)")
    .option("--time-limit-ms <number>", "for planning one task (default: 10 s, with a model half an hour)", countOption)
    .option("--model <name>", "a configured model for every role, or scripted[:quality] (default: as configured)")
    .option("--prompts <dir>", "custom prompts by file name: agents/two-stage/act.txt")
    .option("--limit <number>", "only the first N tasks", countOption)
    .option("--trials <number>", "of each task", countOption, 1)
    .option("--seed <number>", "trial t works with the seed + t", seedOption, 0)
    .option("--concurrency <number>", "concurrent trials over all workers", countOption, 2)
    .option("--steps-per-trial <number>", "tool or model calls", countOption)
    .option("--tokens-per-trial <number>", "prompts and answers together", countOption)
    .option("--ms-per-trial <number>", "milliseconds", countOption)
    .option("--cost-per-trial <dollars>", "US dollars for models", dollarsOption)
    .option("--cost <dollars>", "US dollars for models, of the whole run", dollarsOption)
    .option("--name <text>", "name of the run")
    .option("--play", "execute it here until it is done")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./start-run")).startRun));
  runs
    .command("resume")
    .description("resume a stopped run")
    .argument("<id>", "its id; see: runs list")
    .action(does(async () => (await import("./resume-run")).resumeRun));
  runs
    .command("list")
    .description("runs and submissions, newest first")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./list-runs")).listRuns));
  runs
    .command("import")
    .description("import what `bench … --out` wrote, or logs of inspect_ai; existing runs are unchanged")
    .argument("<out...>", "the folders, or files that end with .eval or .json")
    .option("--task-set <id>", "of a log: id or name of the task set (default: the one that has its samples)")
    .option("--world <name>", "of a log: world to score in (default: the benchmark's)")
    .option("--name <text>", "of a log: name of the system")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./import-runs")).importRuns));
  runs
    .command("export-inspect")
    .description("write a run as a log of inspect_ai")
    .argument("<id>", "its id; see: runs list")
    .requiredOption("--out <file>", "a name that ends with .eval or .json")
    .action(does(async () => (await import("./export-inspect")).exportInspect));
  runs
    .command("start-external")
    .description("start a run for an agent that works elsewhere, over HTTP or MCP, and print its token")
    .requiredOption("--task-set <id>", "id or name of a task set; see: tasks list")
    .requiredOption("--world <name>", "world whose tools it calls")
    .requiredOption("--agent <name>", "what the agent is called")
    .option("--with-planner", "let it call the exact planner")
    .option("--limit <number>", "only the first N tasks", countOption)
    .option("--trials <number>", "of each task", countOption, 1)
    .option("--ms-per-trial <number>", "milliseconds per task", countOption, 3_600_000)
    .option("--calls-per-trial <number>", "tool calls per task", countOption, 100)
    .option("--concurrency <number>", "concurrent tasks", countOption, 2)
    .option("--name <text>", "name of the run")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./external")).startExternal));
  runs
    .command("token")
    .description("print another token for a run of an external agent")
    .argument("<id>", "its id; see: runs list")
    .option("--revoke", "revoke all its tokens instead")
    .action(does(async () => (await import("./external")).runToken));
  runs
    .command("work")
    .description("execute trials of runs in a Postgres database until it is stopped (npm run worker)")
    .option("--runners <number>", "concurrent trials that each need a core", countOption, availableParallelism())
    .action(does(async () => (await import("./work")).work));
  return runs;
}

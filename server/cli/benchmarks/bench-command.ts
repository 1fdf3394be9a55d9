import { Command, Option } from "commander";
import { benchmarks } from "@/server/benchmarks";
import type { BenchmarkInfo } from "@/server/views";
import type { Does } from "../action";
import { countOption, listOption, seedOption } from "../options";
import { benchElicitationTablesCommand } from "./bench-elicitation-tables-command";
import { addRunOptions, addTaskOptions } from "./task-options";

export function benchCommand(does: Does): Command {
  const bench = new Command("bench").description("run an agent on a published benchmark");
  for (const { info } of benchmarks) bench.addCommand(commandOf(info, does));
  return bench.addCommand(benchElicitationTablesCommand(does));
}

/** The command of a benchmark, from what it declares. */
function commandOf(info: BenchmarkInfo, does: Does): Command {
  const { name, title, agents, inputs, objectives, taskOptions } = info;
  const modes = [...new Set(agents.flatMap((agent) => agent.modes))];
  const command = new Command(name)
    .description(`run an agent on tasks of ${title} and score its plans by the published rules`)
    .requiredOption("--world <name>", "world to plan in");
  addTaskOptions(command, info).requiredOption(
    "--agent <name>",
    `agent: ${agents.map((agent) => agent.name).join(", ")}`,
  );
  const choice = (option: string, about: string, choices: readonly string[]) => {
    if (choices.length > 0) command.addOption(new Option(option, about).choices([...choices]));
  };
  choice("--input <kind>", `what the agent is given: ${inputs.map(described).join("; ")}`, inputs.map(keyOf));
  choice(
    "--objective <name>",
    `what to optimize plans for: ${objectives.map(described).join("; ")}`,
    objectives.map(keyOf),
  );
  choice("--mode <mode>", "for agents that talk to a model: collect what is needed, or be given it", modes);
  choice("--protocol <protocol>", "how tools are called: in plain text, or by the model server's own", [
    "text",
    "native",
  ]);
  addRunOptions(command, info);
  if (!taskOptions.some(({ key }) => key === SEED)) {
    command.option("--seed <number>", "of the first trial; each further one has the next", seedOption, 0);
  }
  return command
    .option("--model <name>", "for agents that talk to a model: scripted, scripted:0.8, or a configured model")
    .option("--without <parts>", "parts of the method to switch off, separated by commas", listOption)
    .option("--prompts <dir>", "custom prompts by file name: agents/two-stage/act.txt")
    .option("--limit <number>", "only the first N tasks", countOption)
    .option("--trials <number>", "of each task", countOption, 1)
    .requiredOption("--out <dir>", "folder of the run; a killed run resumes where it stopped")
    .option("--json", "print the summary as JSON")
    .action(
      does(async () => {
        const { runBenchmark } = await import("./run-benchmark");
        return (terminal, options) => {
          const files = Object.fromEntries(taskOptions.map(({ key }) => [key, options[key]]));
          return runBenchmark(terminal, name, files, options);
        };
      }),
    );
}

/** Where tasks have a seed of their own, it is that of the trials too. */
const SEED = "seed";

const keyOf = ({ key }: { key: string }) => key;
const described = ({ key, label }: { key: string; label: string }) => (key === label ? key : `${key} (${label})`);

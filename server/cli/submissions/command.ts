import { Command, Option } from "commander";
import { benchmarks } from "@/server/benchmarks";
import type { Does } from "../action";
import { addTaskOptions } from "../benchmarks/task-options";

export function submissionsCommand(does: Does): Command {
  const submissions = new Command("submissions").description("plans of other systems, alongside the runs");
  const importing = submissions
    .command("import")
    .description("score plans by the published rules and import them; importing the same plans again changes nothing")
    .argument("<file>", "the plans in the benchmark's published format")
    .addOption(
      new Option("--benchmark <name>", "whose tasks they answer")
        .choices(benchmarks.map(({ info }) => info.name))
        .default(benchmarks[0]?.info.name),
    )
    .requiredOption("--name <name>", "name of the system")
    .option("--sees <sentence>", "what the system was allowed to see", "Not stated.")
    .option("--world <name>", "world to score in (default: the benchmark's)")
    .option("--json", "print JSON");
  const added = new Set<string>();
  for (const { info } of benchmarks) {
    const taskOptions = info.taskOptions
      .filter(({ key }) => !added.has(key))
      .map((option) => ({ ...option, isRequired: false }));
    for (const { key } of taskOptions) added.add(key);
    addTaskOptions(importing, { ...info, taskOptions });
  }
  importing.action(does(async () => (await import("./actions")).importSubmissions));
  return submissions;
}

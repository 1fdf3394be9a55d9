import { Command } from "commander";
import type { Does } from "../action";

export function runsCommand(does: Does): Command {
  const runs = new Command("runs").description("runs of benchmarks, in the server's database");
  runs
    .command("import")
    .description("bring in what `bench elicitation --out` wrote; a folder that is there already changes nothing")
    .argument("<out...>", "the folders, each with summary.json and dialogs.jsonl")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./actions")).importRuns));
  return runs;
}

import { Command } from "commander";
import type { Does } from "../action";

export function submissionsCommand(does: Does): Command {
  const submissions = new Command("submissions").description("plans of other systems, beside the runs");
  submissions
    .command("import")
    .description("score plans by the published rules and bring them in; the same plans again change nothing")
    .argument("<file>", "the plans in the published format, JSON Lines")
    .requiredOption("--queries <file>", "the queries that they answer")
    .requiredOption("--name <name>", "name of the system")
    .option("--sees <sentence>", "what the system was allowed to see", "Not stated.")
    .option("--world <name>", "world to score in", "travelplanner")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./actions")).importSubmissions));
  return submissions;
}

import { Command } from "commander";
import type { Does } from "../action";

export function scoreCommand(does: Does): Command {
  const score = new Command("score").description("score plans by the rules of a published benchmark");
  score
    .command("travelplanner")
    .description("score a TravelPlanner submission by the published rules")
    .requiredOption("--world <name>", "world whose records the plans name")
    .requiredOption("--queries <file>", "published queries, JSON Lines")
    .requiredOption("--submission <file>", "plans, JSON Lines; rows are matched by idx when present, else by position")
    .option("--json", "print rates and every check as JSON")
    .action(does(async () => (await import("./score-travelplanner")).scoreTravelplannerFile));
  return score;
}

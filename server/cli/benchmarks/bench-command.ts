import { Command } from "commander";
import type { Does } from "../action";
import { countOption } from "../options";

export function benchCommand(does: Does): Command {
  const bench = new Command("bench").description("run an agent on a published benchmark");
  bench
    .command("travelplanner")
    .description("run an agent on TravelPlanner queries and score its plans by the published rules")
    .requiredOption("--world <name>", "world to plan in")
    .requiredOption("--queries <file>", "published queries, JSON Lines")
    .requiredOption("--agent <name>", "agent: solver or greedy")
    .option("--input <kind>", "what the agent is given: query (the sentence) or gold (the structured fields)", "query")
    .option("--mode <mode>", "for agents that talk to a model; solver and greedy take none")
    .option("--model <name>", "for agents that talk to a model; solver and greedy take none")
    .option("--limit <number>", "only the first queries", countOption)
    .requiredOption("--out <dir>", "folder of the run; a killed run goes on where it stopped")
    .option("--json", "print the summary as JSON")
    .action(does(async () => (await import("./bench-travelplanner")).benchTravelplanner));
  return bench;
}

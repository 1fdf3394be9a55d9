import { Command } from "commander";
import type { Does } from "../action";
import { countOption, seedOption, shareOption } from "../options";

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
  bench
    .command("elicitation")
    .description("let a policy ask simulated travellers, and score the dialogs")
    .option("--world <name>", "world that the travellers' trips lie in", "sample")
    .option("--travelers <number>", "how many, of the evaluation set", countOption, 1000)
    .option("--seed <number>", "of travellers and answers", seedOption, 1)
    .requiredOption(
      "--policy <name>",
      "fixed, random, information-gain, sft, dpo-1, …, oracle, or a trained policy's .json file",
    )
    .option("--simulator <name>", "main or second", "main")
    .option("--vague <share>", "share of vague answers", shareOption, 0.15)
    .option("--judge <name>", "who gives the agentic scores: rules", "rules")
    .option("--model <name>", "for policies and judges that talk to a model; none do yet")
    .option("--regret <number>", "dialogs of which plan regret is computed, 0 for none", seedOption, 50)
    .option("--with-personas", "also write what trainers of the traveler's role need; it tells who the travellers are")
    .requiredOption("--out <dir>", "a new or an empty folder")
    .option("--json", "print the summary as JSON")
    .action(does(async () => (await import("./bench-elicitation")).benchElicitation));
  return bench;
}

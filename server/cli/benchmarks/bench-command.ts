import { Command, Option } from "commander";
import type { Does } from "../action";
import { countOption, listOption, seedOption, shareOption } from "../options";

export function benchCommand(does: Does): Command {
  const bench = new Command("bench").description("run an agent on a published benchmark");
  bench
    .command("travelplanner")
    .description("run an agent on TravelPlanner queries and score its plans by the published rules")
    .requiredOption("--world <name>", "world to plan in")
    .requiredOption("--queries <file>", "published queries, JSON Lines")
    .requiredOption("--agent <name>", "agent: solver, greedy, hybrid, react, direct, cot, reflexion or human-like")
    .option("--input <kind>", "what the agent is given: query (the sentence) or gold (the structured fields)", "query")
    .addOption(
      new Option("--mode <mode>", "for agents that talk to a model: collect what is needed, or be given it").choices([
        "two-stage",
        "sole-planning",
      ]),
    )
    .option("--model <name>", "for agents that talk to a model: scripted, scripted:0.8, or a configured model")
    .addOption(
      new Option("--protocol <protocol>", "how tools are called: in plain text, or by the model server's own").choices([
        "text",
        "native",
      ]),
    )
    .option("--without <parts>", "parts of the method to switch off, separated by commas", listOption)
    .option("--legs <file>", "reference legs (default: reference_legs.csv beside the queries)")
    .addOption(
      new Option(
        "--set <set>",
        "part of the legs that the queries are of (default: as their file's name says)",
      ).choices(["train", "validation"]),
    )
    .option("--limit <number>", "only the first queries", countOption)
    .option("--trials <number>", "of each query", countOption, 1)
    .option("--seed <number>", "of the first trial; each further one has the next", seedOption, 0)
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
      "fixed, random, information-gain, sft, dpo-1, …, oracle, a trained policy's .json file, model or model-plain",
    )
    .option("--simulator <name>", "main, second, or model: a language model writes the travellers' words", "main")
    .option("--vague <share>", "share of vague answers", shareOption, 0.15)
    .option("--judge <name>", "who gives the agentic scores: rules, or a model: scripted, or a configured one", "rules")
    .addOption(
      new Option("--stenographer <kind>", "who takes the notes that are scored")
        .choices(["rules", "model"])
        .default("rules"),
    )
    .addOption(
      new Option("--ranking <kind>", "who ranks what is critical for a traveller")
        .choices(["rules", "model"])
        .default("rules"),
    )
    .option("--model <name>", "for what a model plays: scripted, scripted:0.8, or a configured model")
    .option("--regret <number>", "dialogs of which plan regret is computed, 0 for none", seedOption, 50)
    .option("--with-personas", "also write what trainers of the traveler's role need; it tells who the travellers are")
    .requiredOption("--out <dir>", "a new or an empty folder")
    .option("--json", "print the summary as JSON")
    .action(does(async () => (await import("./bench-elicitation")).benchElicitation));
  return bench;
}

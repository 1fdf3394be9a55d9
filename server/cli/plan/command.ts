import { Command, Option } from "commander";
import type { Does } from "../action";
import { dateOption, OBJECTIVES, objectiveOption } from "../options";

export function planCommand(does: Does): Command {
  return new Command("plan")
    .description("plan a trip: the itinerary that keeps every requirement, or why there is none and the ways out")
    .requiredOption("--world <name>", "world to plan in")
    .addOption(new Option("--query <text>", "what is wanted, in a sentence or two").conflicts(["request", "queries"]))
    .addOption(new Option("--request <file>", "the request as structure, a JSON file").conflicts("queries"))
    .option("--queries <file>", "a batch: JSON Lines with query and id or idx")
    .option("--out <file>", "where the answers of a batch go, JSON Lines in the same order")
    .option(
      "--today <date>",
      "the day from which dates are meant (default: today, or the world's first date)",
      dateOption,
    )
    .option("--objective <name>", `what the plan is best for: ${OBJECTIVES.join(", ")}`, objectiveOption, "preferences")
    .option("--json", "print one JSON object")
    .action(does(async () => (await import("./action")).planAction));
}

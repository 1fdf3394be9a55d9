import { Command, Option } from "commander";
import type { Does } from "../action";
import { dateOption, OBJECTIVES, objectiveOption } from "../options";

export function planCommand(does: Does): Command {
  return new Command("plan")
    .description("plan a trip: an itinerary that meets every requirement, or why there is none and how to fix it")
    .requiredOption("--world <name>", "world to plan in")
    .addOption(new Option("--query <text>", "the trip in a sentence or two").conflicts(["request", "queries"]))
    .addOption(new Option("--request <file>", "the request as a JSON file").conflicts("queries"))
    .addOption(
      new Option(
        "--places <file>",
        "your own saved places, to be planned first: Takeout, KML, KMZ, GPX, GeoJSON or CSV",
      ).conflicts("queries"),
    )
    .option("--queries <file>", "a batch: JSON Lines with query and id or idx")
    .option("--out <file>", "output file of a batch: JSON Lines in the same order")
    .option(
      "--today <date>",
      "the date that relative dates refer to (default: today, or the world's first date)",
      dateOption,
    )
    .option("--objective <name>", `what to optimize for: ${OBJECTIVES.join(", ")}`, objectiveOption, "preferences")
    .addOption(
      new Option(
        "--live",
        "over lodging and flights as they are offered now, by the providers that are switched on",
      ).conflicts(["queries", "replay"]),
    )
    .addOption(
      new Option("--replay <id>", "a live plan again, as it was, from kept answers").conflicts([
        "query",
        "request",
        "queries",
      ]),
    )
    .option("--json", "print one JSON object")
    .action(does(async () => (await import("./action")).planAction));
}

import { Command, Option } from "commander";
import { SETTINGS } from "@/server/benchmarks";
import type { Does } from "../action";
import { countOption, seedOption, shareOption } from "../options";

/** Every policy, baseline and bound with the same travelers, in one go. */
export function benchElicitationTablesCommand(does: Does): Command {
  return new Command("elicitation-tables")
    .description("recompute the elicitation tables: baselines, policies and bounds, with the same simulated travelers")
    .option("--world <name>", "world of the travelers' trips", "sample")
    .option("--travelers <number>", "how many in each table, of the evaluation set, at most 1000", countOption, 300)
    .option("--seed <number>", "of travelers and answers", seedOption, 1)
    .option("--vague <share>", "share of vague answers", shareOption, 0.15)
    .addOption(
      new Option(
        "--setting <name>",
        "one table alone: main, second (simulators), or shifted (another population)",
      ).choices(Object.keys(SETTINGS)),
    )
    .option(
      "--variants <pairs>",
      "also train policies otherwise (Tables 3 and 4, Figure 6), with so many pairs in each iteration",
      countOption,
      0,
    )
    .requiredOption("--out <dir>", "a new or empty folder")
    .option("--json", "print the tables as JSON")
    .action(does(async () => (await import("./bench-elicitation-tables")).benchElicitationTables));
}

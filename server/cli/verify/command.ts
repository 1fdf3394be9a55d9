import { Command } from "commander";
import type { Does } from "../action";

export function verifyCommand(does: Does): Command {
  return new Command("verify")
    .description("score stored episodes by the trajectory verifier: six rubrics of the plan, two of each turn")
    .argument("<path>", "an episode's file, or the folder of a run")
    .option("--queries <file>", "the queries of a run on TravelPlanner, by whose rules its plans are judged")
    .option(
      "--tasks <file>",
      "the tasks of a run on ItineraryBench, by whose simulator its plans are judged, or on DeepTravel, with what is asked",
    )
    .option("--judge", "ask the model of the role “judge” too, and say how far both agree")
    .option("--json", "print verdicts as JSON Lines")
    .action(does(async () => (await import("./verify-episodes")).verifyEpisodes));
}

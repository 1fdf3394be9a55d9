import { Command } from "commander";
import type { Does } from "../action";

export function episodesCommand(does: Does): Command {
  const episodes = new Command("episodes").description("events of trips, in the server's database");
  episodes
    .command("rebuild")
    .description("rebuild the current trips from their events")
    .argument("[id]", "the trip (default: every trip)")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./actions")).rebuild));
  return episodes;
}

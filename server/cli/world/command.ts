import { Argument, Command } from "commander";
import { importers } from "@/server/worlds";
import type { Does } from "../action";
import { seedOption } from "../options";

export function worldCommand(does: Does): Command {
  const world = new Command("world").description("create and list worlds: what can be booked and visited");
  world
    .command("import")
    .description("import a published data set")
    .addArgument(new Argument("<format>", "format of the files").choices(importers.map(({ name }) => name)))
    .argument("<dir>", "folder of the published files")
    .option("--name <name>", "name of the world (default: the format)")
    .option(
      "--decoys [seed]",
      "add invented flights to a table of reference flights, so that a flight does not give a plan's cities away",
      seedOption,
    )
    .option("--json", "print the world's description as JSON")
    .action(does(async () => (await import("./actions")).importWorld));
  world
    .command("list")
    .description("list the worlds that exist")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./actions")).list));
  world
    .command("generate")
    .description("generate a world from a seed")
    .addArgument(new Argument("<world>", "what to generate").choices(["sample"]))
    .option("--seed <number>", "seed of the generator", seedOption)
    .option("--json", "print the world's description as JSON")
    .action(does(async () => (await import("./actions")).generate));
  return world;
}

import { Command } from "commander";
import type { Does } from "../action";

export function backupCommand(does: Does): Command {
  return new Command("backup")
    .description(
      "write the server's whole database into a file; while the server is stopped, where it is the embedded one",
    )
    .argument("<file>", "a new file")
    .action(does(async () => (await import("./actions")).writeBackup));
}

export function restoreCommand(does: Does): Command {
  return new Command("restore")
    .description("bring a backup back into a database that is empty or not there yet")
    .argument("<file>", "what `backup` wrote")
    .action(does(async () => (await import("./actions")).bringBack));
}

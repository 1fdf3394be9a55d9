import { Command } from "commander";
import type { Does } from "../action";

export function backupCommand(does: Does): Command {
  return new Command("backup")
    .description("back up the server's database into a file (stop the server first if the database is embedded)")
    .argument("<file>", "a new file")
    .action(does(async () => (await import("./actions")).writeBackup));
}

export function restoreCommand(does: Does): Command {
  return new Command("restore")
    .description("restore a backup into a database that is empty or missing")
    .argument("<file>", "what `backup` wrote")
    .action(does(async () => (await import("./actions")).bringBack));
}

import { Command } from "commander";
import type { Does } from "../action";

export function tasksCommand(does: Does): Command {
  const tasks = new Command("tasks").description("tasks that runs are played on, in the server's database");
  tasks
    .command("import")
    .description("bring queries in; the same content again changes nothing")
    .argument("<benchmark>", "travelplanner")
    .argument("<file>", "published queries, JSON Lines")
    .option("--legs <file>", "reference legs for sole planning (default: reference_legs.csv beside the queries)")
    .option("--set <name>", "train or validation: the part of the legs (default: as the file's name says)")
    .option("--name <name>", "name of the task set (default: the file's)")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./actions")).importTasks));
  tasks
    .command("list")
    .description("task sets, the newest first")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./actions")).listTasks));
  return tasks;
}

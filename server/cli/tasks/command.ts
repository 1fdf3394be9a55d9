import { Command } from "commander";
import { benchmarks } from "@/server/benchmarks";
import type { Does } from "../action";
import { addTaskOptions, mainTaskOption } from "../benchmarks/task-options";
import { seedOption } from "../options";

export function tasksCommand(does: Does): Command {
  const tasks = new Command("tasks").description("task sets for runs, in the server's database");
  const importing = tasks
    .command("import")
    .description("import a benchmark's tasks; importing the same content again changes nothing");
  for (const { info } of benchmarks) {
    const main = mainTaskOption(info);
    const command = importing.command(info.name).description(`import tasks of ${info.title}`);
    if (main !== null) command.argument("<file>", info.taskOptions.find(({ key }) => key === main)?.about);
    addTaskOptions(command, info, main)
      .option("--name <name>", "name of the task set (default: the file's, or what it is made of)")
      .option("--json", "print JSON");
    const load = async () => (await import("./actions")).importTasks;
    if (main === null) {
      command.action(
        does(async () => {
          const importTasks = await load();
          return (terminal, options) => importTasks(terminal, info.name, options, options);
        }),
      );
    } else {
      command.action(
        does(async () => {
          const importTasks = await load();
          return (terminal, file, options) => importTasks(terminal, info.name, { ...options, [main]: file }, options);
        }),
      );
    }
  }
  const generating = tasks.command("generate").description("make a benchmark's tasks in a world, as a file to import");
  for (const { info } of benchmarks.filter(({ generates }) => generates)) {
    generating
      .command(info.name)
      .description(`make tasks of ${info.title}; takes minutes`)
      .option("--world <name>", "world that they lie in", info.world)
      .option("--seed <number>", "the same seed makes the same tasks", seedOption, 1)
      .requiredOption("--out <file>", "file to write, JSON Lines")
      .action(
        does(async () => {
          const { generateTasks } = await import("./generate");
          return (terminal, options) => generateTasks(terminal, info.name, options);
        }),
      );
  }
  tasks
    .command("list")
    .description("task sets, newest first")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./actions")).listTasks));
  return tasks;
}

import { Command, Option } from "commander";
import { benchmarks } from "@/server/benchmarks";
import type { Does } from "../action";
import { addTaskOptions } from "./task-options";

export function scoreCommand(does: Does): Command {
  const score = new Command("score").description("score plans by the rules of a published benchmark");
  for (const { info } of benchmarks) {
    const { name, title, format, scorers, scorerOption } = info;
    const command = score
      .command(name)
      .description(`score plans of ${title} by its published rules`)
      .requiredOption("--world <name>", "world whose records the plans name");
    addTaskOptions(command, info).requiredOption(`--${format.option} <file>`, format.about);
    if (scorerOption !== null) {
      const option = new Option(`--${scorerOption} <name>`, "how it is scored").choices(scorers);
      command.addOption(option.default(scorers[0]));
    }
    command.option("--json", "print rates and every verdict as JSON").action(
      does(async () => {
        const { scorePlans } = await import("./score-plans");
        return (terminal, options) => scorePlans(terminal, name, options);
      }),
    );
  }
  return score;
}

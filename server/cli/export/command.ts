import { Command, Option } from "commander";
import type { Does } from "../action";

/** What can be made for which trainer, and the parties whose turns it may be made of. */
const FORMATS = {
  sft: { description: "dialogs for supervised fine-tuning of one role", roles: ["agent", "traveler", "stenographer"] },
  dpo: { description: "preference pairs of the agent for DPO", roles: ["agent"] },
} as const;

export function exportCommand(does: Does): Command {
  const command = new Command("export").description(
    "write a planned trip for calendars and maps, or dialogs for trainers (TRL)",
  );
  for (const format of ["sft", "dpo"] as const) {
    const { description, roles } = FORMATS[format];
    command
      .command(format)
      .description(description)
      .requiredOption("--from <dir>", "folder that bench elicitation or train policy wrote")
      .addOption(new Option("--role <role>", "whose turns are trained").choices(roles).default("agent"))
      .requiredOption("--out <file>", "JSON Lines file to write; an existing one is replaced")
      .option("--json", "print JSON")
      .action(does(async () => (await import("./action")).exportFor(format)));
  }
  command
    .command("trip")
    .description("a planned trip for calendars and maps")
    .requiredOption("--from <file>", "what plan --json printed")
    .addOption(
      new Option("--format <name>", "the kind of file")
        .choices(["ics", "kml", "gpx", "markdown"])
        .makeOptionMandatory(),
    )
    .requiredOption("--out <file>", "file to write; an existing one is replaced")
    .option("--json", "print JSON")
    .action(does(async () => (await import("./trip")).exportTripFile));
  return command;
}

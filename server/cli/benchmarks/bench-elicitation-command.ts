import { Command, Option } from "commander";
import type { Does } from "../action";
import { countOption, seedOption, shareOption } from "../options";

/** Dialogs with simulated travelers have options and figures of their own. */
export function benchElicitationCommand(does: Does): Command {
  return new Command("elicitation")
    .description("let a policy ask simulated travelers, and score the dialogs")
    .option("--world <name>", "world of the travelers' trips", "sample")
    .option("--travelers <number>", "how many, of the evaluation set", countOption, 1000)
    .option("--seed <number>", "of travelers and answers", seedOption, 1)
    .requiredOption(
      "--policy <name>",
      "fixed, random, information-gain, sft, dpo-1, …, oracle, a trained policy's .json file, model or model-plain",
    )
    .option("--simulator <name>", "main, second, or model: a language model writes the travelers' words", "main")
    .option("--vague <share>", "share of vague answers", shareOption, 0.15)
    .option("--judge <name>", "who gives the agentic scores: rules, or a model: scripted, or a configured one", "rules")
    .addOption(
      new Option("--stenographer <kind>", "who takes the notes that are scored")
        .choices(["rules", "model"])
        .default("rules"),
    )
    .addOption(
      new Option("--ranking <kind>", "who ranks what is critical for a traveler")
        .choices(["rules", "model"])
        .default("rules"),
    )
    .option("--model <name>", "for what a model plays: scripted, scripted:0.8, or a configured model")
    .option("--fallback", "let rules replace a model's unusable reply; the figures are then not the model's alone")
    .option("--prompts <dir>", "custom prompts by file name: scoring/judge/judge.txt")
    .option("--regret <number>", "dialogs of which plan regret is computed, 0 for none", seedOption, 50)
    .option("--with-personas", "also write files for training the traveler's role; they reveal the travelers' personas")
    .requiredOption("--out <dir>", "a new or empty folder")
    .option("--json", "print the summary as JSON")
    .action(does(async () => (await import("./bench-elicitation")).benchElicitation));
}

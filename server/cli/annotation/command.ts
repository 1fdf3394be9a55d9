import { Command, InvalidArgumentError, Option } from "commander";
import { annotationFileSchema, JUDGE_KINDS, MOST_JUDGE_REPEATS, ratingsFormatSchema } from "@/server/views";
import type { Does } from "../action";
import { countOption, listOption, seedOption } from "../options";

/** As many as a project may have. */
const MOST_DIALOGS = 5_000;
const MOST_SEED = 1_000_000_000;

export function annotationCommand(does: Does): Command {
  const annotation = new Command("annotation").description("dialogs for people to rate, and files of their ratings");
  annotation
    .command("start")
    .description("open a project over new dialogs with the paper's rubric to every annotator, in the server's database")
    .option("--name <name>", "what raters see it as", "First dialogs")
    .option("--dialogs <number>", "how many, each with its own simulated traveler", dialogsOption, 200)
    .option("--seed <number>", "random seed", projectSeedOption, 1)
    .option("--json", "print JSON")
    .action(does(async () => (await import("./start-project")).startProject));
  annotation
    .command("judge")
    .description("have a judge score the items of a project alongside its raters; again: go on with what is not scored")
    .argument("<project>", "the project's id, the last part of its page's address")
    .addOption(
      new Option("--by <judge>", "the rules, or the model of the role judge")
        .choices(JUDGE_KINDS)
        .makeOptionMandatory(),
    )
    .option("--repeats <number>", "times per item, to measure the judge's own spread", repeatsOption, 1)
    .option("--json", "print JSON")
    .action(does(async () => (await import("./judge-project")).judgeProject));
  annotation
    .command("dialogs")
    .description("write dialogs to be rated, without anything that raters must not see")
    .option("--run <dir>", "those of a folder that bench elicitation or train policy wrote, in place of new ones")
    .option("--dialogs <number>", "how many new ones, each with a traveler of its own", countOption, 200)
    .option("--policies <names>", "who asks in new ones, in turn", listOption, ["fixed", "random", "information-gain"])
    .option("--rounds <number>", "questions in a new one at most", countOption, 20)
    .addOption(
      new Option("--unit <unit>", "new dialogs one by one, or two of one traveler side by side")
        .choices(["dialog", "pair"])
        .default("dialog"),
    )
    .option("--world <name>", "world of the travelers' trips", "sample")
    .option("--seed <number>", "random seed", seedOption, 1)
    .requiredOption("--out <file>", "JSON Lines file to write; an existing one is replaced")
    .action(does(async () => (await import("./write-dialogs")).writeDialogs));
  annotation
    .command("import")
    .description("store ratings of people who rated in another tool in a project, all or none")
    .argument("<project>", "the project's id, as in its address")
    .argument("<ratings>", "file of ratings")
    .addOption(fromOption())
    .option("--json", "print JSON")
    .action(does(async () => (await import("./import-ratings")).importRatingsFile));
  annotation
    .command("export")
    .description("write a file of a project: ratings, rewards, pairs, or its items for another tool")
    .argument("<project>", "the project's id, as in its address")
    .addOption(new Option("--file <file>", "which").choices(annotationFileSchema.options).makeOptionMandatory())
    .requiredOption("--out <file>", "file to write; an existing one is replaced")
    .action(does(async () => (await import("./export-file")).exportFile));
  annotation
    .command("convert")
    .description("write ratings of people in another format")
    .argument("<ratings>", "file of ratings")
    .addOption(fromOption())
    .addOption(
      new Option("--to <format>", "ratings as jsonl or csv; rewards for train policy; pairs for DPO by TRL")
        .choices(["jsonl", "csv", "rewards", "pairs"])
        .makeOptionMandatory(),
    )
    .option("--rubric <rubric>", "apec, pair, or your own JSON file", "apec")
    .option("--dialogs <file>", "what was rated, as annotation dialogs wrote it; for rewards and pairs")
    .requiredOption("--out <file>", "file to write; an existing one is replaced")
    .action(does(async () => (await import("./convert-ratings")).convertRatings));
  return annotation;
}

function fromOption(): Option {
  return new Option("--from <format>", "what wrote the file").choices(ratingsFormatSchema.options).default("dragoman");
}

function dialogsOption(text: string): number {
  return atMost(countOption(text), MOST_DIALOGS);
}

function repeatsOption(text: string): number {
  return atMost(countOption(text), MOST_JUDGE_REPEATS);
}

function projectSeedOption(text: string): number {
  return atMost(seedOption(text), MOST_SEED);
}

function atMost(value: number, most: number): number {
  if (value <= most) return value;
  throw new InvalidArgumentError(`Write a number, at most ${most}.`);
}

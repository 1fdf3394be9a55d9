import { fail, type LocalDate, MOST_OWN_PLACES, type Objective, type Problem } from "@/server/trip";
import { ensureWorld, todayIn, type World } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { answerNotes, answerText } from "./answer-text";
import { planBatch } from "./batch";
import { ownPlacesIn } from "./own-places";
import { planJson } from "./plan-json";
import { type PlanAnswer, type PlanSettings, planRequest, planText } from "./plan-trip";
import { readRequestFile } from "./request-file";

interface PlanOptions {
  world: string;
  query?: string;
  request?: string;
  places?: string;
  queries?: string;
  out?: string;
  today?: LocalDate;
  objective: Objective;
  json?: true;
}

export async function planAction(terminal: Terminal, options: PlanOptions): Promise<ExitCode> {
  const usage = usageProblem(options);
  if (usage) return requireValue(fail(usage));
  const world = requireValue(await ensureWorld(options.world, { onProgress: (text) => terminal.note(text) }));
  const settings = settingsOf(options, world, terminal);
  if (options.queries !== undefined && options.out !== undefined) {
    const onProgress = (text: string) => terminal.note(text);
    requireValue(await planBatch({ queriesFile: options.queries, outFile: options.out, settings, onProgress }));
    return EXIT.done;
  }
  const { places } = options;
  const ownPlaces = places === undefined ? [] : await ownPlacesIn(places, world, (text) => terminal.note(text));
  const answer = await answerOne(options, { ...settings, ownPlaces });
  if (options.json) {
    for (const note of answerNotes(answer)) terminal.note(note);
    await terminal.print(JSON.stringify(planJson(answer)));
  } else {
    await terminal.print(answerText(answer));
  }
  return answer.status === "plan" ? EXIT.done : EXIT.noPlan;
}

async function answerOne({ query = "", request: file }: PlanOptions, settings: PlanSettings): Promise<PlanAnswer> {
  if (file === undefined) return planText(query, settings);
  const request = requireValue(readRequestFile(file, settings.world, settings.today));
  const { ownPlaces = [] } = settings;
  if (ownPlaces.length === 0) return planRequest(request, settings);
  const all = [...(request.ownPlaces ?? []), ...ownPlaces].slice(0, MOST_OWN_PLACES);
  return planRequest({ ...request, ownPlaces: all }, settings);
}

function usageProblem({ query, request, queries, out }: PlanOptions): Problem | null {
  if (query === undefined && request === undefined && queries === undefined) {
    return {
      code: "bad_input",
      message: "Say what to plan: --query TEXT, --request FILE, or --queries FILE --out FILE.",
    };
  }
  if (queries !== undefined && out === undefined) {
    return { code: "bad_input", message: "--queries needs --out FILE for its answers." };
  }
  if (queries === undefined && out !== undefined) {
    return { code: "bad_input", message: "--out belongs to --queries; a single plan goes to standard output." };
  }
  return null;
}

function settingsOf({ today, objective, queries }: PlanOptions, world: World, terminal: Terminal): PlanSettings {
  return {
    world,
    today: today ?? todayIn(world.describe()),
    objective,
    onProgress: queries === undefined ? (progress) => terminal.note(progress.text) : undefined,
  };
}

import { fail, type LocalDate, MOST_OWN_PLACES, type Objective, type Problem, type TripRequest } from "@/server/trip";
import { ensureWorld, todayIn, type World } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { answerNotes, answerText } from "./answer-text";
import { planBatch } from "./batch";
import { planLiveNow, replayLive } from "./live";
import { ownPlacesIn } from "./own-places";
import { planJson } from "./plan-json";
import { type PlanAnswer, type PlanSettings, planRequest, planText, readTrip } from "./plan-trip";
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
  live?: true;
  replay?: string;
  json?: true;
}

export async function planAction(terminal: Terminal, options: PlanOptions): Promise<ExitCode> {
  const usage = usageProblem(options);
  if (usage) return requireValue(fail(usage));
  const world = requireValue(await ensureWorld(options.world, { onProgress: (text) => terminal.note(text) }));
  const settings = settingsOf(options, world, terminal);
  if (options.replay !== undefined) return replayLive(terminal, options.replay, settings, options.json);
  if (options.queries !== undefined && options.out !== undefined) {
    const onProgress = (text: string) => terminal.note(text);
    requireValue(await planBatch({ queriesFile: options.queries, outFile: options.out, settings, onProgress }));
    return EXIT.done;
  }
  const { places } = options;
  const ownPlaces = places === undefined ? [] : await ownPlacesIn(places, world, (text) => terminal.note(text));
  const asked = { ...settings, ownPlaces };
  if (options.live) return planLiveNow(terminal, await requestOf(options, asked), asked, options.json);
  const answer = await answerOne(options, asked);
  if (options.json) {
    for (const note of answerNotes(answer)) terminal.note(note);
    await terminal.print(JSON.stringify(planJson(answer)));
  } else {
    await terminal.print(answerText(answer));
  }
  return answer.status === "plan" ? EXIT.done : EXIT.noPlan;
}

async function answerOne(options: PlanOptions, settings: PlanSettings): Promise<PlanAnswer> {
  if (options.request === undefined) return planText(options.query ?? "", settings);
  return planRequest(requestIn(options.request, settings), settings);
}

/** What is to be planned, or what has to be known first. */
async function requestOf({ query = "", request: file }: PlanOptions, settings: PlanSettings) {
  if (file === undefined) return readTrip(query, settings);
  return { request: requestIn(file, settings), conversion: null };
}

/** The request of a file, with the saved places of another. */
function requestIn(file: string, { world, today, ownPlaces = [] }: PlanSettings): TripRequest {
  const request = requireValue(readRequestFile(file, world, today));
  if (ownPlaces.length === 0) return request;
  return { ...request, ownPlaces: [...(request.ownPlaces ?? []), ...ownPlaces].slice(0, MOST_OWN_PLACES) };
}

function usageProblem({ query, request, queries, out, replay }: PlanOptions): Problem | null {
  if (replay === undefined && query === undefined && request === undefined && queries === undefined) {
    return {
      code: "bad_input",
      message: "Say what to plan: --query TEXT, --request FILE, --queries FILE --out FILE, or --replay ID.",
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

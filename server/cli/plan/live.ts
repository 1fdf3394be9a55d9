import { plan } from "@/server/planner";
import { fail, type LocalDate, requestSchema, type TripRequest, todayHere } from "@/server/trip";
import {
  fileStore,
  idOfEpisode,
  type LiveEpisode,
  type LivePlan,
  offersFolder,
  openProviders,
  type PlanIn,
  type Providers,
  planLive,
  providerCache,
  providersForReplay,
  readEpisode,
  recordingTape,
  replayingTape,
  saveEpisode,
  type Tape,
  toolsOn,
} from "@/server/worlds/live";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { answerNotes, answerText } from "./answer-text";
import { liveLines } from "./live-text";
import { planJson } from "./plan-json";
import { type PlanAnswer, type PlanSettings, type readTrip, verified } from "./plan-trip";

/** The route alone is looked for: nobody sees the rest. */
const ROUTE_ONLY = { otherTrips: 0, alternativesPerStop: 0, givenUp: 0 } as const;

/** `plan --live`: asks providers, plans, checks, and keeps what it followed from under an id. */
export async function planLiveNow(
  terminal: Terminal,
  read: Awaited<ReturnType<typeof readTrip>>,
  settings: PlanSettings,
  json?: true,
): Promise<ExitCode> {
  if ("status" in read) return answerWith(terminal, read, null, json);
  const providers = requireValue(openProviders());
  const day = todayHere();
  const tape = recordingTape();
  const { conversion } = read;
  // Fields in the order in which a kept one is read, so that a replay is the same to the byte.
  const request = requestSchema.parse(read.request);
  const { answer, live } = await planned(terminal, request, settings, { providers, day, tape });
  const { name, hash } = settings.world.describe();
  const episode: LiveEpisode = {
    version: 1,
    world: { name, hash },
    day,
    objective: settings.objective,
    on: toolsOn(providers),
    ...{ request, conversion },
    tape: [...tape.entries],
  };
  const id = saveEpisode(episode);
  return answerWith(terminal, { ...answer, conversion }, { id, live }, json);
}

/** `plan --replay ID`: the same from kept answers; nobody is asked. */
export async function replayLive(
  terminal: Terminal,
  id: string,
  settings: PlanSettings,
  json?: true,
): Promise<ExitCode> {
  const episode = requireValue(readEpisode(id));
  const { name, hash } = settings.world.describe();
  if (episode.world.name !== name || episode.world.hash !== hash) {
    const message = `The live plan was made in the world "${episode.world.name}" as it was then; this one has other records.`;
    return requireValue(fail({ code: "bad_input", message }));
  }
  const { day, objective, request, conversion, on } = episode;
  const tape = replayingTape(episode.tape);
  const providers = requireValue(providersForReplay(on));
  const { answer, live } = await planned(terminal, request, { ...settings, objective }, { providers, day, tape });
  const again = idOfEpisode({ ...episode, tape: [...tape.entries] });
  if (again !== id) terminal.note("The planner asks for other offers than it did then: this is not the same plan.");
  return answerWith(terminal, { ...answer, conversion }, { id: again, live }, json);
}

async function planned(
  terminal: Terminal,
  request: TripRequest,
  { world, objective }: PlanSettings,
  asking: { readonly providers: Providers; readonly day: LocalDate; readonly tape: Tape },
): Promise<{ readonly answer: PlanAnswer; readonly live: LivePlan }> {
  const startedAt = performance.now();
  const planIn: PlanIn = (asked, over, what) =>
    plan(asked, over.world, { objective, ...(what === "route" && ROUTE_ONLY) });
  const live = requireValue(
    await planLive(request, world, planIn, {
      ...asking,
      cache: providerCache(fileStore(offersFolder())),
      onProgress: ({ text }) => terminal.note(`${text} …`),
    }),
  );
  return { answer: verified(live.request, live.world, live.result, performance.now() - startedAt), live };
}

interface Shown {
  readonly id: string;
  readonly live: LivePlan;
}

async function answerWith(
  terminal: Terminal,
  answer: PlanAnswer,
  shown: Shown | null,
  json: true | undefined,
): Promise<ExitCode> {
  if (json) {
    for (const note of answerNotes(answer)) terminal.note(note);
    await terminal.print(JSON.stringify({ ...planJson(answer), live: shown && liveJson(shown) }));
  } else {
    await terminal.print([answerText(answer), ...(shown === null ? [] : liveLines(shown.id, shown.live))].join("\n"));
  }
  return answer.status === "plan" ? EXIT.done : EXIT.noPlan;
}

/** The part `live` of `plan --live --json` (docs/COMMAND_LINE.md). */
function liveJson({ id, live: { asked, notes, changes, confirmed, unchecked } }: Shown) {
  return { id, asked, notes, changes, confirmed, unchecked };
}

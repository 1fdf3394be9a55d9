import { type Event, inSpan } from "@/server/episodes";
import type { PromptPart } from "@/server/models";
import { fail, type LocalDate, ok, type Result } from "@/server/trip";
import type { AgentContext } from "../../agent";
import { askModel } from "../../ask-model";
import type { CallTool } from "../../tool-caller";
import { askAgent } from "../ask-agent";
import { commonsensePrompt, keypointsPrompt, pathfinderPrompt, type RouteFeedback } from "../prompts";
import { type Route, readRoute, routeText } from "./route";
import { evaluateTransport } from "./transport";

/** What the trip is sketched out to be, before anything is collected (human-like reasoning, section 3.3). */
export interface Outline {
  readonly route: Route | null;
  /** How the route can be traveled, in sentences. */
  readonly transportation: readonly string[];
  readonly keyPoints: string;
  readonly commonsense: string;
  /** Of the key points; null where they name none. */
  readonly budgetDollars: number | null;
}

export const NO_OUTLINE: Outline = {
  route: null,
  transportation: [],
  keyPoints: "",
  commonsense: "",
  budgetDollars: null,
};

/** A route that cannot be traveled is remade at most so often (section 4.1). */
const MOST_RETRIES = 3;
/** CitySearch may be asked so often before the first route. */
const MOST_LOOKUPS = 2;
const CITY_SEARCH = /CitySearch\s*[[(]\s*(?:state\s*=\s*)?["'“]?([^\])"'”]+?)["'”]?\s*[\])]/i;
const BUDGET_LINE = /budget.*?\$\s*([\d,]+)/i;

/** PathFinder with the evaluation of its transportation, then Keypoints and Commonsense. Problems are the models'. */
export async function* makeOutline(
  request: PromptPart,
  today: LocalDate,
  context: AgentContext,
  callTool: CallTool,
): AsyncGenerator<Event, Result<Outline>> {
  const found = yield* inSpan({ kind: "agent", name: "PathFinder" }, () =>
    findRoute(request, today, context, callTool),
  );
  if (!found.ok) return found;
  const keyPoints = yield* askAgent("Keypoints", context, "keypoints", keypointsPrompt(request));
  if (!keyPoints.ok) return keyPoints;
  const commonsense = yield* askAgent("Commonsense", context, "commonsense", commonsensePrompt());
  if (!commonsense.ok) return commonsense;
  const budget = BUDGET_LINE.exec(keyPoints.value.text)?.[1]?.replaceAll(",", "");
  return ok({
    ...found.value,
    keyPoints: keyPoints.value.text.trim(),
    commonsense: commonsense.value.text.trim(),
    budgetDollars: budget ? Number(budget) : null,
  });
}

/** After the retries the last route is kept, whatever was found against it. */
async function* findRoute(
  request: PromptPart,
  today: LocalDate,
  context: AgentContext,
  callTool: CallTool,
): AsyncGenerator<Event, Result<Pick<Outline, "route" | "transportation">>> {
  const lookups: string[] = [];
  const feedback: RouteFeedback[] = [];
  let last: Pick<Outline, "route" | "transportation"> = { route: null, transportation: [] };
  while (feedback.length <= MOST_RETRIES) {
    const answer = yield* askModel(context, "pathfinder", pathfinderPrompt(request, lookups, feedback));
    if (!answer.ok) return fail(answer.problem);
    const state = CITY_SEARCH.exec(answer.value.text)?.[1];
    if (state !== undefined && lookups.length < MOST_LOOKUPS) {
      const cities = yield* callTool("CitySearch", { state });
      lookups.push(cities.observation);
      continue;
    }
    const route = readRoute(answer.value.text, today);
    if (!route.ok) {
      feedback.push({ route: answer.value.text, fault: "format", problem: route.problem.message });
      continue;
    }
    const { problem, constraints } = yield* evaluateTransport(route.value, callTool);
    last = { route: route.value, transportation: constraints };
    if (problem === null) return ok(last);
    feedback.push({ route: routeText(route.value), fault: "travel", problem });
  }
  return ok(last);
}

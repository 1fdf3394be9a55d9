import { type Call, type Literal, readCall } from "./call-text";
import { formatTime, type Minute, readOfficialTime } from "./plan-time";

/** The actions of a plan and, in order, the parameters of each. `over` ends the plan early; no prompt offers it. */
const PARAMETERS = {
  stay_in: ["city", "begin_time", "end_time"],
  visit: ["place", "begin_time", "end_time"],
  go_to_place: ["origin", "destination", "departure_time", "arrival_time"],
  go_to_city: ["origin", "destination", "departure_time", "arrival_time", "ticket_number"],
  over: [],
} as const;
type ActionName = keyof typeof PARAMETERS;

interface Timed {
  readonly begin: Minute;
  readonly end: Minute;
}

/** An action that the simulator can execute. Models may write anything in the place of a name, so names can be any literal. */
export type PlanAction =
  | ({ readonly name: "stay_in"; readonly city: Literal } & Timed)
  | ({ readonly name: "visit"; readonly place: Literal } & Timed)
  | ({ readonly name: "go_to_place"; readonly origin: Literal; readonly destination: Literal } & Timed)
  | ({
      readonly name: "go_to_city";
      readonly origin: string;
      readonly destination: string;
      /** Numbers are looked up as text. */
      readonly ticket: string;
    } & Timed)
  | { readonly name: "over" };

/**
 * Reads one action of a plan; null where the official program leaves it without any effect: no call, an unknown name, wrong
 * arguments, a time that cannot be read. Never throws.
 */
export function readPlanAction(text: string): PlanAction | null {
  const call = readCall(text);
  if (call === null || !isActionName(call.name)) return null;
  const args = argumentsOf(call, PARAMETERS[call.name]);
  if (args === null) return null;
  if (call.name === "over") return { name: "over" };
  const [first = null, second = null, third = null, fourth = null, fifth = null] = args;
  if (call.name === "stay_in" || call.name === "visit") {
    const times = timesOf(second, third);
    if (times === null) return null;
    return call.name === "stay_in"
      ? { name: "stay_in", city: first, ...times }
      : { name: "visit", place: first, ...times };
  }
  const times = timesOf(third, fourth);
  if (times === null) return null;
  if (call.name === "go_to_place") return { name: "go_to_place", origin: first, destination: second, ...times };
  if (typeof first !== "string" || typeof second !== "string") return null;
  return { name: "go_to_city", origin: first, destination: second, ticket: pythonText(fifth), ...times };
}

/** The action as the benchmark's prompt asks for it: `stay_in("Beijing", "2023-07-02 22:30", "2023-07-05 08:00")`. */
export function formatPlanAction(action: PlanAction): string {
  if (action.name === "over") return "over()";
  const times = [formatTime(action.begin), formatTime(action.end)];
  switch (action.name) {
    case "stay_in":
      return formatCall(action.name, [action.city, ...times]);
    case "visit":
      return formatCall(action.name, [action.place, ...times]);
    case "go_to_place":
      return formatCall(action.name, [action.origin, action.destination, ...times]);
    case "go_to_city":
      return formatCall(action.name, [action.origin, action.destination, ...times, action.ticket]);
  }
}

/** A literal as Python's `str` writes it. */
export function pythonText(value: Literal): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return String(value);
}

function isActionName(name: string): name is ActionName {
  return Object.hasOwn(PARAMETERS, name);
}

/** The arguments in the order of the parameters; null where one is missing, unknown, given twice or too many. */
function argumentsOf({ positional, keywords }: Call, parameters: readonly string[]): readonly Literal[] | null {
  const byKeyword = parameters.slice(positional.length);
  if (positional.length > parameters.length || keywords.size !== byKeyword.length) return null;
  const rest = byKeyword.map((parameter) => keywords.get(parameter));
  const given = rest.filter((value) => value !== undefined);
  return given.length === rest.length ? [...positional, ...given] : null;
}

function timesOf(begin: Literal, end: Literal): Timed | null {
  const [from, to] = [readOfficialTime(begin), readOfficialTime(end)];
  return from === null || to === null ? null : { begin: from, end: to };
}

function formatCall(name: string, values: readonly Literal[]): string {
  const written = values.map((value) => (typeof value === "string" ? JSON.stringify(value) : pythonText(value)));
  return `${name}(${written.join(", ")})`;
}

import { bodyOf, instructionOf } from "../../reading/prompt-text";
import type { Skill } from "../../skill";

/** How thoughts say a call, and the call; `$1` and so on are what the thought names. */
const CALLS: readonly (readonly [RegExp, string])[] = [
  [/Look up the flights from (.+) to (.+) on ([\d-]+)\./, "FlightSearch[$1, $2, $3]"],
  [/Look up the way by road from (.+) to (.+), (self-driving|taxi)\./, "DistanceMatrix[$1, $2, $3]"],
  [/Look up lodging in (.+)\./, "AccommodationSearch[$1]"],
  [/Look up restaurants in (.+)\./, "RestaurantSearch[$1]"],
  [/Look up sights in (.+)\./, "AttractionSearch[$1]"],
  [/Look up the cities of (.+)\./, "CitySearch[$1]"],
  [/Write down what was found as: (.+)\./, "NotebookWrite[$1]"],
  [/have day (\d+) planned/, "DailyPlanner[Plan day $1 from what was collected.]"],
  [/the trip is complete/, "Finish[]"],
];

/** Tool: the call that the last thought means. Who invents names a tool that there is not; who forgets leaves the last argument out. */
export const writeAction: Skill = {
  name: "write-action",
  recognises: (prompt) => instructionOf(prompt).startsWith("You are the Tool agent"),
  reply(prompt, dial) {
    const thought = [...bodyOf(prompt).matchAll(/^Thought: (.*)$/gm)].at(-1)?.[1] ?? "";
    const [pattern, call] = CALLS.find(([wanted]) => wanted.test(thought)) ?? [/.*/, "Finish[]"];
    const action = pattern.exec(thought)?.[0].replace(pattern, call) ?? call;
    const named = dial.errs("invent") && dial.errs("invent") ? `Find${action}` : action;
    return {
      text: `Action: ${dial.errs("forget") && dial.errs("forget") ? named.replace(/, [^,\]]+\]$/, "]") : named}`,
    };
  },
};

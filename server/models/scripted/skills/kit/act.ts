import { bodyOf } from "../../reading/prompt-text";
import type { ReceivedPrompt, Skill } from "../../skill";
import { askedDays } from "../../trip/asked-days";
import { rowsIn } from "../../trip/rows";
import { callText, searchesFor } from "../../trip/searches";
import { asksForSql, readTrip } from "./trip-in-text";

interface Act {
  readonly thought: string;
  readonly action: string;
}

/** Thought and action on a whole task or a subtask, with the searches or with SQL and Python. */
export const actWithKit: Skill = {
  name: "act with a kit",
  prompts: ["agents/steps/act", "agents/subtasks/act"],
  async reply(prompt) {
    const body = bodyOf(prompt);
    const number = Number(/\n\nThought (\d+):\s*$/.exec(body)?.[1] ?? 1);
    const { thought, action } = asksForSql(prompt) ? computing(body, number) : await searching(prompt);
    return { text: `Thought ${number}: ${thought}\nAction ${number}: ${action}` };
  },
};

async function searching(prompt: ReceivedPrompt): Promise<Act> {
  const body = bodyOf(prompt);
  const calls = [...body.matchAll(/^Action \d+: (.*)$/gm)].map(([, call = ""]) => call);
  if (calls.length === 0 && rowsIn(body).some((row) => row.has("Room Type"))) {
    return { thought: "The results before hold it already.", action: "over[Nothing is missing.]" };
  }
  const searches = (await askedDays(prompt)).flatMap(searchesFor).map(callText);
  const next = searches.find((search) => !calls.includes(search));
  if (next !== undefined) return { thought: "I need to know more.", action: next };
  const found = body.matchAll(/^Observation \d+: ([\s\S]*?)(?=\n\nThought \d+:|(?![\s\S]))/gm);
  return over(prompt, [...found].map(([, text = ""]) => text).join("\n\n"));
}

function computing(body: string, number: number): Act {
  const { city, day } = readTrip(body);
  if (number === 1 && !body.includes('"query"')) {
    const statement = `SELECT number, origin, destination, departure_time, arrival_time, price FROM railway WHERE origin = '${city}' AND departure_time >= '${day} 00:00:00' ORDER BY departure_time LIMIT 3`;
    return { thought: `I need the trains from ${city}.`, action: `execute_sql[${statement}]` };
  }
  if (number === 2) return { thought: "I count the hours of a day.", action: "execute_python[print(24 * 1)]" };
  const [found = ""] = /\{"query".*\}$/m.exec(body) ?? [];
  return { thought: "That is all that the plan needs.", action: `over[${found}]` };
}

/** The results of a subtask stand in the brackets; whoever has the whole task says there that it is over. */
function over(prompt: ReceivedPrompt, result: string): Act {
  const isPart = prompt.prompt === "agents/subtasks/act";
  return { thought: "That is all that the plan needs.", action: `over[${isPart ? result : ""}]` };
}

import { bodyOf } from "../../reading/prompt-text";
import type { Skill } from "../../skill";
import { askedDays } from "../../trip/asked-days";
import { rowsIn } from "../../trip/rows";
import { planText } from "../../trip/write-days";
import { readTrip } from "./trip-in-text";

/** Writes the plan down in the end: of days from tables, or of actions from the rows that SQL found. */
export const handIn: Skill = {
  name: "hand a plan in",
  prompts: ["agents/steps/hand-in"],
  async reply(prompt) {
    const body = bodyOf(prompt);
    if (prompt.messages.some(({ content }) => content.includes("<plan>"))) return { text: actionsOf(body) };
    return { text: planText(await askedDays(prompt), rowsIn(body)) };
  },
};

/** A row of trains, as SQL was asked for it. */
const ROW = /\["(\w+)","(\w+)","(\w+)","([\d-]+ [\d:]{5}):00","([\d-]+ [\d:]{5}):00",/;

function actionsOf(body: string): string {
  const { city, day } = readTrip(body);
  const [row, number, origin, destination, departure, arrival] = ROW.exec(body) ?? [];
  if (row === undefined) return `<plan>stay_in("${city}", "${day} 08:00", "${day} 09:00")</plan>`;
  return `<plan>go_to_city("${origin}", "${destination}", "${departure}", "${arrival}", "${number}")</plan>`;
}

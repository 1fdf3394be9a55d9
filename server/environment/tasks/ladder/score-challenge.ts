import { z } from "zod";
import type { Event } from "@/server/episodes";
import type { Reward } from "../../episode/observation";
import { type Challenge, type Part, readChoices } from "./challenge";

const argumentsSchema = z.record(z.string(), z.unknown());

/**
 * The share of a task's checks that hold. Each part is checked for being one of those that its own search found, in a call that was made;
 * then each for being the cheapest, or all of them for the budget. Nothing submitted: 0.
 */
export function scoreChallenge({ parts, budgetMinor }: Challenge, events: readonly Event[]): Reward {
  const searched = parts.map((part) => wasSearched(part, events));
  const plan = events.findLast((event) => event.type === "planWritten")?.text ?? null;
  const choices = readChoices(plan ?? "");
  const taken = new Set<string>();
  const chosen = parts.map((part, index) => {
    const name = choices.get(part.key.toLowerCase()) ?? "";
    const option = part.options.find((each) => each.name === name);
    if (option === undefined || searched[index] !== true || taken.has(name)) return null;
    taken.add(name);
    return option;
  });
  const listed = chosen.map((option) => option !== null);
  const best = budgetMinor === null ? chosen.map((option, index) => isCheapest(option, parts[index])) : [];
  const cost = chosen.reduce((sum, option) => sum + (option?.priceMinor ?? 0), 0);
  const within = budgetMinor === null ? [] : [listed.every(Boolean) && cost <= budgetMinor];
  const checks = [...listed, ...best, ...within];
  return {
    total: share(checks),
    components: {
      delivered: plan === null ? 0 : 1,
      searched: share(searched),
      listed: share(listed),
      [budgetMinor === null ? "cheapest" : "budget"]: share([...best, ...within]),
      passed: checks.every(Boolean) ? 1 : 0,
    },
  };
}

function isCheapest(option: Part["options"][number] | null, part: Part | undefined): boolean {
  return option !== null && part?.options.every(({ priceMinor }) => option.priceMinor <= priceMinor) === true;
}

function wasSearched({ search }: Part, events: readonly Event[]): boolean {
  const wanted = Object.entries(argumentsSchema.parse(search.arguments));
  const answered = new Set(
    events.flatMap((event) => (event.type === "toolAnswered" && event.ok ? [event.callId] : [])),
  );
  return events.some((event) => {
    if (event.type !== "toolCalled" || event.tool !== search.tool || !answered.has(event.callId)) return false;
    const input = argumentsSchema.safeParse(event.input).data ?? {};
    return wanted.every(([key, value]) => input[key] === value);
  });
}

function share(checks: readonly boolean[]): number {
  return checks.filter(Boolean).length / Math.max(1, checks.length);
}

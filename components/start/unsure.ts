import type { Question, Said } from "@/server/trip";

/** Questions about something that was said and can mean several things, with candidates to choose from; the others ask for what is missing. */
export function unsureAmong(questions: readonly Question[], said: Said): Question[] {
  return questions.filter(({ field, options }) => options.length > 0 && isSaid(field, said));
}

function isSaid(field: string, { trip, constraints, unclear }: Said): boolean {
  const named = new Map<string, unknown>([...Object.entries(trip), ...Object.entries(constraints)]);
  return unclear.includes(field) || named.get(field) !== undefined;
}

import type { Prompt } from "@/server/models";

const READER = `You put a travel plan that somebody wrote into JSON, day by day, without mending or adding anything. Each day has "day" (its number), "current_city" (the city, or "from A to B" on a day of moving), "transportation", "breakfast", "attraction", "lunch", "dinner" and "accommodation", all of them text. Restaurants and lodging are written "Name, City", attractions "Name, City;Name, City;", and "-" stands for nothing. Where the text holds no plan, "days" is empty.`;

/** Asks for the days of a plan that the rules could not read. */
export function readerPrompt(plan: string): Prompt {
  return {
    messages: [
      { role: "system", content: READER },
      { role: "user", content: plan },
    ],
  };
}

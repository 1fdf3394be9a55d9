import { isSuitable } from "../../planning/lodging";
import { factsIn } from "../../reading/facts";
import { bodyOf, instructionOf, queryIn, todayIn } from "../../reading/prompt-text";
import { readWish } from "../../reading/wish";
import type { Skill } from "../../skill";

const EVERY_LENGTH = Number.POSITIVE_INFINITY;

/** Evaluate: the day in JSON as it stands, and what of the wishes about rooms and ways it breaks; breaches are overlooked one by one. */
export const evaluateDay: Skill = {
  name: "evaluate-day",
  recognises: (prompt) => instructionOf(prompt).startsWith("You are the Evaluate agent"),
  async reply(prompt, dial) {
    const body = bodyOf(prompt);
    const plan = body.slice(body.lastIndexOf("The plan of the day:\n"));
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(plan)?.[1]?.trim() ?? "-";
    const wish = await readWish(queryIn(body), todayIn(body));
    const accommodation = field("Accommodation");
    const transportation = field("Transportation");
    const lodging = factsIn(body).lodgings.find(({ name, city }) => accommodation === `${name}, ${city}`);
    const breaches = [
      lodging && !isSuitable(lodging, wish, EVERY_LENGTH)
        ? `The rooms or rules of "${lodging.name}" are not what is asked for.`
        : null,
      wish.transportation === "no flight" && transportation.includes("Flight")
        ? "The request rules flights out."
        : null,
      wish.transportation === "no self-driving" && transportation.includes("Self-driving")
        ? "The request rules driving out."
        : null,
    ].filter((breach) => breach !== null && !dial.errs("overlook"));
    const day = {
      currentCity: field("Current City"),
      transportation,
      breakfast: field("Breakfast"),
      lunch: field("Lunch"),
      dinner: field("Dinner"),
      attractions: field("Attraction")
        .split(";")
        .map((name) => name.trim())
        .filter((name) => name !== "" && name !== "-"),
      accommodation,
      violations: breaches,
    };
    return { text: JSON.stringify(day) };
  },
};

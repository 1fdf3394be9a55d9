import { z } from "zod";
import { localDateSchema } from "@/server/trip";

/** An argument in words; `title` is its name in the plain-text protocol and the label of its field. */
export function textArgument(title: string, description: string, example: string) {
  return z
    .string()
    .trim()
    .min(1, `Write the ${title.toLowerCase()}.`)
    .meta({ title, description, examples: [example] });
}

export const originArgument = textArgument("Origin", "The city of departure.", "Dallas");
export const destinationArgument = textArgument("Destination", "The city of arrival.", "Austin");
export const cityArgument = textArgument("City", "The name of a city.", "Austin");
export const dateArgument = localDateSchema.meta({
  title: "Date",
  description: "The day of departure, YYYY-MM-DD.",
  examples: ["2022-03-10"],
});

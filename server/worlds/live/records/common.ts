import { z } from "zod";
import { LONGEST_NAME, MOST_PEOPLE, MOST_PRICE_MINOR, oneLine } from "@/server/trip";

/** Parts of questions and records. Every text, number and list has a maximum: answers come from outside. */

/** Records of one answer that are read; the rest is counted as left out. */
export const MOST_RECORDS = 500;

const LONGEST_TEXT = 2_000;

/** Texts of providers are shown on terminals and pages. */
const plainText = (text: string) => oneLine(text.toWellFormed());

export const nameSchema = z.string().max(LONGEST_NAME).transform(plainText).pipe(z.string().min(1));
export const textSchema = z.string().max(LONGEST_TEXT).transform(plainText);
export const currencySchema = z.string().regex(/^[A-Z]{3}$/);
export const minorSchema = z.number().int().min(0).max(MOST_PRICE_MINOR);
export const peopleSchema = z.number().int().min(1).max(MOST_PEOPLE);
export const instantSchema = z.iso.datetime({ offset: true });

/** A degree of 4 decimals is 11 m: questions about one place are one question. */
const degree = (most: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .transform((value) => Math.round(value * 1e4) / 1e4);

/** A place of a question. */
export const pointSchema = z.object({ latitude: degree(90), longitude: degree(180) });

/** A place of a record. */
export const positionSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

import { z } from "zod";
import { localDateSchema } from "@/server/trip";
import type { LegOpenData } from "../records";
import type { CodedTexts } from "./growing-columns";

/** What open data say of legs, in columns. */
export interface OpenDataColumns {
  /** JSON of all but the price range; empty where a leg is of no open data. */
  readonly about: CodedTexts;
  /** The lower end of an estimated price; −1 where it is known. */
  readonly lowMinor: Int32Array;
}

const text = z.string().max(500);
/** Of a price that is estimated, in minor units of the world's currency. */
export const priceRangeSchema = z.object({ lowMinor: z.int32().min(0), highMinor: z.int32().min(0) });

export const legOpenDataSchema = z.object({
  dataset: text,
  line: text,
  from: text,
  to: text,
  times: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("published") }),
    z.object({ kind: z.literal("mapped"), date: localDateSchema }),
    z.object({ kind: z.literal("estimated") }),
  ]),
  priceRange: priceRangeSchema.nullable(),
}) satisfies z.ZodType<LegOpenData>;

const aboutSchema = legOpenDataSchema.omit({ priceRange: true });

/** The text of a leg in its column. */
export function aboutText(openData: LegOpenData | null | undefined): string {
  return openData ? JSON.stringify(aboutSchema.parse(openData)) : "";
}

/** Reads a row of the columns; `priceMinor` is the leg's. Each different text is read once. */
export function openDataReader({ about: { codes, words }, lowMinor }: OpenDataColumns) {
  const read = new Map<number, z.infer<typeof aboutSchema>>();
  return (row: number, priceMinor: number): LegOpenData | null => {
    const code = codes[row] ?? 0;
    const word = words[code] ?? "";
    if (word === "") return null;
    const about = read.get(code) ?? aboutSchema.parse(JSON.parse(word));
    read.set(code, about);
    const low = lowMinor[row] ?? -1;
    return { ...about, priceRange: low < 0 ? null : { lowMinor: low, highMinor: priceMinor } };
  };
}

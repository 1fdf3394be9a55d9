import { z } from "zod";
import { RATES } from "@/server/trip";
import { type Formats, formatsOfLocale } from "./settings";

const formatsSchema = z.object({
  clock: z.enum(["12", "24"]),
  dates: z.enum(["monthFirst", "dayFirst"]),
  distance: z.enum(["mi", "km"]),
  temperature: z.enum(["F", "C"]),
  currency: z.enum(Object.keys(RATES.perDollar)),
}) satisfies z.ZodType<Formats>;

/** What a cookie holds over what the browser's language suggests; a cookie that makes no sense is passed over. */
export function readFormats(cookie: string | undefined, acceptLanguage: string | null): Formats {
  const usual = formatsOfLocale(acceptLanguage);
  if (cookie === undefined) return usual;
  const fields = Object.fromEntries(new URLSearchParams(cookie));
  return formatsSchema.safeParse({ ...usual, ...fields }).data ?? usual;
}

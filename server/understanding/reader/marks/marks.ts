import { z } from "zod";

/** Words of a text, characters [from, to), with what they mean: a slot, its value and its sign (training/README.md). */
export interface MarkedSpan {
  readonly from: number;
  readonly to: number;
  readonly slot: string;
  readonly value: string;
  readonly sign: "" | "+" | "-" | "?";
}

/** A text with the meaning of its words. */
export interface MarkedText {
  readonly text: string;
  readonly asked: string | null;
  readonly today: string;
  readonly acts: readonly string[];
  readonly spans: readonly MarkedSpan[];
}

const signSchema = z.enum(["+", "-", "?"]);

/** "from=Boston;+hotel.ratings=4": what one stretch means, in the notation of the corpus. */
export function meaningsOf(written: string): Pick<MarkedSpan, "slot" | "value" | "sign">[] {
  return written
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const sign = signSchema.safeParse(part.charAt(0)).data ?? "";
      const [slot = "", ...value] = part.slice(sign.length).split("=");
      return { slot: slot.trim(), value: value.join("=").trim(), sign };
    });
}

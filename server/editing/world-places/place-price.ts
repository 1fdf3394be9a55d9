import { formatMoney } from "@/server/trip";
import { recordPrice, type World } from "@/server/worlds";
import { lodgingPrice, placePrice } from "../facts/record-words";
import type { PlaceRecord } from "./place-index";

/** "€40 – €58 (estimate) a person", "$180 a night and room", "Free"; null where it is not known. */
export function priceWords(world: World, place: PlaceRecord): string | null {
  return place.kind === "stay" ? lodgingPrice(world, place.record) : placePrice(world, place.record);
}

/** The same in short: of an estimate its upper end, "about €58 a person". */
export function shortPrice(world: World, place: PlaceRecord): string | null {
  const { record, kind } = place;
  const words = priceWords(world, place);
  if (words === null || record.priceMinor === 0) return words;
  const price = formatMoney(recordPrice(record, 1, world.describe().currency));
  return `${price} ${kind === "stay" ? "a night and room" : "a person"}`;
}

export type PriceState = "known" | "estimated" | "unknown";

export function priceState(world: World, place: PlaceRecord): PriceState {
  if (priceWords(world, place) === null) return "unknown";
  return place.record.openData?.priceRange ? "estimated" : "known";
}

import type { EntryKey } from "@/server/trip";
import { ATTRACTION } from "./attraction";
import type { EntryWording } from "./entry-wording";
import { FLIGHT } from "./flight";
import { HOTEL } from "./hotel";
import { PERSONA } from "./persona";
import { RESTAURANT } from "./restaurant";

/** All that can be asked; what is missing here the traveller keeps to itself. */
export const WORDING: Readonly<Partial<Record<EntryKey, EntryWording>>> = {
  ...PERSONA,
  ...FLIGHT,
  ...HOTEL,
  ...RESTAURANT,
  ...ATTRACTION,
};

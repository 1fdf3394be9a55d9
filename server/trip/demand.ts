import { z } from "zod";
import { LONGEST_NAME, MOST_CHOICES, MOST_PEOPLE } from "./maxima";
import { moneySchema } from "./money";
import { entryKeySchema } from "./preference-entries";

export const namedDemandSchema = z.enum([
  "budget",
  "transportation",
  "roomType",
  "houseRule",
  "cuisines",
  "people",
  "dates",
  "destinations",
  "rooms",
  "times",
  "appointments",
]);
export type NamedDemand = z.infer<typeof namedDemandSchema>;

/** What can stand in the way of a plan; the names used in conflicts and relaxations. An entry that is insisted on has its key. */
export const demandNameSchema = z.union([namedDemandSchema, entryKeySchema]);
export type DemandName = z.infer<typeof demandNameSchema>;

/** The published demands that conflicts are made of, in addition to the number of rooms, fixed times, and entries; the other names are held fixed. */
export const FIVE_DEMANDS = ["budget", "transportation", "roomType", "houseRule", "cuisines"] as const;
export type FiveDemand = (typeof FIVE_DEMANDS)[number];

export const transportationSchema = z.enum(["no flight", "no self-driving", "only trains and buses"]);
export const roomTypeSchema = z.enum(["entire room", "private room", "shared room", "not shared room"]);
/** What the lodging must allow (the opposite polarity of the preference `hotel.preferredHouseRules`). */
export const houseRuleSchema = z.enum(["smoking", "parties", "children under 10", "visitors", "pets"]);

export type Transportation = z.infer<typeof transportationSchema>;
export type RoomType = z.infer<typeof roomTypeSchema>;
export type HouseRule = z.infer<typeof houseRuleSchema>;

/** The hard demands of a request. A missing demand is not asked for; an empty list neither. */
export const demandsSchema = z.object({
  budget: moneySchema.nullable().default(null),
  transportation: transportationSchema.nullable().default(null),
  roomType: roomTypeSchema.nullable().default(null),
  houseRule: z.array(houseRuleSchema).max(MOST_CHOICES).default([]),
  /** Rooms at most in each lodging; absent: as many as are needed. */
  rooms: z.number().int().min(1).max(MOST_PEOPLE).optional(),
  /** All of them must be eaten somewhere away from the origin. */
  cuisines: z.array(z.string().min(1).max(LONGEST_NAME)).max(MOST_CHOICES).default([]),
});
export type Demands = z.infer<typeof demandsSchema>;

/** Whether a way to travel is ruled out; who takes trains and buses alone takes no taxi from city to city. */
export function isRuledOut(transportation: Transportation | null, mode: string): boolean {
  if (transportation === "only trains and buses") return mode !== "train" && mode !== "bus";
  return transportation === `no ${mode}`;
}

/** What is left where two ways to travel are ruled out. */
export function bothRuledOut(one: Transportation, other: Transportation): Transportation {
  return one === other ? one : "only trains and buses";
}

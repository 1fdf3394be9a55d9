import { z } from "zod";
import { LONGEST_NAME, MOST_CHOICES } from "./maxima";
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
]);
export type NamedDemand = z.infer<typeof namedDemandSchema>;

/** What can stand in the way of a plan; the names used in conflicts and relaxations. An entry that is insisted on has its key. */
export const demandNameSchema = z.union([namedDemandSchema, entryKeySchema]);
export type DemandName = z.infer<typeof demandNameSchema>;

/** The five demands that conflicts are made of, in addition to entries; the other names are held fixed (design.md, "The planner"). */
export const FIVE_DEMANDS = ["budget", "transportation", "roomType", "houseRule", "cuisines"] as const;
export type FiveDemand = (typeof FIVE_DEMANDS)[number];

export const transportationSchema = z.enum(["no flight", "no self-driving"]);
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
  /** All of them must be eaten somewhere away from the origin. */
  cuisines: z.array(z.string().min(1).max(LONGEST_NAME)).max(MOST_CHOICES).default([]),
});
export type Demands = z.infer<typeof demandsSchema>;

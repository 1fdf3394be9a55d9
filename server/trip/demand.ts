import { z } from "zod";
import { moneySchema } from "./money";

/** What can stand in the way of a plan; the names used in conflicts and relaxations. */
export const demandNameSchema = z.enum([
  "budget",
  "transportation",
  "roomType",
  "houseRule",
  "cuisines",
  "people",
  "dates",
  "destinations",
]);
export type DemandName = z.infer<typeof demandNameSchema>;

/** The five demands that conflicts are made of; the other names are held fixed (design.md, "The planner"). */
export const CONFLICT_DEMANDS = ["budget", "transportation", "roomType", "houseRule", "cuisines"] as const;
export type ConflictDemand = (typeof CONFLICT_DEMANDS)[number];

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
  houseRule: z.array(houseRuleSchema).default([]),
  /** All of them must be eaten somewhere away from the origin. */
  cuisines: z.array(z.string().min(1)).default([]),
});
export type Demands = z.infer<typeof demandsSchema>;

/** Whether the request asks for this demand at all. */
export function isDemanded(demands: Demands, name: ConflictDemand): boolean {
  switch (name) {
    case "budget":
      return demands.budget !== null;
    case "transportation":
      return demands.transportation !== null;
    case "roomType":
      return demands.roomType !== null;
    case "houseRule":
      return demands.houseRule.length > 0;
    case "cuisines":
      return demands.cuisines.length > 0;
  }
}

/** The demands with one of them taken away. */
export function withoutDemand(demands: Demands, name: ConflictDemand): Demands {
  switch (name) {
    case "budget":
      return { ...demands, budget: null };
    case "transportation":
      return { ...demands, transportation: null };
    case "roomType":
      return { ...demands, roomType: null };
    case "houseRule":
      return { ...demands, houseRule: [] };
    case "cuisines":
      return { ...demands, cuisines: [] };
  }
}

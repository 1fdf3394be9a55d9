import { z } from "zod";

/** What one goes by. */
export const wayByKinds = ["foot", "tram", "bus", "metro", "train", "ferry", "cable car", "funicular"] as const;

const positionSchema = z.tuple([z.number(), z.number()]);

/** The way to a stop from the one before it, as a map draws it. */
export const drawnWaySchema = z.object({
  /** Of the trip, from 1. */
  day: z.number().int(),
  /** The stop that it leads to. */
  stopId: z.string(),
  parts: z.array(
    z.object({
      by: z.enum(wayByKinds),
      /** "1" of "bus 1"; "" on foot. */
      line: z.string(),
      /** Longitude and latitude, from place to place. */
      points: z.array(positionSchema).min(2),
      /** A straight line, since nobody knows the streets. */
      isEstimate: z.boolean(),
    }),
  ),
});
export type DrawnWay = z.infer<typeof drawnWaySchema>;
export const drawnWaysSchema = z.array(drawnWaySchema);

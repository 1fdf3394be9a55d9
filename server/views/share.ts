import { z } from "zod";

/** What a link is for: to look at the trip, to follow it in a calendar, or to change it together. */
export const shareKindSchema = z.enum(["view", "calendar", "edit"]);
export type ShareKind = z.infer<typeof shareKindSchema>;

/** A link that opens a trip to everyone who has it. */
export const shareSchema = z.object({
  id: z.string(),
  kind: shareKindSchema,
  /** The random part of the link: knowing it is the permission. */
  token: z.string(),
  withCosts: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null: it does not expire. */
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type Share = z.infer<typeof shareSchema>;

/** After so many days a link may expire; null: never. */
export const shareDaysSchema = z.union([z.literal(7), z.literal(30), z.null()]);
export type ShareDays = z.infer<typeof shareDaysSchema>;

/** Whether a link still opens the trip. */
export function shareState({ expiresAt, revokedAt }: Share, now: Date): "open" | "expired" | "revoked" {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && new Date(expiresAt) <= now ? "expired" : "open";
}

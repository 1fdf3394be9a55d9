import { z } from "zod";

/** A link that shows a trip, read-only, to anyone who has it. */
export const shareSchema = z.object({
  id: z.string(),
  /** The random part of the link: knowing it is the permission to look. */
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

/** Whether a link still shows the trip. */
export function shareState({ expiresAt, revokedAt }: Share, now: Date): "open" | "expired" | "revoked" {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && new Date(expiresAt) <= now ? "expired" : "open";
}

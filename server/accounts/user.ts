import { z } from "zod";

/** What a person may do: travelers plan, annotators also rate dialogs, researchers also read episodes, admins all of it and grant roles. */
export const roleSchema = z.enum(["traveler", "annotator", "researcher", "admin"]);
export type Role = z.infer<typeof roleSchema>;

/** The user of a session. */
export const userSchema = z.object({
  id: z.string(),
  /** Of anonymous travelers a made-up one that no mail reaches. */
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  /** A traveler without an account, known by the browser's session alone. */
  isAnonymous: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

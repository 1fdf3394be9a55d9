import type { Answers } from "../trpc/client";

export type Role = NonNullable<Answers["account"]["me"]>["role"];

/** An account as admins see it. */
export type Person = Answers["people"]["list"][number];

/** The roles in words, from the least to the most that one may do. */
export const ROLES = {
  traveler: { name: "Traveler", may: "plans trips" },
  annotator: { name: "Annotator", may: "also rates dialogs" },
  researcher: { name: "Researcher", may: "also reads episodes and runs benchmarks" },
  admin: { name: "Admin", may: "does all of it and grants roles" },
} as const satisfies Record<Role, { name: string; may: string }>;

export const ROLE_NAMES: readonly Role[] = ["traveler", "annotator", "researcher", "admin"];

import type { Problem } from "@/server/trip";

/** A run in a folder was stopped before its end. */
export const CANCELLED: Problem = { code: "cancelled", message: "The run was canceled; start it again to resume." };

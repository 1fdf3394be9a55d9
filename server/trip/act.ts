import { z } from "zod";

/** What a message of the traveler's is for (design.md, "Elicitation"); one message may be for several things. */
export const actSchema = z.enum([
  ...(["request", "answer", "volunteer", "correct", "ask", "leaveOpen"] as const),
  ...(["planNow", "undo", "smalltalk", "complain", "wish"] as const),
]);
export type Act = z.infer<typeof actSchema>;

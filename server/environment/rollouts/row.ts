import { z } from "zod";
import type { Action } from "../episode/observation";
import { wantedOf, wantedSchema } from "../sessions/wanted";

/** A row of a data set; `verifier_metadata`, or the row itself, says which task it is. Whatever else it has is the trainer's own. */
export const rowSchema = wantedSchema.extend({ verifier_metadata: wantedSchema.nullish() }).loose();

const callSchema = z
  .object({ type: z.literal("function_call"), name: z.string().max(200), arguments: z.string().max(200_000) })
  .loose();
const itemSchema = z.union([callSchema, z.object({ type: z.string().max(100) }).loose()]);

/** The same with what an agent did: the items of a response, calls among them. */
export const rolloutSchema = rowSchema.extend({
  response: z.object({ output: z.array(itemSchema).max(2_000) }).loose(),
});
export type Rollout = z.infer<typeof rolloutSchema>;

export function wantedOfRow({ verifier_metadata: metadata, ...row }: z.infer<typeof rowSchema>, requestId?: string) {
  return wantedOf({ ...row, ...metadata }, requestId);
}

/** The calls of a rollout in their order; arguments that are no JSON stay the text that they are. */
export function actionsOf({ response }: Rollout): Action[] {
  return response.output.flatMap((item) => {
    const call = callSchema.safeParse(item);
    return call.success ? [{ tool: call.data.name, arguments: argumentsOf(call.data.arguments) }] : [];
  });
}

function argumentsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

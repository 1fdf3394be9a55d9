import { readFileSync } from "node:fs";
import { z } from "zod";

const credentialsSchema = z.object({ email: z.string(), password: z.string() });

/** The admin that `e2e/serve.mjs` made before it began to serve. */
export function readAdmin(): z.infer<typeof credentialsSchema> {
  return credentialsSchema.parse(JSON.parse(readFileSync(process.env.ADMIN_FILE ?? "", "utf8")));
}

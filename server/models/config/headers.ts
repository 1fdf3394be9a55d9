import { z } from "zod";

const MOST_HEADERS = 20;
const nameSchema = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9-]+$/, "Write a header's name in letters, digits and hyphens.");

/** Text that is in the file, or the environment variable that holds it. */
const valueSchema = z.union([
  z
    .string()
    .min(1)
    .max(1_000)
    .regex(/^[\x20-\x7e]+$/, "Write a header's value in one line of plain ASCII."),
  z.strictObject({
    variable: z
      .string()
      .max(200)
      .regex(/^[A-Z_][A-Z0-9_]*$/, "Write the name of an environment variable, in capitals."),
  }),
]);

const WRITTEN_BY_CLIENT = ["authorization", "content-type", "content-length", "host", "connection", "accept"];
const NAMES_OF_SECRETS = /key|token|secret|auth|cookie|password|credential/i;

/** Headers by name. A value that may be a secret is in a variable, as keys do. */
export const headersSchema = z.record(nameSchema, valueSchema).superRefine((headers, context) => {
  const refuse = (name: string, message: string) => context.addIssue({ code: "custom", path: [name], message });
  if (Object.keys(headers).length > MOST_HEADERS) refuse("", `Write at most ${MOST_HEADERS} headers.`);
  for (const [name, value] of Object.entries(headers)) {
    if (name.toLowerCase() === "authorization") refuse(name, "Name the key's variable in keyVariable instead.");
    else if (WRITTEN_BY_CLIENT.includes(name.toLowerCase())) refuse(name, "This header is written for each request.");
    else if (typeof value === "string" && NAMES_OF_SECRETS.test(name)) {
      refuse(name, 'This may be a secret: write { "variable": "NAME" }, with the environment variable that holds it.');
    }
  }
});

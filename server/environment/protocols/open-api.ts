import { z } from "zod";
import type { Route } from "../http/call";

/** The table of routes as an OpenAPI document. */
export function openApiOf(routes: readonly Route[], info: { title: string; version: string; description: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path, summary, tag, body } of routes) {
    const written = path.replace(/:(\w+)/g, "{$1}");
    const operations = paths[written] ?? {};
    paths[written] = operations;
    operations[method.toLowerCase()] = {
      ...{ summary, tags: [tag], responses: { default: { description: "The answer as JSON." } } },
      ...(path.includes(":") && { parameters: parametersOf(path) }),
      ...(body !== undefined && {
        requestBody: { content: { "application/json": { schema: z.toJSONSchema(body, { io: "input" }) } } },
      }),
    };
  }
  const security = { token: { type: "http", scheme: "bearer" } };
  return { openapi: "3.1.0", info, paths, components: { securitySchemes: security }, security: [{}, { token: [] }] };
}

function parametersOf(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
}

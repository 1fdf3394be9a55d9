import { expect, test } from "vitest";
import { z } from "zod";
import { appRouter } from "./app-router";

type Schema = Readonly<Record<string, unknown>>;

const definitionSchema = z.object({ inputs: z.array(z.instanceof(z.ZodType)) });

/** Where a schema leaves a number, text or list without a maximum. */
function unbounded(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => unbounded(one, path));
  if (!isSchema(schema)) return [];
  const { type } = schema;
  const below = Object.entries(schema).flatMap(([key, value]) =>
    key === "propertyNames" ? [] : unbounded(value, `${path}.${key}`),
  );
  return isBounded(schema, type) ? below : [path, ...below];
}

function isBounded(schema: Schema, type: unknown): boolean {
  if (schema.enum !== undefined || schema.const !== undefined) return true;
  if (type === "string") return schema.maxLength !== undefined || hasEnd(schema.pattern);
  if (type === "array") return schema.maxItems !== undefined || schema.prefixItems !== undefined;
  if (type !== "number" && type !== "integer") return true;
  return typeof schema.maximum === "number" && schema.maximum < Number.MAX_SAFE_INTEGER;
}

/** Whether whatever the pattern takes is of limited length. */
function hasEnd(pattern: unknown): boolean {
  return typeof pattern === "string" && /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null;
}

test("each number, text and list that a procedure takes has a maximum", () => {
  const found = Object.entries<object>(appRouter._def.procedures).flatMap(([name, procedure]) =>
    definitionSchema
      .parse(Reflect.get(procedure, "_def"))
      .inputs.flatMap((input) => unbounded(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }), name)),
  );
  expect(found).toEqual([]);
});

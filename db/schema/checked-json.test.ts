import { expect, it } from "vitest";
import { exampleIdentity } from "@/server/views/testing/run-identity";
import { runs } from "./runs";

it("gives back what was stored, and refuses by name what another version wrote", () => {
  const identity = exampleIdentity();
  const { identity: column } = runs;
  expect(column.getSQLType()).toBe("jsonb");
  expect(column.mapFromDriverValue(column.mapToDriverValue(identity))).toEqual(identity);
  const { seed: _, ...older } = identity;
  expect(() => column.mapFromDriverValue(older)).toThrow(/column identity .* seed/s);
});

import { expect, it } from "vitest";
import { z } from "zod";
import { newRequestId } from "./request-id";

it("is a UUID of version 4, and never the same", () => {
  const ids = Array.from({ length: 200 }, newRequestId);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

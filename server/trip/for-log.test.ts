import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { forLog } from "./for-log";

it("tells statement, code and place, and nothing of what the statement was filled with", () => {
  const refused = Object.assign(new Error('invalid input syntax for type uuid: "SECRET"'), {
    severity: "ERROR",
    code: "22P02",
    detail: "Key (token)=(SECRET) is there already.",
  });
  const logged = forLog(
    new Error("Reading failed", { cause: new DrizzleQueryError("select 1 where token = $1", ["SECRET"], refused) }),
  );
  expect(logged).toContain("Reading failed");
  expect(logged).toContain("select 1 where token = $1");
  expect(logged).toContain("22P02");
  expect(logged).toContain("for-log.test.ts");
  expect(logged).not.toContain("SECRET");
});

it("takes anything that was thrown", () => {
  expect(forLog("a sentence")).toBe("a sentence");
  expect(forLog(null)).toBe("object");
});

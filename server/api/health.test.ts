import { expect, it } from "vitest";
import { diskProblem } from "./health";

it("tells a full disk before the database does", () => {
  expect(diskProblem({ bavail: 1_000_000, bsize: 4_096 })).toBeNull();
  expect(diskProblem({ bavail: 12, bsize: 4_096 })).toContain("disk");
});

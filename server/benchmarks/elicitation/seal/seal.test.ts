import { beforeAll, expect, it } from "vitest";
import { ensureWorld, type World } from "@/server/worlds";
import { makeSeal } from "./seal";
import sealed from "./sealed.json" with { type: "json" };

let world: World;
beforeAll(async () => {
  const opened = await ensureWorld("sample");
  if (!opened.ok) throw new Error(opened.problem.message);
  world = opened.value;
});

/** Who changes writers, personas or seeds makes another experiment: seal it (`npm run seal`) and measure every table again. */
it("evaluation travelers, their writers and seeds are those that the figures were measured with", () => {
  expect(makeSeal(world)).toEqual(sealed);
});

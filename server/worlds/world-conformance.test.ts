import { describe } from "vitest";
import { memoryWorld } from "./memory-world";
import { worldConformance } from "./testing";
import { datedTables, weeklyTables } from "./testing/small-world";

describe("in memory", () => {
  worldConformance("a world with dates", () => memoryWorld(datedTables()));
  worldConformance("a world with a timetable", () => memoryWorld(weeklyTables()));
});

export { type MemoryWorldTables, memoryWorld } from "./memory-world";
export * from "./records";
export * from "./world";
export type { LocalTravelModel, LocalTravelTime, TimetableLeg, WorldFormulas, WorldTables } from "./world-tables";

export { type ImportedLeg, type LegColumns, LegColumnsBuilder } from "./legs/leg-columns";
export { type MemoryWorldTables, memoryWorld } from "./memory-world";
export { listWorlds, openWorld } from "./open-world";
export * from "./records";
export { dataFolder } from "./snapshot/folders";
export { type SnapshotContent, writeSnapshot } from "./snapshot/write-snapshot";
export * from "./world";
export type { LocalTravelModel, LocalTravelTime, TimetableLeg, WorldFormulas, WorldTables } from "./world-tables";

export { ensureWorld } from "./ensure-world";
export { importItinerarybench } from "./importers/itinerarybench/import-itinerarybench";
export { importTravelplanner } from "./importers/travelplanner/import-travelplanner";
export { type MemoryWorldTables, memoryWorld } from "./memory-world";
export { listWorlds, openWorld } from "./open-world";
export * from "./records";
export { generateSample } from "./sample/generate-sample";
export { passedDate, todayIn } from "./today";
export * from "./world";

export { type ImportedAir, importAir } from "./air/import-air";
export { areaOf } from "./area";
export { attributionLines } from "./attribution";
export { worldWithBooked } from "./booked/world-with-booked";
export { usualHighF } from "./climate";
export { type Download, getFiles, lookUpDownloads } from "./downloads/get-files";
export { type PlaceToGet, readPlacesTable } from "./downloads/places-table";
export { ensureWorld } from "./ensure-world";
export { missingIn } from "./gaps";
export { closedWeekdays, dailyHours, type Hours, type OpenInterval, openOn, widestHours } from "./hours";
export { importers, importWorld } from "./importers/registry";
export { withJoinedSights } from "./joined-sights";
export { kilometresBetween } from "./local-travel";
export { dinnerHour } from "./meal-hours";
export { type MemoryWorldTables, memoryWorld } from "./memory-world";
export { type Leaving, minutesOnWay } from "./minutes-on-way";
export { openRelations, type WorldRelations } from "./open-relations";
export { openStreetMap, type WorldStreets } from "./open-street-map";
export { type DrawWalk, openWalks } from "./open-walks";
export { listWorlds, openWorld } from "./open-world";
export { type ImportedPlaces, importPlaces } from "./places/import-places";
export { shareOfUnknownHours } from "./places/report";
export { citiesOfWorld, describeWorld, hasDaysToCome, isPlannable } from "./plannable";
export { recordPrice, worldMoney } from "./record-price";
export type {
  Attraction,
  City,
  Contact,
  Coordinates,
  Lodging,
  LodgingDetails,
  OpenData,
  Restaurant,
  Road,
  ScheduledLeg,
} from "./records";
export { type JoinedWorlds, joinWorlds } from "./region/join-worlds";
export type { Cell, Column, Relation } from "./relations/relation";
export type { Ride, RideKind } from "./rides/ride";
export {
  includesBreakfast,
  isForTravelers,
  isSharedWithStrangers,
  type Party,
  partyOf,
  roomsOfStay,
  roomsTaken,
} from "./rooms";
export { generateSample } from "./sample/generate-sample";
export { dataFolder } from "./snapshot/folders";
export { worldOfTrip, worldWithinReach } from "./step-free";
export { timesNote } from "./times-note";
export { passedDate, todayIn, worldOn } from "./today";
export { type RoadMode, roadCostMinor, roadPrice, roadVehicles, type World, type WorldDescription } from "./world";

export { writeAirFiles } from "../air/testing/air-files";
export { type PbfNode, pbfBytes } from "../places/testing/pbf-writer";
export { importTown, RHONE, SEINE, writeRail } from "../region/testing/two-towns";
export { itinerarybenchFiles, travelplannerFiles, writeCsvFiles } from "./csv-files";
export { copyPreparedSample } from "./prepared-sample";
export { attraction, city, flight, lodging, restaurant, road, timetableLeg } from "./records";
export { trainWorld } from "./train-world";
export { worldConformance } from "./world-conformance";

export { startFileServer } from "../downloads/testing/file-server";
export { type PbfNode, pbfBytes } from "../places/testing/pbf-writer";
export { townExtract } from "../places/testing/town";
export { itinerarybenchFiles, travelplannerFiles, writeCsvFiles } from "./csv-files";
export { copyPreparedSample } from "./prepared-sample";
export { attraction, city, flight, lodging, restaurant, road, timetableLeg } from "./records";
export { trainWorld } from "./train-world";
export { worldConformance } from "./world-conformance";

export { copyPreparedSample } from "./prepared-sample";
export { attraction, city, flight, lodging, restaurant, road, timetableLeg } from "./records";
export { worldConformance } from "./world-conformance";

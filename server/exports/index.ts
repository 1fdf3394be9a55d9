export { thingsToBook } from "./booking/things-to-book";
export { tripDocumentSchema } from "./document/trip-document";
export {
  calendarFeed,
  type ExportedFile,
  type ExportFormat,
  exportFormatSchema,
  exportSharedTrip,
  exportTrip,
  needsWays,
  type SharedFormat,
  sharedFormatSchema,
} from "./export-formats";
export { sharedTripOf, type Viewer } from "./shared-trip-of";

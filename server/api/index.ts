export { handleAuthenticationRequest } from "./account/authentication-http";
export { handleOwnData } from "./account/own-data-file";
export type { AppRouter } from "./app-router";
export { createCaller } from "./app-router";
export { createContext } from "./context";
export type { EventLine } from "./episodes/lines/event-line";
export type { EpisodeStory, StoryEvent } from "./episodes/story";
export { handleExternalRequest } from "./external/external-http";
export { checkHealth, type Health } from "./health";
export { handleApiRequest } from "./http";
export { handleImport } from "./imports/import-http";
export { startServer } from "./life-cycle";
export { handleStreetMap } from "./map/street-map-http";
export { handleMcpRequest } from "./mcp/mcp-http";
export { handleOwnPlaces } from "./places/own-places-http";
export { handleAnnotationFile } from "./research-files/annotation-file";
export { handleEpisodeExport, handleEpisodeSchema } from "./research-files/episode-file";
export { handleRunInspectLog } from "./research-files/inspect-log";
export { handleRunSubmission } from "./research-files/submission-file";
export {
  handleCalendarFeed,
  handleSharedExport,
  handleSharedWays,
  handleTripExport,
  handleTripWays,
} from "./sharing/download";
export type { OfferedArgument, OfferedTool } from "./tools/offered-tool";
export type { PlayedCall, ToolCall } from "./tools/played-call";
export type { OpenedToolbox } from "./tools/tools-router";
export type { UnreadWords } from "./understanding/understanding-router";
export type { CurrentWorld } from "./worlds/worlds-router";

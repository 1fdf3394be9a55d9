export { type Charge, chargeOf } from "./charge-of";
export {
  EPISODE_VERSION,
  type Episode,
  type EpisodeHeader,
  episodeHeaderSchema,
  lastEvent,
  type NewEpisode,
  type RecordedEvent,
  recordedEventSchema,
  type TimedEvent,
} from "./episode";
export {
  type EndReason,
  type Event,
  type EventOf,
  type EventType,
  eventSchema,
  type LearnedSkill,
  learnedSkillSchema,
  type ModelAnswer,
  type ModelMessage,
  type ModelTokens,
  type ModelToolCall,
  modelAnswerSchema,
  modelTokensSchema,
  type SpanKind,
  type StoredSkill,
  type Task,
} from "./event";
export { readEpisode, writeEpisode } from "./file";
export {
  checkShape,
  filledLines,
  parseJson,
  parseJsonLines,
  readJsonLines,
  readTextFile,
  writeJsonLines,
} from "./json-lines";
export { openTracing, PATIENT_CLOSE_MS, type Tracing } from "./otel/open-tracing";
export type { TracedEpisode } from "./otel/traced-episode";
export { EpisodeRecorder } from "./recorder";
export { inSpan, inToolSpan, SpanNumbers } from "./spans";
export { canonicalJson, sha256 } from "./store/canonical-json";
export { createEpisodeStore, type EpisodeStore } from "./store/episode-store";
export type { Appended, EventPage } from "./store/event-rows";
export { storeEpisode } from "./store/import-episode";
export type { StoredHeader } from "./store/stored-header";
export { type TailSources, tailEpisode } from "./tail-episode";
export { type TripOfEpisode, tripOfEpisode } from "./trip-in-memory";
export type { TripProjection } from "./trip-projection/trip-view-of";

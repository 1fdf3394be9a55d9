export { fileStore } from "./cache/file-store";
export { type ProviderCache, providerCache } from "./cache/provider-cache";
export { recordingTape, replayingTape, type Tape } from "./cache/tape";
export { checkProviders, type ProviderCheck } from "./check/check-providers";
export type { Providers } from "./provider";
export { type RecordedServer, startRecordedServer } from "./recorded/start-recorded-server";
export { ADAPTERS, openProviders, providersForReplay, toolsOn } from "./registry";
export { idOfEpisode, type LiveEpisode, offersFolder, readEpisode, saveEpisode } from "./trip/live-episode";
export { type LivePlan, type PlanIn, planLive } from "./trip/plan-live";

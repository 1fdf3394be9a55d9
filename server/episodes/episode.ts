import { z } from "zod";
import { type Event, type EventOf, type EventType, eventSchema } from "./event";

/** Raised when a stored event changes its shape; readers refuse versions they do not know. */
export const EPISODE_VERSION = 4;

export const episodeVersionSchema = z.literal(EPISODE_VERSION, {
  error: `Only version ${EPISODE_VERSION} of the format can be read here.`,
});

/** Who and where: what is known before the first event, and the first line of an episode's file. */
export const episodeHeaderSchema = z.object({
  format: z.literal("dragoman-episode"),
  version: episodeVersionSchema,
  id: z.string().min(1),
  /** The run that it is part of; null: it is a traveler's own trip. */
  runId: z.string().nullable(),
  agent: z.string(),
  world: z.object({ name: z.string(), source: z.string(), hash: z.string() }),
  seed: z.number().int(),
  startedAt: z.iso.datetime(),
});
export type EpisodeHeader = z.infer<typeof episodeHeaderSchema>;

/** What an episode's header is made from when it begins. */
export type NewEpisode = Omit<EpisodeHeader, "format" | "version" | "startedAt">;

export const recordedEventSchema = z.object({
  /** From 0, without gaps. */
  sequence: z.number().int().min(0),
  /** Milliseconds since `startedAt`. */
  atMs: z.number().min(0),
  event: eventSchema,
});
export type RecordedEvent = z.infer<typeof recordedEventSchema>;

/** An event with the time at which it happened, before it has its place in an episode. */
export type TimedEvent = Omit<RecordedEvent, "sequence">;

export interface Episode {
  readonly header: EpisodeHeader;
  readonly events: readonly RecordedEvent[];
}

/** The last event of a type, or undefined. */
export function lastEvent<T extends EventType>(episode: Episode, type: T): EventOf<T> | undefined {
  const isWanted = (event: Event): event is EventOf<T> => event.type === type;
  return episode.events.map((recorded) => recorded.event).findLast(isWanted);
}

import { EPISODE_VERSION, type Episode, type EpisodeHeader, type NewEpisode, type RecordedEvent } from "./episode";
import type { Event } from "./event";

/** Numbers and times the events of one episode as they come. */
export class EpisodeRecorder {
  private readonly header: EpisodeHeader;
  private readonly startedAt = performance.now();
  private readonly events: RecordedEvent[] = [];

  constructor(about: NewEpisode) {
    this.header = {
      format: "dragoman-episode",
      version: EPISODE_VERSION,
      ...about,
      startedAt: new Date().toISOString(),
    };
  }

  /** Milliseconds since the recorder was made. */
  elapsedMs(): number {
    return Math.round((performance.now() - this.startedAt) * 1000) / 1000;
  }

  record(event: Event, atMs: number = this.elapsedMs()): void {
    this.events.push({ sequence: this.events.length, atMs, event });
  }

  episode(): Episode {
    return { header: this.header, events: this.events };
  }
}

import { type HrTime, type SpanContext, SpanStatusCode, TraceFlags } from "@opentelemetry/api";
import type { Resource } from "@opentelemetry/resources";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-base";
import { sha256 } from "../store/canonical-json";
import { type EpisodeSpan, spansOf } from "./episode-spans";
import { type GenAiSettings, genAiSpan } from "./gen-ai";
import type { TracedEpisode } from "./traced-episode";

const SCOPE = { name: "dragoman" };

/**
 * An episode as one trace: a span for the episode, one for each span within it. Its scores are events of the first
 * (`gen_ai.evaluation.result`). The ids follow from the episode's, so what is sent twice is the same trace.
 */
export function readableSpans(episode: TracedEpisode, resource: Resource, settings: GenAiSettings): ReadableSpan[] {
  const { header } = episode;
  const startedAt = Date.parse(header.startedAt);
  const contextOf = (id: string | null): SpanContext => ({
    traceId: sha256(header.id).slice(0, 32),
    spanId: sha256(`${header.id} ${id ?? "episode"}`).slice(0, 16),
    traceFlags: TraceFlags.SAMPLED,
  });
  return spansOf(episode.events).map((span) => {
    const { name, kind, attributes, error } = genAiSpan(header, span, settings);
    const isEpisode = span.id === null;
    return {
      ...{ name, kind, attributes, resource },
      spanContext: () => contextOf(span.id),
      parentSpanContext: isEpisode ? undefined : contextOf(span.parentId),
      startTime: timeOf(startedAt + span.beginMs),
      endTime: timeOf(startedAt + span.endMs),
      duration: timeOf(span.endMs - span.beginMs),
      status: error === null ? { code: SpanStatusCode.UNSET } : { code: SpanStatusCode.ERROR, message: error },
      events: isEpisode ? scoresOf(span, startedAt) : [],
      links: [],
      ended: true,
      instrumentationScope: SCOPE,
      ...{ droppedAttributesCount: 0, droppedEventsCount: 0, droppedLinksCount: 0 },
    };
  });
}

function scoresOf({ events }: EpisodeSpan, startedAt: number): ReadableSpan["events"] {
  return events.flatMap(({ event, atMs }) => {
    if (event.type !== "scored") return [];
    const attributes = { "gen_ai.evaluation.name": event.scorer, "gen_ai.evaluation.score.value": event.value };
    return [{ name: "gen_ai.evaluation.result", time: timeOf(startedAt + atMs), attributes }];
  });
}

/** Seconds and nanoseconds of milliseconds. */
function timeOf(ms: number): HrTime {
  const seconds = Math.floor(ms / 1_000);
  return [seconds, Math.round((ms - seconds * 1_000) * 1_000) * 1_000];
}

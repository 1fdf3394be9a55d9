import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-base";
import { ATTR_SERVICE_NAME } from "@opentelemetry/semantic-conventions";
import type { GenAiSettings } from "./gen-ai";
import { readableSpans } from "./readable-spans";
import type { TracedEpisode } from "./traced-episode";

/** Spans of a message, of which receivers limit the size. */
const SPANS_AT_A_TIME = 256;

/** The exporter as the standard variables say; sending rejects where the endpoint does not take it. */
export function openExporter(settings: GenAiSettings): { send(episode: TracedEpisode): Promise<void> } {
  const exporter = new OTLPTraceExporter();
  const resource = defaultResource()
    .merge(resourceFromAttributes({ [ATTR_SERVICE_NAME]: "dragoman" }))
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come last: they are someone's wish.
    .merge(detectResources({ detectors: [envDetector] }));
  const send = (spans: ReadableSpan[]) =>
    new Promise<void>((resolve, reject) => {
      exporter.export(spans, ({ code, error }) =>
        code === 0 ? resolve() : reject(error ?? new Error("it was refused.")),
      );
    });
  return {
    async send(episode) {
      const spans = readableSpans(episode, resource, settings);
      for (let from = 0; from < spans.length; from += SPANS_AT_A_TIME) {
        await send(spans.slice(from, from + SPANS_AT_A_TIME));
      }
    },
  };
}

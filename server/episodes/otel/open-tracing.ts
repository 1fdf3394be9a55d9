import type { TracedEpisode } from "./traced-episode";

/** Sends episodes as OpenTelemetry traces. Never throws, never holds anybody up: what cannot be sent is lost, and reported once. */
export interface Tracing {
  /** One after another. Where one cannot be sent, those that wait behind it are lost too. */
  send(episode: TracedEpisode): void;
  /** Waits for what is still to be sent, at most so many milliseconds; two seconds by default. */
  close(mostMs?: number): Promise<void>;
}

/** A server that ends is waited for. */
const CLOSE_MS = 2_000;
/** For a run in a folder, which nobody waits for so: what a receiver takes slowly is not lost at its end. */
export const PATIENT_CLOSE_MS = 60_000;
const NO_TRACING: Tracing = { send: () => {}, close: async () => {} };

/**
 * Tracing by OTLP over HTTP, where the standard variables name an endpoint (OTEL_EXPORTER_OTLP_ENDPOINT or
 * OTEL_EXPORTER_OTLP_TRACES_ENDPOINT); the exporter reads the others itself. What was said goes along only where
 * OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT asks for it.
 */
export function openTracing(report: (problem: string) => void, env = process.env): Tracing {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || env.OTEL_SDK_DISABLED === "true" || env.OTEL_TRACES_EXPORTER === "none") return NO_TRACING;
  const withContents = /^(true|span_only|span_and_event)$/i.test(
    env.OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT ?? "",
  );
  // Read where it is wanted only: no page waits for these packages.
  const exporter = import("./exporter").then(({ openExporter }) => openExporter({ withContents }));
  // Reported by the first span that is sent.
  exporter.catch(() => {});
  const waiting: TracedEpisode[] = [];
  let sending: Promise<void> | null = null;
  let isReported = false;

  async function sendWaiting(): Promise<void> {
    for (let episode = waiting.shift(); episode !== undefined; episode = waiting.shift()) {
      try {
        await (await exporter).send(episode);
        isReported = false;
      } catch (error) {
        // Each would wait as long for an endpoint that is down.
        waiting.length = 0;
        if (!isReported) report(lossOf(endpoint ?? "", error));
        isReported = true;
      }
    }
    sending = null;
  }

  return {
    send(episode) {
      waiting.push(episode);
      sending ??= sendWaiting();
    },
    async close(mostMs = CLOSE_MS) {
      await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, mostMs).unref())]);
    },
  };
}

function lossOf(endpoint: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `Traces could not be sent to ${withoutSecrets(endpoint)}: ${reason} Runs continue without them.`;
}

/** An address may hold a password, or a key in its query. */
function withoutSecrets(endpoint: string): string {
  return URL.parse(endpoint)?.origin ?? "the endpoint";
}

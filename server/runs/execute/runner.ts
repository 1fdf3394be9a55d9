import type { TimedEvent } from "@/server/episodes";
import type { FromRunner, ToRunner, TrialToRun } from "./messages";
import { playTrial } from "./run-trial";

/**
 * A process that plays trials for the one that started it, so that heavy planning holds up no server: it is told which over the channel
 * between them, answers with their events, and knows no database. It ends with its parent.
 */
const running = new Map<string, AbortController>();

process.on("message", (message: ToRunner) => {
  if (message.kind === "abort") running.get(message.episodeId)?.abort();
  else void play(message.toPlay);
});
process.on("disconnect", () => process.exit(0));
// Signals of the terminal reach the whole group; the parent decides what becomes of trials.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

async function play(toPlay: TrialToRun): Promise<void> {
  const { episodeId } = toPlay;
  const controller = new AbortController();
  running.set(episodeId, controller);
  try {
    const onEvent = (played: TimedEvent) => send({ kind: "event", episodeId, played });
    const played = await playTrial(toPlay, controller.signal, onEvent);
    if (played.ok) send({ kind: "ended", episodeId, result: played.value });
    else send({ kind: "problem", episodeId, problem: played.problem });
  } catch (error) {
    const message = `Playing a trial failed: ${error instanceof Error ? error.message : String(error)}`;
    send({ kind: "problem", episodeId, problem: { code: "internal", message } });
  } finally {
    running.delete(episodeId);
  }
}

function send(message: FromRunner): void {
  process.send?.(message);
}

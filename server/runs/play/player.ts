import type { TimedEvent } from "@/server/episodes";
import type { FromPlayer, ToPlayer, TrialToPlay } from "./messages";
import { playTrial } from "./play-trial";

/**
 * A process that plays trials for the one that started it, so that heavy planning holds up no server: it is told which over the channel
 * between them, answers with their events, and knows no database. It ends with its parent.
 */
const underWay = new Map<string, AbortController>();

process.on("message", (message: ToPlayer) => {
  if (message.kind === "abort") underWay.get(message.episodeId)?.abort();
  else void play(message.toPlay);
});
process.on("disconnect", () => process.exit(0));
// Signals of the terminal reach the whole group; the parent decides what becomes of trials.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

async function play(toPlay: TrialToPlay): Promise<void> {
  const { episodeId } = toPlay;
  const controller = new AbortController();
  underWay.set(episodeId, controller);
  try {
    const onEvent = (played: TimedEvent) => send({ kind: "event", episodeId, played });
    const played = await playTrial(toPlay, controller.signal, onEvent);
    if (played.ok) send({ kind: "ended", episodeId, result: played.value });
    else send({ kind: "problem", episodeId, problem: played.problem });
  } catch (error) {
    const message = `Playing a trial failed: ${error instanceof Error ? error.message : String(error)}`;
    send({ kind: "problem", episodeId, problem: { code: "internal", message } });
  } finally {
    underWay.delete(episodeId);
  }
}

function send(message: FromPlayer): void {
  process.send?.(message);
}

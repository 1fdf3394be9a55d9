import { TRPCError, tracked } from "@trpc/server";
import { z } from "zod";
import { type RecordedEvent, type StoredHeader, tailEpisode } from "@/server/episodes";
import { ownerOrResearcher, router } from "../procedures";
import { getServices } from "../services";

const MOST_EVENTS = 200;

/** `ctx.header` is the episode's header; for anyone but its traveler and researchers there is none. */
const episode = ownerOrResearcher.use(async ({ ctx, next }) => {
  const { episodes } = await getServices();
  const header = await episodes.header(ctx.episodeId);
  if (header === null) {
    throw new TRPCError({ code: "NOT_FOUND", message: "There is no episode of this id. Check that it is whole." });
  }
  return next({ ctx: { header } });
});

/** What happened, event by event. */
export const episodesRouter = router({
  header: episode.query(({ ctx }): StoredHeader => ctx.header),

  /** The events with sequence numbers above `after` (-1: from the first), `limit` at most. */
  events: episode
    .input(z.object({ after: z.number().int().min(-1), limit: z.number().int().min(1).max(MOST_EVENTS) }))
    .query(async ({ ctx, input }): Promise<readonly RecordedEvent[]> => {
      const { episodes } = await getServices();
      return episodes.events(ctx.episodeId, input);
    }),

  /** Every event after the one that was seen last (without one: every event), each once, until the episode ends. */
  tail: episode
    .input(
      z.object({
        lastEventId: z
          .string()
          .regex(/^\d{1,9}$/)
          .nullish(),
      }),
    )
    .subscription(async function* ({ ctx, input, signal }) {
      const { episodes, changes } = await getServices();
      const sources = { events: episodes.events, nextChange: changes.next };
      const after = input.lastEventId == null ? -1 : Number(input.lastEventId);
      const tail = tailEpisode(ctx.episodeId, after, sources, signal ?? new AbortController().signal);
      for await (const recorded of tail) yield tracked(String(recorded.sequence), recorded);
    }),
});

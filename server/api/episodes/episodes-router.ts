import { TRPCError, tracked } from "@trpc/server";
import { z } from "zod";
import type { User } from "@/server/accounts";
import { type RecordedEvent, type StoredHeader, type TailSources, tailEpisode } from "@/server/episodes";
import { MOST_NUMBER } from "@/server/trip";
import { ownerOrResearcher, researcher, router } from "../procedures";
import { getServices } from "../services";
import { type FirstDifference, firstDifference } from "./first-difference";
import type { EventLine } from "./lines/event-line";
import { lineOf } from "./lines/line-of";
import { mayInspect } from "./may-inspect";
import { type SearchedEvents, searchEvents } from "./search-events";
import { type EpisodeStory, readStory } from "./story";

const MOST_EVENTS = 200;

/** `ctx.header` is the episode's header; for anyone but its traveler and researchers there is none. */
const episode = ownerOrResearcher.use(async ({ ctx, next }) =>
  next({ ctx: { header: await requireHeader(ctx.episodeId) } }),
);

/** The same for researchers alone: what an inspector reads. */
const inspected = researcher
  .input(z.object({ id: z.string().max(100).toLowerCase() }))
  .use(async ({ ctx, input, next }) => next({ ctx: { header: await requireInspected(ctx.user, input.id) } }));

const eventPage = z.object({
  after: z.number().int().min(-1).max(MOST_NUMBER),
  limit: z.number().int().min(1).max(MOST_EVENTS),
});
const sequence = z.number().int().min(0).max(MOST_NUMBER);
const followInput = z.object({
  lastEventId: z
    .string()
    .regex(/^\d{1,9}$/)
    .nullish(),
});

/** What happened, event by event. */
export const episodesRouter = router({
  header: episode.query(({ ctx }): StoredHeader => ctx.header),

  /** The events with sequence numbers above `after` (-1: from the first), `limit` at most. */
  events: episode.input(eventPage).query(async ({ ctx, input }): Promise<readonly RecordedEvent[]> => {
    const { episodes } = await getServices();
    return episodes.events(ctx.episodeId, input);
  }),

  /** Every event after the one that was seen last (without one: every event), each once, until the episode ends. */
  tail: episode.input(followInput).subscription(async function* ({ ctx, input, signal }) {
    const { episodes } = await getServices();
    for await (const recorded of await follow(ctx.episodeId, input.lastEventId, episodes.events, signal)) {
      yield tracked(String(recorded.sequence), recorded);
    }
  }),

  /** The same events as `events`, each as the line that a list shows of it. */
  lines: inspected.input(eventPage).query(async ({ ctx, input: { after, limit } }): Promise<readonly EventLine[]> => {
    const { episodes } = await getServices();
    const events = await episodes.events(ctx.header.id, { after, limit, withoutPrompts: true });
    return events.map(lineOf);
  }),

  /** The same events as `tail`, each as its line. */
  tailLines: inspected.input(followInput).subscription(async function* ({ ctx, input, signal }) {
    const { episodes } = await getServices();
    const events: TailSources["events"] = (id, page) => episodes.events(id, { ...page, withoutPrompts: true });
    for await (const recorded of await follow(ctx.header.id, input.lastEventId, events, signal)) {
      yield tracked(String(recorded.sequence), lineOf(recorded));
    }
  }),

  /** One event, whole. */
  event: inspected.input(z.object({ sequence })).query(async ({ ctx, input }): Promise<RecordedEvent> => {
    const { episodes } = await getServices();
    const [recorded] = await episodes.events(ctx.header.id, { after: input.sequence - 1, limit: 1 });
    if (recorded?.sequence === input.sequence) return recorded;
    const message = `The episode has ${ctx.header.length} events; there is no number ${input.sequence}.`;
    throw new TRPCError({ code: "NOT_FOUND", message });
  }),

  /** The next events that hold a text; asked again from `searchedTo` until that is past the end. */
  search: inspected
    .input(z.object({ text: z.string().trim().min(1).max(200), after: eventPage.shape.after, inPrompts: z.boolean() }))
    .query(async ({ ctx, input }): Promise<SearchedEvents> => {
      const { opened } = await getServices();
      return searchEvents(opened.database, ctx.header.id, input);
    }),

  /** What the episode had come to at the event `at`: what was known, which checks held, the plans until then. */
  story: inspected.input(z.object({ at: sequence })).query(async ({ ctx, input }): Promise<EpisodeStory> => {
    const { opened } = await getServices();
    return readStory(opened.database, ctx.header.id, input.at);
  }),

  /** Where two episodes part. */
  firstDifference: researcher
    .input(z.object({ left: z.string().max(100), right: z.string().max(100) }))
    .query(async ({ ctx, input }): Promise<FirstDifference> => {
      const { episodes } = await getServices();
      const [left, right] = [
        await requireInspected(ctx.user, input.left),
        await requireInspected(ctx.user, input.right),
      ];
      return firstDifference(episodes, left.id, right.id);
    }),
});

async function requireInspected(user: User, id: string): Promise<StoredHeader> {
  const header = await requireHeader(id);
  if (await mayInspect((await getServices()).opened.database, user, id)) return header;
  throw noSuchEpisode();
}

async function requireHeader(id: string): Promise<StoredHeader> {
  const { episodes } = await getServices();
  const header = z.uuid().safeParse(id).success ? await episodes.header(id) : null;
  if (header !== null) return header;
  throw noSuchEpisode();
}

function noSuchEpisode(): TRPCError {
  const message =
    "There is no episode with this ID that you may read. Check that the ID is complete; travelers' chats are readable only with their consent.";
  return new TRPCError({ code: "NOT_FOUND", message });
}

async function follow(
  id: string,
  lastEventId: string | null | undefined,
  events: TailSources["events"],
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<RecordedEvent>> {
  const { changes } = await getServices();
  const after = lastEventId == null ? -1 : Number(lastEventId);
  return tailEpisode(id, after, { events, nextChange: changes.next }, signal ?? new AbortController().signal);
}

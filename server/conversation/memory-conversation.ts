import { EpisodeRecorder, type Event, eventSchema, type RecordedEvent, tripOfEpisode } from "@/server/episodes";
import { plan } from "@/server/planner";
import { type LocalDate, type PlanProgress, ProblemError, type TripRequest } from "@/server/trip";
import { understand } from "@/server/understanding";
import type { OpenQuestion, TripView } from "@/server/views";
import type { World } from "@/server/worlds";
import { type Effects, FOR_PRICE, followUp } from "./effects";
import { openingEvents, saidByTraveler, saidOverPlan } from "./opening";
import { foundEvents, requestToSearch } from "./plan/found-events";
import { answer } from "./reply/answer";
import { type Answer, telling } from "./reply/reply";
import { conversationOf } from "./state/fold";
import type { OpenedConversation } from "./state/opened-conversation";

const ID = "conversation";

/** Where a conversation takes place. */
export interface Setting {
  readonly world: World;
  readonly today: LocalDate;
  /** Draws among the ways to word a question; 0 unless set. */
  readonly seed?: number;
  /** Called while a plan is searched for. */
  readonly onProgress?: (progress: PlanProgress) => void;
}

/** What came of one message. */
export interface Turn {
  /** What the agent said, a line for each message; the open question is part of it where it was newly put. */
  readonly text: string;
  /** What is asked now; null: nothing is. */
  readonly question: OpenQuestion | null;
  /** The message, the answer, and what was found. */
  readonly events: readonly RecordedEvent[];
}

/** A conversation without a server: in memory, planned in this process, with the events that a server would store. */
export class MemoryConversation {
  private readonly recorder: EpisodeRecorder;

  constructor(private readonly setting: Setting) {
    const { name, source, hash } = setting.world.describe();
    const world = { name, source, hash };
    this.recorder = new EpisodeRecorder({
      id: ID,
      runId: null,
      agent: "traveler",
      world,
      seed: setting.seed ?? 0,
    });
  }

  /** Says something and waits for all that comes of it, a plan included. */
  async say(text: string): Promise<Turn> {
    const begins = this.events.length;
    this.record(await this.saying(text));
    const opened = this.open();
    if (opened.conversation.pending !== null) {
      const { events, follow } = await this.answerTo(opened, opened.conversation.pending);
      this.record(events);
      await followUp(ID, follow, this.effects());
    }
    const { messages, question } = this.open().conversation;
    const said = messages.filter(({ by, sequence }) => by === "agent" && sequence >= begins);
    return { text: said.map((message) => message.text).join("\n"), question, events: this.events.slice(begins) };
  }

  private get events(): readonly RecordedEvent[] {
    return this.recorder.episode().events;
  }

  /** An event passes its schema, as where it is stored. */
  private record(events: readonly Event[]): void {
    for (const event of events) this.recorder.record(eventSchema.parse(event));
  }

  private open(): OpenedConversation {
    const { world, today, seed = 0 } = this.setting;
    return { id: ID, conversation: conversationOf(this.events), length: this.events.length, world, today, seed };
  }

  private async saying(text: string): Promise<readonly Event[]> {
    if (this.events.length === 0) return openingEvents(ID, { text }, this.setting);
    const isOverPlan = this.trip()?.plan != null;
    return [
      isOverPlan
        ? await saidOverPlan(text, this.setting)
        : await saidByTraveler(text, this.open().conversation, this.setting),
    ];
  }

  private async answerTo(
    opened: OpenedConversation,
    pending: NonNullable<typeof opened.conversation.pending>,
  ): Promise<Answer> {
    try {
      return await answer(opened, pending, this.effects());
    } catch (error) {
      if (error instanceof ProblemError) return telling(error.problem.message);
      throw error;
    }
  }

  private trip(): TripView | null {
    const trip = tripOfEpisode(this.recorder.episode());
    // A search ends before anything else is said.
    return trip === null ? null : { ...trip.view, search: null };
  }

  private effects(): Effects {
    return {
      read: async (utterance) => ({
        understood: await understand(utterance, this.setting.world),
        by: "built-in",
        events: [],
      }),
      readTrip: async () => this.trip(),
      cheapestPlan: async (request, limitMs) => {
        const result = plan(request, this.setting.world, { ...FOR_PRICE, timeLimitMs: limitMs });
        return result.status === "plan" ? result.itinerary : null;
      },
      assertRoom: async () => {},
      beginPlanning: async (_, request) => this.search(request, []),
      beginReplanning: async () => {
        const replan = tripOfEpisode(this.recorder.episode())?.replan ?? null;
        if (replan !== null) this.search(replan.request, replan.changes);
      },
      cancelSearch: async () => {},
    };
  }

  private search(request: TripRequest, changes: readonly string[]): void {
    const trip = this.trip();
    if (trip === null) throw new Error("There is no trip to plan.");
    const { world, onProgress } = this.setting;
    const objective = request.objective ?? trip.objective;
    const result = plan(requestToSearch(trip, request), world, { objective, onProgress });
    this.record(foundEvents(result, { request, changes }, trip, world));
  }
}

import type { TaskKit } from "@/server/agents";
import type { Event } from "@/server/episodes";
import type { ToolAnswer, ToolName } from "@/server/tools";
import type { World } from "@/server/worlds";
import type { Interlocutor } from "../traveler";
import type { Action, Reward } from "./observation";

/** A task as the server plays it. It is never sent: clients get an `Opening`. */
export interface EnvironmentTask {
  /** "delegated-17": the set, and the task's own name in it. */
  readonly id: string;
  readonly set: string;
  readonly world: World;
  /** What the agent is told at first, the traveler's first words aside. */
  readonly prompt: string;
  /** The world's tools that it may call. */
  readonly tools: readonly ToolName[];
  /** Someone to talk to, another one for each episode; null: nobody answers. */
  readonly meetTraveler: (() => Interlocutor) | null;
  /** Reads the plan that is proposed; null: none is wanted. */
  readonly readPlan: TaskKit["readPlan"] | null;
  /** How this task words what a tool answered; left out: as the tool does. */
  brief?(answer: ToolAnswer): string;
  /** Actions that earn the whole reward, for models to learn from; left out: nobody knows any. */
  demonstration?(): readonly Action[];
  /** Pure: the same events give the same reward. */
  score(events: readonly Event[]): Promise<Reward>;
}

import type { Event } from "@/server/episodes";
import type { FinalAnswer, Trajectory, TrajectoryCall, Turn } from "./trajectory";

/** Whose words are the agent's own: what other roles write is read, judged or said by somebody else. */
const OF_AGENT = new Set(["agent", "planner"]);

/**
 * The trajectory of an episode: the agent's words, its calls with what they gave, and the plan that it handed in last. What a call of a
 * model says twice, in its answer and as a thought, is taken once.
 */
export function trajectoryOf(events: readonly Event[]): Trajectory {
  const reader = new Reader();
  for (const event of events) reader.take(event);
  return reader.trajectory();
}

class Reader {
  private readonly turns: { text: string; calls: TrajectoryCall[] }[] = [];
  private readonly calls = new Map<string, TrajectoryCall>();
  private text = "";
  private final: FinalAnswer = { kind: "none", text: "" };

  take(event: Event): void {
    switch (event.type) {
      case "modelCalled":
        if (OF_AGENT.has(event.role)) this.say(event.answer?.text ?? "");
        break;
      case "thought":
        this.say(event.text);
        break;
      case "said":
        if (event.by === "agent") this.say(event.text);
        break;
      case "toolCalled": {
        const call = { tool: event.tool, input: event.input, ok: false, output: null };
        this.calls.set(event.callId, call);
        this.turnOfCalls().push(call);
        break;
      }
      case "toolAnswered":
        this.answer(event.callId, { ok: event.ok, output: event.output });
        break;
      case "planProposed":
        this.final = { kind: "itinerary", itinerary: event.itinerary, text: "" };
        break;
      case "planWritten":
        this.final = finalOf(event);
        break;
      case "noPlanFound":
        this.final = { kind: "noPlan", relaxations: event.relaxations, text: event.explanation };
        break;
      default:
        break;
    }
  }

  trajectory(): Trajectory {
    const { final, text } = this;
    // What was said after the last call goes with the plan.
    const words = final.text.includes(text) ? final.text : `${text}\n${final.text}`.trim();
    return {
      turns: this.turns.map(({ text: said, calls }): Turn => ({ text: said, calls })),
      final: { ...final, text: words },
    };
  }

  private say(text: string): void {
    const words = text.trim();
    if (words !== "" && !this.text.includes(words)) this.text = `${this.text}\n${words}`.trim();
  }

  /** The calls that go with the words so far. */
  private turnOfCalls(): TrajectoryCall[] {
    const last = this.turns.at(-1);
    if (last !== undefined && this.text === "") return last.calls;
    const turn = { text: this.text, calls: [] };
    this.turns.push(turn);
    this.text = "";
    return turn.calls;
  }

  private answer(callId: string, { ok, output }: Pick<TrajectoryCall, "ok" | "output">): void {
    const call = this.calls.get(callId);
    if (call !== undefined) Object.assign(call, { ok, output });
  }
}

function finalOf({ text, days, actions }: Extract<Event, { type: "planWritten" }>): FinalAnswer {
  if (actions) return { kind: "actions", actions, text };
  return days === null ? { kind: "none", text } : { kind: "days", days, text };
}

import type { EventType, SpanKind } from "@/server/episodes";

/** An event as a list shows it: enough to find it, to group it and to place it in time. */
export interface EventLine {
  readonly sequence: number;
  /** Milliseconds since the episode began. */
  readonly atMs: number;
  readonly type: EventType;
  /** What it is about beyond its type: the tool, the model's role, who spoke. */
  readonly subject: string | null;
  /** The beginning of what it says, on one line. */
  readonly text: string;
  readonly state: "plain" | "good" | "bad";
  /** Of a tool's call and of its answer. */
  readonly callId: string | null;
  /** Milliseconds that it took until it was recorded, where it says so. */
  readonly tookMs: number | null;
  /** Prompt and answer; null where no model was called or its server did not tell. */
  readonly tokens: number | null;
  /** US dollars; null where no model was called. */
  readonly costUsd: number | "unknown" | null;
  /** The span that it belongs to; null: the episode itself. */
  readonly spanId: string | null;
  /** The span around that one. */
  readonly parentId: string | null;
  /** Of an event that begins one. */
  readonly spanKind: SpanKind | null;
}

import {
  BookOpen,
  Bot,
  CircleCheck,
  CircleX,
  Flag,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  MessageSquare,
  Route,
  Workflow,
  Wrench,
} from "lucide-react";
import type { EventLine } from "@/server/api";
import { classNames } from "../../ui/class-names";
import { EVENT_KINDS, type EventGroup } from "../event-kinds";

const GROUP_ICONS: Record<EventGroup, LucideIcon> = {
  words: MessageSquare,
  thoughts: Lightbulb,
  models: Bot,
  tools: Wrench,
  knowledge: BookOpen,
  plans: Route,
  verdicts: ListChecks,
  spans: Workflow,
};
const STATE_STYLES = { plain: "text-muted", good: "text-kept", bad: "text-conflict" } as const;

/** What an event is, as a sign: by its group, for verdicts by how they came out. */
export function EventIcon({ type, state }: Pick<EventLine, "type" | "state">) {
  const Icon = iconOf(type, state);
  return <Icon aria-hidden className={classNames("size-4 shrink-0", STATE_STYLES[state])} />;
}

function iconOf(type: EventLine["type"], state: EventLine["state"]): LucideIcon {
  if (type === "ended") return Flag;
  if (state === "bad") return CircleX;
  return state === "good" ? CircleCheck : GROUP_ICONS[EVENT_KINDS[type].group];
}

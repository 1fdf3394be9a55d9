import { Check, CloudOff, LoaderCircle } from "lucide-react";
import { formatClock } from "../time";
import type { SaveState } from "./use-draft";

/** Whether what was typed is safe. */
export function SaveStateLine({ state, isSending }: { state: SaveState; isSending: boolean }) {
  const { icon: Icon, text, style } = shown(state, isSending);
  return (
    <p role="status" className={`flex min-w-0 items-center gap-2 text-sm figures ${style}`}>
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      <span>{text}</span>
    </p>
  );
}

function shown(state: SaveState, isSending: boolean) {
  if (state.kind === "offline") {
    const text = state.isKept
      ? "Offline: kept in this browser, will be sent"
      : "Offline, and this browser keeps nothing: leave the page open";
    return { icon: CloudOff, text, style: "text-warning" };
  }
  if (isSending) return { icon: LoaderCircle, text: "Sending …", style: "text-muted" };
  if (state.kind === "saving") return { icon: LoaderCircle, text: "Saving …", style: "text-muted" };
  if (state.at === null) return { icon: null, text: "", style: "text-muted" };
  return { icon: Check, text: `Saved ${formatClock(state.at)}`, style: "text-muted" };
}

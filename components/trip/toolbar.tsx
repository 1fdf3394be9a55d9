"use client";

import { Ellipsis, type LucideIcon, Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Dialog, DialogContent, DialogTrigger } from "../ui/dialog";
import { ToolbarButton } from "./toolbar-button";
import { useTrip } from "./use-trip";

/**
 * What can be done with the whole trip, always at hand: above the timeline, on a phone along the bottom edge, where `more` is behind
 * a button.
 */
export function Toolbar({ children, more }: { children?: ReactNode; more: ReactNode }) {
  const { trip, undo, redo } = useTrip();
  const { history } = trip;
  useHistoryKeys();
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-hairline border-t bg-paper pb-[env(safe-area-inset-bottom)] sm:sticky sm:inset-x-auto sm:top-0 sm:bottom-auto sm:border-t-0 sm:border-b sm:pb-0 print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div
        role="group"
        aria-label="Change the trip"
        className="grid auto-cols-fr grid-flow-col p-1 sm:flex sm:flex-wrap sm:items-center sm:px-0"
      >
        <HistoryButton icon={Undo2} label="Undo" leadsTo={history.undo} onClick={undo} />
        <HistoryButton icon={Redo2} label="Redo" leadsTo={history.redo} onClick={redo} />
        <div className="hidden sm:contents">{more}</div>
        {children}
        <MoreSheet>{more}</MoreSheet>
      </div>
    </div>
  );
}

/** On a phone: what is needed less often, in a sheet. */
function MoreSheet({ children }: { children: ReactNode }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <ToolbarButton icon={Ellipsis} label="More" className="sm:hidden" />
      </DialogTrigger>
      <DialogContent title="More">
        <div className="flex flex-col *:flex-row *:justify-start *:gap-3 *:text-base *:text-ink">{children}</div>
      </DialogContent>
    </Dialog>
  );
}

/** With nowhere to go it only says so: disabled, it would lose the focus at the last step. */
function HistoryButton({
  icon,
  label,
  leadsTo,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  leadsTo: number | null;
  onClick: () => void;
}) {
  return (
    <ToolbarButton
      icon={icon}
      label={label}
      aria-disabled={leadsTo === null || undefined}
      onClick={() => leadsTo !== null && onClick()}
    />
  );
}

/** Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac) outside of fields and of what is open in front of the page. */
function useHistoryKeys() {
  const { trip, undo, redo } = useTrip();
  useEffect(() => {
    function answer(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
      const { target } = event;
      const isInField =
        target instanceof Element &&
        target.closest("input, textarea, select, [contenteditable], [role=dialog]") !== null;
      if (isInField) return;
      event.preventDefault();
      if (event.shiftKey && trip.history.redo !== null) redo();
      if (!event.shiftKey && trip.history.undo !== null) undo();
    }
    window.addEventListener("keydown", answer);
    return () => window.removeEventListener("keydown", answer);
  });
}

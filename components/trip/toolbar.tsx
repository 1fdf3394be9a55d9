"use client";

import { type LucideIcon, Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { ToolbarButton } from "./toolbar-button";
import { useTrip } from "./use-trip";

/** What can be done with the whole trip, always at hand. */
export function Toolbar({ children }: { children?: ReactNode }) {
  const { trip, undo, redo } = useTrip();
  const { history } = trip;
  useHistoryKeys();
  return (
    <div className="-mx-4 sticky top-0 z-30 border-hairline border-b bg-paper sm:mx-0 print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div
        role="group"
        aria-label="Change the trip"
        className="flex items-center overflow-x-auto px-2 py-1 [scrollbar-width:none] sm:px-0"
      >
        <HistoryButton icon={Undo2} label="Undo" leadsTo={history.undo} onClick={undo} />
        <HistoryButton icon={Redo2} label="Redo" leadsTo={history.redo} onClick={redo} />
        {children}
      </div>
    </div>
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

"use client";

import { RefreshCw } from "lucide-react";
import { ToolbarButton } from "../toolbar-button";
import { useReplanDialog } from "./replan-dialog-state";

/** Opens the dialog that re-plans the rest. */
export function ReplanButton() {
  const { setOpen } = useReplanDialog();
  return (
    <ToolbarButton icon={RefreshCw} label="Re-plan the rest" aria-haspopup="dialog" onClick={() => setOpen(true)} />
  );
}

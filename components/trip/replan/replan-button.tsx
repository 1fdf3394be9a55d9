"use client";

import { RefreshCw } from "lucide-react";
import { ToolbarButton } from "../toolbar-button";
import { useReplanDialog } from "./replan-dialog-state";

/** Opens the dialog that plans the rest anew. */
export function ReplanButton() {
  const { setOpen } = useReplanDialog();
  return (
    <ToolbarButton icon={RefreshCw} label="Plan the rest anew" aria-haspopup="dialog" onClick={() => setOpen(true)} />
  );
}

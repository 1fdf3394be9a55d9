"use client";

import { History } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Dialog, DialogContent, DialogTrigger } from "../../ui/dialog";
import { Skeleton } from "../../ui/skeleton";
import { ToolbarButton } from "../toolbar-button";

const Versions = dynamic(() => import("./versions"), { loading: () => <Skeleton className="h-80" /> });

/** Every state that the plan has been in: what changed and when; to be compared and brought back. */
export function VersionsDialog() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <ToolbarButton icon={History} label="Versions" />
      </DialogTrigger>
      <DialogContent title="Versions" description="All versions, newest first." className="sm:max-w-3xl">
        <Versions onRestored={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

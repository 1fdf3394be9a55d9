"use client";

import { ListChecks } from "lucide-react";
import type { CurrentWorld } from "@/server/api";
import { Button } from "../../ui/button";
import { Dialog, DialogContent, DialogTrigger } from "../../ui/dialog";
import { KnownPanel } from "./known-panel";

/** What is known, on a phone: a sheet from the bottom edge. */
export function KnownSheet({ current }: { current: CurrentWorld }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button size="small" className="min-h-10 lg:hidden">
          <ListChecks aria-hidden />
          What I know
        </Button>
      </DialogTrigger>
      <DialogContent title="What I know">
        <KnownPanel current={current} />
      </DialogContent>
    </Dialog>
  );
}

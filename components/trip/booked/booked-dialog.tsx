"use client";

import { TicketCheck } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Dialog, DialogContent, DialogTrigger } from "../../ui/dialog";
import { Skeleton } from "../../ui/skeleton";
import { ToolbarButton } from "../toolbar-button";

const Booked = dynamic(() => import("./booked"), { loading: () => <Skeleton className="h-80" /> });

/** What the traveler booked elsewhere: entered here, it stays and the rest is planned around it. */
export function BookedDialog() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <ToolbarButton icon={TicketCheck} label="Add a booking" />
      </DialogTrigger>
      <DialogContent
        title="Add a booking"
        description="A flight, a hotel, a table: it stays put, and the rest is planned around it."
      >
        <Booked onClose={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

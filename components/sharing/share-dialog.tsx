"use client";

import { Share2 } from "lucide-react";
import dynamic from "next/dynamic";
import { ToolbarButton } from "../trip/toolbar-button";
import { useTrip } from "../trip/use-trip";
import { Dialog, DialogContent, DialogTrigger } from "../ui/dialog";
import { Skeleton } from "../ui/skeleton";

const ShareLinks = dynamic(() => import("./share-links"), { loading: () => <Skeleton className="h-64" /> });

/** Links that show the trip to others, made and taken back. */
export function ShareDialog() {
  const { trip } = useTrip();
  return (
    <Dialog>
      <DialogTrigger asChild>
        <ToolbarButton icon={Share2} label="Share" />
      </DialogTrigger>
      <DialogContent
        title="Share the trip"
        description="Links that let others see the trip as it is now, follow it in their calendar, or change it with you."
      >
        <ShareLinks tripId={trip.id} />
      </DialogContent>
    </Dialog>
  );
}

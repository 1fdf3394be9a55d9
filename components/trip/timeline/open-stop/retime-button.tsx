"use client";

import { Clock } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { Stop } from "@/server/trip";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/popover";
import { Skeleton } from "../../../ui/skeleton";
import { stopTitle } from "../../stop-words";
import { ActionButton } from "./action-button";

// Its fields for times weigh more than the rest of the timeline, and few trips need them.
const RetimeForm = dynamic(() => import("./retime-form"), {
  ssr: false,
  loading: () => <Skeleton className="h-36" />,
});

/** Opens the form for other times. */
export function RetimeButton({ stop }: { stop: Stop }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <ActionButton>
          <Clock aria-hidden />
          Change times
        </ActionButton>
      </PopoverTrigger>
      <PopoverContent aria-label={`Times of ${stopTitle(stop)}`}>
        <RetimeForm stop={stop} onDone={() => setIsOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}

"use client";

import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { Day } from "@/server/trip";
import { Button } from "../../../ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/popover";
import { Skeleton } from "../../../ui/skeleton";

const PlaceSearch = dynamic(() => import("./place-search"), {
  ssr: false,
  loading: () => <Skeleton className="h-72" />,
});

/** Searches a restaurant or an attraction and adds it to the day. */
export function AddStop({ day }: { day: Day }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button variant="quiet" size="small" className="min-h-10 px-2" aria-label={`Add a stop to day ${day.number}`}>
          <Plus aria-hidden />
          Add a stop
        </Button>
      </PopoverTrigger>
      <PopoverContent className="w-96" aria-label={`Add a stop to day ${day.number}`}>
        <PlaceSearch day={day} onDone={() => setIsOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}

import { Info } from "lucide-react";
import type { CurrentWorld } from "@/server/api";

/** Says before anyone types what the plans are made of. */
export function WorldNotice({ current: { world } }: { current: CurrentWorld }) {
  return (
    <p className="flex max-w-prose items-start gap-2 text-information text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {world.kind === "sample"
          ? "This is a sample world: the cities are real; lodging, restaurants, timetables and prices are invented. Nothing here can be booked."
          : world.source}{" "}
        {world.incompleteBecause}
      </span>
    </p>
  );
}

"use client";

import { CalendarClock, CircleCheck, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import { classNames } from "../ui/class-names";
import type { GroupName, ListedThing } from "./booking-list";
import { ThingRow } from "./thing-row";

const GROUPS: Record<GroupName, { title: string; icon: LucideIcon; style: string }> = {
  overdue: { title: "Book now", icon: TriangleAlert, style: "text-conflict" },
  soon: { title: "Within a week", icon: Clock, style: "text-warning" },
  later: { title: "Later", icon: CalendarClock, style: "text-muted" },
  booked: { title: "Booked", icon: CircleCheck, style: "text-kept" },
  over: { title: "Over", icon: CalendarClock, style: "text-muted" },
};

/** Things of one urgency. */
export function BookingGroup({ name, things }: { name: GroupName; things: readonly ListedThing[] }) {
  const { title, icon: Icon, style } = GROUPS[name];
  return (
    <section aria-labelledby={`group-${name}`} className="mt-8">
      <h2 id={`group-${name}`} className="flex break-after-avoid items-center gap-2 font-serif text-lg">
        <Icon aria-hidden className={classNames("size-5", style)} />
        {title}
      </h2>
      <ul className="mt-2 divide-y divide-hairline border-hairline border-y">
        {things.map((listed) => (
          <ThingRow key={`${listed.thing.day} ${listed.thing.recordId}`} listed={listed} />
        ))}
      </ul>
    </section>
  );
}

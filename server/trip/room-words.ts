import type { StayStop } from "./itinerary";
import { counted, listed } from "./words";

type Rooms = Pick<StayStop, "rooms" | "guests" | "isShared" | "hasBreakfast">;

/** "2 rooms"; "3 beds in a shared room". */
export function roomsWords({ rooms, isShared = false }: Rooms): string {
  return isShared ? `${counted(rooms, "bed")} in a shared room` : counted(rooms, "room");
}

/** "2 rooms (2 adults and 1 child; 1 adult), breakfast included": the rooms, with who sleeps in each where there are several. */
export function sleepingWords(stay: Rooms): string {
  const { guests = [], hasBreakfast = false } = stay;
  const rooms = roomsWords(stay);
  const sleepers = guests.length < 2 ? rooms : `${rooms} (${guests.map(guestWords).join("; ")})`;
  return hasBreakfast ? `${sleepers}, breakfast included` : sleepers;
}

function guestWords({ adults, children }: NonNullable<Rooms["guests"]>[number]): string {
  return listed([
    ...(adults > 0 ? [counted(adults, "adult")] : []),
    ...(children > 0 ? [counted(children, "child", "children")] : []),
  ]);
}

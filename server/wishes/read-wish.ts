import { readAddition } from "./stops/addition";
import { readBetter } from "./stops/better";
import { readFlights } from "./stops/flights";
import { readKeeping } from "./stops/keeping";
import { readMove } from "./stops/move";
import { readRemoval } from "./stops/removal";
import { readSwap } from "./stops/swap";
import { readBudget } from "./trip/budget";
import { readLength } from "./trip/length";
import { readParty } from "./trip/party";
import { readStart } from "./trip/start";
import type { Planned, Wish, WishReader } from "./wish";
import { normalized } from "./words";

/** In the order of asking: what is of the whole trip before what is of a stop, what names a change before what only names a stop. */
const READERS: readonly WishReader[] = [
  ...[readLength, readStart, readBudget, readParty],
  ...[readKeeping, readFlights, readMove, readBetter, readSwap, readRemoval, readAddition],
];

/**
 * What a text wants changed of a plan, by its words alone; null where it wants nothing that is a change to the current plan
 * ("one more day", "cheaper hotel", "remove the zoo"). What it says outright of the trip or of preferences is `understand`'s.
 */
export async function readWish(text: string, planned: Planned): Promise<Wish | null> {
  const words = normalized(text);
  if (words.length > LONGEST) return null;
  for (const read of READERS) {
    const wish = await read(words, planned);
    if (wish !== null) return wish;
  }
  return null;
}

/** A wish is a sentence; what is longer is a story. */
const LONGEST = 300;

import { writeSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { openDatabase } from "@/db";
import { createEpisodeStore } from "../store/episode-store";
import { batchOf } from "./batches";
import { dumpTrips } from "./dump-trips";
import { newTrip } from "./example-trip";

/**
 * A process for the crash test to kill. Its arguments are ids: of episodes to report on (in one line of JSON) and, last, of
 * one that it begins and appends to forever, with a line for each acknowledged batch that says how many events there are.
 */
const ids = process.argv.slice(2);
const { database } = await openDatabase();
const store = createEpisodeStore(database);

const reports = [];
for (const id of ids.slice(0, -1)) reports.push(await report(id));
print(JSON.stringify(reports));
for (let index = 0; ; index += 1) print(String(await append(ids.at(-1) ?? "", index)));

async function append(id: string, index: number): Promise<number> {
  const events = batchOf(id, index);
  if (index === 0) await store.begin(newTrip(id), events);
  else if (events.length === 1) await store.append(id, events);
  else await store.change(id, () => events);
  return (await store.header(id))?.length ?? 0;
}

async function report(id: string) {
  const recorded = await store.events(id, { after: -1, limit: 10_000 });
  const written = Array.from({ length: recorded.length }, (_, index) => batchOf(id, index)).flat();
  const events = recorded.map(({ event }) => event);
  const before = await dumpTrips(database, id);
  if (recorded.length > 0) await store.rebuild(id);
  return {
    length: (await store.header(id))?.length ?? 0,
    sequences: recorded.map(({ sequence }) => sequence),
    areAsWritten: isDeepStrictEqual(events, written.slice(0, events.length)),
    isSameRebuilt: isDeepStrictEqual(await dumpTrips(database, id), before),
  };
}

/** At once, so that what was acknowledged is reported before anything else happens. */
function print(line: string): void {
  writeSync(1, `${line}\n`);
}

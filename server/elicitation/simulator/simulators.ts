import type { RuleSimulatorName } from "@/server/views";
import { EMPHASIS_RATES } from "./emphasis";
import type { CreateTraveler } from "./traveler";
import { mainWriters } from "./writers/main";
import type { Writers } from "./writers/read-writers";
import { secondWriters } from "./writers/second";
import { writtenTraveler } from "./written-traveler";

/** The people whose words each simulator speaks. The reader learned from none of them. */
export const WRITERS: Readonly<Record<RuleSimulatorName, () => Writers>> = { main: mainWriters, second: secondWriters };

/** The main one trains and evaluates; the second, with writers and habits of its own, only evaluates. */
export const SIMULATORS: Readonly<Record<RuleSimulatorName, CreateTraveler>> = {
  main: writtenTraveler({ name: "main", writers: WRITERS.main, emphasis: EMPHASIS_RATES.main }),
  second: writtenTraveler({ name: "second", writers: WRITERS.second, emphasis: EMPHASIS_RATES.second }),
};

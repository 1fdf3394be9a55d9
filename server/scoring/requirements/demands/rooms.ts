import { type Check, type Fault, type HouseRule, listed, type RoomType } from "@/server/trip";
import type { Lodging } from "@/server/worlds";
import { checkOf } from "../check";
import { type LodgingRun, lodgingRuns, nightsOf } from "../rules/lodging";
import type { Verification } from "../verification";

/** Published room types and those of generated worlds; suites and villas are entire places. */
const ACCEPTED: Record<RoomType, (roomType: string) => boolean> = {
  "entire room": (roomType) => ["Entire home/apt", "Suite", "Villa"].includes(roomType),
  "private room": (roomType) => roomType === "Private room",
  "shared room": (roomType) => roomType === "Shared room",
  "not shared room": (roomType) => roomType !== "Shared room",
};

/** Every lodging is of the asked kind. */
export function checkRoomType(verification: Verification, wanted: RoomType): Check {
  return checkLodgings(verification, { name: "roomType", label: `Room: ${wanted}` }, (lodging) => ({
    isKept: ACCEPTED[wanted](lodging.roomType),
    says: lodging.roomType,
  }));
}

/** No lodging forbids what must be allowed. */
export function checkHouseRule(verification: Verification, allowed: readonly HouseRule[]): Check {
  return checkLodgings(verification, { name: "houseRule", label: `Allows ${listed(allowed)}` }, (lodging) => {
    const forbidden = allowed.filter((rule) => lodging.houseRules.includes(`No ${rule}`));
    const all = lodging.houseRules.split(" & ").flatMap((rule) => (rule.startsWith("No ") ? [rule.slice(3)] : []));
    return forbidden.length === 0
      ? {
          isKept: true,
          says: `allows ${listed(allowed)} (forbids ${all.length === 0 ? "nothing" : `only ${listed(all)}`})`,
        }
      : { isKept: false, says: `forbids ${listed(forbidden)}` };
  });
}

function checkLodgings(
  verification: Verification,
  rule: { name: string; label: string },
  judge: (lodging: Lodging) => { isKept: boolean; says: string },
): Check {
  const faults: Fault[] = [];
  const kept: string[] = [];
  for (const run of lodgingRuns(verification)) {
    const lodging = run.stays[0]?.record ?? null;
    const stops = run.stays.map(({ stop }) => stop.id);
    const day = run.stays[0]?.day.number ?? null;
    if (lodging === null) {
      faults.push({ text: `${placeOf(run)}: not in the records.`, stops, day });
      continue;
    }
    const { isKept, says } = judge(lodging);
    if (isKept) kept.push(`${placeOf(run)}: ${says}`);
    else faults.push({ text: `${placeOf(run)}: ${says}.`, stops, day });
  }
  return checkOf(rule, faults, {
    evidence: kept.length === 0 ? "No nights." : `${kept.join("; ")}.`,
    stops: verification.stays.map(({ stop }) => stop.id),
  });
}

function placeOf(run: LodgingRun): string {
  return `${nightsOf(run)} at ${run.stays[0]?.stop.name}`;
}

import { type Check, isBroken } from "./plan-result";

/** What another plan keeps and breaks that the first did not. */
export interface CheckDifference {
  /** Of the checks after: kept now, broken or kept in part before. */
  readonly newlyKept: readonly Check[];
  /** Of the checks after: broken now or at more places than before. */
  readonly newlyBroken: readonly Check[];
}

/** Compares the checks of two plans, also where the demands of one differ from the other's. */
export function checkDifference(before: readonly Check[], after: readonly Check[]): CheckDifference {
  const earlier = byIdentity(before);
  const pairs = [...byIdentity(after)].map(([key, check]) => ({ check, was: earlier.get(key) }));
  return {
    newlyKept: pairs.filter(({ check, was }) => check.kept === true && was?.kept === false).map(({ check }) => check),
    newlyBroken: pairs.filter(({ check, was }) => isWorse(check, was)).map(({ check }) => check),
  };
}

function isWorse(check: Check, was: Check | undefined): boolean {
  if (check.kept !== false) return false;
  if (was?.kept !== false) return true;
  return isBroken(check) && check.faults.length > was.faults.length;
}

/** Names tell most checks apart; locks, appointments, and times to arrive by and leave after share one, so their label and then their order do. */
function byIdentity(checks: readonly Check[]): Map<string, Check> {
  const found = new Map<string, Check>();
  for (const check of checks) {
    const key = REPEATED.has(check.name) ? `${check.name} ${check.label}` : check.name;
    let free = key;
    for (let number = 2; found.has(free); number++) free = `${key} ${number}`;
    found.set(free, check);
  }
  return found;
}

const REPEATED: ReadonlySet<string> = new Set(["lock", "appointments", "arriveBy", "leaveAfter"]);

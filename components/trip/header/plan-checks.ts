import { type Break, type Check, isBroken } from "@/server/trip";

/** How a plan fares, in counts. */
export interface CheckCounts {
  readonly kept: number;
  /** Those that apply. */
  readonly applying: number;
  /** Checks with a break that nobody means. */
  readonly broken: number;
  /** Checks whose breaks are all meant so. */
  readonly onPurpose: number;
}

/** Whether everything that the check finds broken is meant to be so. */
export function isMeant(check: Check, breaks: readonly Break[]): boolean {
  const ofCheck = breaks.filter((each) => each.check === check);
  return ofCheck.length > 0 && ofCheck.every(({ onPurpose }) => onPurpose);
}

export function countChecks(checks: readonly Check[], breaks: readonly Break[]): CheckCounts {
  const applying = checks.filter(({ kept }) => kept !== null);
  const broken = checks.filter(isBroken);
  return {
    kept: applying.filter(({ kept }) => kept === true).length,
    applying: applying.length,
    broken: broken.filter((check) => !isMeant(check, breaks)).length,
    onPurpose: broken.filter((check) => isMeant(check, breaks)).length,
  };
}

/** What is broken first, then wishes that are not met, then what is kept, last what does not apply. */
export function inOrderOfConcern(checks: readonly Check[]): Check[] {
  const concern = (check: Check) => (isBroken(check) ? 0 : check.kept === false ? 1 : check.kept === true ? 2 : 3);
  return checks.toSorted((one, other) => concern(one) - concern(other));
}

import type { TravelplannerVerdict } from "@/server/scoring";

/** "is_valid_restaurants: The restaurant … is repeated." for each failed check, in the published order. */
export function failedChecks(verdict: TravelplannerVerdict): string[] {
  if (!verdict.delivered) return ["No plan was delivered."];
  return Object.entries({ ...verdict.commonsense, ...verdict.hard })
    .filter(([, finding]) => finding.pass === false)
    .map(([name, finding]) => `${name}: ${finding.message ?? "failed."}`);
}

/** The checks of a verdict by name, true, false or null, as the `scored` event keeps them. */
export function namedChecks(
  findings: Readonly<Record<string, { pass: boolean | null }>>,
): Record<string, boolean | null> {
  return Object.fromEntries(Object.entries(findings).map(([name, finding]) => [name, finding.pass]));
}

import { PLAN_FIELDS, type PlanField, type PlanRow } from "../../inspector/reading/plan-rows";

/** A field of a day that two plans fill differently; "" where a plan has nothing there, or no such day. */
export interface FieldDifference {
  readonly day: number;
  readonly field: PlanField;
  readonly left: string;
  readonly right: string;
}

/** Where two plans differ, day by day and field by field. */
export function planDifference(left: readonly PlanRow[], right: readonly PlanRow[]): FieldDifference[] {
  const days = [...new Set([...left, ...right].map(({ day }) => day))].sort((a, b) => a - b);
  return days.flatMap((day) => {
    const [before, after] = [left, right].map((rows) => rows.find((row) => row.day === day)?.fields);
    return PLAN_FIELDS.map((field) => ({
      day,
      field,
      left: before?.[field] ?? "",
      right: after?.[field] ?? "",
    })).filter((difference) => plain(difference.left) !== plain(difference.right));
  });
}

/** Plans in words differ in blanks and capitals without meaning it. */
function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}

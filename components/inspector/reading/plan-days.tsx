import { FIELD_NAMES, PLAN_FIELDS, type PlanRow } from "./plan-rows";
import { Marked } from "./searched-text";

/** A plan day by day: its city, then what it has; fields that are empty are left out. */
export function PlanDays({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <ol className="flex flex-col gap-4">
      {rows.map(({ day, fields }) => (
        <li key={day} className="flex flex-col gap-1">
          <p className="text-sm">
            <span className="font-medium">Day {day}</span> <span className="text-muted">{fields.current_city}</span>
          </p>
          <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
            {PLAN_FIELDS.filter((field) => field !== "current_city" && fields[field] !== "").map((field) => (
              <div key={field} className="contents">
                <dt className="text-muted">{FIELD_NAMES[field]}</dt>
                <dd className="[overflow-wrap:anywhere]">
                  <Marked text={fields[field]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

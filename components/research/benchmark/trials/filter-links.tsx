import Link from "next/link";
import type { Trial } from "@/server/trip";
import { classNames } from "../../../ui/class-names";
import { OUTCOMES, type Outcome, type TrialFilter, trialsHref } from "../figures/trial-filter";

const SHOWN_OUTCOMES: readonly Outcome[] = ["all", "passed", "failed", "undelivered", "waiting"];

/** What the list is narrowed by most, one press each; what else the address asks for stays. */
export function FilterLinks({
  runId,
  filter,
  parts: { levels, days },
}: {
  runId: string;
  filter: TrialFilter;
  parts: { readonly levels: readonly Trial["level"][]; readonly days: readonly number[] };
}) {
  const href = (changes: Partial<TrialFilter>) => trialsHref(runId, { ...filter, ...changes, page: 1 });
  return (
    <nav aria-label="Narrow the list" className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      <Choice
        name="Outcome"
        options={SHOWN_OUTCOMES.map((outcome) => ({
          label: OUTCOMES[outcome],
          href: href({ outcome }),
          isOn: filter.outcome === outcome,
        }))}
      />
      <Choice
        name="Level"
        options={levels.map((level) => ({
          label: level,
          href: href({ level: filter.level === level ? null : level }),
          isOn: filter.level === level,
        }))}
      />
      <Choice
        name="Days"
        options={days.map((number) => ({
          label: String(number),
          href: href({ days: filter.days === number ? null : number }),
          isOn: filter.days === number,
        }))}
      />
    </nav>
  );
}

function Choice({
  name,
  options,
}: {
  name: string;
  options: readonly { readonly label: string; readonly href: string; readonly isOn: boolean }[];
}) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <span className="mr-1 text-muted">{name}</span>
      {options.map(({ label, href, isOn }) => (
        <Link
          key={label}
          href={href}
          aria-current={isOn ? "true" : undefined}
          className={classNames(
            "inline-flex min-h-8 items-center rounded-card border px-2.5",
            isOn
              ? "border-accent bg-accent-soft text-ink"
              : "border-hairline text-muted hover:border-edge hover:text-ink",
          )}
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

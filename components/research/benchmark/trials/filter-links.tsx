import Link from "next/link";
import type { Facet } from "@/server/views";
import { classNames } from "../../../ui/class-names";
import { OUTCOMES, type Outcome, type TrialFilter, trialsHref } from "../figures/trial-filter";

const SHOWN_OUTCOMES: readonly Outcome[] = ["all", "passed", "failed", "undelivered", "waiting"];

/** What the list is narrowed by most, one press each; what else the address asks for stays. */
export function FilterLinks({
  runId,
  filter,
  values,
}: {
  runId: string;
  filter: TrialFilter;
  values: readonly (readonly [facet: Facet, values: readonly string[]])[];
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
      {values.map(([{ key, label }, ofFacet]) => (
        <Choice
          key={key}
          name={label}
          options={ofFacet.map((value) => {
            const isOn = filter.part[key] === value;
            const { [key]: _, ...others } = filter.part;
            return { label: value, href: href({ part: isOn ? others : { ...others, [key]: value } }), isOn };
          })}
        />
      ))}
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

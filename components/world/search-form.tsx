import Form from "next/form";
import Link from "next/link";
import type { PlaceFilter, WorldHoldings } from "@/server/views";
import { Button } from "../ui/button";
import { KIND_WORDS } from "./kind-words";
import { kindValue, worldHref } from "./query";

const FIELD = "min-h-11 w-full rounded-card border border-edge bg-raised px-3 text-base text-ink";
const FIELD_BOX = "flex min-w-0 flex-col gap-1.5 font-medium text-sm";

/** Search and filter; it works without scripts, too. */
export function SearchForm({
  world,
  query: { kind, type, city, text },
  kinds,
  cities,
}: {
  /** By name. */
  world: string;
  query: PlaceFilter;
  kinds: WorldHoldings["kinds"];
  cities: readonly string[];
}) {
  const isFiltered = kind !== null || city !== null || text !== "";
  return (
    <Form action="/world" scroll={false} role="search" className="grid items-end gap-3 sm:grid-cols-4">
      <input type="hidden" name="world" value={world} />
      <div className={FIELD_BOX}>
        <label htmlFor="places-name">Name</label>
        <input id="places-name" type="search" name="q" defaultValue={text} maxLength={200} className={FIELD} />
      </div>
      <div className={FIELD_BOX}>
        <label htmlFor="places-kind">Kind</label>
        <select
          id="places-kind"
          name="kind"
          defaultValue={kind === null ? "" : kindValue(kind, type)}
          className={FIELD}
        >
          <option value="">All kinds</option>
          {kinds.map((each) => (
            <optgroup key={each.kind} label={KIND_WORDS[each.kind]}>
              <option value={each.kind}>{KIND_WORDS[each.kind]}: all</option>
              {each.types.map(({ name }) => (
                <option key={name} value={kindValue(each.kind, name)}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {cities.length > 1 && (
        <div className={FIELD_BOX}>
          <label htmlFor="places-city">City</label>
          <select id="places-city" name="city" defaultValue={city ?? ""} className={FIELD}>
            <option value="">All cities</option>
            {[...new Set(cities)].sort().map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      )}
      <div className="flex items-center gap-4">
        <Button type="submit" variant="primary">
          Search
        </Button>
        {isFiltered && (
          <Button asChild variant="link" size="text">
            <Link href={worldHref(world)} scroll={false}>
              Show all
            </Link>
          </Button>
        )}
      </div>
    </Form>
  );
}

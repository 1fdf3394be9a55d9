import Link from "next/link";
import type { ListedPlace, PlaceFilter, PlaceList } from "@/server/views";
import { counted } from "../format";
import { Say } from "../formats/formats-provider";
import { Button } from "../ui/button";
import { nameFor } from "./name-for";
import { placeHref, worldHref } from "./query";

const HOURS = { known: "Hours known", unknown: "Hours not known", "not understood": "Hours not understood" } as const;

/** One page of places, and the way to the others. */
export function PlaceListView({
  list: { places, total, page, pages },
  world,
  query,
  hasCities,
  languages,
}: {
  list: PlaceList;
  /** By name. */
  world: string;
  query: PlaceFilter;
  hasCities: boolean;
  languages: readonly string[];
}) {
  return (
    <>
      <p role="status" className="text-muted text-sm">
        {total === 0
          ? "No place fits. Try fewer words, or another kind."
          : `${counted(total, "place")}${pages > 1 ? `, page ${page} of ${pages.toLocaleString("en-US")}` : ""}`}
      </p>
      {total > 0 && (
        <ul aria-label="Places" className="border-hairline border-t">
          {places.map((place) => (
            <PlaceItem
              key={`${place.kind} ${place.id}`}
              place={place}
              href={placeHref(world, place)}
              name={nameFor(place, languages)}
              hasCities={hasCities}
            />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label="Pages" className="flex gap-3">
          {page > 1 && (
            <Button asChild size="small">
              <Link href={`${worldHref(world, { ...query, page: page - 1 })}#places`}>Previous page</Link>
            </Button>
          )}
          {page < pages && (
            <Button asChild size="small">
              <Link href={`${worldHref(world, { ...query, page: page + 1 })}#places`}>Next page</Link>
            </Button>
          )}
        </nav>
      )}
    </>
  );
}

function PlaceItem({
  place,
  href,
  name,
  hasCities,
}: {
  place: ListedPlace;
  href: string;
  name: string;
  hasCities: boolean;
}) {
  const { type, city, hours, price } = place;
  const about = [type, hasCities ? city : ""].filter((part) => part !== "").join(" · ");
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-hairline border-b py-2 text-sm sm:grid-cols-[2fr_2fr_1fr_1fr]">
      <Link
        href={href}
        prefetch={false}
        className="min-w-0 font-medium text-accent underline decoration-1 underline-offset-4 [overflow-wrap:anywhere]"
      >
        {name}
      </Link>
      <span className="min-w-0 text-muted [overflow-wrap:anywhere]">{about}</span>
      <span className="text-muted empty:hidden sm:empty:block">{hours === null ? "" : HOURS[hours]}</span>
      <span className="figures sm:text-right">{price !== null && <Say>{price}</Say>}</span>
    </li>
  );
}

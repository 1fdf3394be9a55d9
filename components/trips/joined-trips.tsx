import Link from "next/link";

/** Trips of others that the traveler changes with them. */
export function JoinedTrips({ trips }: { trips: readonly { readonly id: string; readonly title: string }[] }) {
  return (
    <section aria-labelledby="joined-trips" className="mt-12 border-hairline border-t pt-6">
      <h2 id="joined-trips" className="font-serif text-lg">
        Shared with you
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {trips.map(({ id, title }) => (
          <li key={id}>
            <Link
              href={`/trip/${id}`}
              className="flex min-h-11 items-center underline-offset-4 [overflow-wrap:anywhere] hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

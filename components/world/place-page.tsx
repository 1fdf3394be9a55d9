import Link from "next/link";
import type { ReactNode } from "react";
import type { CurrentWorld } from "@/server/api";
import { formatDayOfYear } from "@/server/trip";
import type { PlaceView } from "@/server/views";
import { Say } from "../formats/formats-provider";
import { WebLink } from "../ui/web-link";
import { KIND_WORDS } from "./kind-words";
import { nameFor, otherNamesIn } from "./name-for";
import { PlaceHours } from "./place-hours";
import { worldHref } from "./query";
import { ReportMistake } from "./report-mistake";
import { Sources } from "./sources";

/** All that the world says of one place. */
export function PlacePage({
  place,
  world,
  languages,
}: {
  place: PlaceView;
  world: CurrentWorld["world"];
  /** The reader's, the first one first. */
  languages: readonly string[];
}) {
  const { kind, city, type, hours, known, estimated, unknown, source } = place;
  const others = otherNamesIn(place);
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 pt-4 pb-20 sm:px-8 sm:pt-8">
      <header className="flex flex-col gap-2">
        <Link
          href={worldHref(world.name, { kind })}
          className="self-start text-accent text-sm underline decoration-1 underline-offset-4"
        >
          {KIND_WORDS[kind]}
        </Link>
        <h1 className="font-serif text-xl [overflow-wrap:anywhere] sm:text-2xl">{nameFor(place, languages)}</h1>
        <p className="text-muted">{[type, city].filter((part) => part !== "").join(" · ")}</p>
        {others.length > 0 && <p className="text-sm [overflow-wrap:anywhere]">Also called {others.join(", ")}</p>}
      </header>
      <Contact place={place} />
      {hours !== null && <PlaceHours hours={hours} phone={place.phone} />}
      {known.length > 0 && <Fields title="Known" fields={known} />}
      {estimated.length > 0 && (
        <Fields
          title="Estimated"
          note="Nobody publishes these. They are estimates by kind and place."
          fields={estimated}
        />
      )}
      {unknown.length > 0 && (
        <section aria-labelledby="not-known" className="flex flex-col gap-2">
          <h2 id="not-known" className="font-serif text-lg">
            Not known
          </h2>
          <p className="text-sm">{unknown.join(", ")}</p>
        </section>
      )}
      <footer className="flex flex-col gap-2 text-muted text-sm">
        {source === null ? (
          <p>{world.source}</p>
        ) : (
          <p>
            Source:{" "}
            {source.url === null ? (
              `${source.dataset}, ${source.id}`
            ) : (
              <WebLink address={source.url}>
                {source.dataset}, {source.id}
              </WebLink>
            )}
            {source.asOf !== null && `, as of ${formatDayOfYear(source.asOf)}`}
          </p>
        )}
        <Sources attributions={world.attributions ?? []} />
        <ReportMistake place={place} world={world.name} />
      </footer>
    </article>
  );
}

function Contact({ place: { address, phone, website, coordinates } }: { place: PlaceView }) {
  if (address === null && phone === null && website === null && coordinates === null) return null;
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {address !== null && <Row label="Address">{address}</Row>}
      {phone !== null && (
        <Row label="Phone">
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="text-accent underline underline-offset-4">
            {phone}
          </a>
        </Row>
      )}
      {website !== null && (
        <Row label="Website">
          <WebLink address={website} />
        </Row>
      )}
      {coordinates !== null && (
        <Row label="Coordinates">
          {coordinates.latitude.toFixed(5)}, {coordinates.longitude.toFixed(5)}
        </Row>
      )}
    </dl>
  );
}

function Fields({ title, note, fields }: { title: string; note?: string; fields: PlaceView["known"] }) {
  const id = title.toLowerCase();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="font-serif text-lg">
        {title}
      </h2>
      {note !== undefined && <p className="text-muted text-sm">{note}</p>}
      <dl className="flex flex-col gap-1.5 text-sm">
        {fields.map(({ label, text }) => (
          <Row key={label} label={label}>
            <Say>{text}</Say>
          </Row>
        ))}
      </dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-36 shrink-0 text-muted">{label}</dt>
      <dd className="figures min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

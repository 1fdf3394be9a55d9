"use client";

import type { LucideIcon } from "lucide-react";
import { Clock, Globe, MapPin, Phone, Star, Tag } from "lucide-react";
import type { ReactNode } from "react";
import type { Stop } from "@/server/trip";
import type { StopFacts } from "@/server/views";
import { listed } from "../../../format";
import { useSay } from "../../../formats/formats-provider";
import { errorSentence } from "../../../trpc/error-sentence";
import { Notice } from "../../../ui/notice";
import { Skeleton } from "../../../ui/skeleton";
import { WebLink } from "../../../ui/web-link";
import { useStopFacts } from "../use-stop-facts";

/** What the world's record says of a stop. */
export function Facts({ stop }: { stop: Stop }) {
  const { data, error, isFetching, refetch } = useStopFacts();
  const facts = data?.[stop.id];
  if (facts !== undefined) return <KnownFacts facts={facts} />;
  if (error) {
    return (
      <Notice kind="warning" action={{ label: "Try again", onClick: () => refetch() }}>
        {errorSentence(error)}
      </Notice>
    );
  }
  if (!isFetching) return null;
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Looking it up…</span>
      <Skeleton className="h-4 w-56" />
      <Skeleton className="h-4 w-72 max-w-full" />
    </div>
  );
}

function KnownFacts({
  facts: { rating, price, open, hoursNote, address, phone, website, details },
}: {
  facts: StopFacts;
}) {
  const say = useSay();
  return (
    <div className="text-sm">
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 empty:hidden">
        {rating !== null && (
          <Fact icon={Star} label="Rating">
            {rating.toFixed(1)} of 5
          </Fact>
        )}
        {price !== null && (
          <Fact icon={Tag} label="Price">
            {say(price)}
          </Fact>
        )}
        {open !== null && (
          <Fact icon={Clock} label="Open that day">
            {open.times.length === 0 ? "closed" : say(listed(open.times.map(({ from, to }) => `${from} – ${to}`)))}
            {open.closedOn.length > 0 && `, closed on ${listed(open.closedOn)}`}
          </Fact>
        )}
        {hoursNote !== null && (
          <Fact icon={Clock} label="Hours">
            {hoursNote}
          </Fact>
        )}
        {address !== null && (
          <Fact icon={MapPin} label="Address">
            {address}
          </Fact>
        )}
        {phone !== null && (
          <Fact icon={Phone} label="Phone">
            {phone}
          </Fact>
        )}
        {website !== null && (
          <Fact icon={Globe} label="Website">
            <WebLink address={website} />
          </Fact>
        )}
      </ul>
      {details.length > 0 && (
        <dl className="mt-3 grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
          {details.map(({ label, text }) => (
            <div key={label} className="flex gap-3">
              <dt className="w-28 shrink-0 text-muted">{label}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">{say(text)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <li className="figures flex min-w-0 items-start gap-1.5">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="sr-only">{label}: </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}

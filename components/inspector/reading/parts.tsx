import type { ReactNode } from "react";
import { LongText } from "./searched-text";

/** A part of what is read, under its name. */
export function Part({
  title,
  level: Heading = "h3",
  children,
}: {
  title: string;
  /** Of its heading: one below what it is under. */
  level?: "h2" | "h3";
  children: ReactNode;
}) {
  return (
    <section className="flex min-w-0 flex-col gap-1.5">
      <Heading className="font-medium text-sm">{title}</Heading>
      {children}
    </section>
  );
}

/** Short facts, the name at the left; what is null is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {known.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="figures [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A value as it is stored. */
export function Json({ value }: { value: unknown }) {
  return (
    <div className="rounded-inner bg-sunken p-3">
      <LongText text={JSON.stringify(value, null, 2) ?? ""} className="font-mono text-xs" />
    </div>
  );
}

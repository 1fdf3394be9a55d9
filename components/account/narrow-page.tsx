import type { ReactNode } from "react";

/** A page with one form or a few short sections. */
export function NarrowPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-8 px-4 pt-8 pb-16 sm:pt-16">
      <div className="flex flex-col gap-3">
        <h1 className="font-serif text-xl sm:text-2xl">{title}</h1>
        {lead !== undefined && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";

/** The frame of a researcher's page: its title, what it is, and what can be done at the right. */
export function ResearchPage({
  title,
  above,
  about,
  actions,
  children,
}: {
  title: ReactNode;
  /** The way back. */
  above?: ReactNode;
  about?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-4 pb-20 sm:px-8 sm:pt-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          {above}
          <h1 className="font-serif text-xl [overflow-wrap:anywhere] sm:text-2xl">{title}</h1>
          {about !== undefined && <div className="max-w-prose text-muted text-sm">{about}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

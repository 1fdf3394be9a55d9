import type { ReactNode } from "react";

/** The place of a figure that the imported runs cannot make, and what would make it. */
export function MissingFigure({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-6 flex-col gap-1">
      <h3 id={`${id}-title`} className="font-medium text-base">
        {title}
      </h3>
      <p className="max-w-prose text-muted text-sm">{children}</p>
    </section>
  );
}

import { Quote } from "lucide-react";

/** What the traveler said and the plan does not hold, in their own words. */
export function OpenNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="not-planned" className="flex items-start gap-2 text-sm">
      <Quote aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      <div>
        <h2 id="not-planned" className="font-medium text-base">
          {notes.length === 1 ? "1 thing you said is not planned" : `${notes.length} things you said are not planned`}
        </h2>
        <p className="text-muted [overflow-wrap:anywhere]">{notes.map((note) => `“${note}”`).join(", ")}</p>
      </div>
    </section>
  );
}

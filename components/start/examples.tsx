"use client";

import { CornerDownRight } from "lucide-react";

/** Sentences to begin with; a click puts one in the box. */
export function Examples({ examples, onChoose }: { examples: readonly string[]; onChoose: (text: string) => void }) {
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="mb-1 text-muted text-sm">
        Or start with one of these
      </h2>
      <ul className="divide-y divide-hairline">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onChoose(example)}
              className="group flex w-full items-start gap-3 rounded-inner py-3 text-left hover:text-accent"
            >
              <CornerDownRight aria-hidden className="mt-1 size-4 shrink-0 text-muted group-hover:text-accent" />
              {example}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

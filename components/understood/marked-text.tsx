import { type Ref, useMemo } from "react";
import type { UnreadWords } from "@/server/api";
import { segmentsOf } from "./unread";

/**
 * The text of a box once more, invisible but for a line under the words that nothing was made of. It lies behind the box, is drawn
 * with the box's own metrics (`className`) and is scrolled along by anyone who holds `scrollerRef`.
 */
export function MarkedText({
  text,
  unread,
  className,
  scrollerRef,
}: {
  text: string;
  unread: readonly UnreadWords[];
  className: string;
  scrollerRef: Ref<HTMLDivElement>;
}) {
  const segments = useMemo(() => segmentsOf(text, unread), [text, unread]);
  return (
    <div
      ref={scrollerRef}
      aria-hidden
      className={`${className} pointer-events-none absolute inset-0 overflow-hidden whitespace-pre-wrap break-words text-transparent`}
    >
      {segments.map(({ from, text: words, isMarked }) =>
        isMarked ? (
          <span
            key={from}
            className="underline decoration-2 decoration-warning decoration-wavy underline-offset-4 [text-decoration-skip-ink:none]"
          >
            {words}
          </span>
        ) : (
          words
        ),
      )}
      {/* A last line break has a line of its own in a box. */}
      {"\u200b"}
    </div>
  );
}

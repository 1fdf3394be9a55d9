import { Undo2 } from "lucide-react";
import Link from "next/link";
import type { NextItem } from "@/server/views";
import { Button } from "../../ui/button";

type Reason = Extract<NextItem, { kind: "none" }>["reason"];

const WORDS = {
  done: ["All done", "You have rated every item there is for you in this project. Thank you."],
  "held-by-others": [
    "Others have the last items",
    "Other raters have the remaining items. If one is released, it is yours: check again in a few minutes.",
  ],
  "not-qualified": [
    "Not qualified",
    "Your answers to the practice items differ too often from those expected, so the batch is not open to you. Ask the researcher who invited you.",
  ],
  paused: ["Paused", "The researchers have paused this project. Your ratings and drafts are safe; come back later."],
  closed: ["Closed", "The researchers have closed this project. Your ratings are safe. Thank you."],
} as const satisfies Record<Reason, readonly [string, string]>;

/** Why there is nothing to rate, and what can be done. */
export function NothingLeft({
  reason,
  projectId,
  canUndo,
  onLookAgain,
  onUndo,
}: {
  reason: Reason;
  projectId: string;
  canUndo: boolean;
  onLookAgain: () => void;
  onUndo: () => void;
}) {
  const [title, sentence] = WORDS[reason];
  const canChange = reason === "held-by-others" || reason === "paused";
  return (
    <section className="flex flex-col gap-4 py-10">
      <h2 className="font-serif text-xl">{title}</h2>
      <p className="max-w-prose text-muted">{sentence}</p>
      <div className="flex flex-wrap gap-3">
        {canChange && (
          <Button variant="primary" onClick={onLookAgain}>
            Check again
          </Button>
        )}
        {canUndo && reason !== "paused" && reason !== "closed" && (
          <Button onClick={onUndo}>
            <Undo2 aria-hidden />
            Change your last rating
          </Button>
        )}
        <Button asChild>
          <Link href={`/annotate/${projectId}/own`}>Your ratings</Link>
        </Button>
        <Button asChild variant="quiet">
          <Link href="/annotate">All projects</Link>
        </Button>
      </div>
    </section>
  );
}

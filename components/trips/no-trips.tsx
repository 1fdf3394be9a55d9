import { Map as MapIcon } from "lucide-react";
import Link from "next/link";
import { Button } from "../ui/button";

/** What belongs here, and the first step. */
export function NoTrips({ mayBeElsewhere }: { mayBeElsewhere: boolean }) {
  return (
    <div className="flex flex-col items-start gap-4 py-8 sm:py-16">
      <MapIcon aria-hidden className="size-10 text-edge" strokeWidth={1.25} />
      <h2 className="font-serif text-lg">No trips yet</h2>
      <p className="max-w-prose text-muted">Every trip you start is saved here, ready to change, export and share.</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button asChild variant="primary">
          <Link href="/">New trip</Link>
        </Button>
        {mayBeElsewhere && (
          <Button asChild variant="link" size="text" className="min-h-10">
            <Link href="/sign-in?next=/trips">Sign in to see trips from your other devices</Link>
          </Button>
        )}
      </div>
    </div>
  );
}

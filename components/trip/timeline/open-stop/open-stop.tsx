"use client";

import type { Stop } from "@/server/trip";
import { Say } from "../../../formats/formats-provider";
import { Opinions } from "../../together/opinions";
import { Facts } from "./facts";
import { StopActions } from "./stop-actions";
import { SwapOptions } from "./swap-options";
import { whyWords } from "./why-words";

/** What an open stop tells and offers beneath its line. */
export function OpenStop({ stop, hasClock }: { stop: Stop; hasClock: boolean }) {
  return (
    <div className="flex animate-appear flex-col gap-5 px-3 pt-1 pb-5 sm:px-4">
      <StopActions stop={stop} hasClock={hasClock} />
      <Facts stop={stop} />
      <Opinions stop={stop} />
      <Why stop={stop} />
      <SwapOptions stop={stop} />
    </div>
  );
}

/** What led to this stop; what any sensible trip asks for comes last and quieter. */
function Why({ stop: { reasons } }: { stop: Stop }) {
  const { wishes, rules } = whyWords(reasons);
  if (reasons.length === 0) return null;
  return (
    <section>
      <h4 className="font-medium text-sm">Why it is here</h4>
      <p className="mt-1 max-w-prose text-sm">
        <Say>{wishes}</Say>{" "}
        <span className="text-muted">
          <Say>{rules}</Say>
        </span>
      </p>
    </section>
  );
}

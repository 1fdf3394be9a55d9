"use client";

import { createContext, type ReactNode, use } from "react";
import type { EventOf } from "@/server/episodes";
import type { CheckLabels } from "@/server/views";
import { CheckLines } from "./checks";

const Labels = createContext<CheckLabels>({});

/** Tells what is within how benchmarks call their checks. */
export function WithCheckLabels({ labels, children }: { labels: CheckLabels; children: ReactNode }) {
  return <Labels value={labels}>{children}</Labels>;
}

/** The checks of a score, by their labels where its benchmark has some. */
export function ScoredChecks({ scored: { scorer, parts } }: { scored: Pick<EventOf<"scored">, "scorer" | "parts"> }) {
  const labels = use(Labels)[scorer];
  const checks = Object.entries(parts).map(([name, pass]) => ({ name: labels?.[name] ?? name, pass, evidence: null }));
  return <CheckLines checks={checks} />;
}

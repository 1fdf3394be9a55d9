"use client";

import { ChevronDown } from "lucide-react";
import { Collapsible } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** A line that opens to show more beneath it. */
export function Disclosure({
  summary,
  children,
  defaultOpen = false,
  className,
  summaryClassName,
}: {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  className?: string;
  summaryClassName?: string;
}) {
  return (
    <Collapsible.Root defaultOpen={defaultOpen} className={className}>
      <Collapsible.Trigger
        className={classNames(
          "group -mx-2 inline-flex min-h-8 items-center gap-1.5 rounded-inner px-2 text-left text-muted text-sm hover:text-ink",
          summaryClassName,
        )}
      >
        {summary}
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-data-[state=open]:rotate-180" />
      </Collapsible.Trigger>
      <Collapsible.Content className="data-[state=open]:animate-appear">{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}

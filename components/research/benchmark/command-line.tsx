"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button";

/** A command to be copied into a terminal. */
export function CommandLine({ label, command }: { label: string; command: string }) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  async function copy() {
    await navigator.clipboard.writeText(command);
    setCopied(true);
  }
  return (
    <div className="flex items-start gap-2 rounded-card border border-hairline bg-sunken p-2 pl-4">
      <section
        aria-label={`Command: ${label}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled by keyboard.
        tabIndex={0}
        className="min-w-0 flex-1 overflow-x-auto py-1.5 text-sm"
      >
        <pre>
          <code>{command}</code>
        </pre>
      </section>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Copy: ${label}`}
        onClick={() => copy().catch(() => setCopied(false))}
      >
        <Icon aria-hidden />
        {isCopied ? "Copied" : "Copy"}
      </Button>
    </div>
  );
}

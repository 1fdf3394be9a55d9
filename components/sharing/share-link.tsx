"use client";

import { Check, Copy, Unlink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type Share, shareState } from "@/server/views";
import { Button } from "../ui/button";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** One link: what it shows, until when, to be copied or taken back. */
export function ShareLink({ share, isNew, onRevoke }: { share: Share; isNew: boolean; onRevoke: () => void }) {
  const state = shareState(share, new Date());
  const address = `${window.location.origin}/shared/${share.token}${share.kind === "calendar" ? "/calendar.ics" : ""}`;
  const facts = [...factsOf(share), `created ${day.format(new Date(share.createdAt))}`];
  if (state !== "open") {
    return (
      <li className="py-3 text-muted text-sm">
        <span className="font-medium">{state === "expired" ? "Expired" : "Revoked"}</span>, {facts.join(", ")}
      </li>
    );
  }
  return (
    <li className="flex flex-col gap-2 py-3">
      <Address address={address} isNew={isNew} />
      <div className="flex items-center justify-between gap-3">
        <p className="text-muted text-sm">
          Open {share.expiresAt === null ? "until you take it back" : `until ${day.format(new Date(share.expiresAt))}`},{" "}
          {facts.join(", ")}
        </p>
        <Button variant="quiet" className="px-3" onClick={onRevoke}>
          <Unlink aria-hidden />
          Revoke
        </Button>
      </div>
    </li>
  );
}

const KIND_WORDS = { view: "to view", edit: "to edit together", calendar: "for calendar apps" } as const;

function factsOf({ kind, withCosts }: Share): string[] {
  return [KIND_WORDS[kind], ...(kind === "edit" ? [] : [withCosts ? "with costs" : "without costs"])];
}

/** The address with a button that copies it; where the browser does not let a page copy, it is selected to be copied by hand. */
function Address({ address, isNew }: { address: string; isNew: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setMessage("Copied.");
    } catch {
      field.current?.select();
      setMessage("Copy it with Ctrl+C, or ⌘C.");
    }
  }

  return (
    <div className="flex flex-col gap-1">
      <div className="flex gap-2">
        <input
          ref={field}
          readOnly
          value={address}
          aria-label="Link address"
          onFocus={(event) => event.target.select()}
          className="min-h-11 min-w-0 flex-1 rounded-card border border-edge bg-paper px-3 text-ink text-sm"
        />
        <Button onClick={copy} className="px-4">
          {message === "Copied." ? <Check aria-hidden /> : <Copy aria-hidden />}
          Copy
        </Button>
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {message}
      </p>
    </div>
  );
}

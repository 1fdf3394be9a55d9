"use client";

import { Link2 } from "lucide-react";
import { useId, useState } from "react";
import type { ShareDays, ShareKind } from "@/server/views";
import { Button } from "../ui/button";
import { SelectField } from "../ui/select-field";

const EXPIRY = [
  { value: "never", label: "never", days: null },
  { value: "month", label: "after 30 days", days: 30 },
  { value: "week", label: "after 7 days", days: 7 },
] as const;

const KINDS = [
  { value: "view", label: "View the trip" },
  { value: "edit", label: "Edit it together, comment and vote" },
  { value: "calendar", label: "Follow it in a calendar app" },
] as const;

/** What the new link is for, what it shows and for how long; costs only when they are asked for. */
export function NewLinkForm({
  isBusy,
  onCreate,
}: {
  isBusy: boolean;
  onCreate: (wishes: { kind: ShareKind; withCosts: boolean; expiresInDays: ShareDays }) => void;
}) {
  const [kind, setKind] = useState<ShareKind>("view");
  const [withCosts, setWithCosts] = useState(false);
  const [expiry, setExpiry] = useState<(typeof EXPIRY)[number]["value"]>("never");
  const costs = useId();
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onCreate({ kind, withCosts, expiresInDays: EXPIRY.find(({ value }) => value === expiry)?.days ?? null });
      }}
    >
      <SelectField label="What the link is for" value={kind} options={KINDS} onChange={setKind} className="sm:w-80" />
      <SelectField label="The link expires" value={expiry} options={EXPIRY} onChange={setExpiry} className="sm:w-56" />
      {kind === "edit" ? (
        <p className="text-muted text-sm">
          Everyone who has the link can change the trip and sees everything about it, costs and confirmation numbers
          too. They give a name, which is shown with what they do. Your chat stays yours.
        </p>
      ) : (
        <div className="flex items-start gap-3">
          <input
            id={costs}
            type="checkbox"
            checked={withCosts}
            onChange={(event) => setWithCosts(event.target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <label htmlFor={costs} className="min-h-10 sm:min-h-0">
            Show what things cost
            <span className="block text-muted text-sm">
              Otherwise others see no amounts. They never see confirmation numbers or reasons.
            </span>
          </label>
        </div>
      )}
      <Button type="submit" variant="primary" disabled={isBusy} className="self-start">
        <Link2 aria-hidden />
        Create link
      </Button>
    </form>
  );
}

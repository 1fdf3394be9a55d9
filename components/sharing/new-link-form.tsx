"use client";

import { Link2 } from "lucide-react";
import { useId, useState } from "react";
import type { ShareDays } from "@/server/trip";
import { Button } from "../ui/button";
import { SelectField } from "../ui/select-field";

const EXPIRY = [
  { value: "never", label: "never", days: null },
  { value: "month", label: "after 30 days", days: 30 },
  { value: "week", label: "after 7 days", days: 7 },
] as const;

/** What the new link shows and for how long; costs only when they are asked for. */
export function NewLinkForm({
  isBusy,
  onCreate,
}: {
  isBusy: boolean;
  onCreate: (wishes: { withCosts: boolean; expiresInDays: ShareDays }) => void;
}) {
  const [withCosts, setWithCosts] = useState(false);
  const [expiry, setExpiry] = useState<(typeof EXPIRY)[number]["value"]>("never");
  const costs = useId();
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onCreate({ withCosts, expiresInDays: EXPIRY.find(({ value }) => value === expiry)?.days ?? null });
      }}
    >
      <SelectField label="The link expires" value={expiry} options={EXPIRY} onChange={setExpiry} className="sm:w-56" />
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
      <Button type="submit" variant="primary" disabled={isBusy} className="self-start">
        <Link2 aria-hidden />
        Create link
      </Button>
    </form>
  );
}

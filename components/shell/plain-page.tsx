import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "../ui/button";

/** A page of one message: what happened, what is safe, and what to do. */
export function PlainPage({
  title,
  children,
  action,
  retry,
}: {
  title: string;
  children: ReactNode;
  action?: { href: string; label: string };
  retry?: () => void;
}) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-4 pt-16 pb-16 sm:px-8 sm:pt-28">
      <h1 className="font-serif text-xl sm:text-2xl">{title}</h1>
      <p className="max-w-prose text-muted">{children}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {retry && (
          <Button variant="primary" onClick={retry}>
            Try again
          </Button>
        )}
        {action && (
          <Button asChild variant={retry ? "secondary" : "primary"}>
            <Link href={action.href}>{action.label}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}

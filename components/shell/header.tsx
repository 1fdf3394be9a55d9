import Link from "next/link";
import type { ReactNode } from "react";
import { FormatsMenu } from "../formats/formats-menu";
import { Button } from "../ui/button";
import type { Theme } from "./theme";
import { ThemeToggle } from "./theme-toggle";

/** `account`: who is here. */
export function Header({ theme, account }: { theme: Theme; account: ReactNode }) {
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-4 py-1.5 sm:px-8 sm:py-3 print:hidden">
      <Link href="/" className="flex min-h-10 items-center rounded-inner font-serif text-lg tracking-tight">
        Dragoman
      </Link>
      <div className="flex items-center gap-1">
        <Button asChild variant="quiet" className="px-3 sm:px-4">
          <Link href="/trips">My trips</Link>
        </Button>
        {account}
        <FormatsMenu />
        <ThemeToggle initial={theme} />
      </div>
    </header>
  );
}

import Link from "next/link";
import type { Theme } from "./theme";
import { ThemeToggle } from "./theme-toggle";

export function Header({ theme }: { theme: Theme }) {
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between px-4 py-4 sm:px-8 print:hidden">
      <Link href="/" className="rounded-inner font-serif text-lg tracking-tight">
        Dragoman
      </Link>
      <ThemeToggle initial={theme} />
    </header>
  );
}

"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { classNames } from "../ui/class-names";

const PLACES = [
  { href: "/research/runs", name: "Runs" },
  { href: "/research/leaderboard", name: "Leaderboard" },
  { href: "/research/compare", name: "Compare" },
  { href: "/research/elicitation", name: "Elicitation" },
  { href: "/research/tools", name: "Tools" },
  { href: "/settings/models", name: "Models" },
] as const;

/** Where a researcher can go. */
export function ResearchNavigation() {
  const path = usePathname();
  return (
    <nav aria-label="Research" className="mx-auto w-full max-w-6xl overflow-x-auto px-4 sm:px-8 print:hidden">
      <ul className="flex gap-2 border-hairline border-b text-sm sm:gap-5">
        {PLACES.map(({ href, name }) => {
          const isHere = path === href || path.startsWith(`${href}/`);
          return (
            <li key={href}>
              <Link
                href={href}
                aria-current={isHere ? "page" : undefined}
                className={classNames(
                  "inline-flex min-h-9 items-center border-b-2 outline-offset-[-2px]",
                  isHere ? "border-accent text-ink" : "border-transparent text-muted hover:text-ink",
                )}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

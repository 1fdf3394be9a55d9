"use client";

import { usePathname } from "next/navigation";
import { PageLinks } from "./page-links";

const PLACES = [
  { href: "/research/runs", name: "Runs" },
  { href: "/research/leaderboard", name: "Leaderboard" },
  { href: "/research/tables", name: "Tables" },
  { href: "/research/compare", name: "Compare" },
  { href: "/research/elicitation", name: "Elicitation" },
  { href: "/research/rollouts", name: "Rollouts" },
  { href: "/research/annotation", name: "Annotation" },
  { href: "/research/import", name: "Import" },
  { href: "/research/tools", name: "Tools" },
  { href: "/settings/models", name: "Models" },
] as const;

/** Where a researcher can go. */
export function ResearchNavigation() {
  const path = usePathname();
  return (
    <nav aria-label="Research" className="mx-auto w-full max-w-6xl overflow-x-auto px-4 sm:px-8 print:hidden">
      <PageLinks
        className="gap-2 sm:gap-5"
        links={PLACES.map((place) => ({ ...place, isHere: path === place.href || path.startsWith(`${place.href}/`) }))}
      />
    </nav>
  );
}

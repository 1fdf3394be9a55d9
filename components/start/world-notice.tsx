import { Info } from "lucide-react";
import Link from "next/link";
import { Fragment } from "react";
import type { CurrentWorld } from "@/server/api";
import { formatLongDate } from "@/server/trip";
import { coverageWords } from "./coverage-words";

/** Says before anyone types what the plans are made of. */
export function WorldNotice({ current }: { current: CurrentWorld }) {
  const { world } = current;
  return (
    <p className="flex max-w-prose items-start gap-2 text-information text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {coverageWords(current)}{" "}
        {world.kind === "sample"
          ? "This is a sample world: the cities are real; lodging, restaurants, timetables and prices are invented. Nothing here can be booked."
          : `${world.source}${datesWords(world)} Nothing here can be booked.`}{" "}
        {world.incompleteBecause}{" "}
        <Link className="underline" href="/world">
          See what it holds
        </Link>
        .{" "}
        {(world.attributions ?? []).map(({ text, url, license }, index) => (
          <Fragment key={text}>
            {index > 0 && " · "}
            {url === null ? (
              text
            ) : (
              <a className="underline" href={url}>
                {text}
              </a>
            )}
            {license === null ? "" : ` (${license})`}
          </Fragment>
        ))}
      </span>
    </p>
  );
}

/** " Its timetable is that of 1 July 2023 to 30 July 2023; prices are in CNY." */
function datesWords({ dates, currency, kind }: CurrentWorld["world"]): string {
  const written = (date: string) => formatLongDate(date).split(" ").slice(1).join(" ");
  const prices = `prices are in ${currency}`;
  if (dates === null) return ` The ${prices}.`;
  // A region's trains may be those of another year.
  return kind === "region"
    ? ` Ways between its cities are planned for ${written(dates.from)} to ${written(dates.to)}; ${prices}.`
    : ` Its timetable is that of ${written(dates.from)} to ${written(dates.to)}; ${prices}.`;
}

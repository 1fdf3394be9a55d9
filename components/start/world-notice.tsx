import { Info } from "lucide-react";
import Link from "next/link";
import { Fragment } from "react";
import type { CurrentWorld } from "@/server/api";
import { worldHref } from "../world/query";
import { coverageWords } from "./coverage-words";
import { datesWords } from "./world-words";

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
        <Link className="underline" href={worldHref(world.name)}>
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

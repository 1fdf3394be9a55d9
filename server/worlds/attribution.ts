import { formatLongDate } from "@/server/trip";
import type { WorldDescription } from "./world";

/** "© OpenStreetMap contributors (ODbL 1.0, openstreetmap.org/copyright), as of December 25, 2023": a line for each source that has to be named. */
export function attributionLines({ attributions = [] }: Pick<WorldDescription, "attributions">): string[] {
  return attributions.map(({ text, license, url, asOf }) => {
    const terms = [license, url?.replace(/^https?:\/\/(?:www\.)?/, "")].filter((part) => typeof part === "string");
    const stated = terms.length === 0 ? text : `${text} (${terms.join(", ")})`;
    return asOf === null ? stated : `${stated}, as of ${formatLongDate(asOf)}`;
  });
}

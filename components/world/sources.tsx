import type { CurrentWorld } from "@/server/api";
import { formatLongDate } from "@/server/trip";
import { Say } from "../formats/formats-provider";
import { WebLink } from "../ui/web-link";

/** Who has to be named for the records, with license and date. */
export function Sources({ attributions }: { attributions: NonNullable<CurrentWorld["world"]["attributions"]> }) {
  if (attributions.length === 0) return null;
  return (
    <section aria-label="Sources" className="text-muted text-sm">
      <ul className="flex flex-col gap-1">
        {attributions.map(({ text, license, url, asOf }) => (
          <li key={text}>
            {url === null ? text : <WebLink address={url}>{text}</WebLink>}
            {license !== null && ` (${license})`}
            {asOf !== null && (
              <>
                , as of <Say>{formatLongDate(asOf)}</Say>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Lock } from "lucide-react";
import { type Alternative, formatMoney, type Stop } from "@/server/trip";
import { counted } from "../format";
import { classNames } from "../ui/class-names";
import { Disclosure } from "../ui/disclosure";
import { AlternativeList } from "./alternative-list";
import { StopMarker } from "./stop-marker";
import { stopDetails, stopTimes, stopTitle } from "./stop-words";
import { costDifference } from "./trip-difference";

/**
 * One stop of a day: when, what, why, for how much, and on opening what else it could have been. `hasClock`: the world
 * knows when places are visited, so that times deserve a column.
 */
export function StopRow({ stop, hasClock }: { stop: Stop; hasClock: boolean }) {
  const isLaterNight = stop.kind === "stay" && stop.night > 1;
  return (
    <li
      id={stop.id}
      className={classNames(
        "group/stop relative grid grid-cols-[2.25rem_1fr_auto] gap-x-3 rounded-card py-3 target:bg-accent-soft",
        hasClock && "sm:grid-cols-[3.5rem_2.25rem_1fr_auto]",
      )}
    >
      {hasClock && <StopTime stop={stop} className="figures hidden pt-2 text-right text-muted text-sm sm:block" />}
      <span className="relative after:absolute after:top-9 after:-bottom-6 after:left-1/2 after:w-px after:bg-hairline group-last/stop:after:hidden">
        <StopMarker stop={stop} />
      </span>
      <div className="min-w-0 pt-1">
        <h3 className="font-medium [overflow-wrap:anywhere]">
          {stopTitle(stop)}
          {stop.locked && (
            <span className="ml-2 inline-flex items-center gap-1 font-normal text-muted text-xs">
              <Lock aria-hidden className="size-3" />
              kept as it is
            </span>
          )}
        </h3>
        <p className="text-muted text-sm">
          <StopTime stop={stop} inline className={classNames("figures", hasClock && "sm:hidden")} />
          {stopDetails(stop)}
          <ArrivalNote stop={stop} />
        </p>
        {!isLaterNight && <StopReasons stop={stop} />}
      </div>
      <p className="figures pt-1 text-right text-sm">{stop.cost.amountMinor === 0 ? "Free" : formatMoney(stop.cost)}</p>
    </li>
  );
}

/** What led to this stop; the rules of any sensible trip only on opening, with what else was considered. */
function StopReasons({ stop: { reasons, alternatives } }: { stop: Stop }) {
  const rules = reasons.filter(({ because }) => because.kind === "rule");
  const wishes = reasons.filter(({ because }) => because.kind !== "rule");
  const shown = wishes.length > 0 ? wishes : rules;
  return (
    <>
      {shown.length > 0 && <p className="mt-1 max-w-prose text-sm">{shown.map(({ text }) => text).join(" ")}</p>}
      {alternatives.length > 0 && (
        <Disclosure summary={consideredLine(alternatives)} className="mt-1">
          {wishes.length > 0 && rules.length > 0 && (
            <p className="mt-1 mb-2 max-w-prose text-muted text-sm">{rules.map(({ text }) => text).join(" ")}</p>
          )}
          <AlternativeList alternatives={alternatives} />
        </Disclosure>
      )}
    </>
  );
}

/** "Next best: Lotus Pavilion, $34 less; 3 considered". */
function consideredLine(alternatives: readonly Alternative[]): string {
  const best = alternatives.find(({ breaks }) => breaks.length === 0);
  return best === undefined
    ? `${counted(alternatives.length, "other")} considered`
    : `Next best: ${best.name}, ${costDifference(best.costChange)}; ${alternatives.length} considered`;
}

function StopTime({ stop, inline = false, className }: { stop: Stop; inline?: boolean; className: string }) {
  const times = stopTimes(stop);
  if (times === null) return inline ? null : <span aria-hidden className={className} />;
  return (
    <span className={className}>
      {times.start}
      {inline && (times.end === null ? ", " : ` – ${times.end}, `)}
      {!inline && times.end !== null && <span className="block text-xs">{times.end}</span>}
    </span>
  );
}

function ArrivalNote({ stop }: { stop: Stop }) {
  const note = stopTimes(stop)?.note;
  return note ? <span>, {note}</span> : null;
}

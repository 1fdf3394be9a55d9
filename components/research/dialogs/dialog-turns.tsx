import { type DialogTurn, fieldName } from "@/server/trip";
import { classNames } from "../../ui/class-names";

/** A dialog as both sides saw it, with what each question is about and why it was asked. */
export function DialogTurns({ turns }: { turns: readonly DialogTurn[] }) {
  let round = 0;
  return (
    <ol className="flex flex-col gap-3">
      {turns.map(({ by, text, entry, reason, isFollowUp }, index) => {
        if (by === "agent") round += 1;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: turns have no identity beyond their place.
            key={index}
            className={classNames(
              "flex flex-col gap-1 rounded-card px-4 py-3 text-sm [overflow-wrap:anywhere]",
              by === "agent" ? "mr-6 border border-hairline bg-raised sm:mr-16" : "ml-6 bg-sunken sm:ml-16",
            )}
          >
            <p className="flex flex-wrap gap-x-2 text-muted text-xs">
              <span className="font-medium text-ink">{by === "agent" ? "Agent" : "Traveler"}</span>
              {by === "agent" && <span className="figures">round {round}</span>}
              {entry !== null && <span>{fieldName(entry)}</span>}
              {by === "agent" && entry === null && <span>asks for nothing</span>}
              {isFollowUp && <span>asked again</span>}
            </p>
            <p className="max-w-prose whitespace-pre-wrap">
              {text === "" ? <span className="text-muted">Said nothing.</span> : text}
            </p>
            {reason !== null && (
              <p className="max-w-prose text-muted">
                <span className="font-medium">[Think]</span> {reason}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

import { classNames } from "../../ui/class-names";
import { type ShownDialog, turnElementId } from "./turns";

/** How the rater points at turns. */
export interface Pointing {
  /** The turn that the keys are at. */
  readonly cursor: number;
  readonly pointedAt: readonly number[];
  /** What pressing a number does, e.g. "Point at" or "Answer for". */
  readonly verb: string;
  readonly onPress: (turn: number) => void;
}

/** The turns of a dialog, blind: who spoke and the words. Without `pointing` it is only read. */
export function TurnList({ dialog, pointing }: { dialog: ShownDialog; pointing?: Pointing }) {
  return (
    <ol className="flex flex-col gap-3">
      {dialog.turns.map(({ by, text }, at) => {
        const index = dialog.from + at;
        const speaker = by === "agent" ? "Agent" : "Traveler";
        return (
          <li
            key={index}
            id={pointing && turnElementId(index)}
            className={classNames(
              "flex scroll-my-24 gap-3 rounded-card px-3 py-3 text-sm",
              by === "agent"
                ? "mr-4 border border-hairline bg-raised sm:mr-10"
                : "ml-4 border border-sunken bg-sunken sm:ml-10",
              pointing?.cursor === index && "border-accent",
              pointing?.pointedAt.includes(index) && "bg-accent-soft",
            )}
          >
            <TurnNumber number={at + 1} index={index} title={dialog.title} pointing={pointing} />
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="font-medium text-xs">{speaker}</p>
              <p className="max-w-prose whitespace-pre-wrap">{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function TurnNumber({
  number,
  index,
  title,
  pointing,
}: {
  number: number;
  index: number;
  title: string;
  pointing: Pointing | undefined;
}) {
  if (pointing === undefined) return <span className="w-6 shrink-0 text-muted text-xs figures">{number}</span>;
  const isPointedAt = pointing.pointedAt.includes(index);
  return (
    <button
      type="button"
      aria-pressed={isPointedAt}
      aria-label={`${pointing.verb} turn ${number} of the ${title.toLowerCase()}`}
      onClick={() => pointing.onPress(index)}
      className={classNames(
        "flex size-8 shrink-0 items-center justify-center rounded-inner border font-medium text-xs figures",
        isPointedAt
          ? "border-accent bg-accent text-on-accent"
          : "border-hairline text-muted hover:border-ink hover:text-ink",
      )}
    >
      {number}
    </button>
  );
}

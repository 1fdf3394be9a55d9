import { Say } from "../../formats/formats-provider";
import { classNames } from "../../ui/class-names";

const WORDS = "whitespace-pre-wrap [overflow-wrap:anywhere]";

/** What Dragoman says: plain on the paper. */
export function AgentWords({ text }: { text: string }) {
  return (
    <div className="max-w-prose animate-appear pr-6">
      <p className="sr-only">Dragoman:</p>
      <p className={WORDS}>
        <Say>{text}</Say>
      </p>
    </div>
  );
}

/** What the traveler said: at the right, on a ground of its own. */
export function TravelerWords({ text, isOnItsWay = false }: { text: string; isOnItsWay?: boolean }) {
  return (
    <div
      className={classNames(
        "w-fit min-w-0 max-w-[85%] rounded-card rounded-br-none bg-accent-soft px-4 py-2.5",
        isOnItsWay && "opacity-70",
      )}
    >
      <p className="sr-only">You:</p>
      <p className={WORDS}>{text}</p>
    </div>
  );
}

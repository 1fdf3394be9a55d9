import { CircleCheck, CircleMinus, CircleX } from "lucide-react";
import { classNames } from "../../ui/class-names";

/** A check as it came out; null: it does not apply, or was not reached. */
export interface ShownCheck {
  readonly name: string;
  readonly pass: boolean | null;
  readonly evidence: string | null;
}

const STATES = {
  true: { icon: CircleCheck, style: "text-kept", words: "kept" },
  false: { icon: CircleX, style: "text-conflict", words: "broken" },
  null: { icon: CircleMinus, style: "text-muted", words: "does not apply" },
} as const;

/** Checks, the broken ones first. */
export function CheckLines({ checks }: { checks: readonly ShownCheck[] }) {
  const order = [false, true, null];
  const sorted = [...checks].sort((a, b) => order.indexOf(a.pass) - order.indexOf(b.pass));
  return (
    <ul className="flex flex-col gap-1.5">
      {sorted.map(({ name, pass, evidence }) => {
        const { icon: Icon, style, words } = STATES[`${pass}`];
        return (
          <li key={name} className="flex gap-2 text-sm">
            <Icon aria-hidden className={classNames("mt-0.5 size-4 shrink-0", style)} />
            <div className="min-w-0">
              <p className={classNames("[overflow-wrap:anywhere]", pass === null && "text-muted")}>
                {name}
                <span className="sr-only">: {words}</span>
              </p>
              {evidence !== null && <p className="text-muted [overflow-wrap:anywhere]">{evidence}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

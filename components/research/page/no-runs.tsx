import { CodeBlock } from "../../ui/code-block";

/** There is no run yet: what belongs here, and the two commands that bring it. */
export function NoRuns() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-4 pt-8 pb-16 sm:px-8 sm:pt-16">
      <h1 className="font-serif text-xl sm:text-2xl">Elicitation</h1>
      <p className="max-w-prose text-muted">
        Here the policies that ask are compared: what they learn of simulated travelers, round by round, and how they
        ask. There is no run yet. Start one among the runs, or make one and import it:
      </p>
      <CodeBlock label="Commands" code={COMMANDS} />
      <p className="max-w-prose text-muted text-sm">
        One run for each policy and simulator (<code>--simulator second</code>); the same number of travelers and the
        same seed make them comparable.
      </p>
    </div>
  );
}

const COMMANDS = `npm run -s dragoman -- bench elicitation --world sample --travelers 1000 --seed 1 --agent fixed --out runs/fixed
npm run -s dragoman -- runs import runs/fixed`;

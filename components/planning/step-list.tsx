import { Circle, CircleCheck, CircleDot } from "lucide-react";
import type { PlanProgress } from "@/server/trip";
import { classNames } from "../ui/class-names";

type Step = PlanProgress["step"];

const STEP_LABELS: Record<Step, string> = {
  offers: "Live prices",
  routes: "Travel there, between and back",
  choices: "Lodging, meals and visits",
  proof: "Proving nothing better exists",
  alternatives: "Alternatives for each stop",
  conflicts: "Which requirements conflict",
  relaxations: "The cheapest fixes",
  checks: "The chosen offers once more",
};

const WITH_PLAN: readonly Step[] = ["routes", "choices", "proof", "alternatives"];
const WITHOUT_PLAN: readonly Step[] = ["routes", "choices", "conflicts", "relaxations"];

function stepsOf(progress: PlanProgress | null, live: boolean): readonly Step[] {
  const isWithout = progress?.step === "conflicts" || progress?.step === "relaxations";
  if (!live) return isWithout ? WITHOUT_PLAN : WITH_PLAN;
  return ["offers", ...(isWithout ? WITHOUT_PLAN : [...WITH_PLAN, "checks" as const])];
}

/** What is being done, in a line. */
export function stepLabel(progress: PlanProgress | null): string {
  if (progress === null) return "It starts when it reaches the front of the queue.";
  // Each question to a provider is said as it is asked.
  return progress.step === "offers" ? progress.text : STEP_LABELS[progress.step];
}

/** Planning progress, 0–1, by steps and by what is known of the current one. */
export function shareOfSteps(progress: PlanProgress | null, live = false): number {
  if (progress === null) return 0;
  const steps = stepsOf(progress, live);
  return (steps.indexOf(progress.step) + (progress.done ?? 0.5)) / steps.length;
}

/** The steps of planning with the one under way, and what it says of itself; `live`: providers are asked first. */
export function StepList({ progress, live = false }: { progress: PlanProgress | null; live?: boolean }) {
  const steps = stepsOf(progress, live);
  const current = progress === null ? -1 : steps.indexOf(progress.step);
  return (
    <>
      <ol className="flex flex-col gap-3">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? "step" : undefined}
            className={classNames("flex items-start gap-3", index > current && "text-muted")}
          >
            <StepIcon state={index < current ? "done" : index === current ? "current" : "ahead"} />
            <div>
              {STEP_LABELS[step]}
              {index === current && <p className="text-muted text-sm">{progress?.text}</p>}
            </div>
          </li>
        ))}
      </ol>
      {progress === null && <p className="text-muted text-sm">{stepLabel(progress)}</p>}
    </>
  );
}

function StepIcon({ state }: { state: "done" | "current" | "ahead" }) {
  const style = "mt-1 size-4 shrink-0";
  if (state === "done") {
    return (
      <>
        <CircleCheck aria-hidden className={classNames(style, "text-kept")} />
        <span className="sr-only">Done:</span>
      </>
    );
  }
  return state === "current" ? (
    <CircleDot aria-hidden className={classNames(style, "animate-breathe text-accent")} />
  ) : (
    <Circle aria-hidden className={style} />
  );
}

import type { World } from "@/server/worlds";
import { Observed } from "../observed/observed";
import { worldNames } from "../observed/world-names";
import { rubricOf } from "../rubrics/rubric";
import type { Trajectory, Turn, VerifiedTask } from "../trajectory";
import type { TurnVerdict } from "../verdict";
import { checkAvailability, checkTerms } from "./check-availability";
import { checkMoney } from "./check-money";
import { checkCities, checkDays, checkNames } from "./check-names";
import { checkPlan } from "./check-plan";
import { checkValues } from "./check-values";
import { givenBy } from "./given";
import { figuresOf } from "./plan-figures";
import { type Context, statementsIn, type TurnFindings } from "./reading";

/** The two rubrics of every turn, in order; the final answer is the last turn. */
export function turnRubrics(task: VerifiedTask, { turns, final }: Trajectory, world: World): TurnVerdict[] {
  const { places, cities } = worldNames(world);
  const observed = new Observed(
    (name) => places.has(name) || cities.has(name) || world.legByNumber(name) !== undefined,
  );
  const context: Context = { world, observed, given: givenBy(task, world), figures: null };
  const verdicts = turns.map((turn, at) => {
    const findings = findingsOf(wordsOf(turn), context);
    // A turn's own calls come after its words.
    for (const call of turn.calls) observed.add(call);
    return verdictOf(at + 1, findings);
  });
  const last: Context = { ...context, figures: figuresOf(task, final, world) };
  const findings = findingsOf(final.text, last);
  checkPlan(final, last, findings);
  return [...verdicts, verdictOf(turns.length + 1, findings)];
}

/** The words without the calls that are written in them: what is asked for is no claim. */
function wordsOf({ text, calls }: Turn): string {
  return calls.reduce((words, { tool }) => {
    const at = words.indexOf(`${tool}[`);
    const end = at < 0 ? -1 : words.lastIndexOf("]");
    return end < at ? words : `${words.slice(0, at).replace(/Action(?:\s*\d+)?:\s*$/, "")}${words.slice(end + 1)}`;
  }, text);
}

function findingsOf(text: string, context: Context): TurnFindings {
  const findings: TurnFindings = { grounded: [], consistent: [], claims: 0 };
  for (const statement of statementsIn(text, context)) {
    checkNames(statement, context, findings);
    checkCities(statement, text, context, findings);
    checkDays(statement, context, findings);
    checkMoney(statement, text, context, findings);
    checkValues(statement, text, context, findings);
    checkAvailability(statement, context, findings);
    checkTerms(statement, text, context, findings);
  }
  return findings;
}

function verdictOf(turn: number, { grounded, consistent, claims }: TurnFindings): TurnVerdict {
  const checked = [`${claims} claims.`];
  return { turn, claims, grounded: rubricOf(grounded, checked), consistent: rubricOf(consistent, checked) };
}

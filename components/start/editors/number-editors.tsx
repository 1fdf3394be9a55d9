import type { FormEvent } from "react";
import { NumberStepper } from "../../ui/number-stepper";
import { OptionList } from "../../ui/option-list";
import type { EditorProps } from "./editor";

const MAXIMUM_DAYS = 30;
const MAXIMUM_PEOPLE = 30;
const MAXIMUM_BUDGET = 10_000_000;

function closing(onDone: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
}

export function DaysEditor({ said, onEdit, onDone }: EditorProps) {
  return (
    <form onSubmit={closing(onDone)}>
      <NumberStepper
        label="Days, first and last included"
        value={said.trip.days}
        minimum={1}
        maximum={MAXIMUM_DAYS}
        onChange={(days) => onEdit({ trip: { days, endDate: undefined } })}
      />
    </form>
  );
}

export function PeopleEditor({ said, onEdit, onDone }: EditorProps) {
  const { people, children, pets } = said.trip;
  return (
    <form onSubmit={closing(onDone)} className="flex flex-col gap-3">
      <NumberStepper
        label="Everyone"
        value={people}
        minimum={1}
        maximum={MAXIMUM_PEOPLE}
        onChange={(count) => onEdit({ trip: { people: count } })}
      />
      <NumberStepper
        label="How many are children"
        value={children ?? 0}
        minimum={0}
        maximum={MAXIMUM_PEOPLE}
        onChange={(count) => onEdit({ trip: { children: count === 0 ? undefined : count } })}
      />
      <OptionList
        legend="Pets"
        multiple
        options={[{ value: "pets", label: "Bringing a pet" }]}
        chosen={pets ? ["pets"] : []}
        onChange={(chosen) => onEdit({ trip: { pets: chosen.length > 0 ? true : undefined } })}
      />
    </form>
  );
}

/** What is entered is in the world's currency, whatever was said before. */
function ofCurrency(currency: string) {
  return { currency: currency === "USD" ? undefined : currency, budgetSaid: undefined };
}

export function BudgetEditor({ said, current, onEdit, onDone }: EditorProps) {
  return (
    <form onSubmit={closing(onDone)}>
      <NumberStepper
        label="For the whole trip"
        value={said.trip.budget}
        minimum={0}
        maximum={MAXIMUM_BUDGET}
        format={{ style: "currency", currency: current.world.currency, maximumFractionDigits: 0 }}
        onChange={(budget) => onEdit({ trip: { budget, ...ofCurrency(current.world.currency) } })}
      />
      <p className="mt-2 text-muted text-xs">Everything for everyone: travel, lodging, meals and visits.</p>
    </form>
  );
}

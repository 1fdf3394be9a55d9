import type { UseQueryResult } from "@tanstack/react-query";
import { CircleCheck, CircleX, LoaderCircle, RefreshCw, TriangleAlert } from "lucide-react";
import { errorSentence } from "../../trpc/error-sentence";
import { Button } from "../../ui/button";
import { keyLabel, type Model, paceLabel, priceLabel, type Reach, rolesLabel } from "./model";

type Check = Pick<UseQueryResult<Reach, unknown>, "data" | "error" | "isFetching" | "refetch">;

/** One model: whether it answers, and how it is set up. */
export function ModelCard({ model, check }: { model: Model; check: Check | undefined }) {
  const facts = [
    ["Model", model.model],
    ["Roles", rolesLabel(model)],
    ["Key", keyLabel(model)],
    ["Context", `${model.contextTokens.toLocaleString("en-US")} tokens`],
    ["Pace", paceLabel(model)],
    ["Price", priceLabel(model.price)],
    ...(model.scripted ? [["Scripted", "A program answers; figures are labeled so"]] : []),
    ...(model.fallback === null ? [] : [["Fallback", `${model.fallback}, for travelers only`]]),
  ];
  return (
    <li className="flex flex-col gap-3 border-hairline border-t py-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-medium [overflow-wrap:anywhere]">{model.name}</h2>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">at {model.host}</p>
        <Button
          variant="quiet"
          size="small"
          className="ml-auto"
          disabled={check?.isFetching}
          aria-label={`Check ${model.name} again`}
          onClick={() => void check?.refetch()}
        >
          <RefreshCw aria-hidden />
          Check
        </Button>
      </div>
      <Status check={check} />
      <dl className="grid grid-cols-[5rem_1fr] gap-x-6 gap-y-1 text-sm">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="figures [overflow-wrap:anywhere]">{fact}</dd>
          </div>
        ))}
      </dl>
      {model.lastProblem !== null && (
        <p className="flex items-start gap-2 text-sm text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="[overflow-wrap:anywhere]">The last call failed: {model.lastProblem.message}</span>
        </p>
      )}
    </li>
  );
}

function Status({ check }: { check: Check | undefined }) {
  const { icon: Icon, style, text } = statusOf(check);
  return (
    <p className={`flex items-start gap-2 text-sm ${style}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="figures [overflow-wrap:anywhere]">{text}</span>
    </p>
  );
}

function statusOf(check: Check | undefined) {
  if (check === undefined || check.isFetching) return { icon: LoaderCircle, style: "text-muted", text: "Checking …" };
  const { data, error } = check;
  if (data === undefined) return { icon: CircleX, style: "text-conflict", text: errorSentence(error) };
  if (!data.reachable) return { icon: CircleX, style: "text-conflict", text: `Cannot be used. ${data.message}` };
  if (data.listed === false) {
    const text = "The server answers, but does not list this model. Check its name in the models file.";
    return { icon: TriangleAlert, style: "text-warning", text };
  }
  return { icon: CircleCheck, style: "text-kept", text: `Can be reached, in ${Math.round(data.ms)} ms` };
}

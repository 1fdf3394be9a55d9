"use client";

import { useMutation } from "@tanstack/react-query";
import type { JudgeView } from "@/server/views";
import { useTRPC } from "../../../../trpc/client";
import { errorSentence } from "../../../../trpc/error-sentence";
import { Button } from "../../../../ui/button";
import { Notice } from "../../../../ui/notice";
import { ProgressBar } from "../../../../ui/progress-bar";
import { timeLeftWords } from "../../../benchmark/run-words";
import { ScriptedBadge, StatusBadge } from "../../../benchmark/status-badge";
import { failureWords, judgeWords } from "./judge-words";

interface JudgeLineProps {
  readonly judge: JudgeView;
  readonly projectId: string;
  /** The model that is configured now; a judge by another one is as far as it will be. */
  readonly model: string | null;
  readonly onChanged: () => void;
}

/** A judge and how far it is, and a button that stops it, or lets it go on with what has no score. */
export function JudgeLine({ judge, projectId, model, onChanged }: JudgeLineProps) {
  const trpc = useTRPC();
  const done = { onSuccess: onChanged };
  const stop = useMutation(trpc.annotationProjects.stopJudge.mutationOptions(done));
  const goOn = useMutation(trpc.annotationProjects.startJudge.mutationOptions(done));
  const { id, name, by, repeats, status, scored, wanted, secondsLeft, scripted, problem } = judge;
  const canGoOn = by === "rules" || (model !== null && name.startsWith(`${model}, `));
  const error = stop.error ?? goOn.error;
  const failed = failureWords(judge);
  return (
    <li className="flex min-w-0 flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col gap-0.5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 [overflow-wrap:anywhere]">
            {name}
            {scripted && <ScriptedBadge />}
          </p>
          <p className="figures text-muted text-sm [overflow-wrap:anywhere]">{judgeWords(judge)}</p>
        </div>
        {status === "running" ? (
          <Button size="small" disabled={stop.isPending} onClick={() => stop.mutate({ judgeId: id })}>
            Stop
          </Button>
        ) : (
          scored < wanted &&
          canGoOn && (
            <Button
              size="small"
              disabled={goOn.isPending}
              onClick={() => goOn.mutate({ projectId, by, repeats })}
              aria-label={`Score what has no score: ${name}`}
            >
              {status === "stopped" ? "Go on" : "Try again"}
            </Button>
          )
        )}
      </div>
      <p aria-live="polite" className="figures flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <StatusBadge status={status} />
        <span>
          {scored.toLocaleString("en-US")} of {wanted.toLocaleString("en-US")} judgments
        </span>
        {secondsLeft !== null && <span className="text-muted">{timeLeftWords(secondsLeft)}</span>}
      </p>
      {status === "running" && (
        <ProgressBar value={wanted === 0 ? 0 : scored / wanted} label="Judgments with a score" />
      )}
      {failed !== null && <p className="text-sm text-warning">{failed}</p>}
      {problem !== null && <Notice kind="warning">{problem}</Notice>}
      {error !== null && <Notice kind="conflict">{errorSentence(error)}</Notice>}
    </li>
  );
}

"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { OfferedTool, PlayedCall, ToolCall } from "@/server/api";
import { useTRPC } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { callsBefore } from "./calls-before";

export interface ToolCalls {
  call(tool: OfferedTool, input: ToolCall["input"]): void;
  readonly isCalling: boolean;
  /** The call that is being answered, or that was answered last. */
  readonly tool: OfferedTool | null;
  readonly played: PlayedCall | null;
  /** Why there is no answer. */
  readonly problem: string | null;
  readonly notes: PlayedCall["notes"];
  /** Empties the notebook. */
  clear(): void;
}

/** The calls of one visit, answered as those of one agent: its notebook is what was written so far. */
export function useToolCalls(world: string): ToolCalls {
  const trpc = useTRPC();
  const play = useMutation(trpc.tools.play.mutationOptions());
  const [before, setBefore] = useState<readonly ToolCall[]>([]);
  const [notes, setNotes] = useState<PlayedCall["notes"]>([]);
  const [tool, setTool] = useState<OfferedTool | null>(null);
  return {
    call(called, input) {
      const call = { tool: called.name, input };
      setTool(called);
      play.mutate(
        { world, before: [...before], call },
        {
          onSuccess: (played) => {
            setBefore(callsBefore(before, call, called.kind, played));
            setNotes(played.notes);
          },
        },
      );
    },
    isCalling: play.isPending,
    tool,
    played: play.data ?? null,
    problem: play.error ? errorSentence(play.error) : null,
    notes,
    clear() {
      setBefore([]);
      setNotes([]);
    },
  };
}

"use client";

import { Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTRPCClient } from "../../trpc/client";
import { errorSentence } from "../../trpc/error-sentence";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";

/** Takes the last rating back into the queue, to change it. */
export function ReopenButton({ projectId }: { projectId: string }) {
  const client = useTRPCClient();
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  async function reopen() {
    try {
      await client.annotation.reopen.mutate({ projectId });
      router.push(`/annotate/${projectId}`);
    } catch (error) {
      setProblem(errorSentence(error));
    }
  }
  return (
    <>
      <Button onClick={reopen}>
        <Undo2 aria-hidden />
        Change your last rating
      </Button>
      {problem !== null && <Notice kind="conflict">{problem}</Notice>}
    </>
  );
}

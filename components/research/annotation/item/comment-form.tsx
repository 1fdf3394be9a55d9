"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTRPC } from "../../../trpc/client";
import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { TextAreaField } from "../text-area-field";

/** Adds a comment to an item; raters do not see it. */
export function CommentForm({ itemId }: { itemId: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const [text, setText] = useState("");
  const comment = useMutation(
    trpc.annotationProjects.comment.mutationOptions({
      onSuccess: () => {
        setText("");
        router.refresh();
      },
    }),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "" && !comment.isPending) comment.mutate({ itemId, text });
      }}
      className="flex flex-col gap-2"
    >
      <TextAreaField label="Comment" rows={2} maxLength={4_000} value={text} onChange={setText} />
      {comment.error !== null && <Notice kind="conflict">{errorSentence(comment.error)}</Notice>}
      <Button type="submit" size="small" disabled={text.trim() === "" || comment.isPending} className="self-start">
        Add the comment
      </Button>
    </form>
  );
}

"use client";

import { type FormEvent, useId, useState } from "react";
import { errorSentence } from "../../trpc/error-sentence";
import { Button } from "../../ui/button";
import { Dialog, DialogActions, DialogContent } from "../../ui/dialog";
import { Notice } from "../../ui/notice";

/** A few words to the researchers about the item: why it is skipped, or a comment. */
export function NoteDialog({
  title,
  label,
  action,
  most,
  isOpen,
  onOpenChange,
  onSend,
}: {
  title: string;
  label: string;
  action: string;
  /** Characters. */
  most: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Rejects when the words did not arrive; they stay in the field. */
  onSend: (text: string) => Promise<void>;
}) {
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsSending(true);
    try {
      await onSend(text.trim());
      setText("");
      setProblem(null);
      onOpenChange(false);
    } catch (error) {
      setProblem(errorSentence(error));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={title}>
        <form onSubmit={send} className="flex flex-col gap-4">
          <label htmlFor={id} className="font-medium text-sm">
            {label}
          </label>
          <textarea
            id={id}
            value={text}
            maxLength={most}
            rows={3}
            onChange={(event) => setText(event.target.value)}
            className="w-full rounded-card border border-edge bg-raised px-3 py-2 text-base text-ink sm:text-sm"
          />
          {problem !== null && <Notice kind="conflict">{problem}</Notice>}
          <DialogActions>
            <Button type="submit" variant="primary" disabled={isSending || text.trim() === ""}>
              {action}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}

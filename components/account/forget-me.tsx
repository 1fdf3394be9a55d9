"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../trpc/client";
import { errorSentence } from "../trpc/error-sentence";
import { Button } from "../ui/button";
import { Dialog, DialogContent, DialogTrigger } from "../ui/dialog";
import { Notice } from "../ui/notice";
import { OptionList } from "../ui/option-list";

const EXTENTS = [
  { value: "preferences", label: "What you wanted on earlier trips" },
  { value: "conversations", label: "Also every conversation and its trip" },
];

/** Deletes what is remembered of the traveler, on request with the conversations; asks first, since it cannot be undone. */
export function ForgetMe({ className }: { className?: string }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [extent, setExtent] = useState("preferences");
  const isAll = extent === "conversations";
  const forget = useMutation(
    trpc.account.forgetMe.mutationOptions({
      onSuccess: () => {
        // The page may show a conversation that is gone.
        if (isAll) window.location.assign("/");
        else void queryClient.invalidateQueries({ queryKey: trpc.account.remembered.queryKey() });
      },
    }),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) forget.reset();
      }}
    >
      <DialogTrigger asChild>
        <Button size="small" className={className}>
          Forget me…
        </Button>
      </DialogTrigger>
      <DialogContent title="Forget me" description="Deleted data can’t be recovered.">
        {forget.isSuccess && !isAll ? (
          <Notice kind="kept">It is forgotten.</Notice>
        ) : (
          <div className="flex flex-col gap-5">
            <OptionList
              legend="Forget"
              options={EXTENTS}
              chosen={[extent]}
              onChange={([next = extent]) => setExtent(next)}
            />
            {forget.error && <Notice kind="conflict">{errorSentence(forget.error)}</Notice>}
            <Button
              className="self-start border-conflict text-conflict"
              disabled={forget.isPending || forget.isSuccess}
              onClick={() => forget.mutate({ conversations: isAll })}
            >
              {forget.isPending ? "Deleting…" : "Forget it"}
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

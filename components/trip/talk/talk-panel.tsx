"use client";

import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { ChatProblem } from "../../chat/conversation/chat-problem";
import { Composer } from "../../chat/conversation/composer";
import { FollowEnd } from "../../chat/conversation/follow-end";
import { MessageList } from "../../chat/conversation/message-list";
import { QuestionTools } from "../../chat/conversation/question-tools";
import { useAnswer } from "../../chat/conversation/use-answer";
import { ChatProvider } from "../../chat/use-chat";
import { useTRPC } from "../../trpc/client";
import { errorSentence } from "../../trpc/error-sentence";
import { Button } from "../../ui/button";
import { Dialog, DialogContent } from "../../ui/dialog";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";
import { useTrip } from "../use-trip";
import { useTripWorld } from "../use-trip-world";
import { ProposalLine } from "./proposal-line";
import { useTalk } from "./talk-state";

/** The conversation in place of what else is next to the timeline. */
export function TalkPanel() {
  const { setOpen } = useTalk();
  return (
    <section aria-labelledby="talk" className="flex h-[calc(100dvh-6rem)] min-h-80 flex-col">
      <header className="flex items-center justify-between gap-4 border-hairline border-b pb-1">
        <h2 id="talk" className="font-serif text-lg">
          Talk about this plan
        </h2>
        <Button variant="quiet" size="icon" aria-label="Close the conversation" onClick={() => setOpen(false)}>
          <X aria-hidden />
        </Button>
      </header>
      <TalkAboutPlan />
    </section>
  );
}

/** The same on a phone: a sheet from the bottom edge. */
export function TalkSheet() {
  const { isOpen, setOpen } = useTalk();
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent title="Talk about this plan">
        <div className="-my-5 flex h-[75dvh] flex-col">
          <TalkAboutPlan />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function TalkAboutPlan() {
  const trpc = useTRPC();
  const { trip } = useTrip();
  // What was said elsewhere in the meantime comes in over the watch; the next time it is looked up again.
  const chat = useQuery(
    trpc.chat.get.queryOptions({ id: trip.id }, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }),
  );
  if (chat.data !== undefined) {
    return (
      <ChatProvider initial={chat.data}>
        <Conversation />
      </ChatProvider>
    );
  }
  if (chat.error) {
    return (
      <div className="pt-4">
        <Notice kind="conflict" action={{ label: "Try again", onClick: () => chat.refetch() }}>
          {errorSentence(chat.error)}
        </Notice>
      </div>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-5 pt-4">
      <span className="sr-only">Loading the conversation.</span>
      <Skeleton className="ml-auto h-14 w-3/4 rounded-card" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}

const EXAMPLES = ["A cheaper hotel", "No early flight", "What if we add a day?"] as const;

function Conversation() {
  const { box, answer } = useAnswer();
  const scroller = useRef<HTMLDivElement>(null);
  const current = useTripWorld();
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
  }, [box]);
  return (
    <>
      <div
        ref={scroller}
        className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto py-4 text-sm [scrollbar-width:thin]"
      >
        <MessageList />
        {current.data !== undefined && <QuestionTools current={current.data} onAnswer={answer} />}
        <FollowEnd within={scroller} />
      </div>
      <div className="flex flex-col gap-2 pt-1 pb-4">
        <ProposalLine />
        <ChatProblem />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
        <div role="group" aria-label="For example" className="flex flex-wrap gap-2">
          {EXAMPLES.map((wish) => (
            <Button key={wish} size="small" className="min-h-10 rounded-full sm:min-h-8" onClick={() => answer(wish)}>
              {wish}
            </Button>
          ))}
        </div>
        <Composer boxRef={box} placeholder="What should be different?" />
      </div>
    </>
  );
}

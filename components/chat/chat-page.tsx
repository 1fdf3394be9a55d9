"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { CurrentWorld } from "@/server/api";
import type { ChatView } from "@/server/views";
import { Notice } from "../ui/notice";
import { useMedia, WIDE } from "../ui/use-media";
import { ChatHeader } from "./chat-header";
import { ChatProblem } from "./conversation/chat-problem";
import { Composer } from "./conversation/composer";
import { FollowEnd } from "./conversation/follow-end";
import { MessageList } from "./conversation/message-list";
import { QuestionTools } from "./conversation/question-tools";
import { RememberedCard } from "./conversation/remembered-card";
import { Understood } from "./conversation/understood";
import { useAnswer } from "./conversation/use-answer";
import { KnownPanel } from "./known/known-panel";
import { PlanButton, usePlan } from "./plan-button";
import { ChatProvider, useChat } from "./use-chat";
import { useKeyboardInset } from "./use-keyboard-inset";
import { questionsLeftWords } from "./words/entry-words";

/** A conversation about a trip: what was said, what is known of it, and the plan one step away. */
export function ChatPage({ initial, current }: { initial: ChatView; current: CurrentWorld }) {
  return (
    <ChatProvider initial={initial}>
      <Talk current={current} />
    </ChatProvider>
  );
}

function Talk({ current }: { current: CurrentWorld }) {
  const isWide = useMedia(WIDE);
  const keyboard = useKeyboardInset();
  const { box, answer } = useAnswer();
  const plan = usePlan(() => box.current?.focus());
  useGoToThePlan();
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 gap-x-12 px-4 sm:px-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col">
        <ChatHeader current={current} />
        <div className="flex flex-1 flex-col gap-5 pt-4 pb-6">
          <MessageList understood={<Understood current={current} />} />
          <QuestionTools current={current} onAnswer={answer} />
          <RememberedCard />
          <FollowEnd />
        </div>
        <div
          style={{ bottom: keyboard }}
          className="-mx-4 sticky z-20 flex flex-col gap-2 bg-paper px-4 pt-2 pb-3 sm:mx-0 sm:px-0 sm:pb-5"
        >
          <ChatProblem />
          <div aria-live="polite" className="empty:hidden">
            {plan.problem !== null && <Notice kind="information">{plan.problem}</Notice>}
          </div>
          <Composer
            boxRef={box}
            placeholder="Answer, ask or correct me"
            aside={<QuestionsLeft />}
            actions={<PlanButton isGoing={plan.isGoing} onPlan={plan.begin} />}
          />
        </div>
      </div>
      {isWide !== false && (
        <aside
          aria-labelledby="what-i-know"
          className="hidden pt-2 pb-8 lg:sticky lg:top-0 lg:-mx-3 lg:block lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:px-3 lg:[scrollbar-gutter:stable] lg:[scrollbar-width:thin]"
        >
          <h2 id="what-i-know" className="mb-4 font-serif text-lg">
            What I know
          </h2>
          <KnownPanel current={current} />
        </aside>
      )}
    </div>
  );
}

function QuestionsLeft() {
  const { chat } = useChat();
  if (chat.status !== "talking") return null;
  return <p className="min-w-0 flex-1 pl-2 text-muted text-sm">{questionsLeftWords(chat.questionsLeft)}</p>;
}

/** Planning that begins in the conversation ("plan now") is followed to the trip's page. */
function useGoToThePlan() {
  const router = useRouter();
  const { chat } = useChat();
  const before = useRef(chat.status);
  useEffect(() => {
    if (before.current === "talking" && chat.status !== "talking") router.push(`/trip/${chat.id}`);
    before.current = chat.status;
  }, [chat.status, chat.id, router]);
}

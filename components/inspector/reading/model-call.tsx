"use client";

import { ChevronDown, ChevronRight } from "lucide-react";
import { useState } from "react";
import type { EventOf, ModelMessage, ModelToolCall } from "@/server/episodes";
import { Notice } from "../../ui/notice";
import { costText, durationText, figureText } from "../units";
import { Facts, Json, Part } from "./parts";
import { LongText } from "./searched-text";

/** A model's call: what came back, what it took, and what was sent. */
export function ModelCallView({ event }: { event: EventOf<"modelCalled"> }) {
  const { answer, problem, messages, reasoning, adapted = [] } = event;
  return (
    <>
      <CallFigures event={event} />
      {problem !== null && <Notice kind="conflict">{problem.message}</Notice>}
      {adapted.length > 0 && (
        <ul className="text-muted text-sm">
          {adapted.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {reasoning !== undefined && (
        <Part title="Reasoning">
          <LongText text={reasoning} />
        </Part>
      )}
      {answer !== null && (
        <Part title="Answer">
          {(answer.text !== "" || answer.toolCalls.length === 0) && <LongText text={answer.text} />}
          <ToolCalls calls={answer.toolCalls} />
        </Part>
      )}
      <Part title={`Prompt (${messages.length} ${messages.length === 1 ? "message" : "messages"})`}>
        <MessageList
          messages={messages.map((message, index) => ({ message, isOpenAtFirst: index === messages.length - 1 }))}
        />
      </Part>
    </>
  );
}

function CallFigures({ event }: { event: EventOf<"modelCalled"> }) {
  return (
    <Facts
      facts={[
        ["Role", event.role],
        [
          "Model",
          event.servedModel === null || event.servedModel === event.requestedModel
            ? event.requestedModel
            : `${event.requestedModel}, served by ${event.servedModel}`,
        ],
        [
          "Took",
          `${durationText(event.latencyMs)}${event.ttftMs === "unknown" ? "" : `, first part after ${durationText(event.ttftMs)}`}`,
        ],
        ["Tokens", `${figureText(event.promptTokens)} sent, ${figureText(event.completionTokens)} answered`],
        ["Cost", costText(event.costUsd)],
        ["Temperature", event.temperature],
        ["Retries", event.retries === 0 ? null : event.retries],
        [
          "Vectors",
          event.vectors === undefined ? null : `${event.vectors.count} of ${event.vectors.dimensions} dimensions`,
        ],
        ["Ended with", event.answer === null || event.answer.finish === "stop" ? null : event.answer.finish],
        ["Fallback", event.fallbackBecause],
        ["Source", event.cached ? "the cache of replays: no server was asked" : null],
      ]}
    />
  );
}

interface ListedMessage {
  readonly message: ModelMessage;
  readonly isOpenAtFirst: boolean;
  /** What the model thought before it. */
  readonly reasoning?: string | undefined;
  /** What there is to say of it, in a word or two. */
  readonly note?: string | undefined;
}

/** Messages of a dialog with a model, each to open and close. */
export function MessageList({ messages }: { messages: readonly ListedMessage[] }) {
  return (
    <ol className="flex flex-col border-hairline border-t">
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages never move.
        <MessageItem key={index} {...message} />
      ))}
    </ol>
  );
}

function MessageItem({ message, isOpenAtFirst, reasoning, note }: ListedMessage) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className="flex flex-col border-hairline border-b py-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-8 items-center gap-2 rounded-inner text-left text-sm"
      >
        <Chevron aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="shrink-0 font-medium">{message.role === "tool" ? `tool ${message.tool}` : message.role}</span>
        {!isOpen && <span className="min-w-0 flex-1 truncate text-muted">{message.content.slice(0, 200)}</span>}
        {note !== undefined && (
          <span className="shrink-0 rounded-inner bg-information-soft px-1.5 py-0.5 text-information text-xs">
            {note}
          </span>
        )}
        <span className="figures ml-auto shrink-0 text-muted text-xs">
          {message.content.length.toLocaleString("en-US")} characters
        </span>
      </button>
      {isOpen && (
        <div className="flex flex-col gap-2 pb-2 pl-6">
          {reasoning !== undefined && <LongText text={reasoning} className="text-muted italic" />}
          {message.content !== "" && <LongText text={message.content} />}
          {message.role === "assistant" && <ToolCalls calls={message.toolCalls ?? []} />}
        </div>
      )}
    </li>
  );
}

function ToolCalls({ calls }: { calls: readonly ModelToolCall[] }) {
  return calls.map(({ id, tool, input }) => (
    <div key={id} className="flex flex-col gap-1">
      <p className="text-sm">
        Calls <span className="font-medium">{tool}</span>
      </p>
      <Json value={input} />
    </div>
  ));
}

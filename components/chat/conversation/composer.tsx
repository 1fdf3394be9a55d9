"use client";

import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useState } from "react";
import { Button } from "../../ui/button";
import { useChat } from "../use-chat";

/** Where the traveler writes: Enter sends, Shift with Enter begins a line. Words that did not arrive stay. */
export function Composer({
  boxRef,
  placeholder,
  aside,
  actions,
}: {
  boxRef: Ref<HTMLTextAreaElement>;
  placeholder: string;
  /** Beneath the words, at the left. */
  aside?: ReactNode;
  /** Next to the button that sends. */
  actions?: ReactNode;
}) {
  const { chat, say, stop } = useChat();
  const [text, setText] = useState("");
  const { isReplying } = chat;

  async function send() {
    if (text.trim() === "") return;
    setText("");
    const arrived = await say(text);
    // What was typed in the meantime stays, too.
    if (!arrived) setText((typed) => (typed === "" ? text : `${text}\n${typed}`));
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Enter that ends the writing of a character (an input method's) does not send.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="rounded-card border border-edge bg-raised focus-within:border-accent focus-within:outline-1 focus-within:outline-accent"
    >
      <label htmlFor="message" className="sr-only">
        Your message
      </label>
      <textarea
        id="message"
        ref={boxRef}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
        rows={1}
        placeholder={placeholder}
        className="field-sizing-content block max-h-40 w-full resize-none bg-transparent px-4 pt-3 pb-1 text-base outline-none placeholder:text-muted"
      />
      <div className="flex items-center justify-end gap-2 px-2 pb-2">
        {aside}
        {actions}
        {isReplying && (
          <Button
            variant="quiet"
            size="icon"
            aria-label="Stop replying"
            onClick={(event) => {
              stop();
              // The button goes with the reply.
              event.currentTarget.form?.querySelector("textarea")?.focus();
            }}
          >
            <Square aria-hidden className="fill-current" />
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="icon"
          aria-label="Send"
          title="Enter to send, Shift+Enter for a new line"
        >
          <ArrowUp aria-hidden />
        </Button>
      </div>
    </form>
  );
}

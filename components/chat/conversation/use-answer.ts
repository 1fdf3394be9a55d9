import { useRef } from "react";
import { useChat } from "../use-chat";

/** Says a button's label. The button goes with the question, so the box takes the focus where a pointer is fine; a finger would only call the keyboard. */
export function useAnswer() {
  const { say } = useChat();
  const box = useRef<HTMLTextAreaElement>(null);
  return {
    box,
    answer: (text: string) => {
      if (matchMedia("(pointer: fine)").matches) box.current?.focus();
      void say(text);
    },
  };
}

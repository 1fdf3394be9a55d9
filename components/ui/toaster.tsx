"use client";

import { Toaster as Primitive } from "sonner";

/** Where short messages appear that go by themselves; Alt+T moves the focus to them, and while it is there they stay. */
export function Toaster() {
  return (
    <Primitive
      position="bottom-center"
      containerAriaLabel="Messages"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-(--width) items-center font-sans gap-4 rounded-card border border-hairline bg-raised py-2 pr-2 pl-4 text-ink text-sm shadow-float max-sm:w-full",
          content: "min-w-0 flex-1 [overflow-wrap:anywhere]",
          actionButton:
            "min-h-10 shrink-0 rounded-inner px-3 font-medium text-accent underline decoration-1 underline-offset-4 hover:bg-sunken",
        },
      }}
    />
  );
}

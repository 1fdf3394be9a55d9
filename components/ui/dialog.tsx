"use client";

import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button";
import { classNames } from "./class-names";

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;

/**
 * One thing to do in front of the page: in the middle of a wide window, a sheet from the bottom edge of a phone. The
 * focus stays in it, Escape closes it and gives the focus back.
 */
export function DialogContent({
  title,
  description,
  children,
  className,
}: {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** A wider one: `sm:max-w-4xl`. */
  className?: string;
}) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
      <Primitive.Content
        {...(description === undefined && { "aria-describedby": undefined })}
        className={classNames(
          "fixed z-50 flex animate-appear flex-col overflow-hidden border border-hairline bg-raised shadow-float outline-none",
          "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-card",
          "sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[88dvh] sm:w-[calc(100vw-4rem)] sm:max-w-xl sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card",
          className,
        )}
      >
        <header className="flex items-start justify-between gap-4 border-hairline border-b px-5 py-3 sm:px-6">
          <div className="min-w-0 py-1">
            <Primitive.Title className="font-serif text-lg [overflow-wrap:anywhere]">{title}</Primitive.Title>
            {description !== undefined && (
              <Primitive.Description className="mt-0.5 text-muted text-sm">{description}</Primitive.Description>
            )}
          </div>
          <Primitive.Close asChild>
            <Button variant="quiet" size="icon" aria-label="Close" className="-mr-2">
              <X aria-hidden />
            </Button>
          </Primitive.Close>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-6">{children}</div>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** What can be decided in a dialog: always in sight beneath what scrolls. Comes last within the content. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 flex flex-wrap gap-3 border-hairline border-t bg-raised px-5 py-3 sm:-mx-6 sm:px-6">
      {children}
    </div>
  );
}

"use client";

import { Popover as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;

/** What floats by its trigger; the first field in it takes the focus, Escape gives it back. */
export function PopoverContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="start"
        sideOffset={8}
        collisionPadding={16}
        className={classNames(
          "z-40 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-2rem)] animate-appear overflow-y-auto rounded-card border border-hairline bg-raised p-4 shadow-float outline-none",
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

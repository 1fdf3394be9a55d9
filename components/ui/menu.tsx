"use client";

import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";

const ITEM =
  "relative flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-inner px-3 text-sm outline-none data-[disabled]:cursor-default data-[highlighted]:bg-accent-soft data-[disabled]:opacity-50 sm:min-h-9 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted";

export const Menu = DropdownMenu.Root;
export const MenuTrigger = DropdownMenu.Trigger;

/** What a button offers to do: arrow keys and first letters choose, Escape gives the focus back. */
export function MenuContent({ className, ...props }: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    // In the page's main part, since screen readers look for everything in one of its landmarks.
    <DropdownMenu.Portal container={globalThis.document?.getElementById("main")}>
      <DropdownMenu.Content
        align="start"
        sideOffset={4}
        collisionPadding={16}
        className={classNames(
          "z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[calc(100vw-2rem)] animate-appear overflow-y-auto rounded-card border border-hairline bg-raised p-1.5 shadow-float outline-none",
          className,
        )}
        {...props}
      />
    </DropdownMenu.Portal>
  );
}

export function MenuItem({ className, ...props }: ComponentProps<typeof DropdownMenu.Item>) {
  return <DropdownMenu.Item className={classNames(ITEM, className)} {...props} />;
}

/** Of several items one is chosen. */
export const MenuChoices = DropdownMenu.RadioGroup;

export function MenuChoice({ className, children, ...props }: ComponentProps<typeof DropdownMenu.RadioItem>) {
  return (
    <DropdownMenu.RadioItem className={classNames(ITEM, "pl-9 sm:pl-9", className)} {...props}>
      <DropdownMenu.ItemIndicator className="absolute left-3">
        <Check aria-hidden />
      </DropdownMenu.ItemIndicator>
      {children}
    </DropdownMenu.RadioItem>
  );
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof DropdownMenu.Label>) {
  return <DropdownMenu.Label className={classNames("px-3 py-1.5 text-muted text-xs", className)} {...props} />;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-hairline" />;
}

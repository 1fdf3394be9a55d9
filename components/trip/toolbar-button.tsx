import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "../ui/class-names";

/** The look of what is in the toolbar, for links too. */
export const TOOLBAR_ITEM = classNames(
  "flex min-h-12 min-w-0 select-none flex-col items-center justify-center gap-0.5 whitespace-nowrap rounded-inner px-1 text-muted text-xs transition-colors hover:bg-sunken hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-disabled:hover:text-muted",
  "sm:min-h-10 sm:flex-row sm:gap-2 sm:px-3 sm:text-sm",
);

/** A button of the trip's toolbar: the icon next to its label, on a phone above it. Serves as the trigger of a dialog or menu. */
export function ToolbarButton({
  icon: Icon,
  label,
  className,
  ...props
}: { icon: LucideIcon; label: string } & Omit<ComponentProps<"button">, "children">) {
  return (
    <button type="button" className={classNames(TOOLBAR_ITEM, className)} {...props}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </button>
  );
}

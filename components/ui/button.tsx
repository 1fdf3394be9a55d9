import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";

const buttonStyle = cva(
  "inline-flex shrink-0 select-none items-center justify-center gap-2 font-medium transition-colors disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "rounded-card bg-accent text-on-accent hover:bg-accent-strong disabled:hover:bg-accent",
        secondary: "rounded-card border border-edge bg-raised text-ink hover:border-ink hover:bg-sunken",
        quiet: "rounded-card text-muted hover:bg-sunken hover:text-ink",
        link: "rounded-inner text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong",
      },
      size: {
        small: "min-h-8 px-3 text-sm",
        medium: "min-h-11 px-5 text-base sm:min-h-10 sm:text-sm",
        icon: "size-11 sm:size-9",
        text: "text-sm",
      },
    },
    defaultVariants: { variant: "secondary", size: "medium" },
  },
);

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonStyle> & { asChild?: boolean };

/** A button, or with `asChild` the look of one on its only child (a link). */
export function Button({ variant, size, asChild = false, className, type = "button", ...props }: ButtonProps) {
  const style = classNames(buttonStyle({ variant, size }), className);
  return asChild ? <Slot.Root className={style} {...props} /> : <button type={type} className={style} {...props} />;
}

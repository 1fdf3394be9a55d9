import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: { theme: { radius: ["card", "inner"], shadow: ["float"] } },
});

/** Joins class names; of two Tailwind classes for one property the later wins. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values));
}

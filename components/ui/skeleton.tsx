import { classNames } from "./class-names";

/** A quiet block where text or a picture will be. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames("animate-breathe rounded-inner bg-hairline", className)} />;
}

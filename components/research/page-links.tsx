import Link from "next/link";
import { classNames } from "../ui/class-names";

interface PageLink {
  readonly href: string;
  readonly name: string;
  readonly isHere: boolean;
}

/** A row of pages of which one is open; it scrolls where there is no room. */
export function PageLinks({ links, className }: { links: readonly PageLink[]; className: string }) {
  return (
    <ul className={classNames("flex border-hairline border-b text-sm", className)}>
      {links.map(({ href, name, isHere }) => (
        <li key={href}>
          <Link
            href={href}
            aria-current={isHere ? "page" : undefined}
            className={classNames(
              "inline-flex min-h-9 items-center whitespace-nowrap border-b-2 outline-offset-[-2px]",
              isHere ? "border-accent text-ink" : "border-transparent text-muted hover:text-ink",
            )}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

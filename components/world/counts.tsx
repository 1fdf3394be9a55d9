import Link from "next/link";
import type { WorldHoldings } from "@/server/views";
import { counted } from "../format";
import { Disclosure } from "../ui/disclosure";
import { KIND_WORDS } from "./kind-words";
import { worldHref } from "./query";

type Kind = WorldHoldings["kinds"][number];

const SHOWN = 8;

/** How many places of which kinds and types there are; each leads to them. */
export function Counts({ world, kinds }: { world: string; kinds: WorldHoldings["kinds"] }) {
  return (
    <section aria-label="Counts" className="grid gap-8 sm:grid-cols-3">
      {kinds.map((kind) => (
        <div key={kind.kind} className="flex min-w-0 flex-col gap-2">
          <h2 className="flex items-baseline justify-between gap-3 border-hairline border-b pb-1 font-medium">
            {KIND_WORDS[kind.kind]} <span className="figures">{kind.count.toLocaleString("en-US")}</span>
          </h2>
          <Types world={world} kind={kind.kind} types={kind.types.slice(0, SHOWN)} />
          {kind.types.length > SHOWN && (
            <Disclosure summary={counted(kind.types.length - SHOWN, "more type")}>
              <Types world={world} kind={kind.kind} types={kind.types.slice(SHOWN)} />
            </Disclosure>
          )}
        </div>
      ))}
    </section>
  );
}

function Types({ world, kind, types }: Pick<Kind, "kind" | "types"> & { world: string }) {
  return (
    <ul className="text-sm empty:hidden">
      {types.map(({ name, count }) => (
        <li key={name} className="flex items-baseline justify-between gap-3">
          <Link
            href={`${worldHref(world, { kind, type: name })}#places`}
            className="min-h-6 min-w-0 hover:text-accent hover:underline"
          >
            {name}
          </Link>
          <span className="figures text-muted">{count.toLocaleString("en-US")}</span>
        </li>
      ))}
    </ul>
  );
}

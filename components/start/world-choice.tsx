"use client";

import { ChevronDown } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import type { CurrentWorld } from "@/server/api";
import { keepChoice } from "../shell/keep-choice";
import { Button } from "../ui/button";
import { Menu, MenuChoice, MenuChoices, MenuContent, MenuTrigger } from "../ui/menu";
import { WORLD_COOKIE } from "./world-cookie";
import { aboutWorld, inWorld, worldTitle } from "./world-words";

/** Which world a page is about, and the others to choose from; nothing where there is one. The page's address says which one is chosen. */
export function WorldChoice({
  label,
  current,
  offered,
  path,
  params = {},
  onLeave,
}: {
  /** Before the world's title: "Planning in". */
  label: string;
  current: CurrentWorld;
  offered: readonly CurrentWorld[];
  /** The page's address, without the world: "/". */
  path: string;
  /** What else stays in its address. */
  params?: Readonly<Record<string, string>>;
  /** Another one is chosen. */
  onLeave?: () => void;
}) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const isAlone = offered.every(({ world }) => world.name === current.world.name);
  if (isAlone) return null;

  function choose(world: string) {
    if (world === current.world.name) return;
    keepChoice(WORLD_COOKIE, world);
    onLeave?.();
    startLeaving(() => router.replace(inWorld(world, path, params), { scroll: false }));
  }

  return (
    <div aria-busy={isLeaving} className="text-sm">
      <Menu>
        <MenuTrigger asChild>
          <Button variant="quiet" className="-ml-3 h-auto min-h-11 max-w-full px-3 py-1.5 text-left whitespace-normal">
            <span className="shrink-0 text-muted">{label}:</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{worldTitle(current, offered)}</span>
            <ChevronDown aria-hidden />
          </Button>
        </MenuTrigger>
        <MenuContent className="w-96">
          <MenuChoices value={current.world.name} onValueChange={choose}>
            {offered.map((each) => (
              <MenuChoice key={each.world.name} value={each.world.name}>
                <span className="flex min-w-0 flex-col gap-0.5 py-1.5 [overflow-wrap:anywhere]">
                  <span className="font-medium">{worldTitle(each, offered)}</span>
                  <span className="text-muted text-xs">{aboutWorld(each)}</span>
                </span>
              </MenuChoice>
            ))}
          </MenuChoices>
        </MenuContent>
      </Menu>
    </div>
  );
}

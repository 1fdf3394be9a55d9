import { ChevronLeft, Download, FileJson, Keyboard, Radio } from "lucide-react";
import Link from "next/link";
import type { EventLine } from "@/server/api";
import { counted } from "../../format";
import type { Answers } from "../../trpc/client";
import { Button } from "../../ui/button";
import { durationText } from "../units";
import type { EpisodeLines } from "./use-lines";

/** Which episode it is, what it took so far, and whether it still goes on. */
export function EpisodeHead({
  header,
  lines,
  state,
  isFollowing,
  onFollow,
  onHelp,
}: {
  header: Answers["episodes"]["header"];
  lines: readonly EventLine[];
  state: EpisodeLines["state"];
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
  onHelp: () => void;
}) {
  const { id, runId, agent, world, seed, startedAt } = header;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <div className="min-w-0">
        {runId !== null && (
          <Link
            href={`/research/runs/${runId}`}
            className="inline-flex min-h-6 items-center gap-1 rounded-inner text-muted text-sm hover:text-ink"
          >
            <ChevronLeft aria-hidden className="size-4" />
            The run
          </Link>
        )}
        <h1 className="font-serif text-lg">
          {runId === null ? "A traveler’s episode" : `Episode of ${agent}`}
          <span className="ml-2 hidden font-normal font-sans text-muted text-xs sm:inline">{id}</span>
        </h1>
        <p className="figures text-muted text-xs">
          {[`world ${world.name}`, `seed ${seed}`, startedAt.slice(0, 16).replace("T", " "), ...figuresOf(lines)].join(
            " · ",
          )}
        </p>
      </div>
      <div className="flex items-center gap-1">
        {state === "live" && (
          <Button variant="quiet" size="small" aria-pressed={isFollowing} onClick={() => onFollow(!isFollowing)}>
            <Radio aria-hidden className={isFollowing ? "text-accent" : undefined} />
            {isFollowing ? "Following" : "Live: follow"}
          </Button>
        )}
        <Button asChild variant="quiet" size="small">
          <a href={`/api/research/episodes/${id}/export`} download>
            <Download aria-hidden />
            JSONL
          </a>
        </Button>
        <Button asChild variant="quiet" size="small">
          <a href="/api/research/episodes/schema" title="The JSON schema of this file’s lines">
            <FileJson aria-hidden />
            Schema
          </a>
        </Button>
        <Button variant="quiet" size="small" onClick={onHelp}>
          <Keyboard aria-hidden />
          Keys
        </Button>
      </div>
    </header>
  );
}

function figuresOf(lines: readonly EventLine[]): string[] {
  const calls = lines.filter(({ type }) => type === "modelCalled");
  const tools = lines.filter(({ type }) => type === "toolCalled").length;
  const tokens = calls.reduce((sum, { tokens: used }) => sum + (used ?? 0), 0);
  const unknown = calls.some(({ tokens: used }) => used === null);
  const last = lines.at(-1);
  return [
    ...(last === undefined ? [] : [durationText(last.atMs)]),
    ...(calls.length > 0
      ? [counted(calls.length, "model call"), `${unknown ? "at least " : ""}${counted(tokens, "token")}`]
      : []),
    ...(tools > 0 ? [counted(tools, "tool call")] : []),
  ];
}

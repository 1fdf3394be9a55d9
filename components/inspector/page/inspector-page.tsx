"use client";

import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { Answers } from "../../trpc/client";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { Notice } from "../../ui/notice";
import { useSettled } from "../../use-settled";
import { EventTree } from "../list/event-tree";
import { ReadingPane } from "../reading/reading-pane";
import { StoryPane } from "../story/story-pane";
import { TimeStrip } from "../timeline/time-strip";
import { EpisodeHead } from "./episode-head";
import { FilterBar } from "./filter-bar";
import { HelpDialog } from "./help-dialog";
import { NoRows, TreeHead } from "./tree-head";
import { type Filter, NO_FILTER, useInspector } from "./use-inspector";
import { useKeys } from "./use-keys";
import { useLines } from "./use-lines";
import { useSearch } from "./use-search";

type Pane = "list" | "event" | "story";
const PAUSE_TO_READ_MS = 40;
const PANES = { list: "Events", event: "Event", story: "Trip" } as const satisfies Record<Pane, string>;

/** An episode under the eye: its events at the left, the one that is read, and what the trip had come to by then. */
export function InspectorPage({ header, event }: { header: Answers["episodes"]["header"]; event: number }) {
  const { id } = header;
  const { lines, state, problem, retry } = useLines(id, header.length);
  const [typed, setTyped] = useState("");
  const [inPrompts, setInPrompts] = useState(false);
  const search = useSearch(id, Math.max(header.length, lines.length), typed, inPrompts);
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const inspector = useInspector(lines, search.text === "" ? null : search.found, filter, event);
  const [isRaw, setRaw] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [pane, setPane] = useState<Pane>("list");
  const [isFollowing, setFollowing] = useState(false);
  const tree = useRef<HTMLDivElement>(null);
  const reading = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { choose, chooseRow, move, rows, unfold } = inspector;
  // A key that is held runs past events that nobody reads.
  const settled = useSettled(inspector.chosen, PAUSE_TO_READ_MS);
  const shownLines = useDeferredValue(lines);
  const hasSpans = useMemo(() => lines.some(({ type }) => type === "spanBegan"), [lines]);

  // The part of an address behind "#" is known to the browser alone.
  useEffect(() => {
    const named = /^#e(\d{1,9})$/.exec(window.location.hash)?.[1];
    if (named !== undefined) choose(Number(named));
    tree.current?.focus({ preventScroll: true });
  }, [choose]);

  const newest = lines.at(-1)?.sequence;
  useEffect(() => {
    if (isFollowing && newest !== undefined) choose(newest);
  }, [isFollowing, newest, choose]);

  const back = () => {
    setPane("list");
    tree.current?.focus({ preventScroll: true });
  };
  const read = (sequence: number) => {
    choose(sequence);
    setPane("event");
  };
  useKeys(
    {
      next: () => move(1),
      previous: () => move(-1),
      first: () => chooseRow(rows[0]),
      last: () => chooseRow(rows.at(-1)),
      open: () => unfold(true),
      close: () => unfold(false),
      read: () => {
        setPane("event");
        reading.current?.focus();
      },
      back,
      search: () => {
        setPane("list");
        field.current?.focus();
      },
      raw: () => setRaw(!isRaw),
      help: () => setHelpOpen(true),
    },
    tree,
  );

  return (
    <div className="flex h-[calc(100dvh-7rem)] min-h-[32rem] flex-col gap-2 px-2 pt-2 pb-2 sm:px-4">
      <EpisodeHead
        header={header}
        lines={lines}
        state={state}
        isFollowing={isFollowing}
        onFollow={setFollowing}
        onHelp={() => setHelpOpen(true)}
      />
      <TimeStrip agent={header.agent} lines={shownLines} chosen={inspector.chosen} onChoose={choose} />
      {problem !== null && (
        <Notice kind="conflict" action={{ label: "Try again", onClick: retry }}>
          {problem}
        </Notice>
      )}
      <nav aria-label="Panes" className="flex gap-1 lg:hidden">
        {(["list", "event", "story"] as const).map((each) => (
          <Button
            key={each}
            variant={pane === each ? "secondary" : "quiet"}
            size="small"
            aria-pressed={pane === each}
            onClick={() => setPane(each)}
          >
            {PANES[each]}
          </Button>
        ))}
      </nav>
      <div className="grid min-h-0 flex-1 overflow-hidden rounded-card border border-hairline bg-raised lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)_minmax(17rem,22rem)]">
        <div className={classNames(PANE, pane === "list" && "flex")}>
          <FilterBar
            typed={typed}
            onType={setTyped}
            inPrompts={inPrompts}
            onInPrompts={setInPrompts}
            search={search}
            filter={filter}
            onFilter={setFilter}
            hasSpans={hasSpans}
            field={field}
            onLeave={back}
          />
          <TreeHead
            inspector={inspector}
            count={lines.length}
            length={header.length}
            isLoading={state === "loading"}
            hasFailed={problem !== null}
          />
          {rows.length === 0 && problem === null && (
            <NoRows
              isWaiting={state === "loading" || search.isBusy}
              isNarrowed={search.text !== "" || filter.groups.size > 0 || filter.onlyProblems}
            />
          )}
          <EventTree
            rows={rows}
            cursor={inspector.cursor}
            tree={tree}
            onChoose={(index) => {
              chooseRow(rows[index]);
              if (rows[index]?.kind === "event") setPane("event");
            }}
            onToggle={inspector.toggle}
          />
        </div>
        <div className={classNames(PANE, "border-hairline lg:border-l", pane === "event" && "flex")}>
          <ReadingPane id={id} sequence={settled} searched={search.text} isRaw={isRaw} onRaw={setRaw} pane={reading} />
        </div>
        <div className={classNames(PANE, "border-hairline lg:border-l", pane === "story" && "flex")}>
          <StoryPane id={id} at={inspector.storyAt} onGoTo={read} />
        </div>
      </div>
      <HelpDialog isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </div>
  );
}

const PANE = "hidden min-h-0 min-w-0 flex-col lg:flex";

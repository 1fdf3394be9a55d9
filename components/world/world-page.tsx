import type { CurrentWorld } from "@/server/api";
import type { PlaceFilter, PlaceList, WorldHoldings } from "@/server/views";
import { coverageWords } from "../start/coverage-words";
import { WorldChoice } from "../start/world-choice";
import { Notice } from "../ui/notice";
import { Counts } from "./counts";
import { Coverage } from "./coverage";
import { PlaceListView } from "./place-list";
import { SearchForm } from "./search-form";
import { Sources } from "./sources";

/** What a world that travelers plan in holds. */
export function WorldPage({
  current,
  offered,
  holdings,
  list,
  query,
  languages,
}: {
  current: CurrentWorld;
  /** Those to choose from. */
  offered: readonly CurrentWorld[];
  holdings: WorldHoldings;
  list: PlaceList;
  query: PlaceFilter;
  /** The reader's, the first one first. */
  languages: readonly string[];
}) {
  const { world } = current;
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-4 pt-4 pb-20 sm:px-8 sm:pt-8">
      <header className="flex max-w-prose flex-col gap-3">
        <WorldChoice label="Places of" current={current} offered={offered} path="/world" />
        <h1 className="font-serif text-xl sm:text-2xl">
          Places of the world “<span className="[overflow-wrap:anywhere]">{world.name}</span>”
        </h1>
        <p>
          {world.source} {coverageWords(current)}
        </p>
        {world.incompleteBecause !== null && <Notice kind="warning">{world.incompleteBecause}</Notice>}
        <Sources attributions={world.attributions ?? []} />
      </header>
      <Counts world={world.name} kinds={holdings.kinds} />
      {holdings.coverage !== null && <Coverage coverage={holdings.coverage} />}
      <section aria-labelledby="places" className="flex flex-col gap-4">
        <h2 id="places" className="scroll-mt-8 font-serif text-lg">
          All places
        </h2>
        <SearchForm
          world={world.name}
          query={query}
          kinds={holdings.kinds}
          cities={current.cities.map(({ name }) => name)}
        />
        <PlaceListView
          list={list}
          world={world.name}
          query={query}
          hasCities={current.cities.length > 1}
          languages={languages}
        />
      </section>
    </div>
  );
}

import type { DialogSource } from "@/server/views";

const KIND_WORDS: Record<DialogSource["kind"], string> = {
  simulated: "Simulated",
  run: "From a run",
  imported: "Imported",
  chat: "A conversation",
};

/** Where an item's dialogs come from; raters never see it. */
export function ItemSources({ sources }: { sources: readonly DialogSource[] }) {
  return (
    <span className="flex flex-col gap-0.5">
      {sources.map(({ kind, reference, agent }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair may show the same dialog twice.
        <span key={at} className="[overflow-wrap:anywhere]">
          {sources.length > 1 && (at === 0 ? "First: " : "Second: ")}
          {[KIND_WORDS[kind], agent, reference].filter((part) => part !== null).join(" · ")}
        </span>
      ))}
    </span>
  );
}

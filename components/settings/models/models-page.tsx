import type { Answers } from "../../trpc/client";
import { Notice } from "../../ui/notice";
import { HowToConfigure } from "./how-to-configure";
import { ModelList } from "./model-list";

type Configured = Answers["models"]["list"];

/** The language models that Dragoman may ask: where they are, what they are for, and whether they answer. */
export function ModelsPage({ configured: { models, problem } }: { configured: Configured }) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 pt-8 pb-16 sm:px-8 sm:pt-16">
      <header className="flex flex-col gap-3">
        <h1 className="font-serif text-xl sm:text-2xl">Language models</h1>
        <p className="max-w-prose text-muted">
          Planning trips needs none of them. The agents of papers do, and so does whoever plays or judges in a
          benchmark.
        </p>
      </header>
      {problem !== null ? (
        <Notice kind="conflict">
          No model can be used. {problem} Put it right, then load this page again; docs/MODELS.md describes every field.
        </Notice>
      ) : models.length > 0 ? (
        <ModelList models={models} />
      ) : (
        <HowToConfigure />
      )}
    </div>
  );
}

import type { Answers } from "../../trpc/client";
import { Notice } from "../../ui/notice";
import { HowToConfigure } from "./how-to-configure";
import { ModelList } from "./model-list";

/** Models are named, and nothing uses one by itself. */
function NoRoles({ example }: { example: string }) {
  return (
    <Notice kind="warning">
      No role is played by any of these models, so only runs that name one use it. Write{" "}
      <code>{`"roles": { "default": ${JSON.stringify(example)} }`}</code> in the models file to give it all roles.
    </Notice>
  );
}

type Configured = Answers["models"]["list"];

/** The language models that Dragoman may ask: where they are, what they are for, and whether they answer. */
export function ModelsPage({ configured: { models, problem } }: { configured: Configured }) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 pt-8 pb-16 sm:px-8 sm:pt-16">
      <header className="flex flex-col gap-3">
        <h1 className="font-serif text-xl sm:text-2xl">Language models</h1>
        <p className="max-w-prose text-muted">
          Planning trips doesn’t need one. Agents from papers do, and so do simulated travelers and judges in
          benchmarks.
        </p>
      </header>
      {problem !== null ? (
        <Notice kind="conflict">
          No model can be used. {problem} Put it right, then load this page again; docs/MODELS.md describes every field.
        </Notice>
      ) : models.length > 0 ? (
        <>
          {models.every(({ roles }) => roles.length === 0) && <NoRoles example={models[0]?.name ?? "own"} />}
          <ModelList models={models} />
        </>
      ) : (
        <HowToConfigure />
      )}
    </div>
  );
}

import { CodeBlock } from "../../ui/code-block";

/** No model is configured: how one is, with an example to copy. */
export function HowToConfigure() {
  return (
    <section aria-labelledby="how-to-configure" className="flex flex-col gap-4">
      <h2 id="how-to-configure" className="font-medium">
        No models are configured
      </h2>
      <p className="max-w-prose text-muted">
        Name them in a file <code>dragoman.models.json</code> in the folder where Dragoman is started, then load this
        page again. Any server with an OpenAI-compatible API works.
      </p>
      <CodeBlock label="Example" code={EXAMPLE} />
      <p className="max-w-prose text-muted text-sm">
        Keys stay out of the file: where a server wants one, <code>keyVariable</code> names the environment variable
        that holds it. docs/MODELS.md describes every field.
      </p>
    </section>
  );
}

const EXAMPLE = `{
  "models": {
    "own": {
      "baseUrl": "http://127.0.0.1:8000/v1",
      "model": "Qwen/Qwen2.5-7B-Instruct",
      "contextTokens": 32768
    }
  },
  "roles": { "default": "own" }
}`;

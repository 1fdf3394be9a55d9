import { useState } from "react";
import { counted } from "../../../format";
import { FileField } from "../../import/file-field";
import { promptTexts } from "./prompt-texts";

/** Other texts for the method's prompts, from a folder of .txt files. */
export function PromptFiles({ onChange }: { onChange: (texts: Readonly<Record<string, string>>) => void }) {
  const [state, setState] = useState<{ readonly problem?: string; readonly names?: readonly string[] }>({});

  async function choose(files: readonly File[]) {
    try {
      const texts = await promptTexts(files);
      setState({ names: Object.keys(texts) });
      onChange(texts);
    } catch (error) {
      setState({ problem: error instanceof Error ? error.message : String(error) });
      onChange({});
    }
  }

  return (
    <div className="flex flex-col gap-1.5">
      <FileField
        label="Custom prompts"
        hint="A folder of .txt files by the prompts’ names: agents/two-stage/act.txt. Leave it empty for the method’s own."
        isFolder
        onChoose={choose}
      />
      {state.problem !== undefined && (
        <p role="alert" className="text-conflict text-sm">
          {state.problem}
        </p>
      )}
      {state.names !== undefined && state.names.length > 0 && (
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {counted(state.names.length, "prompt")}: {state.names.join(", ")}
        </p>
      )}
    </div>
  );
}

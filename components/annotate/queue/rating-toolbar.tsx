import { Keyboard, MessageSquare, SkipForward, Undo2 } from "lucide-react";
import { Button } from "../../ui/button";
import { SaveStateLine } from "./save-state";
import type { SaveState } from "./use-draft";

/** What can be done with the item at hand: always in sight. */
export function RatingToolbar({
  state,
  isSending,
  canUndo,
  canSkip,
  onSubmit,
  onSkip,
  onComment,
  onUndo,
  onKeys,
}: {
  state: SaveState;
  isSending: boolean;
  canUndo: boolean;
  canSkip: boolean;
  onSubmit: () => void;
  onSkip: () => void;
  onComment: () => void;
  onUndo: () => void;
  onKeys: () => void;
}) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-2 gap-y-1 border-hairline border-t bg-paper px-4 py-2.5 sm:-mx-8 sm:px-8">
      <div className="min-w-0 basis-full sm:flex-1 sm:basis-auto">
        <SaveStateLine state={state} isSending={isSending} />
      </div>
      <Button variant="quiet" className="px-2.5" disabled={!canUndo || isSending} onClick={onUndo}>
        <Undo2 aria-hidden />
        Undo
      </Button>
      <Button variant="quiet" className="px-2.5" disabled={!canSkip || isSending} onClick={onSkip}>
        <SkipForward aria-hidden />
        Skip
      </Button>
      <Button variant="quiet" size="icon" aria-label="Comment to the researchers" onClick={onComment}>
        <MessageSquare aria-hidden />
      </Button>
      <Button variant="quiet" size="icon" aria-label="Keys" className="max-sm:hidden" onClick={onKeys}>
        <Keyboard aria-hidden />
      </Button>
      <Button variant="primary" className="ml-auto" disabled={isSending} onClick={onSubmit}>
        Submit
      </Button>
    </div>
  );
}

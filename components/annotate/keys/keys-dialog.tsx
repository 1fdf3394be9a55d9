import type { AnnotationUnit } from "@/server/views";
import { Dialog, DialogContent } from "../../ui/dialog";

const KEYS = [
  ["1 – 9", "answer the question that is marked, and go to the next"],
  ["↑, ↓", "previous and next question"],
  ["W", "write why; Esc leaves the text"],
  ["J, K", "next and previous turn"],
  ["P", "point at the turn that is marked, or no longer"],
  ["Enter", "submit; Ctrl or Cmd with Enter while you type"],
  ["U", "undo: take back your last rating and change it"],
  ["S", "skip, with a reason"],
  ["?", "this help"],
] as const;
const PAIR_KEYS = [
  ["←, →", "the first or the second is better"],
  ["T", "about the same"],
] as const;

/** The keys of the rater's page. */
export function KeysDialog({
  unit,
  isOpen,
  onOpenChange,
}: {
  unit: AnnotationUnit;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title="Keys">
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
          {[...(unit === "pair" ? PAIR_KEYS : []), ...KEYS].map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-inner border border-edge bg-sunken px-1.5 py-0.5 font-sans">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}

import { Dialog, DialogContent } from "../../ui/dialog";

const KEYS = [
  ["j, k", "next and previous line"],
  ["g, G", "first and last line"],
  ["→, ←", "open and close a step or an agent, in the list"],
  ["Enter", "read the event"],
  ["Esc", "back to the list"],
  ["/", "search"],
  ["r", "raw or readable"],
  ["?", "this help"],
] as const;

/** The keys of the inspector. */
export function HelpDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title="Keys">
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
          {KEYS.map(([key, does]) => (
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

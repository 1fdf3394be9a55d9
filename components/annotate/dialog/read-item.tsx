import type { ItemContent } from "@/server/views";
import { TurnList } from "./turn-list";
import { dialogsOf } from "./turns";

/** The dialogs of an item, only to read. */
export function ReadItem({ content }: { content: ItemContent }) {
  const dialogs = dialogsOf(content);
  return (
    <div className={dialogs.length > 1 ? "grid min-w-0 gap-6 sm:grid-cols-2" : "min-w-0"}>
      {dialogs.map((dialog) => (
        <div key={dialog.title} className="min-w-0">
          {dialogs.length > 1 && <p className="mb-3 font-medium text-sm">{dialog.title}</p>}
          <TurnList dialog={dialog} />
        </div>
      ))}
    </div>
  );
}

import type { ComponentType } from "react";
import type { ChipKind } from "../chips";
import { DatesEditor } from "./dates-editor";
import { DestinationEditor } from "./destination-editor";
import type { EditorProps } from "./editor";
import { BudgetEditor, DaysEditor, PeopleEditor } from "./number-editors";
import { OriginEditor } from "./origin-editor";
import { CuisinesEditor, LodgingEditor, RulesEditor, TransportEditor } from "./wish-editors";

const EDITORS: Record<ChipKind, ComponentType<EditorProps>> = {
  from: OriginEditor,
  to: DestinationEditor,
  dates: DatesEditor,
  days: DaysEditor,
  people: PeopleEditor,
  budget: BudgetEditor,
  lodging: LodgingEditor,
  transport: TransportEditor,
  cuisines: CuisinesEditor,
  rules: RulesEditor,
};

/** The editor of the right kind for a part of the trip. */
export function ChipEditor({ kind, ...props }: EditorProps & { kind: ChipKind }) {
  const Editor = EDITORS[kind];
  return <Editor {...props} />;
}

import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { Skeleton } from "../../ui/skeleton";
import { type ChipKind, chipOfField } from "../chips";
import { DatesEditor, EndDateEditor } from "./dates-editor";
import { DestinationEditor } from "./destination-editor";
import type { EditorProps } from "./editor";
import { BudgetEditor, DaysEditor, PeopleEditor } from "./number-editors";
import { OriginEditor } from "./origin-editor";
import { CuisinesEditor, LodgingEditor, RulesEditor, TransportEditor } from "./wish-editors";

/** Their fields are heavy, and few open them. */
const TimesEditor = dynamic(() => import("./times-editor"), { loading: () => <Skeleton className="h-40" /> });

const OwnPlacesEditor = dynamic(() => import("./own-places/own-places-editor"), {
  loading: () => <Skeleton className="h-40" />,
});

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
  times: TimesEditor,
  places: OwnPlacesEditor,
};

/** The editor of the right kind for a part of the trip. */
export function ChipEditor({ kind, ...props }: EditorProps & { kind: ChipKind }) {
  const Editor = EDITORS[kind];
  return <Editor {...props} />;
}

/** The editor for a field that is asked for; undefined when none speaks for it. */
export function editorOfField(field: string): ComponentType<EditorProps> | undefined {
  if (field === "endDate") return EndDateEditor;
  const kind = chipOfField(field);
  return kind === undefined ? undefined : EDITORS[kind];
}

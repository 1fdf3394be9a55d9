import { PlacePicker } from "../../ui/place-picker";
import type { EditorProps } from "./editor";
import { citiesOf } from "./places";

export function OriginEditor({ current, onEdit, onDone }: EditorProps) {
  return (
    <PlacePicker
      label="Where the trip starts"
      places={citiesOf(current)}
      onChoose={({ name }) => {
        onEdit({ trip: { origin: name } });
        onDone();
      }}
    />
  );
}

import { capitalized, houseRuleSchema, roomTypeSchema, transportationSchema } from "@/server/trip";
import { OptionList } from "../../ui/option-list";
import { ROOM_TYPE_LABELS, TRANSPORTATION_LABELS } from "../chips";
import type { EditorProps } from "./editor";

const COMMON_CUISINES = ["American", "Chinese", "French", "Indian", "Italian", "Japanese", "Mediterranean", "Mexican"];

export function LodgingEditor({ said, onEdit }: EditorProps) {
  return (
    <OptionList
      legend="The lodging must be"
      options={roomTypeSchema.options.map((value) => ({ value, label: ROOM_TYPE_LABELS[value] }))}
      chosen={said.constraints.roomType === undefined ? [] : [said.constraints.roomType]}
      onChange={([roomType]) => onEdit({ constraints: { roomType: roomTypeSchema.parse(roomType) } })}
    />
  );
}

export function TransportEditor({ said, onEdit }: EditorProps) {
  return (
    <OptionList
      legend="On the way"
      options={transportationSchema.options.map((value) => ({ value, label: TRANSPORTATION_LABELS[value] }))}
      chosen={said.constraints.transportation === undefined ? [] : [said.constraints.transportation]}
      onChange={([transportation]) =>
        onEdit({ constraints: { transportation: transportationSchema.parse(transportation) } })
      }
    />
  );
}

export function CuisinesEditor({ said, onEdit }: EditorProps) {
  const chosen = said.constraints.cuisines ?? [];
  const offered = [...new Set([...COMMON_CUISINES, ...chosen])];
  return (
    <OptionList
      legend="Each of these at least once"
      multiple
      options={offered.map((cuisine) => ({ value: cuisine, label: cuisine }))}
      chosen={chosen}
      onChange={(cuisines) => onEdit({ constraints: { cuisines: cuisines.length > 0 ? cuisines : undefined } })}
    />
  );
}

export function RulesEditor({ said, onEdit }: EditorProps) {
  return (
    <OptionList
      legend="The lodging must allow"
      multiple
      options={houseRuleSchema.options.map((value) => ({ value, label: capitalized(value) }))}
      chosen={said.constraints.houseRule ?? []}
      onChange={(rules) =>
        onEdit({
          constraints: { houseRule: rules.length > 0 ? rules.map((rule) => houseRuleSchema.parse(rule)) : undefined },
        })
      }
    />
  );
}

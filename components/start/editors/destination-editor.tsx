import { X } from "lucide-react";
import dynamic from "next/dynamic";
import type { SaidStop, SaidTrip } from "@/server/trip";
import { Button } from "../../ui/button";
import { NumberStepper } from "../../ui/number-stepper";
import { OptionList } from "../../ui/option-list";
import { PlacePicker } from "../../ui/place-picker";
import { Skeleton } from "../../ui/skeleton";
import { coverageWords } from "../coverage-words";
import type { EditorProps } from "./editor";
import { citiesAndStatesOf, citiesOf, isState } from "./places";

/** Its projections are heavy, and many trips are typed. */
const PlaceMap = dynamic(() => import("./place-map"), { loading: () => <Skeleton className="aspect-[8/5]" /> });

const MAXIMUM_CITIES = 10;

/** Cities in the order to visit them, or a state with a number of its cities; and whether the trip comes home. */
export function DestinationEditor({ said, current, onEdit }: EditorProps) {
  const { region, cityCount, returnHome } = said.trip;
  const stops = stopsOf(said.trip);

  function editStops(next: readonly SaidStop[]) {
    const hasSchedule = said.trip.stops !== undefined;
    onEdit({
      trip: {
        destinations: next.length === 0 ? undefined : next.map(({ city }) => city),
        stops: hasSchedule && next.length > 0 ? [...next] : undefined,
        region: undefined,
        cityCount: undefined,
      },
    });
  }

  return (
    <div className="flex flex-col gap-4">
      {region !== undefined && stops.length === 0 && (
        <NumberStepper
          label={`Cities of ${region}`}
          value={cityCount}
          minimum={1}
          maximum={MAXIMUM_CITIES}
          onChange={(count) => onEdit({ trip: { cityCount: count } })}
        />
      )}
      {stops.length > 0 && (
        <ol className="flex flex-col gap-1">
          {stops.map((stop, index) => (
            <li
              key={stop.city}
              className="flex items-center justify-between gap-2 rounded-inner bg-sunken pl-3 text-sm"
            >
              <span>{stop.city}</span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove ${stop.city}`}
                onClick={() => editStops(stops.filter((_, other) => other !== index))}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ol>
      )}
      <p className="text-muted text-xs">{coverageWords(current)}</p>
      <PlaceMap
        cities={current.cities}
        chosen={stops.map(({ city }) => city)}
        onChoose={(city) => {
          if (stops.every((stop) => stop.city !== city)) editStops([...stops, { city }]);
        }}
      />
      <PlacePicker
        label={stops.length === 0 ? "A city or a state" : "Another city"}
        places={
          stops.length === 0
            ? citiesAndStatesOf(current)
            : citiesOf(
                current,
                stops.map(({ city }) => city),
              )
        }
        onChoose={(place) => {
          if (isState(place)) onEdit({ trip: { region: place.name, destinations: undefined, stops: undefined } });
          else editStops([...stops, { city: place.name }]);
        }}
      />
      <OptionList
        legend="At the end"
        multiple
        options={[{ value: "home", label: "Back home" }]}
        chosen={returnHome === false ? [] : ["home"]}
        onChange={(chosen) => onEdit({ trip: { returnHome: chosen.length > 0 ? undefined : false } })}
      />
    </div>
  );
}

function stopsOf({ stops, destinations }: SaidTrip): readonly SaidStop[] {
  return stops ?? destinations?.map((city) => ({ city })) ?? [];
}

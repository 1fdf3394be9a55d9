import { formatMoney, type TripRequest } from "@/server/trip";
import { datesWords, partyWords, placesWords } from "../../trip/demand-words";
import { Facts } from "./parts";

/** A request in a few lines; dates with their year. */
export function RequestFacts({ request }: { request: TripRequest }) {
  const { budget, transportation, roomType, houseRule, cuisines } = request.demands;
  return (
    <Facts
      facts={[
        ["Trip", placesWords(request)],
        ["Dates", datesWords(request, "0000-01-01")],
        ["Party", partyWords(request)],
        ["Budget", budget === null ? null : formatMoney(budget)],
        ["Transport", transportation],
        ["Room", roomType],
        ["Must allow", houseRule.length === 0 ? null : houseRule.join(", ")],
        ["Cuisines", cuisines.length === 0 ? null : cuisines.join(", ")],
        ["Locks", request.locks.length === 0 ? null : request.locks.length],
        ["Assumed", request.assumed.length === 0 ? null : request.assumed.join(", ")],
      ]}
    />
  );
}

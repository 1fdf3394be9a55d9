import type { RoomType } from "@/server/trip";
import type { Lodging } from "@/server/worlds";
import { type Evaluation, filledText } from "../days";
import { type Finding, failed, NOT_ASKED, PASSED } from "../findings";

const ACCEPTED: Record<RoomType, (roomType: string) => boolean> = {
  "entire room": (roomType) => roomType === "Entire home/apt",
  "private room": (roomType) => roomType === "Private room",
  "shared room": (roomType) => roomType === "Shared room",
  "not shared room": (roomType) => roomType !== "Shared room",
};

/** valid_room_type: every lodging is of the asked kind. */
export function checkRoomType(evaluation: Evaluation): Finding {
  const wanted = evaluation.query.local_constraint["room type"];
  if (wanted === null) return NOT_ASKED;
  const wrong = findLodging(evaluation, (lodging) => !ACCEPTED[wanted](lodging.roomType));
  return wrong === null
    ? PASSED
    : failed(`Day ${wrong.day}: ${wrong.lodging.name} is "${wrong.lodging.roomType}"; ${wanted} was asked for.`);
}

/** valid_room_rule: no lodging forbids what was asked to be allowed. */
export function checkRoomRule(evaluation: Evaluation): Finding {
  const allowed = evaluation.query.local_constraint["house rule"];
  if (allowed === null) return NOT_ASKED;
  const wrong = findLodging(evaluation, (lodging) => lodging.houseRules.includes(`No ${allowed}`));
  return wrong === null
    ? PASSED
    : failed(`Day ${wrong.day}: ${wrong.lodging.name} says "${wrong.lodging.houseRules}"; it must allow ${allowed}.`);
}

function findLodging({ days, tables }: Evaluation, isWrong: (lodging: Lodging) => boolean) {
  for (const day of days) {
    const written = filledText(day, "accommodation");
    const lodging = written === null ? undefined : tables.lodgings.find(written)?.row;
    if (lodging !== undefined && isWrong(lodging)) return { day: day.number, lodging };
  }
  return null;
}

import type { Check, Itinerary, TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import { checkArriveBy } from "./demands/arrive-by";
import { checkBudget } from "./demands/budget";
import { checkCuisines } from "./demands/cuisines";
import { checkDates } from "./demands/dates";
import { checkDestinations } from "./demands/destinations";
import { checkLeaveAfter } from "./demands/leave-after";
import { checkLock } from "./demands/locks";
import { checkPace } from "./demands/pace";
import { checkPeople } from "./demands/people";
import { checkHouseRule, checkRoomType } from "./demands/rooms";
import { checkSights } from "./demands/sights";
import { checkRooms } from "./demands/sleeping";
import { checkTransportation } from "./demands/transportation";
import { checkPreference } from "./preferences/check";
import { checkOwnPlaces } from "./preferences/own-places";
import { checkCost } from "./rules/cost";
import { checkLegs, checkModes } from "./rules/legs";
import { checkMinimumNights, checkNights } from "./rules/lodging";
import { checkOpeningHours } from "./rules/opening-hours";
import { checkMeals, checkVisits } from "./rules/places";
import { checkRecords } from "./rules/records";
import { checkRoute } from "./rules/route";
import { checkTimes } from "./rules/times";
import { readItinerary, type Verification } from "./verification";

/**
 * Verifies an itinerary against the request and the world's own records, without the planner's code. The demands
 * that were asked for come first, then the rules of a sensible trip, then the preferences. Every rule answers,
 * with `kept` null where it does not apply in this world. Never throws for an itinerary of its schema.
 */
export function verifyItinerary(request: TripRequest, itinerary: Itinerary, world: World): Check[] {
  const verification = readItinerary(request, itinerary, world);
  return [
    ...demandChecks(verification),
    checkRoute(verification),
    checkLegs(verification),
    checkModes(verification),
    checkNights(verification),
    checkMinimumNights(verification),
    checkMeals(verification),
    checkVisits(verification),
    checkTimes(verification),
    checkOpeningHours(verification),
    checkRecords(verification),
    checkCost(verification),
    ...(request.ownPlaces === undefined ? [] : [checkOwnPlaces(verification, request.ownPlaces)]),
    ...request.preferences.map((preference) => checkPreference(verification, preference)),
  ];
}

function demandChecks(verification: Verification): Check[] {
  const { demands, arriveBy, leaveAfter, locks, sights = [], pace } = verification.request;
  const { budget, transportation, roomType, houseRule, rooms, cuisines } = demands;
  return [
    ...(budget === null ? [] : [checkBudget(verification, budget)]),
    checkDestinations(verification),
    ...(sights.length === 0 ? [] : [checkSights(verification, sights)]),
    checkDates(verification),
    checkPeople(verification),
    ...(transportation === null ? [] : [checkTransportation(verification, transportation)]),
    ...(roomType === null ? [] : [checkRoomType(verification, roomType)]),
    ...(houseRule.length === 0 ? [] : [checkHouseRule(verification, houseRule)]),
    ...(rooms === undefined ? [] : [checkRooms(verification, rooms)]),
    ...(cuisines.length === 0 ? [] : [checkCuisines(verification, cuisines)]),
    ...(pace === undefined ? [] : [checkPace(verification, pace)]),
    ...leaveAfter.map((limit) => checkLeaveAfter(verification, limit)),
    ...arriveBy.map((limit) => checkArriveBy(verification, limit)),
    ...locks.map((lock) => checkLock(verification, lock)),
  ];
}

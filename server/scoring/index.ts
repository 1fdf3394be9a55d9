export { verifyItinerary } from "./requirements/verify-itinerary";
export * from "./travelplanner";

export * from "./itinerarybench";
export { verifyItinerary } from "./requirements/verify-itinerary";
export * from "./travelplanner";

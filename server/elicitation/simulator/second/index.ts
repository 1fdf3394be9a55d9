export { createSecondTraveler } from "./second-traveler";

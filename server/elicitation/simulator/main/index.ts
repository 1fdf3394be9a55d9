export { createMainTraveler } from "./main-traveler";

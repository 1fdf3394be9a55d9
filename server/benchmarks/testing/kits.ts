export { searchKit } from "../travelplanner/kit";

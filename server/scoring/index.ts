export * from "./travelplanner";

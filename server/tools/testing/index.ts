export { toolContext, toolWorld } from "./tool-context";

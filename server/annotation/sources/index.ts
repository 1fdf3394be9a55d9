export { itemOfChat } from "./chat-items";
export { dialogLine, readDialogLines } from "./dialog-lines";
export { firstItems } from "./first-items";
export { itemOfRecord } from "./record-items";
export { runItems } from "./run-items";
export { type SimulatedItemsOptions, simulatedItems } from "./simulated-items";

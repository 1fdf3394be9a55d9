export * from "./episode";
export * from "./event";
export * from "./file";
export * from "./json-lines";
export * from "./recorder";

import { createHash } from "node:crypto";
import sealed from "./sealed.json" with { type: "json" };

/** Of the simulators, written into each run: the first digits of the seal's SHA-256. Two versions are two experiments. */
export const SIMULATOR_VERSION = createHash("sha256").update(JSON.stringify(sealed)).digest("hex").slice(0, 12);

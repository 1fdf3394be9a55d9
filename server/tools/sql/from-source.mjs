// A database thread run from source: a new thread knows neither TypeScript nor the project's paths until tsx is registered.
import { register } from "tsx/esm/api";

register();
await import("./sql-thread.ts");

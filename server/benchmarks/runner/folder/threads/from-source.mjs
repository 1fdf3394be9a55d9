// The thread runs from source: it knows neither TypeScript nor the project's paths until tsx is registered.
import { register } from "tsx/esm/api";

register();
await import("./thread.ts");

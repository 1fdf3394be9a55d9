import { z } from "zod";
import { accessOf } from "../config/access";
import type { Environment } from "../config/read-config";
import type { NamedModel } from "../config/roles";

/** Whether a model's server answers, just now. */
export type Reach =
  | {
      readonly reachable: true;
      /** Whether the server lists the model; null where it lists nothing. */
      readonly listed: boolean | null;
      readonly ms: number;
    }
  /** `message`: why not, in a sentence that says what to check. */
  | { readonly reachable: false; readonly message: string };

const PATIENCE_MS = 3_000;
const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Asks a model's server what it serves (GET /models), for at most three seconds. Never rejects. */
export async function checkReach(model: NamedModel, environment: Environment = process.env): Promise<Reach> {
  const { baseUrl, keyVariable, model: id } = model.settings;
  const access = accessOf(model, environment);
  if ("missing" in access) {
    const what = access.missing === keyVariable ? "The key" : "A header";
    return unreachable(`${what} is missing. Set the variable ${access.missing} where Dragoman is started.`);
  }
  const { key } = access;
  const start = performance.now();
  try {
    const headers = { ...(key !== undefined && { authorization: `Bearer ${key}` }), ...access.headers };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${baseUrl.replace(/\/$/, "")}/models`, { headers, signal });
    const body: unknown = await response.json().catch(() => null);
    if (response.status === 401 || response.status === 403) {
      return unreachable(`The server refuses the key (${response.status}).`);
    }
    if (!response.ok) return unreachable(`The server answers with the error ${response.status}. Check baseUrl.`);
    const list = listSchema.safeParse(body);
    const listed = list.success ? list.data.data.some((served) => served.id === id) : null;
    return { reachable: true, listed, ms: performance.now() - start };
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") {
      return unreachable(`The server does not answer within ${PATIENCE_MS / 1_000} seconds. Check that it runs.`);
    }
    return unreachable("The server cannot be reached. Check that it runs, and baseUrl in the models file.");
  }
}

function unreachable(message: string): Reach {
  return { reachable: false, message };
}

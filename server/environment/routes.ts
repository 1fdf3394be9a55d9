import type { Route } from "./http/call";
import { mcpRoutes } from "./protocols/mcp/routes";
import { nemoGymRoutes, toolRoute } from "./protocols/nemo-gym";
import { openApiOf } from "./protocols/open-api";
import { openEnvRoutes } from "./protocols/open-env/routes";
import { restRoutes } from "./protocols/rest";
import type { SessionTable } from "./sessions/session-table";
import type { ServedTasks } from "./tasks/served-tasks";

export const VERSION = "0.1.0";
const NAME = "dragoman";
const DESCRIPTION =
  "Travel planning as an environment: tools over a world, simulated travelers, plans that are verified, rewards.";

/** Every address of the server; all of them work on the one table of sessions. */
export function routesOf(table: SessionTable, tasks: ServedTasks): readonly Route[] {
  const about = { name: NAME, description: DESCRIPTION, version: VERSION };
  const served: Route[] = [
    ...restRoutes(table),
    ...openEnvRoutes(table, tasks, about),
    ...nemoGymRoutes(table, tasks),
    ...mcpRoutes(table, tasks, VERSION),
    {
      ...{ method: "GET", path: "/", tag: "server", summary: "What this is, and which sets of tasks it plays." },
      handle: () => ({ status: 200, body: { ...about, task_sets: tasks.names, sessions: table.size } }),
    },
  ];
  const openApi: Route = {
    ...{ method: "GET", path: "/openapi.json", tag: "server", summary: "This document." },
    handle: () => ({ status: 200, body: document }),
  };
  const all = [...served, openApi, toolRoute(table)];
  const document = openApiOf(all, { title: NAME, version: VERSION, description: DESCRIPTION });
  return all;
}

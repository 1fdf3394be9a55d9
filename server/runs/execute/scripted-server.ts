import { type ScriptedServer, startScriptedServer } from "@/server/models/scripted";

let server: Promise<ScriptedServer> | undefined;

/** The scripted model server of this process, started at first use; it ends with the process. */
export function scriptedServer(): Promise<ScriptedServer> {
  server ??= startScriptedServer();
  return server;
}

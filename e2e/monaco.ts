import { join } from "node:path";
import { test } from "./fixtures";
import { OwnServer } from "./own-server";

/** Imports Monaco from the open data at `data` for a server that is stopped; `more`: of the import's options. */
export function importMonaco(server: OwnServer, data: string, ...more: readonly string[]): Promise<string> {
  return server.command(
    ...["world", "import", "places", "--name", "monaco", "--osm", join(data, "monaco/monaco.osm.pbf")],
    ...["--cities", join(data, "geonames/cities15000.zip"), ...more],
  );
}

/** A server for the tests of a block, whose travelers plan in Monaco alone. */
export function serverInMonaco(data: string, ...more: readonly string[]): OwnServer {
  const server = new OwnServer("monaco");
  test.beforeAll(async () => {
    await server.prepare();
    await importMonaco(server, data, ...more);
    await server.start();
  });
  test.afterAll(() => server.remove());
  return server;
}

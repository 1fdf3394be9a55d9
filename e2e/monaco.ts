import { join } from "node:path";
import { test } from "./fixtures";
import { OwnServer } from "./own-server";

/** A server for the tests of a block, whose travelers plan in Monaco as imported from the open data at `data`; `more`: of the import's options. */
export function serverInMonaco(data: string, ...more: readonly string[]): OwnServer {
  const server = new OwnServer("monaco");
  test.beforeAll(async () => {
    await server.prepare();
    await server.command(
      ...["world", "import", "places", "--name", "monaco", "--osm", join(data, "monaco/monaco.osm.pbf")],
      ...["--cities", join(data, "geonames/cities15000.zip"), ...more],
    );
    await server.start();
  });
  test.afterAll(() => server.remove());
  return server;
}

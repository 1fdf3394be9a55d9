// Removes from an image's packages what no server of its platform loads: node deploy/remove-unused.mjs FOLDER
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2];
if (folder === undefined) throw new Error("Name the folder of packages.");

/** The model's runtime comes with the libraries of every platform. */
const runtimes = join(folder, "onnxruntime-node/bin/napi-v6");
for (const platform of readdirSync(runtimes)) {
  for (const architecture of readdirSync(join(runtimes, platform)))
    if (platform !== process.platform || architecture !== process.arch)
      rmSync(join(runtimes, platform, architecture), { recursive: true });
}

/** npm installs packages of development that others name as optional peers, and the compiler as a peer of tRPC's types. */
const { packages } = JSON.parse(readFileSync(join(folder, ".package-lock.json"), "utf8"));
const ofDevelopment = Object.keys(packages).filter((path) => packages[path].devOptional);
/** What compiles pages and scales images: pages are built, and none shows an image that is scaled. */
const ofBuilds = Object.keys(packages).filter((path) =>
  /^node_modules\/(@next\/swc-|@img\/|sharp$|typescript$)/.test(path),
);
/** Binaries of packages that are gone. */
const natives = Object.keys(packages).filter((path) =>
  /^node_modules\/(@rolldown|@esbuild|lightningcss)[/-]/.test(path),
);
for (const path of [...ofDevelopment, ...ofBuilds, ...natives])
  rmSync(join(folder, path.slice("node_modules/".length)), { recursive: true, force: true });

/** What a stack trace or an editor would read. */
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
  if (/\.(?:map|d\.[cm]?ts)$/.test(file)) rmSync(join(folder, file), { force: true });

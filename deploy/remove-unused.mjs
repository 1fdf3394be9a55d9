// Removes from an image's packages what no server of its platform loads: node deploy/remove-unused.mjs FOLDER
import { readdirSync, rmSync } from "node:fs";
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

/** What compiles pages, and what a stack trace or an editor would read. */
for (const name of readdirSync(join(folder, "@next")))
  if (name.startsWith("swc-")) rmSync(join(folder, "@next", name), { recursive: true });
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
  if (/\.(?:map|d\.[cm]?ts)$/.test(file)) rmSync(join(folder, file), { force: true });

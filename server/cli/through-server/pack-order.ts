import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { findBenchmark } from "@/server/benchmarks";
import { mapFiles } from "@/server/runs";
import { fail, ok, type Result } from "@/server/trip";
import { IMPORT_LIMITS, type ImportOrder, isRunFile, type UploadedFile } from "@/server/views";
import { mainTaskOption } from "../benchmarks/task-options";

/** A file of this machine under its name in the upload. */
export interface PackedFile extends UploadedFile {
  readonly file: string;
}

export interface PackedOrder {
  readonly order: ImportOrder;
  readonly files: readonly PackedFile[];
}

/** Where the files of a run lie in its upload. */
const RUN = "run";

/** An order with its files as they are sent to a server. Problems: a file that is not there, or too large. */
export function packOrder(order: ImportOrder): Result<PackedOrder> {
  const named = order.kind === "run" ? namesInRun(order.folder) : namesOf(order);
  if (!named.ok) return named;
  const files: PackedFile[] = [];
  let total = 0;
  for (const [file, path] of named.value) {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return fail({ code: "bad_file", message: "There is no such file.", where: { file } });
    total += stats.size;
    if (stats.size > IMPORT_LIMITS.fileBytes) return tooLarge(file, stats.size, IMPORT_LIMITS.fileBytes);
    files.push({ file, path, bytes: stats.size });
  }
  const whole = order.kind === "run" ? order.folder : (files[0]?.file ?? "");
  if (total > IMPORT_LIMITS.totalBytes) return tooLarge(whole, total, IMPORT_LIMITS.totalBytes);
  if (files.length > IMPORT_LIMITS.files) {
    return fail({
      code: "bad_input",
      message: `${STOP} It has more than ${IMPORT_LIMITS.files} files.`,
      where: { file: whole },
    });
  }
  const renamed =
    order.kind === "run" ? { ...order, folder: RUN } : mapFiles(order, (file) => named.value.get(file) ?? file);
  return ok({ order: renamed, files });
}

const STOP = "This is too large for a running server. Stop it, then run this again.";

function tooLarge(file: string, bytes: number, most: number): Result<never> {
  const megabytes = (of: number) => Math.ceil(of / 1024 / 1024);
  return fail({
    code: "bad_input",
    message: `${STOP} It has ${megabytes(bytes)} MB; a server takes ${megabytes(most)} MB.`,
    where: { file },
  });
}

function namesInRun(folder: string): Result<ReadonlyMap<string, string>> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return fail({ code: "bad_input", message: "There is no such folder.", where: { file: folder } });
  }
  const below = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .filter(isRunFile);
  if (below.length === 0) {
    return fail({ code: "bad_input", message: "The folder does not contain a `bench` run.", where: { file: folder } });
  }
  return ok(new Map(below.map((path) => [join(folder, path), `${RUN}/${path}`])));
}

/** Files keep their names, which may say what they are; one that is read where it is next to the tasks goes along. */
function namesOf(order: Exclude<ImportOrder, { kind: "run" }>): Result<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const add = (file: string): string => {
    const known = names.get(file);
    if (known !== undefined) return known;
    const name = taken.has(basename(file)) ? `${names.size}/${basename(file)}` : basename(file);
    taken.add(name);
    names.set(file, name);
    return name;
  };
  mapFiles(order, add);
  const benchmark = findBenchmark(order.benchmark);
  if (!benchmark.ok) return benchmark;
  const main = order.options[mainTaskOption(benchmark.value.info) ?? ""];
  for (const { key, siblingFile } of benchmark.value.info.taskOptions) {
    if (main === undefined || siblingFile === undefined || order.options[key] !== undefined) continue;
    const file = join(dirname(main), siblingFile);
    if (existsSync(file)) add(file);
  }
  return ok(names);
}

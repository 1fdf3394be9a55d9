import { findBenchmark } from "@/server/benchmarks";
import type { ImportOrder } from "@/server/views";

/** The order with each of its files and its folder under another path. */
export function mapFiles(order: ImportOrder, rename: (path: string) => string): ImportOrder {
  if (order.kind === "run") return { ...order, folder: rename(order.folder) };
  const options = Object.fromEntries(
    Object.entries(order.options).map(([key, value]) => [key, isFile(order.benchmark, key) ? rename(value) : value]),
  );
  return order.kind === "tasks" ? { ...order, options } : { ...order, options, plans: rename(order.plans) };
}

/** The files that an order names, the folder of a run among them. */
export function fileNamesOf(order: ImportOrder): string[] {
  const names: string[] = [];
  mapFiles(order, (path) => {
    names.push(path);
    return path;
  });
  return names;
}

function isFile(benchmark: string, key: string): boolean {
  const found = findBenchmark(benchmark);
  return found.ok && found.value.info.taskOptions.some((option) => option.key === key && option.kind === "file");
}

import type { BenchmarkInfo } from "@/server/views";

/** The command that imports a benchmark's tasks. */
export function importCommand({ name }: BenchmarkInfo): string {
  return `npm run -s dragoman -- tasks import ${name} tasks.jsonl`;
}

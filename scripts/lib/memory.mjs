/**
 * Arguments for a server's Node, so that it and its threads keep to some hundred megabytes each: V8 otherwise lets a heap grow to gigabytes
 * before it collects, since the machine has them. A limit in NODE_OPTIONS takes the place of these.
 */
export function memoryArguments() {
  return process.env.NODE_OPTIONS?.includes("--max-old-space-size")
    ? []
    : ["--max-semi-space-size=8", "--max-old-space-size=640"];
}

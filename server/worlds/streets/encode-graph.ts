import { z } from "zod";
import { decodeTyped, encodeTyped } from "../snapshot/typed-file";
import type { WalkingGraph } from "./graph";

const recordsSchema = z.object({ vertexCount: z.int().min(0).max(1e9) });

/** The bytes of a graph, for a world's snapshot. */
export function encodeGraph({ vertexCount, edges, points, firstEdge, edgeAt, vertexAt }: WalkingGraph): Uint8Array {
  return encodeTyped({ vertexCount }, { ...edges, ...points, firstEdge, edgeAt, vertexAt });
}

/** The graph that `encodeGraph` wrote, as views into its bytes. @throws when the bytes are no graph (the caller names the file). */
export function decodeGraph(bytes: Uint8Array): WalkingGraph {
  const file = decodeTyped(bytes);
  return {
    vertexCount: recordsSchema.parse(file.records).vertexCount,
    edges: {
      from: file.array("from", "Int32Array"),
      to: file.array("to", "Int32Array"),
      meters: file.array("meters", "Float64Array"),
      seconds: file.array("seconds", "Float64Array"),
      flags: file.array("flags", "Uint8Array"),
      firstPoint: file.array("firstPoint", "Int32Array"),
    },
    points: {
      latitudes: file.array("latitudes", "Float64Array"),
      longitudes: file.array("longitudes", "Float64Array"),
    },
    firstEdge: file.array("firstEdge", "Int32Array"),
    edgeAt: file.array("edgeAt", "Int32Array"),
    vertexAt: file.array("vertexAt", "Int32Array"),
  };
}

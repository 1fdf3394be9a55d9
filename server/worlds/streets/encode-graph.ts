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
      from: file.int32("from"),
      to: file.int32("to"),
      meters: file.float64("meters"),
      seconds: file.float64("seconds"),
      flags: file.uint8("flags"),
      firstPoint: file.int32("firstPoint"),
    },
    points: {
      latitudes: file.float64("latitudes"),
      longitudes: file.float64("longitudes"),
    },
    firstEdge: file.int32("firstEdge"),
    edgeAt: file.int32("edgeAt"),
    vertexAt: file.int32("vertexAt"),
  };
}

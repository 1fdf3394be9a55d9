/** Of a walker, in meters per second: 4.5 km/h. */
export const WALKING_SPEED = 1.25;
/** How much longer a walk is than the great circle, where the streets are not known. */
export const DETOUR = 1.3;
/** A place farther from any street than this has none. */
export const SNAP_METERS = 300;
/** A wheelchair's street is at most so much farther from a place than the nearest one: what lies on stairs is not on the next street. */
export const WHEELCHAIR_SNAP_METERS = 30;

/** Bits of `WalkingGraph.edges.flags`. */
export const STAIRS = 1;
export const NO_WHEELCHAIR = 2;
/** The edge belongs to a connected part that is large enough to lead somewhere, on foot or in a wheelchair. */
export const CONNECTED = 4;
export const CONNECTED_WHEELCHAIR = 8;

/**
 * Streets as a graph in compressed rows: vertices are crossings, ends, and where stairs begin. An edge is walked both
 * ways.
 */
export interface WalkingGraph {
  readonly vertexCount: number;
  readonly edges: {
    readonly from: Int32Array;
    readonly to: Int32Array;
    readonly meters: Float64Array;
    /** On foot; a wheelchair takes as long where it can pass. */
    readonly seconds: Float64Array;
    readonly flags: Uint8Array;
    /** Edge e is drawn by points firstPoint[e] to firstPoint[e + 1] − 1, its vertices among them. */
    readonly firstPoint: Int32Array;
  };
  readonly points: { readonly latitudes: Float64Array; readonly longitudes: Float64Array };
  /** Vertex v's edges are firstEdge[v] to firstEdge[v + 1] − 1 of `edgeAt`; the other end is `vertexAt`. */
  readonly firstEdge: Int32Array;
  readonly edgeAt: Int32Array;
  readonly vertexAt: Int32Array;
}

export interface WalkingOptions {
  /** No stairs, and no way that is marked `wheelchair=no`. */
  readonly wheelchair?: boolean;
}

/** Bits that rule an edge out, by the way one goes. */
export function barredFlags({ wheelchair = false }: WalkingOptions): number {
  return wheelchair ? NO_WHEELCHAIR : 0;
}

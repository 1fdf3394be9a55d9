/** Edges by vertex: those of v are first[v] to first[v + 1] − 1. */
export interface Adjacency {
  readonly first: Int32Array;
  readonly edgeAt: Int32Array;
  readonly vertexAt: Int32Array;
}

/** Undirected edges in compressed rows; an edge from a vertex to itself is there twice. */
export function adjacencyOf(vertexCount: number, from: Int32Array, to: Int32Array): Adjacency {
  const first = new Int32Array(vertexCount + 1);
  for (const ends of [from, to]) {
    for (const vertex of ends) first[vertex + 1] = (first[vertex + 1] ?? 0) + 1;
  }
  for (let vertex = 0; vertex < vertexCount; vertex += 1) {
    first[vertex + 1] = (first[vertex + 1] ?? 0) + (first[vertex] ?? 0);
  }
  const next = first.slice(0, vertexCount);
  const edgeAt = new Int32Array(from.length * 2);
  const vertexAt = new Int32Array(from.length * 2);
  function put(edge: number, vertex: number, other: number): void {
    const place = next[vertex] ?? 0;
    edgeAt[place] = edge;
    vertexAt[place] = other;
    next[vertex] = place + 1;
  }
  for (let edge = 0; edge < from.length; edge += 1) {
    put(edge, from[edge] ?? 0, to[edge] ?? 0);
    put(edge, to[edge] ?? 0, from[edge] ?? 0);
  }
  return { first, edgeAt, vertexAt };
}

import { createHash } from "node:crypto";
import type { Dial } from "./skill";

/**
 * The dial of one answer. The n-th question of a way errs when u(n, way) < 1 − quality, where u is uniform in [0, 1): the first
 * 48 bits of SHA-256 over `seed`, the way and n. u does not depend on the quality, so what a better model gets wrong a
 * worse one gets wrong too, and not on questions of other ways, so that skills can ask in any order.
 */
export function createDial(quality: number, seed: string): Dial {
  const asked = new Map<string, number>();
  function uniform(way: string): number {
    const count = asked.get(way) ?? 0;
    asked.set(way, count + 1);
    return createHash("sha256").update(`${seed}\n${way}\n${count}`).digest().readUIntBE(0, 6) / 2 ** 48;
  }
  return {
    errs: (way) => uniform(way) < 1 - quality,
    draw: (count) => Math.floor(uniform("draw") * count),
  };
}

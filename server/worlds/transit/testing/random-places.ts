import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { Point } from "../../streets/meters";
import type { TransitFeed } from "../feed";

/** Makes places within some 200 meters of random stops, the same each time. */
export function randomPlaces(feed: TransitFeed, seed: number): () => Point {
  const random = xoroshiro128plus(seed);
  const shift = () => uniformInt(random, -200, 200) / 1e5;
  return () => {
    const stop = feed.stops[uniformInt(random, 0, feed.stops.length - 1)];
    return { latitude: (stop?.latitude ?? 0) + shift(), longitude: (stop?.longitude ?? 0) + shift() };
  };
}

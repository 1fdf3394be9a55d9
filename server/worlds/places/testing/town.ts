import { type PbfContent, type PbfNode, pbfBytes } from "./pbf-writer";

export const HOTEL = { tourism: "hotel" };
export const MUSEUM = { tourism: "museum", opening_hours: "Tu-Su 10:00-18:00" };
export const RESTAURANT = { amenity: "restaurant", opening_hours: "12:00-23:00" };
export const CAFE = { amenity: "cafe" };

/** So many places of a kind, some meters apart. */
export function places(
  kind: Readonly<Record<string, string>>,
  count: number,
  longitude: number,
  first: number,
): PbfNode[] {
  return Array.from({ length: count }, (_, index) => ({
    id: first + index,
    latitude: 43.73 + index / 1e5,
    longitude,
    tags: { ...kind, name: `Place ${first + index}` },
  }));
}

/** Two hotels, three restaurants, three cafés without hours and two museums. */
export const town = (): PbfNode[] => [
  ...places(HOTEL, 2, 7.41, 100),
  ...places(RESTAURANT, 3, 7.412, 200),
  ...places(CAFE, 3, 7.413, 300),
  ...places(MUSEUM, 2, 7.414, 400),
];

/** The extract of a small town by the sea, or of what is in it. */
export function townExtract(content: PbfContent = { nodes: town() }): Buffer {
  const box = { west: 7.3, east: 7.6, south: 43.7, north: 43.8 };
  return pbfBytes({ box, replicatedAt: 1_760_000_000, ...content });
}

/** The package comes without types. */
declare module "tz-lookup" {
  /** The IANA zone of a point. @throws RangeError for coordinates that aren't on the map. */
  export default function tzlookup(latitude: number, longitude: number): string;
}

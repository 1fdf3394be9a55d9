import type { Coordinates } from "../../records";

/** Degrees times this are kept as whole numbers, which is how OpenStreetMap has them. */
const SCALE = 1e7;

/** The coordinates of many nodes by id, sixteen bytes each. */
export class NodeTable {
  private ids = new Float64Array(1024);
  private latitudes = new Int32Array(1024);
  private longitudes = new Int32Array(1024);
  private length = 0;
  private sorted = true;

  add(id: number, latitude: number, longitude: number): void {
    if (this.length === this.ids.length) this.grow();
    if (this.length > 0 && id <= (this.ids[this.length - 1] ?? 0)) this.sorted = false;
    this.ids[this.length] = id;
    this.latitudes[this.length] = Math.round(latitude * SCALE);
    this.longitudes[this.length] = Math.round(longitude * SCALE);
    this.length += 1;
  }

  find(id: number): Coordinates | null {
    if (!this.sorted) this.sort();
    let low = 0;
    let high = this.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const there = this.ids[middle] ?? 0;
      if (there === id) return this.at(middle);
      if (there < id) low = middle + 1;
      else high = middle - 1;
    }
    return null;
  }

  private at(index: number): Coordinates {
    return { latitude: (this.latitudes[index] ?? 0) / SCALE, longitude: (this.longitudes[index] ?? 0) / SCALE };
  }

  private grow(): void {
    const size = this.ids.length * 2;
    const [ids, latitudes, longitudes] = [new Float64Array(size), new Int32Array(size), new Int32Array(size)];
    ids.set(this.ids);
    latitudes.set(this.latitudes);
    longitudes.set(this.longitudes);
    this.ids = ids;
    this.latitudes = latitudes;
    this.longitudes = longitudes;
  }

  /** Files list nodes by id, except for few. */
  private sort(): void {
    const { ids, latitudes, longitudes } = this;
    const order = Uint32Array.from({ length: this.length }, (_, index) => index);
    order.sort((first, second) => (ids[first] ?? 0) - (ids[second] ?? 0));
    this.ids = Float64Array.from(order, (index) => ids[index] ?? 0);
    this.latitudes = Int32Array.from(order, (index) => latitudes[index] ?? 0);
    this.longitudes = Int32Array.from(order, (index) => longitudes[index] ?? 0);
    this.sorted = true;
  }
}

/** Ways and their nodes as an OpenStreetMap reader hands them over; ways may name nodes that the extract lacks. */
export interface Streets {
  readonly nodes: {
    /** OpenStreetMap ids; any order. */
    readonly ids: Float64Array;
    readonly latitudes: Float64Array;
    readonly longitudes: Float64Array;
  };
  readonly ways: readonly Way[];
}

/** What of OpenStreetMap's tags decides who may walk on a way. */
export interface WayTags {
  readonly highway?: string;
  readonly foot?: string;
  readonly access?: string;
  readonly wheelchair?: string;
}

export interface Way {
  readonly nodeIds: readonly number[];
  readonly tags: WayTags;
}

export interface Airline {
  readonly name: string;
  /** The letters before the flight number. */
  readonly code: string;
  /** Cities that it flies from and to most. */
  readonly hubs: ReadonlySet<string>;
  /** Share of Boeing aircraft. */
  readonly boeing: number;
  /** Share of aircraft with Wi-Fi whose Wi-Fi is free. */
  readonly freeWiFi: number;
  /** Chance that a fare may be changed for free although it is not refundable. */
  readonly freeChanges: number;
  readonly fare: number;
}

/** The airlines of the preference entries. */
export const AIRLINES: readonly Airline[] = [
  {
    name: "American Airlines",
    code: "AA",
    hubs: new Set(["Dallas", "Charlotte", "Miami", "Chicago", "Phoenix", "Philadelphia", "Washington", "New York"]),
    boeing: 0.58,
    freeWiFi: 0.22,
    freeChanges: 0.25,
    fare: 1.0,
  },
  {
    name: "United Airlines",
    code: "UA",
    hubs: new Set(["Chicago", "Denver", "Houston", "San Francisco", "New York", "Washington", "Los Angeles"]),
    boeing: 0.74,
    freeWiFi: 0.3,
    freeChanges: 0.3,
    fare: 1.02,
  },
  {
    name: "Delta Airlines",
    code: "DL",
    hubs: new Set([
      "Atlanta",
      "Detroit",
      "Minneapolis",
      "Salt Lake City",
      "Seattle",
      "New York",
      "Boston",
      "Los Angeles",
    ]),
    boeing: 0.46,
    freeWiFi: 0.8,
    freeChanges: 0.48,
    fare: 1.08,
  },
  {
    name: "Alaska Airlines",
    code: "AS",
    hubs: new Set(["Seattle", "Portland", "Anchorage", "San Francisco", "San Diego", "Los Angeles", "Honolulu"]),
    boeing: 0.95,
    freeWiFi: 0.18,
    freeChanges: 0.42,
    fare: 0.98,
  },
  {
    name: "JetBlue Airways",
    code: "B6",
    hubs: new Set(["New York", "Boston", "Orlando", "Fort Lauderdale", "Los Angeles"]),
    boeing: 0.03,
    freeWiFi: 0.95,
    freeChanges: 0.35,
    fare: 0.9,
  },
];

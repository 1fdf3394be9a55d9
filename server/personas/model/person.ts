import { type AmountModel, between, concernedAbout, type EntryModel, is, type ValueModel } from "./entry-model";

/** Years of age in bands; within a band every year is as likely as the others. */
const AGE_BANDS: readonly (readonly [from: number, to: number, weight: number])[] = [
  [18, 24, 14],
  [25, 34, 24],
  [35, 44, 21],
  [45, 54, 17],
  [55, 62, 13],
  [63, 70, 11],
];

const AGE: ValueModel = {
  entry: "persona.age",
  weights: AGE_BANDS.flatMap(([from, to, weight]) =>
    Array.from({ length: to - from + 1 }, (_, index) => [from + index, weight / (to - from + 1)] as const),
  ),
};

const age = (from: number, to: number) => between("persona.age", from, to);

const BUDGET: AmountModel = {
  entry: "persona.budget",
  center: 3200,
  spread: 0.28,
  step: 100,
  bounds: [500, 10000],
  influences: [
    { when: is("persona.travelStyle", "Budget"), times: 0.45 },
    { when: is("persona.travelStyle", "Luxury"), times: 2.2 },
    { when: is("persona.travelWithChild", true), times: 1.25 },
    { when: is("persona.maritalStatus", "Single"), times: 0.85 },
    { when: is("persona.job", "student"), times: 0.75 },
    { when: is("persona.job", "banker", "doctor", "lawyer"), times: 1.2 },
    { when: concernedAbout("Total price"), times: 0.88 },
  ],
};

/** Who the traveler is, in the order in which one fact bears on the next. */
export const PERSON: readonly EntryModel[] = [
  AGE,
  {
    entry: "persona.job",
    weights: [
      ["student", 8],
      ["software engineer", 9],
      ["researcher", 5],
      ["banker", 5],
      ["teacher", 9],
      ["artist", 5],
      ["entrepreneur", 5],
      ["retiree", 6],
      ["doctor", 5],
      ["lawyer", 5],
      ["sales", 10],
      ["marketing manager", 7],
      ["journalist", 4],
      ["small business owner", 8],
      ["government employee", 9],
    ],
    influences: [
      { when: age(18, 21), times: { student: 14, retiree: 0, doctor: 0, lawyer: 0, researcher: 0, teacher: 0.1 } },
      { when: age(22, 24), times: { student: 6, retiree: 0, doctor: 0, lawyer: 0.1, "marketing manager": 0.3 } },
      { when: age(25, 34), times: { retiree: 0, "software engineer": 1.4, doctor: 0.7 } },
      { when: age(35, 54), times: { student: 0.15, retiree: 0.03, "small business owner": 1.3 } },
      { when: age(55, 62), times: { student: 0.03, retiree: 2.5 } },
      { when: age(63, 70), times: { student: 0.02, retiree: 16, "software engineer": 0.4 } },
    ],
  },
  {
    entry: "persona.education",
    weights: [
      ["High school", 30],
      ["College", 45],
      ["Graduate", 25],
    ],
    influences: [
      { when: age(18, 21), times: { "High school": 3, College: 1, Graduate: 0 } },
      { when: is("persona.job", "doctor", "lawyer", "researcher"), times: { "High school": 0, College: 0.05 } },
      {
        when: is("persona.job", "software engineer", "banker", "marketing manager", "journalist", "teacher"),
        times: { "High school": 0.12, Graduate: 1.3 },
      },
      {
        when: is("persona.job", "sales", "small business owner", "artist"),
        times: { "High school": 1.7, Graduate: 0.4 },
      },
    ],
  },
  {
    entry: "persona.maritalStatus",
    weights: [
      ["Single", 35],
      ["Married", 50],
      ["Divorced", 15],
    ],
    influences: [
      { when: age(18, 24), times: { Single: 8, Divorced: 0.05 } },
      { when: age(25, 34), times: { Single: 1.6, Divorced: 0.4 } },
      { when: age(45, 70), times: { Single: 0.35, Divorced: 1.4 } },
    ],
  },
  {
    entry: "persona.travelStyle",
    weights: [
      ["Budget", 34],
      ["Mid range cost", 44],
      ["Luxury", 22],
    ],
    influences: [
      { when: is("persona.job", "student"), times: { Budget: 3.5, Luxury: 0.1 } },
      { when: is("persona.job", "banker", "doctor", "lawyer", "entrepreneur"), times: { Budget: 0.3, Luxury: 3 } },
      { when: is("persona.job", "artist", "teacher", "journalist", "sales"), times: { Budget: 1.4, Luxury: 0.45 } },
      { when: is("persona.job", "retiree"), times: { "Mid range cost": 1.5 } },
      { when: concernedAbout("Total price"), times: { Budget: 2.6, Luxury: 0.2 } },
      {
        when: concernedAbout("Specific level of service (e.g., hotel stars, airfare class)"),
        times: { Budget: 0.25, Luxury: 2.6 },
      },
    ],
  },
  {
    entry: "persona.disability",
    weights: [
      [true, 9],
      [false, 91],
    ],
    influences: [
      { when: age(55, 62), times: { true: 2 } },
      { when: age(63, 70), times: { true: 3.5 } },
    ],
  },
  {
    entry: "persona.travelWithChild",
    weights: [
      [true, 12],
      [false, 88],
    ],
    influences: [
      { when: is("persona.maritalStatus", "Married"), times: { true: 4 } },
      { when: is("persona.maritalStatus", "Divorced"), times: { true: 2 } },
      { when: age(18, 24), times: { true: 0.2 } },
      { when: age(30, 48), times: { true: 2.2 } },
      { when: age(55, 70), times: { true: 0.2 } },
    ],
  },
  {
    entry: "persona.travelWithPets",
    weights: [
      [true, 17],
      [false, 83],
    ],
    influences: [
      { when: is("persona.maritalStatus", "Single", "Divorced"), times: { true: 1.3 } },
      { when: is("persona.job", "artist", "retiree", "small business owner"), times: { true: 1.7 } },
      { when: is("persona.job", "banker", "doctor", "lawyer"), times: { true: 0.6 } },
      { when: is("persona.disability", true), times: { true: 1.3 } },
    ],
  },
  {
    entry: "persona.interest",
    weights: [
      ["museum", 16],
      ["music event", 11],
      ["sport games", 10],
      ["hiking", 13],
      ["foodie", 16],
      ["beach", 13],
      ["city tour", 13],
      ["adventure sports", 8],
    ],
    influences: [
      { when: age(18, 30), times: { "music event": 2, "adventure sports": 2.2, museum: 0.6 } },
      { when: age(55, 70), times: { museum: 2, "city tour": 1.6, "adventure sports": 0.15, "music event": 0.6 } },
      { when: is("persona.education", "Graduate"), times: { museum: 1.7, "sport games": 0.7 } },
      { when: is("persona.job", "artist", "researcher"), times: { museum: 1.8 } },
      { when: is("persona.travelWithChild", true), times: { beach: 1.8, "adventure sports": 0.5 } },
      { when: is("persona.disability", true), times: { hiking: 0.2, "adventure sports": 0.15 } },
    ],
  },
  {
    entry: "persona.travelFrequency",
    weights: [
      ["Rarely", 25],
      ["Occasionally", 45],
      ["Frequently", 30],
    ],
    influences: [
      { when: is("persona.job", "banker", "entrepreneur", "sales", "marketing manager"), times: { Frequently: 2.2 } },
      { when: is("persona.job", "student", "teacher"), times: { Frequently: 0.5 } },
      { when: is("persona.travelWithChild", true), times: { Frequently: 0.5 } },
      { when: is("persona.travelStyle", "Luxury"), times: { Frequently: 1.6, Rarely: 0.6 } },
      { when: concernedAbout("Travel or stay with preferred brands"), times: { Frequently: 2.2, Rarely: 0.4 } },
    ],
  },
  BUDGET,
];

import { ADULTS, CHILDREN, COMPANIONS, ONE_CHILD, PEOPLE, PETS, RELATIONS, SOME_CHILDREN } from "../lexicon/party";
import { lexicon } from "../text/pattern";
import { rules } from "../text/rules";

/** What one phrase adds to the party. */
export type Part =
  /** Everyone: "a group of 8". */
  | { readonly kind: "total" }
  | { readonly kind: "couples" }
  | { readonly kind: "fixedTotal"; readonly people: number; readonly addsChildren?: boolean }
  | { readonly kind: "adults" }
  | { readonly kind: "children" }
  | { readonly kind: "oneChild" }
  | { readonly kind: "someChildren" }
  /** People who come beside the speaker: "with my wife", "me and 3 friends". */
  | { readonly kind: "companions"; readonly speaker: boolean }
  | { readonly kind: "speaker" }
  | { readonly kind: "vague"; readonly withChildren: boolean };

const LEXICONS = {
  people: PEOPLE,
  adults: ADULTS,
  children: CHILDREN,
  oneChild: ONE_CHILD,
  someChildren: SOME_CHILDREN,
  relation: RELATIONS,
  elders: lexicon(["parents|grandparents:2"]),
  companions: COMPANIONS,
  pets: PETS,
};

const ME = "me|myself|i";
export const PARTS = rules<Part>(
  [
    // "One of us is deaf" does not say how many there are.
    [["one of us|them"], { kind: "vague", withChildren: false }],
    [
      [
        "group|party|family|team|crew|bunch|squad|gang of <count>",
        "total of <count> @people",
        "group|party|family|team|crew|squad size? of|: <count>",
        "<count> ..1 @people",
        "<count> guys|ladies|women|men|dudes",
        "<count> @people total|altogether",
        "<count> of us",
        "us|we <count>",
        "we are|will be <count>",
        "we are|will be a? group|party|family|team of <count>",
        "<count> travel* companions",
        "group|party|family|team of <count> @companions",
        "group|party|family|team of <count> @people",
        "group|party|family|team of <count> @adults",
        "<count> @companions",
        "<count> women|men|guys|girls|ladies travel*|going|heading|flying",
        "people|travelers|travellers|guests|passengers|pax : <count>",
        "<count> member family|group|party",
      ],
      { kind: "total" },
    ],
    [["<count> ..1 couples"], { kind: "couples" }],
    [
      [
        "solo",
        "alone",
        "by|for myself",
        "on my own",
        "just|only me",
        "me only|alone",
        "single person|traveler|traveller|individual",
        "an individual",
        "just for myself|me",
        "only myself",
        "unaccompanied",
        "just|only my|the @pets and me",
        "lone traveler|traveller",
      ],
      { kind: "fixedTotal", people: 1 },
    ],
    [
      [
        "a? pair|duo|twosome",
        "both of us",
        "we both|two",
        "the? pair of us",
        "us both",
        "just|only us two",
        "two of us",
        "newlyweds",
        "honeymoon",
        "a? pair of @people",
      ],
      { kind: "fixedTotal", people: 2 },
    ],
    [
      ["a|the|as|our? couple", "couples trip|getaway|vacation|retreat"],
      { kind: "fixedTotal", people: 2, addsChildren: true },
    ],
    [["a? trio|threesome"], { kind: "fixedTotal", people: 3 }],
    [["a? quartet|foursome"], { kind: "fixedTotal", people: 4 }],
    [["<count> @adults"], { kind: "adults" }],
    [
      [
        "<count> ..1 @children",
        "<count> of? my|our? @children",
        "my|our|the|with|and|including|plus|&|, <count> ..1 @children",
        "with|and|including|plus|& my|our <count> ..1 @children",
        "<count> young|small|little|older|teenage @children",
        "<count> of us|them|whom|which is|are|being? ..1 @someChildren",
      ],
      { kind: "children" },
    ],
    [
      [
        "my|our|the|a|an|her|his ..1 @oneChild",
        "my|our|a <count> year|yr old",
        "my|our|a <count> yo",
        "my|our|a <count> month old",
        "with|and <count> year old",
      ],
      { kind: "oneChild" },
    ],
    [
      [
        "with|bring*|our|my|the|including|and ..1 @someChildren",
        "family with @someChildren",
        "@someChildren in tow|along",
        "@someChildren ..3 come|coming|joining",
      ],
      { kind: "someChildren" },
    ],
    [
      [
        "with my|our|a|the @relation",
        "with @relation",
        `${ME} and|&|plus|,|+|with|n my|our|the|a @relation`,
        `my|our|the @relation and|&|,|+ ${ME}`,
        `my|our|the @relation , and ${ME}`,
        `bring*|tak*|join* my|our @relation`,
        "my|our @relation , my|our @relation and|&|, ,? i|me|myself",
        "i am ..2 with my|our|a @relation",
        "with <count> ..1 @companions",
        "with <count> other @people",
        `${ME} and|&|plus|,|+|with|n <count> ..1 @companions`,
        `${ME} and|&|plus|,|+|with my|our <count> ..1 @companions`,
        `my|our? <count> ..1 @companions and|&|+ ${ME}`,
        `<count> of my @companions and|&|+ ${ME}`,
        `${ME} and|&|plus|,|+|with|n <count> of my|our|the @companions`,
        "with <count> of my @companions",
        "with my <count> @companions",
        `my @relation 's and ${ME}`,
      ],
      { kind: "companions", speaker: true },
    ],
    [
      [
        "and|&|,|plus|+ my|our|her|his|their @relation",
        "my|our @elders ..2 travel|want|would|will|go|need|are",
        "my|our @elders ( ..3 ) travel|want|would|will|go|need|are",
        "for my|our @relation",
        "my|our @relation ,",
        "and|&|,|plus|+ my|our <count> @companions",
      ],
      { kind: "companions", speaker: false },
    ],
    [
      [
        `${ME} and|&|plus|,|+|with`,
        `and|&|plus|+ ${ME}`,
        "i am traveling|travelling|going|coming|flying with",
        "i am a|an ..4 with",
      ],
      { kind: "speaker" },
    ],
    [["family", "family trip|vacation|holiday|getaway"], { kind: "vague", withChildren: true }],
    [
      [
        "with|some|few|my|our|and|of friends",
        "a group of friends",
        "friends trip|getaway",
        "we",
        "our",
        "us",
        "ourselves",

        "group",
        "my|our team|colleagues|coworkers",
      ],
      { kind: "vague", withChildren: false },
    ],
  ],
  LEXICONS,
);

/** Animals that come along. */
export const OWN_PETS = rules<true>(
  [
    [
      [
        "my|our|the|with|bring*|a|<count> ..1 @pets",
        "bring* ..3 @pets",
        "@pets with us|me",
        "@pets ..2 come|comes|coming|along",
        "travel*|with|tak* ..3 @pets",
      ],
      true,
    ],
  ],
  LEXICONS,
);

import type { Random } from "./random";

const surnames =
  "Abernathy Alder Ashcombe Bellamy Birchwood Blakely Bramwell Calloway Carrow Castellan Corbett Dellwood Denholm Ellery Fairbairn Farrow Finch Fenwick Gable Garrick Hadley Halloran Harcourt Hartwell Hollis Ingram Jessup Kendrick Kestrel Langdon Larkin Lindqvist Lockhart Maddox Marlowe Merrick Northcote Oakley Orrin Pemberton Prescott Quimby Radford Ravenel Redfern Rowan Sabine Sinclair Sorrel Sterling Talbot Thackeray Thornhill Tremont Underhill Vance Wakefield Waverly Westbrook Whitcombe Wickham Winslow Yardley Yarrow".split(
    " ",
  );
const adjectives =
  "Amber Azure Bright Bronze Calm Cedar Clear Clover Copper Coral Crescent Early Ember Evening Fern Gentle Gilded Granite Green Heron Hidden Indigo Ivory Honey Jade Juniper Laurel Lilac Linden Little Lunar Magnolia Maple Marble Mellow Mirror Morning Moss Northern Old Opal Painted Paper Pearl Pine Quiet Rambling Rose Russet Saffron Sage Scarlet Silver Slate Southern Spruce Sparrow Still Stone Summer Sunlit Swift Tall Tidy Velvet Violet Walnut Wandering White Wild Willow Winding Winter".split(
    " ",
  );
const nouns =
  "Acre Arbor Arch Barn Bell Bend Bluff Bower Bridge Brook Canopy Chimney Cloister Corner Court Creek Crossing Dell Dial Door Ferry Field Fountain Garden Gate Glen Grove Harbor Hearth Hedge Hill Hollow Island Kiln Knoll Ladder Lane Lantern Lark Lodge Loom Market Meadow Mill Orchard Parlor Pavilion Perch Pier Plaza Porch Quarter Quay Ridge Row Sail Spring Square Stair Step Station Stream Street Sundial Terrace Thicket Tower Trellis Vale Veranda Walk Wall Well Wharf Window Yard".split(
    " ",
  );

/**
 * Names for the places of one city, none part of another: published rules look a place up by a part of its name,
 * so only then does each name lead back to its own record.
 */
export class Namer {
  private readonly taken: string[] = [];

  constructor(private readonly random: Random) {}

  /**
   * A name by one of the patterns. `{surname}`, `{adjective}` and `{noun}` stand for a word of these lists,
   * `{a|b|c}` for one of the words.
   */
  name(patterns: readonly string[]): string {
    for (;;) {
      const name = this.fill(this.random.pick(patterns));
      const lower = name.toLowerCase();
      if (this.taken.some((other) => other.includes(lower) || lower.includes(other))) continue;
      this.taken.push(lower);
      return name;
    }
  }

  private fill(pattern: string): string {
    return pattern.replace(/\{([^}]+)\}/g, (_, choice: string) => {
      switch (choice) {
        case "surname":
          return this.random.pick(surnames);
        case "adjective":
          return this.random.pick(adjectives);
        case "noun":
          return this.random.pick(nouns);
        default:
          return this.random.pick(choice.split("|"));
      }
    });
  }
}

/** "214 Willow Street". */
export function streetAddress(random: Random): string {
  const street = random.chance(0.5) ? random.pick(adjectives) : random.pick(surnames);
  return `${random.integer(2, 980)} ${street} ${random.pick(["Street", "Avenue", "Lane", "Road", "Boulevard", "Way"])}`;
}

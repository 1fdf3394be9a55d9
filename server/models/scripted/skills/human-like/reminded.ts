import type { Dial } from "../../skill";

/** Who is told a thing twice errs in it only who errs twice: both draws are made. */
export function reminded(dial: Dial, isReminded: boolean): Dial {
  if (!isReminded) return dial;
  return {
    errs: (way) => {
      const [first, second] = [dial.errs(way), dial.errs(way)];
      return first && second;
    },
    draw: (count) => dial.draw(count),
  };
}

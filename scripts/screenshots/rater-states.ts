import { AnnotatePage } from "../../e2e/pages/annotate-page";
import type { States } from "./take-pictures";

/** The rater's page over a batch that `e2e/annotate/seed.ts` makes; the draft of the first picture is there in the next. */
export const RATER_STATES: States = {
  rating: async (page, address) => {
    const { origin, pathname } = new URL(address);
    const queue = new AnnotatePage(page);
    await queue.open(origin, pathname.slice(1));
    const why = page.getByLabel("Why");
    if ((await why.inputValue()) === "") await queue.answer();
    await queue.saved
      .filter({ hasText: /^Saved/ })
      .or(why.filter({ hasText: /./ }))
      .first()
      .waitFor();
  },
};

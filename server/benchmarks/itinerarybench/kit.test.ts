import { expect, it } from "vitest";
import { COMPUTING_KIT } from "./kit";

it("reads no plan where there is none, and says what is wrong with the form of one", () => {
  const none = COMPUTING_KIT.readPlan("I have no plan.");
  expect(none).toMatchObject({ plan: { actions: null, readBy: null }, complaint: expect.any(String) });
  const wrong = COMPUTING_KIT.readPlan('<plan>stay_in("Port", "today", "tomorrow")</plan>');
  expect(wrong).toMatchObject({ plan: { actions: [expect.any(String)] }, complaint: expect.any(String) });
});

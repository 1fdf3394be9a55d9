import { expect, test } from "vitest";
import { withoutDemand } from "@/server/trip";
import { smallWorld } from "@/server/understanding/testing/small-world";
import { Talk } from "../testing/talk";
import { changedRequest } from "./changed-request";

test("what a way out made a wish stays one, whatever else is said", async () => {
  const talk = new Talk();
  await talk.say("Five days in Oregon from Boston, starting May 3, two of us, at least 4 stars, that's non-negotiable");
  const [before, asked] = [talk.conversation, talk.request];
  if (asked === null) throw new Error("Something is missing.");
  const standing = withoutDemand(asked, "hotel.ratings");
  await talk.say("business class, and no shopping");
  const about = { world: smallWorld(), today: "2027-01-04" };
  const changed = changedRequest(standing, before, talk.conversation, about);
  expect(changed?.preferences.map(({ entry, strength }) => [entry, strength])).toEqual([
    ["flight.preferredCabin", "want"],
    ["hotel.ratings", "want"],
    ["attraction.preferredType", "must not"],
  ]);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCaller } from "../app-router";
import { callAs, startOwnServices } from "../testing/own-services";
import { planTripFor } from "../testing/planned-trip";

type Caller = Awaited<ReturnType<typeof callAs>>;

const NOT_FOUND = { code: "NOT_FOUND" };

describe("a trip changed together", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  let owner: Caller;
  let ana: Caller;
  let ben: Caller;
  let id: string;
  const visitor = createCaller({ caller: "visitor", currentUser: async () => null });

  beforeAll(async () => {
    services = await startOwnServices();
    [owner, ana, ben] = await Promise.all([callAs("owner"), callAs("ana"), callAs("ben")]);
    id = (await planTripFor(owner)).id;
  }, 60_000);
  afterAll(() => services.stop());

  const invite = () => owner.shares.create({ id, kind: "edit", withCosts: false, expiresInDays: null });
  const placeOf = async () => {
    const { plan } = await owner.trips.get({ id });
    const visit = plan?.itinerary.days.flatMap(({ stops }) => stops).find(({ kind }) => kind === "visit");
    if (plan === null || visit === undefined) throw new Error("The example trip has a visit.");
    return { version: plan.number, visit };
  };

  it("opens to those who join by a link for it, and by no other link", async () => {
    await expect(ana.trips.get({ id })).rejects.toMatchObject(NOT_FOUND);
    const view = await owner.shares.create({ id, withCosts: true, expiresInDays: null });
    await expect(ana.shared.join({ token: view.token, name: "Ana" })).rejects.toMatchObject(NOT_FOUND);
    const { token } = await invite();
    await expect(visitor.shared.get({ token })).rejects.toMatchObject(NOT_FOUND);
    expect(await visitor.shared.invitation({ token })).toEqual({ title: (await owner.trips.get({ id })).title });
    await expect(ana.shared.join({ token, name: "  " })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await ana.shared.join({ token, name: " Ana " })).toEqual({ tripId: id });
    const { title } = await ana.trips.get({ id });
    expect(await ana.together.joined()).toEqual([{ id, title }]);
    expect(await ben.together.joined()).toEqual([]);
    expect(await ana.together.get({ id })).toMatchObject({ isOwner: false, members: ["Ana"] });
    await expect(ben.trips.get({ id })).rejects.toMatchObject(NOT_FOUND);
  });

  it("carries the member's name on what they change, and leaves chat, links and the trip itself to its owner", async () => {
    const { version, visit } = await placeOf();
    const changed = await ana.trips.edit({ id, version, edit: { kind: "lock", stopId: visit.id } });
    const made = changed.plan?.number ?? 0;
    expect((await owner.together.get({ id })).authors).toEqual({ [made]: "Ana" });
    const back = await owner.trips.edit({ id, version: made, edit: { kind: "unlock", stopId: visit.id } });
    expect((await owner.together.get({ id })).authors).not.toHaveProperty(String(back.plan?.number));
    for (const refused of [
      () => ana.chat.get({ id }),
      () => ana.shares.list({ id }),
      () => ana.trips.remove({ id }),
      () => ana.trips.rename({ id, title: "Mine" }),
    ]) {
      await expect(refused()).rejects.toMatchObject(NOT_FOUND);
    }
  });

  it("keeps votes and comments by place, each person's own to take back", async () => {
    const { visit } = await placeOf();
    const { recordId } = visit;
    await ana.together.vote({ id, recordId, value: 1 });
    await owner.together.vote({ id, recordId, value: 1 });
    const voted = await owner.together.vote({ id, recordId, value: -1 });
    expect(voted.votes).toHaveLength(2);
    expect(voted.votes).toContainEqual({ recordId, name: "Ana", value: 1, isOwn: false });
    expect((await owner.together.vote({ id, recordId, value: null })).votes).toHaveLength(1);

    await owner.together.comment({ id, recordId, text: "Too far?" });
    const { comments } = await ana.together.comment({ id, recordId, text: "Worth it." });
    expect(comments.map(({ name, text, mayRemove }) => [name, text, mayRemove])).toEqual([
      [expect.any(String), "Too far?", false],
      ["Ana", "Worth it.", true],
    ]);
    const [ofOwner, ofAna] = comments;
    const kept = await ana.together.removeComment({ id, commentId: ofOwner?.id ?? "" });
    expect(kept.comments).toHaveLength(2);
    expect((await owner.together.removeComment({ id, commentId: ofAna?.id ?? "" })).comments).toHaveLength(1);
  });

  it("closes to those who joined by a link when that link is revoked", async () => {
    const link = await invite();
    await ben.shared.join({ token: link.token, name: "Ben" });
    expect((await owner.together.get({ id })).members).toEqual(["Ana", "Ben"]);
    await owner.shares.revoke({ id, shareId: link.id });
    await expect(ben.trips.get({ id })).rejects.toMatchObject(NOT_FOUND);
    expect(await ben.together.joined()).toEqual([]);
    await expect(ben.shared.join({ token: link.token, name: "Ben" })).rejects.toMatchObject(NOT_FOUND);
    expect((await owner.together.get({ id })).members).toEqual(["Ana"]);
    expect((await ana.trips.get({ id })).id).toBe(id);
  });
});

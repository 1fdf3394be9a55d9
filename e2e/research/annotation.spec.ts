import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";

const server = new OwnServer();
let credentials = { email: "", password: "" };

test.describe.configure({ mode: "serial", timeout: 120_000 });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  credentials = await server.addResearcher();
  await server.start();
});
test.afterAll(() => server.remove());
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const signedIn = await page.request.post(`${server.address}/api/auth/sign-in/email`, { data: credentials });
  expect(signedIn.status()).toBe(200);
});

/** Two dialogs as a file gives them. */
const LINES = ["Where would you like to go?", "What is your budget?"]
  .map((text) =>
    JSON.stringify({
      content: {
        unit: "dialog",
        turns: [
          { by: "agent", text },
          { by: "traveler", text: "Let me think." },
        ],
      },
    }),
  )
  .join("\n");

test("a researcher makes a project with a rubric of their own", async ({ page, expectAccessible }) => {
  await page.goto(`${server.address}/research/annotation`);
  await expect(page.getByText("There is no project yet.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "New project" }).click();
  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page.getByText("Give the project a name of at most 80 characters.")).toBeVisible();

  await page.getByLabel("Name", { exact: true }).fill("Two openings");
  await page.getByLabel("Guidelines").fill("# Before you begin\n\nRead the dialog twice.");
  await page.getByRole("combobox", { name: "Dialogs" }).selectOption("imported");
  await page.getByRole("textbox", { name: "Lines", exact: true }).fill(LINES);
  await page.getByLabel("What raters are asked", { exact: true }).first().selectOption("own");
  await page.getByLabel("Name of the rubric").fill("Openings");
  const question = page.getByRole("group", { name: "Question 1: scale" });
  await question.getByLabel("Label").fill("Warmth");
  await question.getByLabel("What raters are asked").fill("How warm is the question?");
  await expectAccessible();
  await page.getByRole("button", { name: "Create project" }).click();

  await expect(page.getByRole("heading", { name: "Two openings" })).toBeVisible();
  await expect(page.getByText("0 of 6 ratings")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Before you begin" })).toBeVisible();
  await expectAccessible();
});

test("a researcher pauses the project and changes its settings", async ({ page, expectAccessible }) => {
  await page.goto(`${server.address}/research/annotation`);
  await page.getByRole("link", { name: "Two openings" }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused")).toBeVisible();
  await page.getByRole("navigation", { name: "Project" }).getByRole("link", { name: "Settings" }).click();
  await page.getByLabel("Raters per item").fill("none");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Write a whole number from 1 to 10.")).toBeVisible();
  await page.getByLabel("Raters per item").fill("2");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expectAccessible();

  await page.getByRole("button", { name: "Add a worked example" }).click();
  const example = page.getByRole("form", { name: "Add a worked example" });
  await example.getByRole("button", { name: "Store the example" }).click();
  await expect(example.getByText(/Write 1 to 200 turns/)).toBeVisible();
  await example.getByLabel("Dialog", { exact: true }).fill("Agent: Where to?\nTraveler: Texas.");
  await example.getByRole("button", { name: /Poor/ }).click();
  await example.getByLabel("Explanation").fill("It is curt.");
  await expectAccessible();
  await example.getByRole("button", { name: "Store the example" }).click();
  await expect(page.getByRole("heading", { name: "Worked example 1" })).toBeVisible();
  await page.getByRole("button", { name: "Make version 2" }).click();
  await page.getByLabel("What raters are asked", { exact: true }).fill("How warm is its first question?");
  await page.getByRole("button", { name: "Store the version" }).click();
  await expect(page.getByText("Openings, version 2")).toBeVisible();
  await expectAccessible();
  await page.getByRole("navigation", { name: "Project" }).getByRole("link", { name: "Overview" }).click();
  await expect(page.getByText("0 of 4 ratings")).toBeVisible();
});

test("a researcher adjudicates an item, and again, and comments on it", async ({ page, expectAccessible }) => {
  await page.goto(`${server.address}/research/annotation`);
  await page.getByRole("link", { name: "Two openings" }).click();
  await page.getByRole("navigation", { name: "Project" }).getByRole("link", { name: "Items" }).click();
  await expect(page.getByText("1–2 of 2 items")).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: /Where would you like to go/ }).click();
  const adjudication = page.getByRole("region", { name: "Adjudication" });
  for (const [summary, point, reason] of [
    ["Adjudicate", /Good/, "It asks for the main thing."],
    ["Adjudicate again", /Fair/, "On second thought it is curt."],
  ] as const) {
    await adjudication.getByRole("button", { name: summary, exact: true }).click();
    await adjudication.getByRole("button", { name: "Store the adjudication" }).click();
    await expect(adjudication.getByText("Choose an answer to “Warmth”.")).toBeVisible();
    await adjudication.getByRole("button", { name: point }).click();
    await adjudication.getByLabel("Why this decision").fill(reason);
    await adjudication.getByRole("button", { name: "Store the adjudication" }).click();
    await expect(adjudication.getByText(reason)).toBeVisible();
  }
  await expect(adjudication.getByRole("article")).toHaveCount(2);
  await page.getByLabel("Comment", { exact: true }).fill("A good example.");
  await page.getByRole("button", { name: "Add the comment" }).click();
  await expect(page.getByRole("region", { name: "Comments" }).getByText("A good example.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Items", exact: true }).click();
  await expect(page.getByRole("row", { name: /Where would you like to go/ })).toContainText("adjudicated");
});

test("a researcher has items rated in another tool, and imports what people gave once", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${server.address}/research/annotation`);
  await page.getByRole("link", { name: "Two openings" }).click();
  await page
    .getByRole("navigation", { name: "Project" })
    .getByRole("link", { name: "Import and export", exact: true })
    .click();
  await expect(page.getByRole("heading", { name: "Rate in another tool" })).toBeVisible();
  await expectAccessible();
  const link = await page.getByRole("link", { name: "Download argilla.json" }).getAttribute("href");
  const records: { id: string }[] = await (await page.request.get(`${server.address}${link}`)).json();
  expect(records).toHaveLength(2);
  const give = async (value: number) => {
    const rated = records.map(({ id }) => ({ id, responses: { warmth: [{ value, user_id: "ada@example.org" }] } }));
    const buffer = Buffer.from(JSON.stringify(rated));
    await page
      .getByLabel("File of ratings")
      .setInputFiles({ name: "rated.json", mimeType: "application/json", buffer });
    await page.getByRole("button", { name: "Import the ratings" }).click();
  };
  await give(9);
  await expect(page.getByText(/0\.responses\.warmth\.0\.value.*Write a point of the scale, 1 to 3/)).toBeVisible();
  await give(3);
  await expect(page.getByText("2 ratings added, 0 known already. New here: A01.")).toBeVisible();
  await give(3);
  await expect(page.getByText("0 ratings added, 2 known already.")).toBeVisible();
  await page.getByRole("navigation", { name: "Project" }).getByRole("link", { name: "Raters" }).click();
  await expect(page.getByRole("list", { name: "Raters" }).getByText("ratings imported")).toBeVisible();
});

test("a traveler lets chats be rated, and a researcher finds them", async ({ page, expectAccessible }) => {
  const begun = await page.request.post(`${server.address}/api/trpc/chat.begin`, {
    data: { json: { text: "Somewhere warm in Texas" } },
    headers: { origin: server.address },
  });
  expect(begun.status()).toBe(200);
  const available = async () => {
    await page.goto(`${server.address}/research/annotation/new`);
    await page.getByRole("combobox", { name: "Dialogs" }).selectOption("chats");
    await page.getByLabel("Messages of the traveler").fill("1");
    return page.getByRole("status").filter({ hasText: "available" });
  };
  await expect(await available()).toContainText("No chats are available");
  await page.goto(`${server.address}/account`);
  const consent = page.getByRole("switch", { name: "Let researchers have my chats rated" });
  await expect(consent).not.toBeChecked();
  await consent.click();
  await expect(page.getByText(/^Allowed since/)).toBeVisible();
  await expectAccessible();
  await expect(await available()).toContainText("1 chat is available");
  await expectAccessible();
});

test("a judge scores the items of a project, and says which it cannot", async ({ page, expectAccessible }) => {
  await page.goto(`${server.address}/research/annotation/new`);
  await page.getByLabel("Name", { exact: true }).fill("Judged");
  await page.getByRole("combobox", { name: "Dialogs" }).selectOption("imported");
  await page.getByRole("textbox", { name: "Lines", exact: true }).fill(LINES);
  await page.getByRole("button", { name: "Create project" }).click();
  await page.getByRole("navigation", { name: "Project" }).getByRole("link", { name: "Agreement" }).click();
  await page.getByRole("button", { name: "Have a judge score the items…" }).click();
  const dialog = page.getByRole("dialog", { name: "Have a judge score the items" });
  await dialog.getByLabel("Times each item is scored").selectOption("2");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Score the items" }).click();
  // Neither question is in the words of a shipped policy.
  await expect(page.getByText("4 judgments of 2 items failed and have no score")).toBeVisible();
  await expect(page.getByText("0 of 4 judgments")).toBeVisible();
  await expectAccessible();
});

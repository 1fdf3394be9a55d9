import { expect, type Locator } from "@playwright/test";

/** Waits until React listens to an element: the server draws it before the page's scripts run, and a press is lost until then. */
export async function awake(element: Locator): Promise<void> {
  await element.waitFor();
  const isListening = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react")));
  await expect.poll(isListening).toBe(true);
}

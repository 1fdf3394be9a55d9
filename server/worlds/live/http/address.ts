/** The address of a path behind a provider's own, which may have a path itself: "http://127.0.0.1:8000/liteapi" + "/v3.0/hotels/rates". */
export function addressOf(
  base: string,
  path: string,
  parameters: Readonly<Record<string, string | number | boolean>> = {},
): URL {
  const url = new URL(`${base.replace(/\/+$/, "")}${path}`);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return url;
}

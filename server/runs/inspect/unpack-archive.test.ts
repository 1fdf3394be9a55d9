import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { TooLarge, unpackArchive } from "./unpack-archive";

/** What the zstd program made of a sample of 746 bytes. */
const FRAME = Buffer.from("KLUv/QBojQEAwsIJEMDrJsuskSz7Dh7nYCYEfALNvZJPCtS8J9EbXPTXuHseIhAXLdIsAQDaVdUsAw==", "base64");
const SAMPLE = `{"id": "made", "text": "${"a trip to Austin, ".repeat(40)}"}`;

/** An archive of one file that is said to be packed by Zstandard, in its header and in the directory. */
function zstandardArchive(name: string, packed: Uint8Array): Uint8Array {
  const archive = zipSync({ [name]: [packed, { level: 0 }] });
  archive[8] = 93;
  archive[Buffer.from(archive).lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 10] = 93;
  return archive;
}

const all = () => true;

describe("unpackArchive", () => {
  it("gives back every file, stored or deflated", () => {
    const file = fc.tuple(fc.uint8Array({ maxLength: 2_000 }), fc.constantFrom(0 as const, 6 as const));
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}\.json$/), file, { maxKeys: 20 }), (files) => {
        const archive = zipSync(
          Object.fromEntries(Object.entries(files).map(([name, [bytes, level]]) => [name, [bytes, { level }]])),
        );
        const unpacked = Object.fromEntries(
          [...unpackArchive(archive, all, 1e6)].map(([name, bytes]) => [name, [...bytes]]),
        );
        expect(unpacked).toEqual(
          Object.fromEntries(Object.entries(files).map(([name, [bytes]]) => [name, [...bytes]])),
        );
      }),
    );
  });

  it("reads Zstandard", () => {
    const unpacked = unpackArchive(zstandardArchive("samples/made.json", FRAME), all, 1e6);
    expect(new TextDecoder().decode(unpacked.get("samples/made.json"))).toBe(SAMPLE);
  });

  it("takes thousands of files", () => {
    const files = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`${at}.json`, strToU8(String(at))]));
    const unpacked = unpackArchive(zipSync(files), all, 1e6);
    expect(unpacked.size).toBe(5_000);
  });

  it("leaves out what is not wanted, and counts it for nothing", () => {
    const archive = zipSync({ "a.json": strToU8("{}"), "large.txt": new Uint8Array(10_000) });
    expect([...unpackArchive(archive, (name) => name === "a.json", 100).keys()]).toEqual(["a.json"]);
  });

  it.each([
    ["deflated", zipSync({ "a.json": new Uint8Array(100_000) })],
    ["by Zstandard", zstandardArchive("a.json", FRAME)],
  ])("stops at what unpacks to too much, %s", (_, archive) => {
    expect(() => unpackArchive(archive, all, 500)).toThrow(TooLarge);
  });

  it.each([
    ["damaged Zstandard", zstandardArchive("a.json", strToU8("{}"))],
    ["a cut-off archive", zstandardArchive("a.json", FRAME).subarray(0, 60)],
    ["an unknown method", Uint8Array.from(zstandardArchive("a.json", FRAME), (byte, at) => (at === 8 ? 95 : byte))],
  ])("throws at %s", (_, archive) => {
    expect(() => unpackArchive(archive, all, 1e6)).toThrow();
  });
});

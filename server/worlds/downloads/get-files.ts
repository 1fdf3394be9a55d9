import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { fail, ok, type Result } from "@/server/trip";
import type { CityFiles } from "../places/import-places";
import { dataFolder } from "../snapshot/folders";
import { addressOf, pathOf } from "./addresses";
import { type Checksum, checksumProblem, publishedMd5 } from "./checksum";
import { type FetchOptions, type FetchProgress, fetchFile } from "./fetch-file";
import { Failures, type Patience, requestPatiently } from "./patient-request";
import type { PlaceFile, PlaceToGet } from "./places-table";
import { type RemoteState, readState, stateOf, validatorOf } from "./remote-state";

/** A file to fetch, and how much of it is here. */
export interface Download extends PlaceFile {
  /** Where it is fetched from: the publisher's address, or the mirror's. */
  readonly address: string;
  /** Where it lies afterward. */
  readonly path: string;
  /** Bytes; null where the server doesn't say. */
  readonly size: number | null;
  /** Bytes that are here already and needn't be fetched again, if nothing changes. */
  readonly here: number;
  /** Whole, and the same as the server's. */
  readonly isHere: boolean;
}

interface DownloadOptions extends Patience {
  /** The address of a mirror: see `addressOf`. */
  readonly mirror?: string;
  /** Data folder; `dataFolder()` when left out. */
  readonly folder?: string;
}

/** Asks the servers how large a place's files are; fetches nothing. Problems name the address. */
export async function lookUpDownloads(
  { files }: PlaceToGet,
  { mirror, folder = dataFolder(), ...patience }: DownloadOptions = {},
): Promise<Result<readonly Download[]>> {
  const downloads: Download[] = [];
  for (const file of files) {
    const address = addressOf(file.url, mirror);
    const path = pathOf(file.url, join(folder, "downloads"));
    const remote = await lookUp(address, patience);
    if (!remote.ok) return remote;
    const { size } = remote.value;
    const isHere = isSame(readState(path), remote.value) && (await bytesAt(path)) === size;
    const begun = isSame(readState(`${path}.part`), remote.value) ? await bytesAt(`${path}.part`) : 0;
    downloads.push({ ...file, address, path, size, here: isHere ? (size ?? 0) : begun, isHere });
  }
  return ok(downloads);
}

/** Servers that refuse HEAD may send the file all the same. */
const REFUSING_HEAD = [401, 403, 405, 501];

async function lookUp(address: string, patience: Patience): Promise<Result<RemoteState>> {
  const asked = { method: "HEAD", accepted: REFUSING_HEAD } as const;
  const answer = await requestPatiently(address, asked, patience, new Failures(patience));
  if (!answer.ok) return answer;
  const { response, close } = answer.value;
  close();
  return ok(response.ok ? stateOf(address, response) : { url: address, etag: null, lastModified: null, size: null });
}

function isSame(known: RemoteState | null, remote: RemoteState): boolean {
  const validator = validatorOf(remote);
  return known?.url === remote.url && validator !== null && validatorOf(known) === validator;
}

async function bytesAt(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}

interface GetOptions extends Omit<FetchOptions, "onProgress">, Pick<DownloadOptions, "mirror"> {
  readonly onProgress?: (download: Download, progress: FetchProgress) => void;
}

/** Fetches what is not here, checks each file by its sum, and gives the files for `importPlaces`. A file with another sum is deleted. */
export async function getFiles(
  downloads: readonly Download[],
  { onProgress, mirror, ...options }: GetOptions = {},
): Promise<Result<CityFiles>> {
  for (const download of downloads) {
    const { address, path, isHere } = download;
    if (!isHere) {
      const own: FetchOptions = { ...options, onProgress: (progress) => onProgress?.(download, progress) };
      const fetched = await fetchFile(address, path, own);
      if (!fetched.ok) return fetched;
    }
    // Asked for last: it is of the file as it is now.
    const checksum = await checksumOf(download, mirror, options);
    if (!checksum.ok) return checksum;
    const problem = checksum.value === null ? null : await checksumProblem(path, checksum.value);
    if (problem === null) continue;
    await rm(path);
    return fail(problem);
  }
  const paths = (kind: PlaceFile["kind"]) => downloads.flatMap((each) => (each.kind === kind ? [each.path] : []));
  return ok({ osm: paths("osm"), gtfs: paths("gtfs"), cities: paths("cities")[0] });
}

async function checksumOf(
  { md5Url, sha256 }: PlaceFile,
  mirror: string | undefined,
  patience: Patience,
): Promise<Result<Checksum | null>> {
  if (sha256 !== undefined) return ok({ algorithm: "sha256", sum: sha256 });
  return md5Url === undefined ? ok(null) : publishedMd5(addressOf(md5Url, mirror), patience);
}

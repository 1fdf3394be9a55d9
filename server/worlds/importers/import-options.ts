export interface ImportOptions {
  /** The world's name; the benchmark's own when left out. */
  readonly name?: string;
  /** Data folder; `dataFolder()` when left out. */
  readonly folder?: string;
  readonly onProgress?: (text: string) => void;
}

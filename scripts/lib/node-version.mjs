const OLDEST = [20, 20];

/** Ends the process with a sentence when this Node is too old to run the project. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(
    `Dragoman needs Node ${OLDEST.join(".")} or newer, and this is Node ${process.versions.node}. Install Node 20.20, 22 or 24 from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

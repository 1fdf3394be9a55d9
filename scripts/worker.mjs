// A worker is a command of the command line.
process.argv.splice(2, 0, "runs", "work");
await import("./dragoman.mjs");

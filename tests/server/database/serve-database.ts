// A server reduced to its database: opens it, says so on standard output, and serves until its input ends.
// Words: data folder, then a uid and gid to become first (only root can).
import { createInterface } from "node:readline";

const [dataDir = "", uid, gid] = process.argv.slice(2);
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

// Loaded before the account changes: the new one may not be able to read the program.
const { openDatabase } = await import("#server/database/open-database.ts");
if (gid !== undefined) process.setgroups?.([Number(gid)]);
if (gid !== undefined) process.setgid?.(Number(gid));
if (uid !== undefined) process.setuid?.(Number(uid));

try {
  const { connectionString, engineDirectory, close } = await openDatabase({
    dataDir,
    log: (log) => say({ log }),
  });
  say({ opened: { connectionString, engineDirectory } });
  createInterface(process.stdin).on("close", () => void close());
} catch (error) {
  say({ refused: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  process.exitCode = 1;
}

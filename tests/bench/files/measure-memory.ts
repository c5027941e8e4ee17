import { login } from "#contract/calls/user.ts";
import { memoryOfUploads } from "#tests/server/make/files/memory-of-uploads.ts";
import { speak } from "#tests/server/make/speak.ts";
import { credentials, openBenchServer } from "../bench-server.ts";
import type { Figure } from "../figure.ts";

const MEGABYTE = 1024 ** 2;
/** Of 5 MB each. */
const CHUNKS = 10;

/** What the server takes of memory for contents that come in. */
export async function measureMemory(): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: 1, messages: 0 });
  const session = await speak(server.address, login, { ...credentials, clientId: "bench-client" });
  if (!("token" in session.data)) throw new Error("The server asks for a second step");
  const grown = await memoryOfUploads(server, session.data.token, CHUNKS);
  await server.close();
  return [
    {
      name: "memory of the server during ten uploads of 50 MB at once, beyond what it had",
      value: grown / MEGABYTE,
      unit: "MB",
      // A fifth of what comes in would be two chunks of each.
      budget: 100,
    },
  ];
}

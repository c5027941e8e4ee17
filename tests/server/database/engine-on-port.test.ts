import { stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { adoptCluster } from "#server/database/embedded/adopt-cluster.ts";
import { findBinaries } from "#server/database/embedded/binaries.ts";
import { ensureCluster } from "#server/database/embedded/cluster-folder.ts";
import { connectionStringFor, endpointOnPort } from "#server/database/embedded/endpoint.ts";
import { settlePlace } from "#server/database/embedded/engine-place.ts";
import { startCluster } from "#server/database/embedded/start-cluster.ts";
import { stopCluster } from "#server/database/embedded/stop-cluster.ts";
import { scratchFolder } from "./scratch.ts";
import { ask } from "./server-process.ts";

test("where there are no sockets the database listens on this machine only and asks for its password", async () => {
  const log = () => undefined;
  const place = await settlePlace(await scratchFolder(), log);
  const binaries = await findBinaries(place, log);
  await ensureCluster(place, binaries, log);
  expect((await stat(join(place.directory, "password"))).mode & 0o777).toBe(0o600);
  const engine = { place, binaries, log };
  const started = await startCluster(engine, await endpointOnPort(place));
  const address = connectionStringFor(started.endpoint, "plumbline");
  expect(await ask(address, "select current_setting('listen_addresses') as listens")).toEqual([
    { listens: "127.0.0.1" },
  ]);
  await expect(ask(address.replace(/:\w+@/, ":wrong@"), "select 1")).rejects.toThrow(
    "authentication failed",
  );
  const adopted = await adoptCluster(engine);
  expect(adopted).toEqual(started);
  await stopCluster(engine, started.life);
});

test("a port that is still taken at a restart is waited for", async () => {
  const log = () => undefined;
  const place = await settlePlace(await scratchFolder(), log);
  const binaries = await findBinaries(place, log);
  await ensureCluster(place, binaries, log);
  const endpoint = await endpointOnPort(place);
  const squatter = createServer().listen(endpoint.port, "127.0.0.1");
  setTimeout(() => squatter.close(), 700);
  const engine = { place, binaries, log };
  const started = await startCluster(engine, endpoint);
  await stopCluster(engine, started.life);
});

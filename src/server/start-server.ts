import { join } from "node:path";
import type { Logger } from "pino";
import { HTTP_TIMEOUT } from "#domain/limits.ts";
import { buildApp } from "./app.ts";
import { startMinting } from "./commands/minting.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { openPlaces, storeOf } from "./files/store/open-store.ts";
import { openBuilds } from "./http/builds.ts";
import { startClockwork } from "./jobs/clockwork.ts";
import { openSealer } from "./people/guards/secret-key.ts";
import { warnOfForeignSeals } from "./people/guards/foreign-seals.ts";
import { ProcessorBudget } from "./processor/budget.ts";
import { processorTime } from "./processor/processor-time.ts";
import type { Settings } from "./settings.ts";
import { startPushing } from "./push/push-news.ts";
import { startEffects } from "./effects/start-effects.ts";
import { startScanning } from "./files/scan/start-scanning.ts";
import { startReading } from "./files/texts/start-reading.ts";
import { startTiling } from "./files/tiles/start-tiling.ts";
import { startHub } from "./sync/hub.ts";
import { joinNeighbours } from "./sync/neighbours.ts";
import { raiseDeviceNumbers } from "./tables/own/device-number.ts";
import { databaseOn } from "./tables/sql/db.ts";
import { startMailIn } from "./mail-in/start-mail-in.ts";
import { startLinkPreviews } from "./link-previews/start-link-previews.ts";
import { startAutomation } from "./automation/start-automation.ts";
import { startWebhooks } from "./webhooks/start-webhooks.ts";

export interface RunningServer {
  /** Address of the app. */
  readonly address: string;
  close(): Promise<void>;
}

/** Device numbers run ahead of one each ten seconds since then, which no company uses up. */
const NUMBERS_BEGIN = Date.UTC(2026, 0, 1);
const NUMBER_EVERY = 10_000;

const migrations = join(import.meta.dirname, "database/migrations");

/** Brings up everything from the settings: database, live hub, HTTP. */
export async function startServer(settings: Settings, log: Logger): Promise<RunningServer> {
  const say = (message: string) => log.info(message);
  // Nobody waits longer for a call, so no statement of one goes on for nothing.
  const opened = await openDatabase({ ...settings, log: say, patience: HTTP_TIMEOUT });
  try {
    await migrate(opened.pool, migrations, say);
    const database = databaseOn(opened.pool);
    const now = Date.now;
    const hub = await startHub({ database, log, now });
    const neighbours = settings.databaseUrl
      ? joinNeighbours({ database, hub, log }, settings.databaseUrl)
      : undefined;
    const builds = await openBuilds(settings.distDir, settings.dataDir);
    // Numbers that were given out after the backup from which the database may come are passed over.
    await raiseDeviceNumbers(database, Math.floor((now() - NUMBERS_BEGIN) / NUMBER_EVERY));
    const mint = await startMinting(database);
    hub.onRestored(() => mint.startOver());
    const files = storeOf(await openPlaces(join(settings.dataDir, "files"), settings));
    const clockwork = startClockwork({ settings, database, hub, mint, files, log, now });
    const scanning = await startScanning({ settings, database, hub, files, log, now });
    const reading = startReading({ database, files, log, now });
    const tiling = startTiling({ settings, database, files, log, now });
    const sealer = await openSealer(settings.dataDir, settings.secretKey);
    await warnOfForeignSeals({ database, sealer, log });
    const pushing = startPushing({ settings, database, hub, sealer, log, now });
    const webhooks = startWebhooks({ settings, database, hub, sealer, log, now });
    const effects = startEffects({ settings, database, hub, mint, sealer, log, now });
    const mailIn = startMailIn({ settings, database, hub, mint, files, log, now });
    const links = startLinkPreviews({ settings, database, hub, log, now });
    const processor = new ProcessorBudget({ now, stopwatch: processorTime });
    const automation = startAutomation({ database, hub, mint, log, now, processor });
    const services = { database, hub, mint, builds, files, sealer, processor };
    const parts = { settings, log, now, ...services };
    const { fastify } = await buildApp(parts);
    const address = await fastify.listen({ host: settings.host, port: settings.port });
    return {
      address,
      async close() {
        await clockwork.close();
        await scanning.close();
        await reading.close();
        await tiling.close();
        await pushing.close();
        await webhooks.close();
        await effects.close();
        await automation.close();
        await mailIn.close();
        await links.close();
        await hub.close();
        await fastify.close();
        await neighbours?.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

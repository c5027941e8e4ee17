import { success } from "#base/result.ts";
import { getPrefetch, getVersion } from "#contract/calls/system.ts";
import { WIRE_VERSION } from "#contract/version.ts";
import type { App } from "../server.ts";
import { bindCall } from "./bind.ts";
import { releasesIn } from "../releases.ts";

export function bindBuildCalls(app: App): void {
  const { builds } = app.server;
  bindCall(app, getVersion, async (_body, { language, origin }) =>
    success({
      version: builds.version,
      build: builds.build,
      wire: WIRE_VERSION,
      publish: { provider: "generic", url: origin },
      releases: releasesIn(language),
    }),
  );
  bindCall(app, getPrefetch, async (body, { language }) =>
    success(builds.prefetch(body.language ?? language)),
  );
}

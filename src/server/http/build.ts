import { success } from "#base/result.ts";
import { getBundles, getPrefetch, getVersion } from "#contract/calls/system.ts";
import { WIRE_VERSION } from "#contract/version.ts";
import type { App } from "../server.ts";
import { bindCall } from "./bind.ts";
import { openPublishedReleases } from "../published-releases.ts";
import { releasesIn } from "../releases.ts";

export function bindBuildCalls(app: App): void {
  const { builds, settings } = app.server;
  const published = openPublishedReleases(settings.releasesUrl, () => app.server.now());
  bindCall(app, getVersion, async (_body, { language, origin }) => {
    const download = await published.downloadAddress();
    return success({
      version: builds.version,
      build: builds.build,
      wire: WIRE_VERSION,
      publish: { provider: "generic", url: origin },
      ...(download !== undefined && { download }),
      releases: releasesIn(language),
    });
  });
  bindCall(app, getPrefetch, async (body, { language }) =>
    success(builds.prefetch(body.language ?? language)),
  );
  bindCall(app, getBundles, async (body, { language }) =>
    success(builds.bundles(body.language ?? language)),
  );
}

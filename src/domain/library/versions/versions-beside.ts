import type { File } from "../../file/file.ts";
import type { Id } from "../../id.ts";
import { newestFirst } from "./versions-of.ts";

/**
 * The version that was saved beside the one that stands, and that nobody has taken up since: two people changed the same
 * version. The newest of several; undefined where there is none.
 */
export function versionBeside(versions: readonly File[], standingId: Id): File | undefined {
  return endsOf(versions).find(({ id }) => id !== standingId);
}

/** What the others are made of once a version is gone: of what it was made of, so that nothing of it comes up again. */
export function withoutVersion(versions: readonly File[], gone: File): File[] {
  return versions
    .filter(({ baseId, settlesId }) => baseId === gone.id || settlesId === gone.id)
    .map((version) =>
      version.baseId === gone.id
        ? {
            ...version,
            baseId: gone.baseId || version.baseId,
            settlesId: version.settlesId || gone.settlesId,
          }
        : { ...version, settlesId: gone.baseId || version.settlesId },
    );
}

/** The versions of which no other was made, the newest first. */
function endsOf(versions: readonly File[]): File[] {
  const sorted = newestFirst(versions);
  const taken = new Set<Id>();
  for (const [place, { baseId, settlesId }] of sorted.entries()) {
    // Of what was saved before that was noted, each followed the one before it.
    taken.add(baseId || (sorted[place + 1]?.id ?? 0));
    taken.add(settlesId);
  }
  return sorted.filter(({ id }) => !taken.has(id));
}

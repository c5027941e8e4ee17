import { createHash } from "node:crypto";
import { type ContentPlace, NotThere } from "./file-store.ts";

/** What came of a move. */
export interface Moved {
  readonly moved: number;
  /** Were in the new place already, and left the old one. */
  readonly there: number;
  /** Stay where they are, because their bytes are not what they were. */
  readonly damaged: number;
}

/**
 * Takes all contents from one place to the other, one after the other, while servers read in both. Of each the copy is read back
 * and compared by SHA-256 before it leaves the old place; begun again, it goes on with those that are there still. What a server
 * sweeps in the same moment may come to lie in the new place with nothing that leads to it: here nobody knows whether somebody has
 * just brought it again, so the server looks for it once more (`jobs/sweep-files.ts`).
 */
export async function moveContents(
  { from, to }: { readonly from: ContentPlace; readonly to: ContentPlace },
  say: (words: string) => void,
): Promise<Moved> {
  const counts = { moved: 0, there: 0, damaged: 0 };
  for await (const sha256 of from.list()) {
    const outcome = await moveOne(sha256, { from, to }).catch((error: unknown) => {
      // Another one moved it meanwhile, or it was swept.
      if (error instanceof NotThere) return "there" as const;
      throw error;
    });
    counts[outcome] += 1;
    if (outcome === "damaged") say(`${sha256} is damaged and stays where it is`);
    const done = counts.moved + counts.there;
    if (done > 0 && done % SAID_EVERY === 0) say(`${done} contents are moved`);
  }
  return counts;
}

const SAID_EVERY = 100;

async function moveOne(
  sha256: string,
  { from, to }: { readonly from: ContentPlace; readonly to: ContentPlace },
): Promise<keyof Moved> {
  const size = await from.sizeOf(sha256);
  if (size === undefined) return "there";
  const wasThere = (await to.sizeOf(sha256)) === size && (await isWhole(to, sha256, size));
  if (!wasThere) {
    if (!(await isWhole(from, sha256, size))) return "damaged";
    await to.put(sha256, { size, read: async (range) => from.read(sha256, range) });
    if (!(await isWhole(to, sha256, size))) {
      await to.remove(sha256);
      throw new Error(`${sha256} did not arrive whole. Begin the move again`);
    }
  }
  await from.remove(sha256);
  return wasThere ? "there" : "moved";
}

async function isWhole(place: ContentPlace, sha256: string, size: number): Promise<boolean> {
  const hash = createHash("sha256");
  const bytes = await place.read(sha256, { from: 0, to: size - 1 });
  for await (const piece of bytes as AsyncIterable<Buffer>) hash.update(piece);
  return hash.digest("hex") === sha256;
}

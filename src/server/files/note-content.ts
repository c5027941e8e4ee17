import type { Settings } from "../settings.ts";
import { askForScan } from "../tables/files/content-scan.ts";
import { type Content, putContent } from "../tables/files/content.ts";
import type { Tx } from "../tables/sql/db.ts";

/** Says that a content is, or will be, in the store; where there is a scanner, it is to be checked before anybody opens it. */
export async function noteContent(
  tx: Tx,
  content: Content,
  { settings, now }: { readonly settings: Pick<Settings, "scanner">; readonly now: number },
): Promise<void> {
  const { isNew } = await putContent(tx, content, now);
  if (settings.scanner) await askForScan(tx, content.sha256, isNew);
}

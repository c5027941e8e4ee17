import * as z from "zod/mini";
import { contentAddress, type FileVariant } from "#contract/file-address.ts";
import type { Id } from "#domain/id.ts";
import { FILE_LINK_KEPT } from "#domain/limits.ts";
import type { Server } from "../server.ts";

type Parts = Pick<Server, "sealer" | "now">;
type LinkParts = Pick<Server, "sealer" | "now" | "settings">;

/** What stands in the token of an address: whose session it is, by its hash, and until when. */
const tokenShape = z.object({ tokenHash: z.string(), until: z.number() });

/** One content of one file. */
interface Target {
  readonly fileId: Id;
  readonly variant: FileVariant;
}

/** A token opens only what it was sealed for. */
function labelOf({ fileId, variant }: Target): string {
  return `content of file ${fileId}, ${variant}`;
}

/**
 * An address that works for a while without a header, for this content and as long as the session does: below that of
 * the server, or whole where contents have an origin of their own.
 */
export function contentLink(
  { sealer, now, settings }: LinkParts,
  target: Target,
  tokenHash: string,
): string {
  const holder: z.infer<typeof tokenShape> = { tokenHash, until: now() + FILE_LINK_KEPT };
  const token = sealer.seal(JSON.stringify(holder), labelOf(target));
  return (settings.filesUrl ?? "") + contentAddress(target.fileId, target.variant, token);
}

/** Hash of the session for which a token speaks; undefined where it is for something else or too old. */
export function holderOfLink(
  { sealer, now }: Parts,
  target: Target,
  token: string,
): string | undefined {
  const text = sealer.open(token, labelOf(target));
  const holder = text === undefined ? undefined : tokenShape.parse(JSON.parse(text));
  return holder && holder.until > now() ? holder.tokenHash : undefined;
}

import * as z from "zod/mini";
import { packAddress } from "#contract/file-address.ts";
import type { Id } from "#domain/id.ts";
import { FILE_LINK_KEPT } from "#domain/limits.ts";
import { idShape } from "#domain/shape.ts";
import type { Server } from "../../server.ts";

type Parts = Pick<Server, "sealer" | "now">;

const LABEL = "pack of files";

/** What stands in the token of an address: what was chosen, for whose session, and until when. */
const tokenShape = z.object({ id: z.array(idShape), tokenHash: z.string(), until: z.number() });

/** An address that works for a while, for what was chosen and as long as the session does. */
export function packLink({ sealer, now }: Parts, id: readonly Id[], tokenHash: string): string {
  const holder: z.infer<typeof tokenShape> = {
    id: [...id],
    tokenHash,
    until: now() + FILE_LINK_KEPT,
  };
  return packAddress(sealer.seal(JSON.stringify(holder), LABEL));
}

/** What a token opens, and for which session; undefined where it is none of ours or too old. */
export function holderOfPack({ sealer, now }: Parts, token: string) {
  const text = sealer.open(token, LABEL);
  const holder = text === undefined ? undefined : tokenShape.parse(JSON.parse(text));
  return holder && holder.until > now() ? holder : undefined;
}

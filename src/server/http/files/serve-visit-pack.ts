import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { TOO_MANY } from "#contract/envelope.ts";
import { VISIT_PACK_PATH } from "#contract/file-address.ts";
import { failure, type Result, success } from "#base/result.ts";
import type { Id } from "#domain/id.ts";
import { idOf } from "#domain/reference.ts";
import { NOT_FOUND, type Refusal } from "#domain/refusal.ts";
import { streamLent } from "../../files/packs/stream-pack.ts";
import { type LentPack, packOfVisit } from "../../files/public-links/pack-of-visit.ts";
import { linkGone } from "../../files/public-links/visit.ts";
import type { App } from "../../server.ts";
import { waitRefusal } from "../../wait-refusal.ts";
import { languageOf, sendRefusal } from "../bind.ts";
import { Fields } from "../bodies/fields.ts";
import { callerAddress, networkOf } from "../caller/caller-address.ts";
import { type PackPlaces, packsAtOnce } from "./pack-places.ts";
import { sendPack } from "./send-pack.ts";

/** Packs that visitors from one address may begin in a minute. */
const PACKS_A_MINUTE = 60;
const MINUTE = 60_000;

const askedShape = z.object({
  folderId: idOf("libraryItem"),
  visit: z.string().check(z.minLength(1), z.maxLength(1_000)),
});

/** Who reads a pack by a link, as far as they can be told apart: all who come by it from one address. */
export const visitorsOf = (linkId: Id, network: string) => `${linkId} ${network}`;

/** Serves folders of public links as packs, outside of the envelope, for as long as the link stands. */
export function serveVisitPacks({ fastify, server }: App, places: PackPlaces<string>): void {
  const networkOfRequest = (request: FastifyRequest) => networkOf(callerAddress(request));
  const countVisitor = fastify.createRateLimit({
    max: PACKS_A_MINUTE,
    timeWindow: MINUTE,
    keyGenerator: networkOfRequest,
  });

  const packFor = async (request: FastifyRequest): Promise<Result<Lent, Refusal>> => {
    const counted = await countVisitor(request);
    if (!counted.isAllowed && counted.isExceeded) return failure(waitRefusal(counted.ttl));
    const parsed = askedShape.safeParse({
      ...Fields.of(request.query).valuesFor(askedShape),
      ...Fields.of(request.params).valuesFor(askedShape),
    });
    if (!parsed.success) return failure(linkGone);
    const lent = await packOfVisit(server, parsed.data.visit, parsed.data.folderId);
    if (!lent.ok) return lent;
    const { linkId, pack, reach } = lent.value;
    const leave = places.take(visitorsOf(linkId, networkOfRequest(request)));
    return leave ? success({ pack, reach, leave }) : failure(packsAtOnce);
  };

  fastify.get(VISIT_PACK_PATH.replace("{folderId}", ":folderId"), {
    compress: false,
    exposeHeadRoute: false,
    async handler(request, reply): Promise<FastifyReply> {
      const lent = await packFor(request);
      if (!lent.ok) {
        const status = lent.error.code === TOO_MANY ? TOO_MANY : NOT_FOUND;
        return sendRefusal(reply, languageOf(request), lent.error, status);
      }
      const { pack, reach, leave } = lent.value;
      const bytes = streamLent(server, reach, pack);
      bytes.once("close", leave);
      return sendPack(reply, pack.name, { bytes, length: undefined });
    },
  });
}

/** A pack that has a place. */
type Lent = Pick<LentPack, "pack" | "reach"> & {
  /** Gives the place to the next. */
  leave(): void;
};

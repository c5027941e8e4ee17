import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { TOO_MANY } from "#contract/envelope.ts";
import { VISIT_PACK_PATH } from "#contract/file-address.ts";
import { failure, type Result, success } from "#base/result.ts";
import { idOf } from "#domain/reference.ts";
import { NOT_FOUND, type Refusal } from "#domain/refusal.ts";
import { streamLent } from "../../files/packs/stream-pack.ts";
import { type LentPack, packOfVisit } from "../../files/public-links/pack-of-visit.ts";
import { linkGone, linkOfVisit } from "../../files/public-links/visit.ts";
import type { App } from "../../server.ts";
import { waitRefusal } from "../../wait-refusal.ts";
import { languageOf, sendRefusal } from "../bind.ts";
import { Fields } from "../bodies/fields.ts";
import { callerAddress, networkOf } from "../caller/caller-address.ts";
import { sendPack } from "./send-pack.ts";
import type { VisitPackPlaces } from "./visit-pack-places.ts";

/** Packs that visitors from one address may begin in a minute. */
const PACKS_A_MINUTE = 60;
const MINUTE = 60_000;

const askedShape = z.object({
  folderId: idOf("libraryItem"),
  visit: z.string().check(z.minLength(1), z.maxLength(1_000)),
});

/** Serves folders of public links as packs, outside of the envelope, for as long as the link stands. */
export function serveVisitPacks({ fastify, server }: App, places: VisitPackPlaces): void {
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
    const linkId = linkOfVisit(server, parsed.data.visit);
    if (linkId === undefined) return failure(linkGone);
    // Taken before it is known what lies there, for that is what costs.
    const place = places.take({ linkId, network: networkOfRequest(request) });
    if (!place.ok) return place;
    const leave = place.value;
    try {
      const lent = await packOfVisit(server, linkId, parsed.data.folderId);
      if (lent.ok) return success({ ...lent.value, leave });
      leave();
      return lent;
    } catch (error) {
      leave();
      throw error;
    }
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
interface Lent extends LentPack {
  /** Gives the place to the next. */
  leave(): void;
}

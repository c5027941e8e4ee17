import { TOO_MANY } from "#contract/envelope.ts";
import { packAddress, PACK_PATH } from "#contract/file-address.ts";
import type { Id } from "#domain/id.ts";
import { PACKS_AT_ONCE } from "#domain/library/pack-limits.ts";
import { userScope } from "#domain/scope.ts";
import { NO_ACCESS, NOT_FOUND, type Refusal } from "#domain/refusal.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { holderOfPack } from "../../files/packs/pack-link.ts";
import { packOf } from "../../files/packs/pack-of.ts";
import { reachOfMember } from "../../files/packs/pack-reach.ts";
import { tellProgress } from "../../files/packs/tell-progress.ts";
import { streamPack } from "../../files/packs/stream-pack.ts";
import { PACKED_BYTE_PRICE } from "../../processor/prices.ts";
import type { App } from "../../server.ts";
import { overBudget } from "../admission/bar.ts";
import { languageOf, sendRefusal } from "../bind.ts";
import { sessionOfHash } from "../session.ts";
import { packPlaces } from "./pack-places.ts";
import { sendPack } from "./send-pack.ts";

/** Serves packs, outside of the envelope. */
export function servePacks({ fastify, server }: App): void {
  const places = packPlaces<Id>(PACKS_AT_ONCE);

  const send = async (request: FastifyRequest, reply: FastifyReply, asked: Asked) => {
    const { userId, deviceId, id, url, leave } = asked;
    const reach = reachOfMember(server.database, userId);
    const pack = await packOf(server.database, reach, id);
    if (!pack.ok) {
      leave();
      return sendRefusal(reply, languageOf(request), pack.error, NOT_FOUND);
    }
    server.processor.openBill(userId).charge(pack.value.size * PACKED_BYTE_PRICE);
    const { bytes, length } = await streamPack(server, reach, pack.value);
    bytes.once("close", leave);
    const { name, size } = pack.value;
    const told = tellProgress(bytes, {
      of: length ?? size,
      now: () => server.now(),
      tell: (data) =>
        server.hub.say(userScope(userId), (listener) =>
          listener.deviceId === deviceId
            ? { type: "file", action: "compress", data: { name, url, ...data } }
            : undefined,
        ),
    });
    return sendPack(reply, name, { bytes: told, length });
  };

  fastify.get(PACK_PATH, {
    compress: false,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const language = languageOf(request);
      const { token } = request.query as { token?: unknown };
      const holder = typeof token === "string" ? holderOfPack(server, token) : undefined;
      const session = holder && (await sessionOfHash(server, holder.tokenHash));
      if (!holder || !session) return sendRefusal(reply, language, linkEnded, NO_ACCESS);
      const { userId, deviceId } = session;
      const budget = server.processor.waitOf(userId);
      if (budget > 0) return sendRefusal(reply, language, overBudget(budget), TOO_MANY);
      const place = places.take(userId);
      if (!place.ok) return sendRefusal(reply, language, place.error, TOO_MANY);
      const leave = place.value;
      try {
        return await send(request, reply, {
          userId,
          deviceId,
          id: holder.id,
          url: packAddress(token as string),
          leave,
        });
      } catch (error) {
        leave();
        throw error;
      }
    },
  });
}

/** What is to be packed for whom. */
interface Asked {
  readonly userId: Id;
  /** Of the browser that asked for it, which is told how far it is. */
  readonly deviceId: Id;
  readonly id: readonly Id[];
  /** Where it is served. */
  readonly url: string;
  /** Gives the person's place to their next pack. */
  leave(): void;
}

const linkEnded: Refusal = { code: NO_ACCESS, reason: "file.linkEnded" };

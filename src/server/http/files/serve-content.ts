import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { CONTENT_PATH, fileVariantShape } from "#contract/file-address.ts";
import { SIGNED_OUT, TOO_MANY } from "#contract/envelope.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { failure, type Result, success } from "#base/result.ts";
import { refuseUnarrived } from "#domain/file/arrival.ts";
import type { File } from "#domain/file/file.ts";
import { isSmaller } from "#domain/file/smaller-picture.ts";
import { idOf } from "#domain/reference.ts";
import { pageOfTiles } from "#domain/tiles/tile-pack.ts";
import { NO_ACCESS, NOT_FOUND, parameterError, type Refusal } from "#domain/refusal.ts";
import { holderOfLink } from "../../files/content-link.ts";
import { fileInReach } from "../../files/file-in-reach.ts";
import { fileOfVisit } from "../../files/public-links/visit.ts";
import type { ByteRange } from "../../files/store/file-store.ts";
import { ANY_TYPE, isHarmless } from "#domain/file/sniff-type.ts";
import { CALL_PRICE } from "../../processor/prices.ts";
import type { App, Server } from "../../server.ts";
import { type Content, contentOf } from "../../tables/files/content.ts";
import { smallerOf, tilesOf } from "../../tables/files/content-tiles.ts";
import type { Db } from "../../tables/sql/db.ts";
import { waitRefusal } from "../../wait-refusal.ts";
import { overBudget } from "../admission/bar.ts";
import { callerAddress, networkOf } from "../caller/caller-address.ts";
import { headerOf } from "../admission/header-of.ts";
import { languageOf, sendRefusal } from "../bind.ts";
import { Fields } from "../bodies/fields.ts";
import { type CallSession, refusalOfToken, sessionOfHash, sessionOfToken } from "../session.ts";
import { dispositionOf } from "./disposition.ts";
import { rangeOf } from "./range.ts";

/** What may be done with the bytes of strangers, whatever they are. */
export const CONTENT_POLICY = "default-src 'none'; sandbox";
/** Parts of files that visitors from one address may read in a minute: a reader of papers asks for many. */
const PARTS_A_MINUTE = 600;
const MINUTE = 60_000;
const PARTIAL = 206;
const NOT_MODIFIED = 304;
const NO_SUCH_RANGE = 416;

const askedShape = z.object({
  fileId: idOf("file"),
  variant: fileVariantShape,
  token: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000))),
  /** Of somebody who came by a public link. */
  visit: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000))),
  download: z.optional(z.string().check(z.maxLength(10))),
});
type Asked = z.infer<typeof askedShape>;

/** Why there are no bytes, and the HTTP status that says so. */
interface Bar {
  readonly status: number;
  readonly refusal: Refusal;
}

const notFound = (reason: string): Bar => ({
  status: NOT_FOUND,
  refusal: { code: NOT_FOUND, reason },
});

/** Serves the bytes of files, outside of the envelope, to whoever may read the file at this moment. */
export function serveContents({ fastify, server }: App): void {
  const countVisitor = fastify.createRateLimit({
    max: PARTS_A_MINUTE,
    timeWindow: MINUTE,
    keyGenerator: (request) => networkOf(callerAddress(request)),
  });
  const tooSoonFor = async (request: FastifyRequest) => {
    const counted = await countVisitor(request);
    return counted.isAllowed || !counted.isExceeded ? 0 : counted.ttl;
  };
  fastify.get(CONTENT_PATH.replace("{fileId}", ":fileId").replace("{variant}", ":variant"), {
    // What is packed anew would have other ranges.
    compress: false,
    handler: async (request, reply) => {
      const found = await findContent(server, request, tooSoonFor);
      if (found.ok) return sendContent(server, request, reply, found.value);
      return sendRefusal(reply, languageOf(request), found.error.refusal, found.error.status);
    },
  });
}

interface Found {
  readonly asked: Asked;
  readonly file: File;
  readonly content: Content;
}

async function findContent(
  server: Server,
  request: FastifyRequest,
  tooSoonFor: (request: FastifyRequest) => Promise<number>,
): Promise<Result<Found, Bar>> {
  const sent = {
    ...Fields.of(request.query).valuesFor(askedShape),
    ...Fields.of(request.params).valuesFor(askedShape),
  };
  const parsed = askedShape.safeParse(sent);
  if (!parsed.success) return failure(notFound("file.gone"));
  const asked = parsed.data;
  if (asked.visit !== undefined) {
    const tooSoon = await tooSoonFor(request);
    if (tooSoon > 0) return failure({ status: TOO_MANY, refusal: waitRefusal(tooSoon) });
    return contentFor(server, asked, await fileOfVisit(server, asked.visit, asked.fileId));
  }
  const caller = await callerOf(server, request, asked);
  if (!caller.ok) return caller;
  const { userId } = caller.value;
  const wait = server.processor.waitOf(userId);
  if (wait > 0) return failure({ status: TOO_MANY, refusal: overBudget(wait) });
  server.processor.openBill(userId).charge(CALL_PRICE);
  return contentFor(server, asked, await fileInReach(server.database, userId, asked.fileId));
}

async function contentFor(
  server: Server,
  asked: Asked,
  file: File | undefined,
): Promise<Result<Found, Bar>> {
  if (!file) return failure(notFound("file.gone"));
  const content = await contentOfVariant(server.database, asked);
  if (!content) return failure(notFound(refuseUnarrived(file)?.reason ?? "file.onItsWay"));
  return success({ asked, file, content });
}

async function contentOfVariant(
  database: Db,
  { fileId, variant }: Asked,
): Promise<Content | undefined> {
  const page = pageOfTiles(variant);
  if (page !== undefined) return tilesOf(database, fileId, page);
  const sent = await contentOf(database, fileId, variant);
  return sent ?? (isSmaller(variant) ? smallerOf(database, fileId, variant) : undefined);
}

/** Whoever comes with a session, or with an address that was given to one for this content. */
async function callerOf(
  server: Server,
  request: FastifyRequest,
  asked: Asked,
): Promise<Result<CallSession, Bar>> {
  if (asked.token !== undefined) {
    const tokenHash = holderOfLink(server, asked, asked.token);
    const session = tokenHash === undefined ? undefined : await sessionOfHash(server, tokenHash);
    const refusal = { code: NO_ACCESS, reason: "file.linkEnded" };
    return session ? success(session) : failure({ status: NO_ACCESS, refusal });
  }
  const token = headerOf(request, TOKEN_HEADER);
  const session = await sessionOfToken(server, token);
  if (session) return success(session);
  return failure({ status: SIGNED_OUT, refusal: await refusalOfToken(server.database, token) });
}

async function sendContent(
  { files }: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  { asked, file, content }: Found,
): Promise<FastifyReply> {
  const { sha256, size, mime } = content;
  const tag = `"${sha256}"`;
  const isShown = isHarmless(mime) && asked.download === undefined;
  reply.headers({
    "content-security-policy": CONTENT_POLICY,
    // Kept, and asked for again each time: who may read it may have changed.
    "cache-control": "private, no-cache",
    "accept-ranges": "bytes",
    etag: tag,
    "content-type": isHarmless(mime) ? mime : ANY_TYPE,
    "content-disposition": dispositionOf(isShown ? "inline" : "attachment", file.name),
  });
  if (headerOf(request, "if-none-match") === tag) return reply.status(NOT_MODIFIED).send();
  const condition = headerOf(request, "if-range");
  const range = condition === "" || condition === tag ? headerOf(request, "range") : "";
  const wanted = rangeOf(range, size);
  if (wanted === "none") {
    reply.header("content-range", `bytes */${size}`);
    reply.removeHeader("content-disposition").removeHeader("etag");
    reply.type("application/json; charset=utf-8");
    return sendRefusal(reply, languageOf(request), parameterError(), NO_SUCH_RANGE);
  }
  const part: ByteRange = wanted === "whole" ? { from: 0, to: size - 1 } : wanted;
  reply.header("content-length", part.to - part.from + 1);
  if (wanted !== "whole") {
    reply.status(PARTIAL).header("content-range", `bytes ${part.from}-${part.to}/${size}`);
  }
  const bytes = request.method === "HEAD" ? Readable.from([]) : await files.read(sha256, part);
  return reply.send(bytes);
}

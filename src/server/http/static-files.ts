import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LANGUAGE_HEADER } from "#contract/headers.ts";
import { NOT_FOUND } from "#domain/refusal.ts";
import { knownLanguage } from "../local-text.ts";
import type { App } from "../server.ts";
import { headerOf, sendRefusal } from "./bind.ts";
import { callUnknown } from "./problems.ts";

const YEAR = 31_536_000_000;
const FOR_EVER = `public, max-age=${YEAR / 1_000}, immutable`;

/** Assets that get much smaller; pictures and fonts are packed as they are. */
const packable: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
};
/** Done once for each file, so it may take its time, though nobody shall wait for the last percent. */
const BROTLI_QUALITY = 9;
const packers = {
  br: async (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: async (content: Buffer) => promisify(gzip)(content),
};
type Packing = keyof typeof packers;

/** Serves the app: hashed assets for ever, everything else afresh, and index.html for each address that is a screen's. */
export async function serveStaticFiles({ fastify, server }: App): Promise<void> {
  const { builds, settings } = server;
  await fastify.register(fastifyStatic, {
    root: builds.isBuilt ? settings.distDir : import.meta.dirname,
    serve: false,
  });
  // Only what was there at the start is a file; no address leads anywhere else.
  const files = await filesIn(settings.distDir);
  const assets = new Map<string, string>();
  for (const folder of builds.assetFolders.toReversed()) {
    for (const file of await filesIn(join(folder, "assets"))) assets.set(`/assets${file}`, folder);
  }

  const packed = rememberPacked();
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    if (path === "/api" || path.startsWith("/api/")) {
      const language = knownLanguage(headerOf(request, LANGUAGE_HEADER));
      return sendRefusal(reply, language, callUnknown, NOT_FOUND);
    }
    if (request.method !== "GET" && request.method !== "HEAD") return missing(reply);
    const folder = assets.get(path);
    const type = packable[extname(path)];
    const packing = packingFor(request);
    if (folder && type && packing) {
      const content = await packed(join(folder, path), packing);
      const headers = { "cache-control": FOR_EVER, "content-encoding": packing };
      return reply.headers(headers).header("vary", "accept-encoding").type(type).send(content);
    }
    if (folder) {
      return reply.sendFile(path.slice(1), folder, { maxAge: YEAR, immutable: true });
    }
    if (path.startsWith("/assets/")) return missing(reply);
    return sendFresh(reply, files.has(path) ? path : "/index.html", files);
  };
  // A route of its own: what is not found is not compressed.
  fastify.get(
    "/*",
    {
      async onRequest(request, reply) {
        // Where no socket is, the plugin of the sockets would let it in before it hangs up.
        if (request.headers.upgrade) return answer(request, reply);
      },
    },
    answer,
  );
  fastify.setNotFoundHandler(answer);
}

/** The smallest way of packing that the caller understands. */
function packingFor(request: FastifyRequest): Packing | undefined {
  const understood = headerOf(request, "accept-encoding");
  return (["br", "gzip"] as const).find((packing) =>
    new RegExp(String.raw`\b${packing}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))`).test(understood),
  );
}

/** Packs files when they are first asked for; they never change. */
function rememberPacked(): (path: string, packing: Packing) => Promise<Buffer> {
  const known = new Map<string, Promise<Buffer>>();
  return async (path, packing) => {
    const name = `${packing} ${path}`;
    const packed = known.get(name) ?? readFile(path).then(packers[packing]);
    known.set(name, packed);
    packed.catch(() => known.delete(name));
    return packed;
  };
}

function sendFresh(reply: FastifyReply, path: string, files: ReadonlySet<string>): FastifyReply {
  if (!files.has(path)) return missing(reply);
  if (path === "/sw.js") reply.header("service-worker-allowed", "/");
  reply.header("cache-control", "no-cache");
  return reply.sendFile(path.slice(1), { cacheControl: false });
}

function missing(reply: FastifyReply): FastifyReply {
  // What is missing today may be there after the next build.
  reply.header("cache-control", "no-store");
  return reply.status(NOT_FOUND).type("text/plain").send("Not found\n");
}

function pathOf(request: FastifyRequest): string {
  try {
    return decodeURIComponent(request.url.split("?")[0] ?? "/");
  } catch {
    return "/";
  }
}

/** Addresses of all files below a folder; none where there is no folder. */
async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(
        (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`,
      ),
  );
}

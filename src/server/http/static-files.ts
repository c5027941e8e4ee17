import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isCallAddress } from "#domain/call-address.ts";
import { NOT_FOUND } from "#domain/refusal.ts";
import type { App } from "../server.ts";
import { isPacked } from "./builds.ts";
import { languageOf, sendRefusal } from "./bind.ts";
import { callUnknown } from "./problems.ts";

const YEAR = 31_536_000_000;

/** Serves the app: hashed assets for ever, everything else afresh, and index.html for each address that is a screen's. */
export async function serveStaticFiles({ fastify, server }: App): Promise<void> {
  const { builds, settings } = server;
  await fastify.register(fastifyStatic, {
    root: builds.isBuilt ? settings.distDir : import.meta.dirname,
    serve: false,
    // The build brings its files packed as well; what has no packed twin is sent as it is.
    preCompressed: true,
  });
  // Only what was there at the start is a file; no address leads anywhere else.
  const files = await filesIn(settings.distDir);
  const assets = new Map<string, string>();
  for (const folder of builds.assetFolders.toReversed()) {
    for (const file of await filesIn(join(folder, "assets"))) assets.set(`/assets${file}`, folder);
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    if (isCallAddress(path)) {
      const language = languageOf(request);
      return sendRefusal(reply, language, callUnknown, NOT_FOUND);
    }
    if (request.method !== "GET" && request.method !== "HEAD") return missing(reply);
    const folder = assets.get(path);
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

function sendFresh(reply: FastifyReply, path: string, files: ReadonlySet<string>): FastifyReply {
  if (!files.has(path)) return missing(reply);
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

/** Addresses of all files below a folder, packed twins aside; none where there is no folder. */
async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !isPacked(entry.name))
      .map(
        (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`,
      ),
  );
}

import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";
import { build } from "vite";
import { securityHeaders } from "#server/http/edge/security-headers.ts";
import { dropFolder, temporaryFolder } from "#tests/server/database/scratch.ts";
import { repository } from "#tests/server/database/server-process.ts";

/** The gallery as a build of its own, under the policy of the app's pages. */
export interface ServedGallery {
  readonly address: string;
  /** Where it lies; what is put beside it is served, ranges of it too. */
  readonly folder: string;
  /** What was asked for since the beginning: address, and range where one was asked for. */
  readonly asked: readonly { readonly path: string; readonly range: string | undefined }[];
  stop(): Promise<void>;
}

/** Builds the gallery and serves it as the app is served. */
export async function serveGallery(): Promise<ServedGallery> {
  const folder = await temporaryFolder();
  const root = join(repository, "tests/gallery");
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir: folder, emptyOutDir: true },
  });
  const asked: { path: string; range: string | undefined }[] = [];
  const fastify = Fastify();
  fastify.addHook("onRequest", async (request, reply) => {
    asked.push({ path: request.url, range: request.headers.range });
    reply.headers(securityHeaders({ publicUrl: undefined }, request));
  });
  await fastify.register(fastifyStatic, { root: folder });
  const address = await fastify.listen({ host: "127.0.0.1", port: 0 });
  const stop = async () => {
    await fastify.close();
    await dropFolder(folder);
  };
  return { address, folder, asked, stop };
}

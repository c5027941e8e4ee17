import { readFile } from "node:fs/promises";
import { openApiOf } from "#contract/open-api.ts";
import { calls } from "#contract/registry.ts";
import { WIRE_VERSION } from "#contract/version.ts";
import { DOCS_PATH, DOCUMENT_PATH, docsPage, STYLE_PATH } from "../docs/docs-page.ts";
import type { App } from "../server.ts";

const MINUTE = 60_000;
const READS_A_MINUTE = 60;

/** What the calls are, for people and for programs. It tells no more than our source does, so anybody may read it. */
export async function serveDocs({ fastify }: App): Promise<void> {
  const style = await readFile(new URL("../docs/style.css", import.meta.url), "utf8");
  let made: { page: string; document: string } | undefined;
  const make = () => {
    const document = openApiOf(calls, WIRE_VERSION);
    return { page: docsPage(document), document: JSON.stringify(document) };
  };
  const texts = {
    [DOCS_PATH]: { type: "text/html; charset=utf-8", text: () => (made ??= make()).page },
    [STYLE_PATH]: { type: "text/css; charset=utf-8", text: () => style },
    [DOCUMENT_PATH]: { type: "application/json", text: () => (made ??= make()).document },
  };
  const config = { rateLimit: { max: READS_A_MINUTE, timeWindow: MINUTE } };
  for (const [path, { type, text }] of Object.entries(texts)) {
    fastify.get(path, { config }, async (_request, reply) => reply.type(type).send(text()));
  }
}

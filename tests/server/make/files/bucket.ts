import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import S3rver from "@20minutes/s3rver";
import type { S3Settings } from "#server/settings.ts";
import { BegunUploads } from "./begun-uploads.ts";
import { dropFolder, temporaryFolder } from "../../database/scratch.ts";

/** An S3 of somebody else's making, which can be told to fail. */
export interface Bucket {
  readonly settings: S3Settings;
  /** Requests as they came, "PUT /bucket/key?query". */
  readonly asked: string[];
  /** What was begun to be put in parts and is not ended. */
  readonly begun: BegunUploads;
  /**
   * Of the next requests that fit, how many are answered with 503, 501 or 507, hung up on, or stand still after the head of their
   * answer and so many bytes of it.
   */
  failNext(fits: (request: IncomingMessage) => boolean, how: Failing["how"], count?: number): void;
  close(): Promise<void>;
}

interface Failing {
  readonly fits: (request: IncomingMessage) => boolean;
  readonly how: "busy" | "unknown" | "full" | "hangUp" | "standStill";
  left: number;
}

/** Bytes after which an answer stands still. */
export const STOOD_AT = 10;
const PARTIAL = 206;
/** What it says instead of doing it. */
const SAID = {
  busy: { status: 503, code: "SlowDown" },
  unknown: { status: 501, code: "NotImplemented" },
  full: { status: 507, code: "XMinioStorageFull" },
} as const;
/** The pair that the server of others knows. */
const KEYS = { accessKey: "S3RVER", secretKey: "S3RVER" };

export async function openBucket(name = "papers"): Promise<Bucket> {
  const directory = await temporaryFolder();
  const s3 = new S3rver({ silent: true, directory, configureBuckets: [{ name }] });
  await s3.configureBuckets();
  const answer: RequestListener = s3.callback();
  const asked: string[] = [];
  const begun = new BegunUploads(directory, name);
  let failing: Failing | undefined;
  // An S3 shows an object when it is whole. This one shows what it has of it, so whoever asks for it waits.
  const writing = new Map<string, Promise<void>>();
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (failing && failing.left > 0 && failing.fits(request)) {
      failing.left -= 1;
      if (failing.how === "hangUp") request.socket.destroy();
      else if (failing.how === "standStill") {
        request.resume();
        response.writeHead(PARTIAL, { "content-length": "1000000" });
        response.write(Buffer.alloc(STOOD_AT));
      } else {
        const { status, code } = SAID[failing.how];
        request.resume();
        response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
      }
      return;
    }
    if (begun.answers(request)) {
      void begun.answer(request, response);
      return;
    }
    const [path = ""] = (request.url ?? "").split("?");
    const before = writing.get(path) ?? Promise.resolve();
    void before.then(() => {
      if (request.method === "PUT") {
        const { promise, resolve } = Promise.withResolvers<void>();
        writing.set(path, promise);
        response.once("close", resolve);
      }
      answer(request, response);
    });
  });
  const port = await listening(server);
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: name, region: "us-east-1", ...KEYS },
    asked,
    begun,
    failNext(fits, how, count = 1) {
      failing = { fits, how, left: count };
    },
    async close() {
      server.closeAllConnections();
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      await closed.promise;
      await dropFolder(directory);
    },
  };
}

async function listening(server: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  return (server.address() as AddressInfo).port;
}

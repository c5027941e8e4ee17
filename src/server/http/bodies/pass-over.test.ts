import { PassThrough } from "node:stream";
import type { FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { passOver } from "./pass-over.ts";

const PIECE = Buffer.alloc(64 * 1024);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

it("takes what nobody wants piece by piece, however fast it comes", async () => {
  const { body, request } = comingIn(10);
  passOver(request);
  await settled();
  const first = body.readableLength;
  expect(first).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(10);
  await settled();
  expect(body.readableLength).toBe(first - PIECE.length);
});

it("lets a line live on which all has come, and cuts one that takes long", async () => {
  const short = comingIn(3);
  passOver(short.request);
  await vi.advanceTimersByTimeAsync(1_000);
  await settled();
  expect(short.body.readableEnded).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(short.line.destroyed).toBe(false);

  const long = comingIn(3_000);
  passOver(long.request);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(long.line.destroyed).toBe(true);
});

/** A request of whose body so many pieces wait. */
function comingIn(pieces: number) {
  const line = Object.assign(new PassThrough(), { bytesRead: 0 });
  const body = Object.assign(new PassThrough({ highWaterMark: 1e9 }), { socket: line });
  for (let index = 0; index < pieces; index += 1) body.write(PIECE);
  body.end();
  return { body, line, request: { raw: body } as unknown as FastifyRequest };
}

const settled = async () => new Promise((resolve) => setImmediate(resolve));

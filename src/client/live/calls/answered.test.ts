import { afterEach, expect, it, vi } from "vitest";
import { notDone } from "#client/data/database/storage-errors.ts";
import { answered } from "./answered.ts";

afterEach(() => vi.unstubAllGlobals());

it("answers what broke on the way, and reports it", async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reported);
  const broken = new Error("The rules did not load");
  expect(await answered(async () => Promise.reject(broken))).toEqual({
    ok: false,
    refusal: notDone,
  });
  expect(reported).toHaveBeenCalledWith(broken);
});

it("leaves answers as they are", async () => {
  const reply = { ok: true, reply: { id: 7 } } as const;
  expect(await answered(async () => Promise.resolve(reply))).toBe(reply);
});

import { calls } from "#contract/registry.ts";
import { clientFrameShape } from "#contract/frames/frames.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import type { Spoken } from "../server/speak.ts";
import type { DrawnRequest, Palette } from "./draw-request.ts";
import { drawShape } from "./draw-shape.ts";
import { oddTexts } from "./samples.ts";
import { spoil } from "./spoil.ts";

const methods = ["GET", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "POST"] as const;
const types = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "x",
] as const;
const paths = [
  "/%ff",
  "/api/%2e%2e/x",
  "/api//plan/list",
  "/ws",
  "/api/nothing",
  "/%00",
  "/api/",
] as const;

/** Something over the line that is no call. */
export function drawNoise({ luck, actor }: Palette): DrawnRequest {
  const call = luck.pick(calls);
  const path = luck.chance(0.5) ? (call?.path ?? "/api/") : (luck.pick(paths) ?? "/");
  const method = luck.pick(methods) ?? "POST";
  const payload = luck.chance(0.5) ? (luck.pick(oddTexts) ?? "") : `{"a":${"[".repeat(50)}`;
  const headers: Record<string, string> = {
    "content-type": luck.chance(0.5) ? "application/json" : (luck.pick(types) ?? "x"),
    ...(luck.chance(0.5) && { [TOKEN_HEADER]: actor.token || "x".repeat(300) }),
    ...(luck.chance(0.2) && { "mutation-id": "__proto__:1" }),
    ...(luck.chance(0.2) && { "if-none-match": "*", range: "bytes=0-0,5-" }),
    ...(luck.chance(0.2) && { "accept-encoding": "br;q=x, gzip;q=-1, *" }),
  };
  const isEmpty = method === "GET" || method === "HEAD";
  const spoken: Spoken = { method, path, headers, ...(!isEmpty && { payload }) };
  return { actor, calls: [], spoken, isRepeat: false };
}

/** A frame that the contract knows, or nearly. */
export function drawFrame(palette: Palette): string {
  const { luck } = palette;
  const frame = drawShape(palette, clientFrameShape);
  if (luck.chance(0.4)) return spoil(luck, frame);
  if (luck.chance(0.05)) return (luck.pick(oddTexts) ?? "").repeat(50);
  return JSON.stringify(frame);
}

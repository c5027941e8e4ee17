import { expect, it } from "vitest";
import type { DataFrame, ServerFrame } from "#contract/frames/frames.ts";
import { openLine } from "./socket.ts";

/** The browser's end of a socket, without a server. */
class Wire extends EventTarget {
  readonly readyState = WebSocket.OPEN;
  closed = false;
  send(): void {}
  close(): void {
    this.closed = true;
  }
  bring(frame: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }
}

const row = (seq: number, rest = 0) => ({
  type: "dialog",
  action: "add",
  table: "message",
  data: { id: seq },
  from: seq - 1,
  to: seq,
  rest,
});

function open(decrypt: (encrypted: string) => Promise<string>) {
  const wire = new Wire();
  const heard: number[] = [];
  let ended = false;
  const hear = (frame: DataFrame | ServerFrame) => {
    if ("to" in frame) heard.push(frame.to);
  };
  const line = openLine(
    "ws://site/ws",
    { onFrame: hear, onData: hear, onClose: () => (ended = true), decrypt },
    () => wire as unknown as WebSocket,
  );
  return { wire, heard, line, ended: () => ended };
}

it("frames are taken in the order in which they came, however long each takes to decrypt", async () => {
  const waiting: (() => void)[] = [];
  const { wire, heard, line } = open(async (encrypted) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return encrypted;
  });
  wire.bring({
    type: "encrypt",
    encrypted: `${JSON.stringify(row(1, 1))}\n${JSON.stringify(row(1))}`,
  });
  wire.bring({ type: "range", from: 1, to: 2 });
  wire.bring({ type: "encrypt", encrypted: JSON.stringify(row(3)) });
  wire.bring({ type: "range", from: 3, to: 4 });
  await expect.poll(() => waiting.length).toBe(1);
  expect(heard).toEqual([]);
  waiting[0]?.();
  await expect.poll(() => waiting.length).toBe(2);
  expect(heard).toEqual([1, 1, 2]);
  waiting[1]?.();
  await expect.poll(() => heard).toEqual([1, 1, 2, 3, 4]);
  wire.bring({ type: "range", from: 4, to: 5 });
  expect(heard.at(-1)).toBe(5);
  line.close();
});

it("a frame that cannot be read ends the line, so that no hole is taken for whole", async () => {
  const { wire, heard, ended } = open(() => Promise.reject(new Error("not for me")));
  wire.bring({ type: "encrypt", encrypted: "?" });
  wire.bring({ type: "range", from: 1, to: 2 });
  await expect.poll(ended).toBe(true);
  expect(wire.closed).toBe(true);
  expect(heard).toEqual([]);
});

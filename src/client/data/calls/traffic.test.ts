import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTraffic, type Message, type Traffic } from "./traffic.ts";

/** A request that has been sent, and what may come of it. */
interface Sent {
  readonly address: string;
  readonly signal: AbortSignal;
  answer(body: BodyInit): void;
}

const encoder = new TextEncoder();
let sent: Sent[];
let traffic: Traffic;

const message = (address: string, more: Partial<Message> = {}): Message => ({
  address,
  method: "POST",
  headers: {},
  isRepeatable: true,
  ...more,
});
const timesOf = (address: string) => sent.filter((one) => one.address === address).length;
const answer = (address: string, body: BodyInit = "done") =>
  sent.findLast((one) => one.address === address)?.answer(body);
/** A request is sent after the others, and answered at once. */
const overtake = async () => {
  const overtaking = traffic.send(message("later"));
  answer("later");
  await overtaking;
};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  traffic = createTraffic(
    (address, options) =>
      new Promise((resolve, reject) => {
        const signal = options?.signal ?? new AbortController().signal;
        signal.addEventListener("abort", () => reject(signal.reason));
        sent.push({
          address: typeof address === "string" ? address : "",
          signal,
          answer: (body) => resolve(new Response(body)),
        });
      }),
  );
});
afterEach(() => {
  // What nobody waits for any more would fail by its deadline, in the middle of another file's tests.
  for (const { answer: settle } of sent) settle("over");
  vi.useRealTimers();
});

it("sends again what went into a line that is gone, as soon as later requests are answered", async () => {
  const pull = traffic.send(message("pull"));
  await overtake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(timesOf("pull")).toBe(2);
  answer("pull", "rows");
  expect(await pull).toMatchObject({ status: 200, text: "rows" });
});

it("waits in peace where nothing says that the line works", async () => {
  const earlier = traffic.send(message("earlier"));
  answer("earlier");
  void traffic.send(message("pull"));
  await earlier;
  await vi.advanceTimersByTimeAsync(25_000);
  expect(timesOf("pull")).toBe(1);
});

it("sends again once, for it may be the server that needs so long", async () => {
  const pull = traffic.send(message("pull"));
  for (let time = 0; time < 4; time += 1) {
    await overtake();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(timesOf("pull")).toBe(2);
  answer("pull", "rows");
  expect((await pull).text).toBe("rows");
});

it("waits for an answer that comes slowly, piece by piece", async () => {
  let bring: ReadableStreamDefaultController<Uint8Array> | undefined;
  const pull = traffic.send(message("pull"));
  answer("pull", new ReadableStream({ start: (pieces) => void (bring = pieces) }));
  for (const piece of ["a", "b", "c", "d"]) {
    await overtake();
    bring?.enqueue(encoder.encode(piece));
    await vi.advanceTimersByTimeAsync(3_000);
  }
  bring?.close();
  expect((await pull).text).toBe("abcd");
  expect(timesOf("pull")).toBe(1);
});

it("sends again what stopped in the middle of its answer", async () => {
  const pull = traffic.send(message("pull"));
  const half = new ReadableStream<Uint8Array>({
    start(pieces) {
      pieces.enqueue(encoder.encode("half"));
      sent[0]?.signal.addEventListener("abort", () => pieces.error(sent[0]?.signal.reason));
    },
  });
  answer("pull", half);
  await overtake();
  await vi.advanceTimersByTimeAsync(5_000);
  answer("pull", "whole");
  expect((await pull).text).toBe("whole");
});

it("gives a long body the time that a slow line needs to take it", async () => {
  void traffic.send(message("push", { body: "x".repeat(100_000) }));
  await overtake();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(timesOf("push")).toBe(1);
});

it("never sends twice what may not be done twice", async () => {
  void traffic.send(message("password", { isRepeatable: false }));
  await overtake();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(timesOf("password")).toBe(1);
});

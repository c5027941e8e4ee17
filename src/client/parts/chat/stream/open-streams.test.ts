import { expect, test } from "vitest";
import { STREAM_CONNECTIONS, STREAM_RETRIES, STREAMS_KEPT } from "#domain/user/bot-limits.ts";
import { createStreams, type Source } from "./open-streams.ts";

/** Sources that the test itself speaks through. */
function makeDoors() {
  const opened: {
    messageId: number;
    say(name: string, content?: string): void;
    isOpen: boolean;
  }[] = [];
  const laters: { work: () => void; milliseconds: number }[] = [];
  return {
    opened,
    laters,
    doors: {
      address: async (messageId: number) => String(messageId),
      open(address: string): Source {
        const listeners = new Map<string, (content: string) => void>();
        const line = {
          messageId: Number(address),
          isOpen: true,
          say: (name: string, content = "") => listeners.get(name)?.(content),
        };
        opened.push(line);
        return {
          on: (name, listen) => void listeners.set(name, listen),
          onError: (listen) => void listeners.set("error", listen),
          close: () => {
            line.isOpen = false;
          },
        };
      },
      later: (work: () => void, milliseconds: number) => void laters.push({ work, milliseconds }),
    },
  };
}

const settle = async () => new Promise((resolve) => setImmediate(resolve));

test("words are added, put in the place of others, and over when it is done", async () => {
  const { doors, opened } = makeDoors();
  const heard: string[] = [];
  createStreams(doors).listen(1, (text) => heard.push(text));
  await settle();
  opened[0]?.say("replace", "Wind ");
  opened[0]?.say("append", "14 m/s");
  opened[0]?.say("replace", "Calm");
  opened[0]?.say("done");
  opened[0]?.say("append", "!");
  expect(heard).toEqual(["Wind ", "Wind 14 m/s", "Calm"]);
  expect(opened[0]?.isOpen).toBe(false);
});

test("one that fails comes back five times, every 3 s, and is then let go", async () => {
  const { doors, opened, laters } = makeDoors();
  const heard: string[] = [];
  createStreams(doors).listen(1, (text) => heard.push(text));
  for (let time = 0; time <= STREAM_RETRIES; time += 1) {
    await settle();
    opened.at(-1)?.say("replace", `try ${time}`);
    opened.at(-1)?.say("error");
    laters.at(-1)?.work();
  }
  await settle();
  expect(opened).toHaveLength(1 + STREAM_RETRIES);
  expect(laters.map(({ milliseconds }) => milliseconds)).toEqual(Array(5).fill(3_000));
  expect(heard.at(-1)).toBe("try 5");
});

test("ten are kept, the oldest is let go, and only a few have a connection at once", async () => {
  const { doors, opened } = makeDoors();
  const streams = createStreams(doors);
  for (let id = 1; id <= STREAMS_KEPT + 1; id += 1) {
    streams.listen(id, () => undefined);
    await settle();
  }
  const open = () => opened.filter(({ isOpen }) => isOpen).map(({ messageId }) => messageId);
  expect(open()).toHaveLength(STREAM_CONNECTIONS);
  expect(open()).not.toContain(1);
  for (let left = STREAMS_KEPT; left > 0; left -= 1) {
    opened.find(({ isOpen }) => isOpen)?.say("done");
    await settle();
  }
  expect(new Set(opened.map(({ messageId }) => messageId)).size).toBe(STREAMS_KEPT + 1);
  expect(open()).toEqual([]);
});

test("whoever stops listening frees the connection", async () => {
  const { doors, opened } = makeDoors();
  const stop = createStreams(doors).listen(1, () => undefined);
  await settle();
  stop();
  expect(opened[0]?.isOpen).toBe(false);
});

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What is seen of chunks between a browser and its line. */
export interface WatchedChunks {
  /** Where the person finds the app. */
  readonly address: string;
  /** Numbers of the chunks that were sent, as often as they were. */
  readonly sent: readonly number[];
  /** Those of them of which the browser had been told before that the server has them. */
  readonly sentAgain: readonly number[];
  /** Chunks of which the browser was told that the server has them. */
  readonly confirmed: ReadonlySet<number>;
  stop(): void;
}

const NUMBER = Buffer.from('name="chunkNumber"\r\n\r\n');
/** Longer than what is looked for in a request, bytes, and in an answer, characters. */
const REQUEST_TAIL = 64;
const ANSWER_TAIL = 4_096;

/** Looks at what goes over a line of one upload, on the browser's side of it: an answer that is seen was not lost. */
export async function watchChunks(lineAddress: string): Promise<WatchedChunks> {
  const target = new URL(lineAddress);
  const sent: number[] = [];
  const sentAgain: number[] = [];
  const confirmed = new Set<number>();
  const open = new Set<Socket>();
  const noteSent = (number: number) => {
    sent.push(number);
    if (confirmed.has(number)) sentAgain.push(number);
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("close", () => {
        open.delete(socket);
        // What has come is still handed on.
        (socket === near ? far : near).destroySoon();
      });
      socket.on("error", () => socket.destroy());
    }
    let asked = Buffer.alloc(0);
    near.on("data", (piece: Buffer) => {
      asked = restAfter(Buffer.concat([asked, piece]), noteSent);
    });
    let answered = "";
    far.on("data", (piece: Buffer) => {
      answered = (answered + piece.toString("latin1")).slice(-ANSWER_TAIL);
      for (const [, list = ""] of answered.matchAll(/"chunkNumbers":\[([\d,]+)\]/g))
        for (const number of list.split(",")) confirmed.add(Number(number));
    });
    near.pipe(far).pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    sent,
    sentAgain,
    confirmed,
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Tells of each chunk that begins in what was asked, and answers what of it may be the beginning of another one. */
function restAfter(asked: Buffer<ArrayBuffer>, onSent: (number: number) => void) {
  let rest = asked;
  for (let at = rest.indexOf(NUMBER); at >= 0; at = rest.indexOf(NUMBER)) {
    const from = at + NUMBER.length;
    const end = rest.indexOf("\r\n", from);
    if (end < 0) return rest.subarray(at);
    onSent(Number(rest.subarray(from, end).toString("latin1")));
    rest = rest.subarray(end);
  }
  return rest.subarray(-REQUEST_TAIL);
}

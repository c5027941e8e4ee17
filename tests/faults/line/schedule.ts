import { createLuck, type Luck } from "#tests/sim/luck.ts";

/** What a line does to a request; each stands in the deck as often as it is drawn. */
const requestDeck = [
  ...Array.from({ length: 12 }, () => "none" as const),
  // Nothing reaches the server.
  "requestLost",
  "halfOpen",
  "portal",
  "refused",
  // The server does it, and the client does not hear of it.
  "replyLost",
  "replyLost",
  "silent",
  "replyCut",
  "gatewayError",
  "nonsense",
  "truncated",
  // The server gets it more than once.
  "repeated",
  "repeated",
  // It takes its time.
  "slow",
] as const;

/** What a line does to a socket. */
const socketDeck = [
  "none",
  "none",
  "none",
  "refused",
  "halfOpen",
  "silent",
  "frameCut",
  "frameCut",
  "slow",
] as const;

export const REQUEST_FAULTS = [...new Set(requestDeck)].map((fault) => `request ${fault}`);
export const SOCKET_FAULTS = [...new Set(socketDeck)].map((fault) => `socket ${fault}`);

type RequestFault = (typeof requestDeck)[number];
type SocketFault = (typeof socketDeck)[number];

/** What becomes of one request. */
export interface RequestPlan {
  readonly fault: RequestFault;
  /** Which server gets it, by its index. */
  readonly node: number;
  /** How often a repeated one arrives. */
  readonly times: number;
  /** How far something gets before it is cut, 0 up to 1. */
  readonly part: number;
}

/** What becomes of one socket. */
export interface SocketPlan {
  readonly fault: SocketFault;
  readonly node: number;
  /** Pieces that come through before the fault. */
  readonly pieces: number;
  readonly part: number;
}

/** All that a line will do, whatever is sent over it and when. */
export interface LineSchedule {
  request(index: number): RequestPlan;
  socket(index: number): SocketPlan;
}

/** One seed gives one schedule, dealt to the lines in turn so that together they meet every fault soon. */
export function schedulesOf(seed: number, lines: number, nodes: number): LineSchedule[] {
  const requests = series(createLuck(seed * 2), (luck, draw) => ({
    fault: draw(requestDeck),
    node: luck.upTo(nodes),
    times: 2 + luck.upTo(4),
    part: luck.next(),
  }));
  const sockets = series(createLuck(seed * 2 + 1), (luck, draw) => ({
    fault: draw(socketDeck),
    node: luck.upTo(nodes),
    pieces: luck.upTo(12),
    part: luck.next(),
  }));
  return Array.from({ length: lines }, (_, line) => ({
    request: (index) => requests(index * lines + line),
    socket: (index) => sockets(index * lines + line),
  }));
}

/** Plans by index, made in their order however they are asked for. */
function series<Plan>(
  luck: Luck,
  make: (luck: Luck, draw: <Card>(deck: readonly Card[]) => Card) => Plan,
): (index: number) => Plan {
  const plans: Plan[] = [];
  let rest: unknown[] = [];
  // From a deck nothing is drawn twice before all was drawn once.
  const draw = <Card>(deck: readonly Card[]): Card => {
    if (rest.length === 0) rest = [...deck];
    return rest.splice(luck.upTo(rest.length), 1)[0] as Card;
  };
  return (index) => {
    while (plans.length <= index) plans.push(make(luck, draw));
    return plans[index] as Plan;
  };
}

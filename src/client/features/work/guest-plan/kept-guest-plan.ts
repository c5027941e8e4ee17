import type { ReplyOf } from "#contract/call.ts";
import type { openGuestLink } from "#contract/calls/plans/guest-link.ts";
import {
  dropOutside,
  keepOutside,
  outsideBelow,
  readOutside,
} from "#client/platform/notes/kept-outside.ts";
import type { GuestBoard, GuestTask } from "#domain/guest-link/guest-board.ts";

/** What a link opened, and as of when. */
export interface GuestVisit extends ReplyOf<typeof openGuestLink> {
  /** Epoch ms of the server. */
  readonly at: number;
  /** What the board was told apart by. */
  readonly mark: string;
}

/** A plan that was opened by a link. */
export interface GuestPlan {
  readonly visit: GuestVisit;
  readonly board: GuestBoard;
}

const PLACE = "/guest/";
const placeOf = (code: string) => `${PLACE}${code}/`;

/** What this device keeps of a link that still works by its own clock. */
export async function readGuestPlan(code: string): Promise<GuestPlan | undefined> {
  await dropEnded();
  const visit = await readOutside<GuestVisit>(`${placeOf(code)}visit`);
  const board = await readOutside<GuestBoard>(`${placeOf(code)}board`);
  return visit && board && { visit, board };
}

/** Keeps a plan as it was read; the board only where it is another one. */
export async function keepGuestPlan(
  code: string,
  { visit, board }: GuestPlan,
  isSame: boolean,
): Promise<void> {
  if (!isSame) await keepOutside(`${placeOf(code)}board`, board);
  await keepOutside(`${placeOf(code)}visit`, visit);
}

export async function readGuestTask(code: string, key: string): Promise<GuestTask | undefined> {
  return readOutside(`${placeOf(code)}task-${key}`);
}

export async function keepGuestTask(code: string, key: string, task: GuestTask): Promise<void> {
  await keepOutside(`${placeOf(code)}task-${key}`, task);
}

/** Nothing of a link that works no longer stays here. */
export async function dropGuestPlan(code: string): Promise<void> {
  await dropOutside(placeOf(code));
}

/** Links end also where nobody opens them again. */
async function dropEnded(): Promise<void> {
  for (const address of await outsideBelow(PLACE)) {
    if (!address.endsWith("/visit")) continue;
    const visit = await readOutside<GuestVisit>(address);
    if (!visit || visit.expireTime <= Date.now())
      await dropOutside(address.slice(0, -"visit".length));
  }
}

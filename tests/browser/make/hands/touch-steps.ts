import type { Locator } from "playwright-core";
import type { Person } from "../open-browser.ts";

interface Touch {
  readonly x: number;
  readonly y: number;
}

/** Rests a finger on something until it can be carried, and puts it down over something else. */
export async function carryByFinger(person: Person, what: Locator, onto: Locator): Promise<void> {
  const from = await middleOf(what);
  const to = await middleOf(onto, 4);
  await withFinger(person, from, async (move) => {
    await person.page.locator("body > [inert][data-task]").waitFor({ state: "attached" });
    await move(to);
  });
}

/** Rests a finger on something until something else comes of it. */
export async function restFinger(person: Person, on: Locator, until: Locator): Promise<void> {
  await withFinger(person, await middleOf(on), () => until.waitFor());
}

/** Draws a finger over the screen without resting first. */
export async function swipe(person: Person, what: Locator, by: Touch): Promise<void> {
  const from = await middleOf(what);
  await withFinger(person, from, (move) => move({ x: from.x + by.x, y: from.y + by.y }));
}

/** Draws two fingers that stand on something apart, until they are so many times as far from each other. */
export async function pinch({ page, context }: Person, on: Locator, times: number): Promise<void> {
  const { x, y } = await middleOf(on);
  const session = await context.newCDPSession(page);
  const apart = (part: number) => BESIDE * (1 + (times - 1) * part);
  const fingers = (part: number) => [
    { x: x - apart(part), y, id: 0 },
    { x: x + apart(part), y, id: 1 },
  ];
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Touch[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", fingers(0));
  for (let step = 1; step <= STEPS; step += 1) await send("touchMove", fingers(step / STEPS));
  await send("touchEnd", []);
  await session.detach();
}

/** Pixels by which each of two fingers stands beside the middle. */
const BESIDE = 40;
const STEPS = 8;

async function withFinger(
  { page, context }: Person,
  from: Touch,
  work: (move: (to: Touch) => Promise<void>) => Promise<void>,
): Promise<void> {
  const session = await context.newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Touch[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  await work(async (to) => {
    for (let step = 1; step <= STEPS; step += 1) {
      const x = from.x + ((to.x - from.x) * step) / STEPS;
      const y = from.y + ((to.y - from.y) * step) / STEPS;
      await send("touchMove", [{ x, y }]);
    }
  });
  await send("touchEnd", []);
  await session.detach();
}

async function middleOf(what: Locator, down?: number): Promise<Touch> {
  const box = await what.boundingBox();
  if (!box) throw new Error("What is to be touched is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + (down ?? box.height / 2) };
}

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Player, Renewal } from "./renewal.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function playerAt(currentTime: number, paused: boolean) {
  const play = vi.fn(async () => undefined);
  const player: { -readonly [Key in keyof Player]: Player[Key] } = {
    currentTime,
    paused,
    error: null,
    play,
  };
  return { player, play };
}

test("a film that failed goes on where it was, playing if it played", () => {
  const renewal = new Renewal();
  const { player, play } = playerAt(754, false);
  expect(renewal.fail(player)).toBe(true);
  Object.assign(player, { currentTime: 0, paused: true });
  renewal.load(player);
  expect(player.currentTime).toBe(754);
  expect(play).toHaveBeenCalledOnce();
});

test("one that was paused stays paused, and one that never failed is left alone", () => {
  const renewal = new Renewal();
  const { player, play } = playerAt(30, true);
  renewal.load(player);
  expect(player.currentTime).toBe(30);
  renewal.fail(player);
  player.currentTime = 0;
  renewal.load(player);
  expect(player.currentTime).toBe(30);
  expect(play).not.toHaveBeenCalled();
});

test("what fails again at once is not renewed, and keeps the place it had before", () => {
  const renewal = new Renewal();
  const { player } = playerAt(60, false);
  expect(renewal.fail(player)).toBe(true);
  Object.assign(player, { currentTime: 0, paused: true });
  vi.advanceTimersByTime(9_999);
  expect(renewal.fail(player)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(renewal.fail(player)).toBe(true);
  renewal.load(player);
  expect(player.currentTime).toBe(60);
});

test("a network that is there again helps only what has failed", () => {
  const renewal = new Renewal();
  const { player } = playerAt(60, false);
  expect(renewal.comeOnline()).toBe(false);
  renewal.fail(player);
  expect(renewal.comeOnline()).toBe(false);
  Object.assign(player, { error: { code: 2 } });
  expect(renewal.comeOnline()).toBe(true);
});

import { expect, test } from "vitest";
import { commandNames, commandOf } from "#domain/commands.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makePureCaseSite } from "#tests/make/cases/pure-case-site.ts";
import { createLuck } from "../luck.ts";
import { drawValue } from "./draw-any.ts";
import type { Seen } from "./draw-thing.ts";

/** Draws until one of them must have come out right. */
const DRAWS = 80;

test("every command has a draw that its shape takes", async () => {
  const { world, site } = await makePureCaseSite();
  const { userId } = site.leader;
  const database = await openBrowserOf(world, userId);
  const people = world.all("user").map(({ id }) => id);
  const luck = createLuck(1);
  const nextId = () => world.nextId();
  const seen: Seen = { database, luck, now: world.now, userId, people, nextId };
  const wrong: string[] = [];
  for (const name of commandNames) {
    const { arguments: shape } = commandOf(name);
    let isDrawn = false;
    for (let draw = 0; draw < DRAWS && !isDrawn; draw += 1)
      isDrawn = shape.safeParse(await drawValue(seen, shape)).success;
    if (!isDrawn) wrong.push(name);
  }
  expect(wrong).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { calls } from "#contract/registry.ts";
import { createLuck } from "#tests/sim/luck.ts";
import { openStage, type Stage } from "../play/stage.ts";
import { paletteOf } from "../play/draw-step.ts";
import { drawBody } from "./draw-call.ts";
import { drawRequest } from "./draw-request.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => stage.close());

test.each(calls.map((call) => [call.name, call] as const))(
  "%s gets bodies that its shape takes",
  (_name, call) => {
    const luck = createLuck(1);
    const bodies = Array.from({ length: 60 }, () => drawBody(paletteOf(stage, luck), call));
    expect(bodies.some((body) => call.body.safeParse(body).success)).toBe(true);
  },
);

test("the same luck draws the same request", () => {
  const bodies = [1, 2].map(() => {
    const luck = createLuck(7);
    const { spoken } = drawRequest(paletteOf({ ...stage, actors: stage.actors.slice(-1) }, luck));
    return spoken.path;
  });
  expect(bodies[0]).toBe(bodies[1]);
});

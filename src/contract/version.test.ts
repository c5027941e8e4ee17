import { hashOf, schemaOf } from "#tests/make/shapes/hash-shape.ts";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import { entityNames } from "#domain/entity-names.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import { entityOf } from "#domain/entities.ts";
import { envelopeShape } from "./envelope.ts";
import { clientFrameShape, dataFrameShape, serverFrameShape } from "./frames/frames.ts";
import { calls } from "./registry.ts";
import { WIRE_VERSION } from "./version.ts";

/** What this version of the wire looks like. Clients of it are out there: a new hash asks for a new version. */
const pinned = {
  version: 2,
  hash: "33225ddf06c49bd3fbe3f913dd7acf255d5c0ee4e3211b982e6aa35f568a365f",
};

/** All that crosses the wire, as data: calls, frames, the envelope, and the rows that sync carries. */
function wire(): unknown {
  return {
    calls: Object.fromEntries(
      calls.map(({ name, method, path, access, command = "", body, reply, ...more }) => [
        name,
        {
          method,
          path,
          access,
          command,
          body: schemaOf(body, "input"),
          reply: schemaOf(reply, "output"),
          ...(more.bodies && { bodies: more.bodies }),
          ...(more.part && { part: more.part }),
          ...(more.byTlsOnly && { byTlsOnly: true }),
        },
      ]),
    ),
    frames: [dataFrameShape, serverFrameShape, clientFrameShape].map((shape) =>
      schemaOf(shape, "input"),
    ),
    frameTypeOf: Object.fromEntries(entityNames.map((name) => [name, entityTable[name].frame])),
    envelope: schemaOf(envelopeShape, "output"),
    rows: Object.fromEntries(
      entityNames.map((name) => [name, schemaOf(entityOf(name).shape, "output")]),
    ),
  };
}

test("nobody changes the wire unawares: another shape is another version", () => {
  expect(
    { version: WIRE_VERSION, hash: hashOf(wire()) },
    "The wire has changed. Can clients of this version live with it? If not, raise WIRE_VERSION. Then pin the new hash.",
  ).toEqual(pinned);
});

test("the hash sees a field, a limit and a path, and no difference in writing", () => {
  const shape = (max: number) =>
    schemaOf(z.object({ name: z.string().check(z.maxLength(max)) }), "input");
  expect(hashOf(shape(32))).not.toBe(hashOf(shape(33)));
  expect(hashOf({ path: "/api/a" })).not.toBe(hashOf({ path: "/api/b" }));
  expect(hashOf({ a: 1, b: [2] })).toBe(hashOf({ b: [2], a: 1 }));
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { joinBundle, splitBundle } from "./asset-bundle.ts";

const file = fc.record({
  path: fc.webPath(),
  type: fc.string(),
  content: fc.uint8Array().map((bytes) => Uint8Array.from(bytes)),
});

test("what is joined comes apart again", () => {
  fc.assert(
    fc.property(fc.array(file), (files) => {
      expect(splitBundle(joinBundle(files))).toEqual(files);
    }),
  );
});

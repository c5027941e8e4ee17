import { expect, test } from "vitest";
import { placesInTiff } from "./tiff-place.ts";

/** A TIFF whose first directory points so often to a directory of as many entries. */
function tiffOf(pointers: number): DataView {
  const gps = 8 + 2 + pointers * 12;
  const view = new DataView(new ArrayBuffer(gps + 2 + pointers * 12));
  view.setUint16(0, 0x4d4d);
  view.setUint32(4, 8);
  view.setUint16(8, pointers);
  for (let index = 0; index < pointers; index += 1) {
    view.setUint16(10 + index * 12, 0x8825);
    view.setUint32(18 + index * 12, gps);
  }
  view.setUint16(gps, pointers);
  return view;
}

test("of the directories of a place the first is taken, so that no picture keeps a device busy", () => {
  const many = tiffOf(20_000);
  const [place, ...more] = placesInTiff(many, 0);
  expect(more).toEqual([]);
  expect(place).toEqual({ from: 240_010, to: many.byteLength });
});

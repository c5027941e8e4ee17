import { expect, test } from "vitest";
import {
  afterArrival,
  arrivalChanges,
  isAwaited,
  isHeldBack,
  refuseArrival,
  refuseUnarrived,
} from "./arrival.ts";
import { newFile } from "./new-file.ts";

const told = { id: 7, userId: 1, name: "pier.pdf", size: 3 };
const content = { md5: "900150983cd24fb0d6963f7d28e17f72" };
const file = newFile({ ...told, ...content }, 10, { dialogId: 3, messageId: 5 });
const announced = { md5: file.md5, size: file.size };

test("a file arrives once", () => {
  const put = { ...file, arriveTime: 20 };
  expect(arrivalChanges(file, "", 20)).toEqual([{ entity: "file", action: "update", put }]);
  expect(arrivalChanges(put, "", 30)).toEqual([]);
});

test("a file that is to be checked arrives when it is clean, and never where it is infected", () => {
  const checked = afterArrival(file, "waiting", 20);
  expect(checked).toEqual({ ...file, scan: "waiting" });
  expect(isAwaited(file)).toBe(true);
  expect(isAwaited(checked)).toBe(false);
  expect(arrivalChanges(checked, "waiting", 30)).toEqual([]);
  expect(afterArrival(checked, "delayed", 30)).toEqual({ ...file, scan: "delayed" });
  expect(afterArrival(checked, "", 30)).toEqual({ ...file, arriveTime: 30 });
  const infected = afterArrival(checked, "infected", 30);
  expect(infected).toEqual({ ...file, scan: "infected" });
  expect([file, checked, infected].map((row) => refuseUnarrived(row)?.reason)).toEqual([
    "file.onItsWay",
    "file.beingChecked",
    "file.infected",
  ]);
});

test("what is too large for the scanner stays closed, or is open and says that nobody has looked into it", () => {
  const checked = afterArrival(file, "waiting", 20);
  const closed = afterArrival(checked, "tooLarge", 30);
  expect(closed).toEqual({ ...file, scan: "tooLarge" });
  expect(isAwaited(closed)).toBe(false);
  expect(refuseUnarrived(closed)?.reason).toBe("file.notScanned");
  const open = afterArrival(closed, "unscanned", 40);
  expect(open).toEqual({ ...file, scan: "unscanned", arriveTime: 40 });
  expect(refuseUnarrived(open)).toBeUndefined();
  expect(afterArrival(open, "", 50)).toEqual({ ...file, arriveTime: 40 });
  expect((["", "unscanned", "tooLarge", "infected"] as const).map(isHeldBack)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("what has arrived stays open while a smaller picture of it is checked", () => {
  const there = { ...file, arriveTime: 20 };
  expect(arrivalChanges(there, "waiting", 30)).toEqual([]);
  expect(refuseUnarrived(there)).toBeUndefined();
});

test("only who announced a file brings its content, and no other one", () => {
  expect(refuseArrival(file, announced, { userId: 1 })).toBeUndefined();
  expect(refuseArrival(file, announced, { userId: 2 })?.reason).toBe("file.gone");
  for (const other of [
    { ...announced, size: 4 },
    { ...announced, md5: "0".repeat(32) },
  ])
    expect(refuseArrival(file, other, { userId: 1 })?.reason).toBe("file.differs");
});

import { expect, test } from "vitest";
import { arrivalChanges, refuseArrival } from "./arrival.ts";
import { newFile } from "./new-file.ts";

const told = { id: 7, userId: 1, name: "pier.pdf", size: 3 };
const content = { md5: "900150983cd24fb0d6963f7d28e17f72" };
const file = newFile({ ...told, ...content }, 10, { dialogId: 3, messageId: 5 });
const announced = { md5: file.md5, size: file.size };

test("a file arrives once", () => {
  const put = { ...file, arriveTime: 20 };
  expect(arrivalChanges(file, 20)).toEqual([{ entity: "file", action: "update", put }]);
  expect(arrivalChanges(put, 30)).toEqual([]);
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

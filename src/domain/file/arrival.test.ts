import { expect, test } from "vitest";
import { arrivalChanges, refuseArrival } from "./arrival.ts";
import type { File } from "./file.ts";

const file: File = {
  id: 7,
  planId: 0,
  dialogId: 3,
  taskId: 0,
  messageId: 5,
  userId: 1,
  name: "pier.pdf",
  ext: "pdf",
  size: 3,
  md5: "900150983cd24fb0d6963f7d28e17f72",
  width: 0,
  height: 0,
  createTime: 10,
  arriveTime: 0,
};
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

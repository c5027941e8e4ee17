import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";
import {
  ATTACHMENT_SIZE_DEFAULT,
  refuseFile,
  refuseImage,
  type UploadLimits,
} from "./upload-rules.ts";

const MB = 1024 ** 2;
const any: UploadLimits = { count: 0, size: 5, unit: "MB", accept: "*" };
const file = { name: "plan.pdf", size: 1_000, mimeType: "application/pdf" };

test("a place takes so many files and no more; of none it takes any number", () => {
  expect(refuseFile(file, 2, { ...any, count: 3 })).toBeUndefined();
  expect(refuseFile(file, 3, { ...any, count: 3 })).toMatchObject({
    reason: "file.max",
    data: { count: 3 },
  });
  expect(refuseFile(file, 1, { ...any, count: 1 })).toMatchObject({ reason: "file.max" });
  expect(refuseFile(file, 900, any)).toBeUndefined();
});

test("a file has to be smaller than the limit in its unit", () => {
  expect(refuseFile({ ...file, size: 5 * MB - 1 }, 0, any)).toBeUndefined();
  expect(refuseFile({ ...file, size: 5 * MB }, 0, any)).toMatchObject({
    reason: "file.tooBig",
    data: { size: 5, unit: "MB" },
  });
  const inKb: UploadLimits = { ...any, size: 500, unit: "KB" };
  expect(refuseFile({ ...file, size: 500 * 1024 }, 0, inKb)).toMatchObject({
    data: { size: 500, unit: "KB" },
  });
  expect(refuseFile({ ...file, size: 2 * 1024 * MB }, 0, { ...any, size: 3, unit: "GB" })).toBe(
    undefined,
  );
});

test.each([
  [".xls,.xlsx", "sums.XLSX", "", undefined],
  [".xls,.xlsx", "sums.csv", "application/vnd.ms-excel", "file.chooseExcel"],
  [".doc,.docx", "a.doc", "", undefined],
  [".doc,.docx", "a.odt", "", "file.chooseWord"],
  [".pdf", "a.pdf", "", undefined],
  [".pdf", "pdf", "application/pdf", "file.choosePdf"],
  [".txt", "a.md", "text/plain", "file.chooseText"],
  ["image/*", "a.bin", "image/png", undefined],
  ["image/*", "a.png", "", "file.chooseImage"],
  ["video/*", "a.mp4", "image/png", "file.chooseVideo"],
  ["audio/*", "a.mp3", "audio/mpeg", undefined],
  ["audio/*", "a.mp3", "video/mp4", "file.chooseAudio"],
  ["image/png,image/jpeg", "a.gif", "image/gif", "file.wrongKind"],
  ["*", "anything", "", undefined],
])("what takes %s takes %s of the type %j: %s", (accept, name, mimeType, reason) => {
  const refusal = refuseFile({ name, mimeType, size: 9 }, 0, { ...any, accept });
  expect(refusal?.reason).toBe(reason);
});

test("where pictures go their words are of pictures", () => {
  const limits = { count: 2, size: ATTACHMENT_SIZE_DEFAULT, unit: "MB" } as const;
  const picture = { name: "a.jpg", size: 1_000, mimeType: "image/jpeg" };
  expect(refuseImage(picture, 0, limits)).toBeUndefined();
  expect(refuseImage(picture, 2, limits)).toMatchObject({ reason: "file.imagesMax" });
  expect(refuseImage(file, 0, limits)).toMatchObject({ reason: "file.imageOnly" });
  expect(refuseImage({ ...picture, size: 10 * MB }, 0, limits)).toMatchObject({
    reason: "file.imageTooBig",
    data: { size: 10, unit: "MB" },
  });
});

test.each([
  [0, "0 Bytes"],
  [1_023, "1023 Bytes"],
  [1_024, "1 KB"],
  [1_536, "1.5 KB"],
  [1_048_575, "1 MB"],
  [5 * MB + 250_000, "5.24 MB"],
  [1.25 * 1024 ** 3, "1.25 GB"],
  [1024 ** 8, "1 YB"],
  [5_000 * 1024 ** 8, "5000 YB"],
])("%d bytes are shown as %s", (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});

test("the number of a size is written as is asked for", () => {
  expect(formatFileSize(1_536, (number) => `~${number}`)).toBe("~1.5 KB");
});

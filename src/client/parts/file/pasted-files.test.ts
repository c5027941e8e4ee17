import { expect, test } from "vitest";
import { pastedFiles } from "./pasted-files.ts";

const picture = new File(["png"], "image.png", { type: "image/png" });
const report = new File(["pdf"], "Report.pdf", { type: "application/pdf" });

const pasted = (files: readonly File[], text = "") => ({
  files: files as unknown as FileList,
  getData: (type: string) => (type === "text/plain" ? text : ""),
});

test("a picture or files that were copied are taken", () => {
  expect(pastedFiles(pasted([picture]))).toEqual([picture]);
  expect(pastedFiles(pasted([picture, report]))).toEqual([picture, report]);
});

test("cells and words are no picture, though one of them lies beside", () => {
  expect(pastedFiles(pasted([picture], "14\tØ32\r\n16\tØ28\r\n"))).toEqual([]);
  expect(pastedFiles(pasted([picture], "image.png is missing"))).toEqual([]);
  expect(pastedFiles(pasted([], "Slab"))).toEqual([]);
});

test("files of whose names the system tells besides are taken all the same", () => {
  const both = [picture, report];
  expect(pastedFiles(pasted(both, "image.png\rReport.pdf"))).toEqual(both);
  expect(pastedFiles(pasted(both, "/home/lena/image.png\n/home/lena/Report.pdf\n"))).toEqual(both);
});

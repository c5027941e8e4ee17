import { expect, test } from "vitest";
import { failureOf, failureOfError } from "./failure.ts";
import { toldOfDownload } from "./told-download.ts";

const answered = (code: number, msg: string) =>
  failureOf({ status: 200, envelope: { code, msg, data: null } });

test("the words of an answer that is no content are told", () => {
  expect(toldOfDownload(answered(403, "The link has ended"), "Slab.pdf")).toMatchObject({
    code: 403,
    msg: "The link has ended",
  });
});

test("an answer that leads elsewhere tells nothing", () => {
  expect(toldOfDownload(answered(302, "Found"), "Slab.pdf")).toBeUndefined();
});

test("without an answer it is told that the file does not lie here", () => {
  const failure = failureOfError(new TypeError("Failed to fetch"));
  expect(toldOfDownload(failure, "Slab.pdf")).toMatchObject({
    reason: "file.notHere",
    msg: "",
    data: { name: "Slab.pdf" },
  });
});

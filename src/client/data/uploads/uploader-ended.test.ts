import { afterEach, expect, test, vi } from "vitest";
import { madeBytes } from "#tests/make/files/picked-files.ts";
import { UploadBench } from "#tests/make/files/upload-bench.ts";

let bench: UploadBench;

afterEach(() => bench.stop());

test("uploads that have come to their end are left alone, however late it is read what is left", async () => {
  bench = await UploadBench.open();
  const { database, server } = bench;
  for (const number of [1, 2, 3]) await bench.attach(`${number}.jpg`, madeBytes(2_000, number));
  const { attention } = database;
  const readAll = attention.toArray.bind(attention);
  const reads = vi.spyOn(attention, "toArray").mockImplementationOnce(readAll);
  reads.mockImplementation((() => new Promise(() => undefined)) as never);
  bench.start();
  await expect.poll(() => database.upload.where("state").equals("success").count()).toBe(3);
  const begun = vi.spyOn(database.upload, "get");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(begun).not.toHaveBeenCalled();
  expect(server.requests.filter(({ kind }) => kind === "merge")).toHaveLength(3);
});

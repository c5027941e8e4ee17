import { afterEach, beforeEach, expect, it } from "vitest";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { DEFAULT_COMPANY_SETTING } from "#domain/company/default-company-setting.ts";
import { companyScope } from "#domain/scope.ts";
import { fileAnswer } from "#tests/make/files/file-server.ts";
import { madeBytes } from "#tests/make/files/picked-files.ts";
import { UploadBench } from "#tests/make/files/upload-bench.ts";

let bench: UploadBench;
let asked = 0;
/** Megabytes, 0 = as much as there is. */
let most = 0;

beforeEach(async () => {
  bench = await UploadBench.open();
  asked = 0;
  most = 4;
  bench.server.fault = ({ kind }) => {
    if (kind !== "test") return undefined;
    asked += 1;
    if (most === 0 || most > 4) return undefined;
    const data = { size: 1, used: 4, most };
    return fileAnswer(data, 400, { reason: "file.quotaCompany" });
  };
});

afterEach(() => bench.stop());

const learnOf = async (companyQuota: number) =>
  bench.database.companySetting.put({
    ...DEFAULT_COMPANY_SETTING,
    companyQuota,
    id: COMPANY_ID,
    scope: companyScope,
  });

it("what found no room goes on by itself once this device learns of a higher limit", async () => {
  await learnOf(4);
  const fileId = await bench.attach("plan.pdf", madeBytes(1_000));
  bench.start();
  await bench.reached(fileId, "error");
  most = 9;
  await learnOf(9);
  await bench.reached(fileId, "success");
});

it("goes on where there is no limit any more, and at the next start where something was deleted", async () => {
  await learnOf(4);
  const first = await bench.attach("plan.pdf", madeBytes(1_000));
  const running = bench.start();
  await bench.reached(first, "error");
  most = 0;
  await learnOf(0);
  await bench.reached(first, "success");
  most = 4;
  await learnOf(4);
  const second = await bench.attach("slab.pdf", madeBytes(1_001));
  await bench.reached(second, "error");
  running.stop();
  most = 9;
  bench.start();
  await bench.reached(second, "success");
});

it("is tried once below a limit that the server does not know yet, and again when it is woken", async () => {
  await learnOf(4);
  const fileId = await bench.attach("plan.pdf", madeBytes(1_000));
  const running = bench.start();
  await bench.reached(fileId, "error");
  await learnOf(9);
  await expect.poll(() => asked).toBeGreaterThan(1);
  await bench.reached(fileId, "error");
  const other = await bench.attach("slab.pdf", madeBytes(1_001));
  await bench.reached(other, "error");
  await expect.poll(() => asked).toBeGreaterThan(3);
  await bench.reached(other, "error");
  most = 9;
  running.wake();
  await bench.reached(fileId, "success");
  await bench.reached(other, "success");
  // Three times each; an attempt may be broken off and begun anew before anybody answers.
  expect(asked).toBeLessThan(12);
});

it("what was refused for anything else stands still until somebody tries again", async () => {
  const fileId = await bench.attach("plan.pdf", madeBytes(1_000));
  bench.server.fault = ({ kind }) =>
    kind === "test" ? fileAnswer(null, 400, { reason: "file.chunkWrong" }) : undefined;
  bench.start().wake();
  await bench.reached(fileId, "error");
  bench.server.fault = () => undefined;
  bench.start();
  await learnOf(9);
  const other = await bench.attach("slab.pdf", madeBytes(1_001));
  await bench.reached(other, "success");
  expect(await bench.stateOf(fileId)).toBe("error");
});

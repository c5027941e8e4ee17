import { expect, test } from "vitest";
import { delegationWords } from "./audit-approval-words.ts";

const t = ((key: string, words: object) =>
  [key, ...Object.values(words)].join(" ")) as unknown as Parameters<typeof delegationWords>[0];
const names = { nameOf: (id: number) => `P${id}`, timeOf: (time: number) => `T${time}` };
const line = (detail: Parameters<typeof delegationWords>[1]["detail"]) => ({
  id: 1,
  at: 5,
  kind: "delegation" as const,
  userId: 7,
  targetId: 8,
  detail,
  address: "",
  device: "",
});

test("a line about a stand-in names the deputy, from when until when", () => {
  const set = line({ deputyId: 8, startTime: 1, endTime: 2 });
  expect(delegationWords(t, set, names)).toBe("audit.delegation.set P8 P7 T1 T2");
  const end = line({ deputyId: 8, endTime: 2 });
  expect(delegationWords(t, end, names)).toBe("audit.delegation.end P8 P7 T2");
});

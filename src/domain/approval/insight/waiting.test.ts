import { expect, test } from "vitest";
import { mainDepartments, waitingBy, type Waits } from "./waiting.ts";

const wait = (approvalId: number, userId: number, since: number, formId = 1): Waits => ({
  approvalId,
  userId,
  since,
  formId,
});
const waits = [wait(1, 7, 50), wait(1, 8, 40), wait(2, 7, 30, 2), wait(3, 9, 20)];

test("a request counts once at a place, and the oldest says since when it waits there", () => {
  expect(waitingBy(waits, ({ formId }) => formId)).toEqual([
    { id: 1, count: 2, since: 20 },
    { id: 2, count: 1, since: 30 },
  ]);
  expect(waitingBy(waits, ({ userId }) => userId)).toEqual([
    { id: 7, count: 2, since: 30 },
    { id: 9, count: 1, since: 20 },
    { id: 8, count: 1, since: 40 },
  ]);
  expect(waitingBy([], ({ userId }) => userId)).toEqual([]);
});

test("somebody waits in their main department, or in the first they stand in", () => {
  const of = mainDepartments([
    { id: 1, members: [{ userId: 7, main: 0 }] },
    {
      id: 2,
      members: [
        { userId: 7, main: 1 },
        { userId: 8, main: 0 },
      ],
    },
    { id: 3, members: [{ userId: 8, main: 0 }] },
  ]);
  expect([of(7), of(8), of(9)]).toEqual([2, 2, 0]);
});

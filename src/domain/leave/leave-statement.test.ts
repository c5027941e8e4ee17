import { expect, test } from "vitest";
import type { LeaveBooking } from "./leave-booking.ts";
import { leaveStatements, leaveYears } from "./leave-statement.ts";
import type { KnownLeave } from "./left-of.ts";

const kinds = [
  { key: "annual", name: "Annual leave", over: "refuse", halves: 40 },
  { key: "sick", name: "Sick leave", over: "warn", halves: 20 },
] as const;

const booking = (recordId: number, details: Partial<LeaveBooking> = {}): LeaveBooking => ({
  id: recordId,
  recordId,
  userId: 3,
  year: 2026,
  kind: "annual",
  halves: 4,
  state: "taken",
  left: 40,
  updateTime: recordId,
  ...details,
});

const known: KnownLeave = {
  userId: 3,
  kinds,
  allowances: [
    { id: "3:2025:annual", userId: 3, year: 2025, kind: "annual", halves: 50, updateTime: 1 },
  ],
  bookings: [
    booking(1),
    booking(2, { state: "asked", halves: 3 }),
    booking(3, { state: "back", halves: 9 }),
    booking(4, { userId: 5 }),
    booking(5, { year: 2024 }),
    booking(6, { kind: "sick", halves: 2 }),
  ],
};

test("each kind says what was granted, used and waits, what is left, and by which requests", () => {
  expect(leaveStatements(known, 2026)).toMatchObject([
    { kind: kinds[0], allowance: 40, asked: 3, taken: 4, left: 33 },
    { kind: kinds[1], allowance: 20, asked: 0, taken: 2, left: 18 },
  ]);
  const ids = leaveStatements(known, 2026).map(({ bookings }) => bookings.map(({ id }) => id));
  expect(ids).toEqual([[2, 1], [6]]);
});

test("what is left is what was granted without all that is listed", () => {
  for (const year of [2024, 2025, 2026]) {
    for (const { allowance, left, bookings } of leaveStatements(known, year)) {
      const used = bookings.reduce((sum, { halves }) => sum + halves, 0);
      expect(left).toBe(allowance - used);
    }
  }
});

test("years of which nothing is known are not offered, but this one is", () => {
  expect(leaveYears(known, 2027)).toEqual([2027, 2026, 2025, 2024]);
});

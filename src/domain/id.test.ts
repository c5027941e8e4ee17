import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  COUNTER_MAX,
  DEVICE_NUMBER_MAX,
  deviceNumberOf,
  mintId,
  pairDialogId,
  usersOfPairDialog,
} from "./id.ts";

const deviceNumber = fc.integer({ min: 1, max: DEVICE_NUMBER_MAX });
const counter = fc.integer({ min: 1, max: COUNTER_MAX });
/** People have the small numbers below every device's range. */
const userId = fc.integer({ min: 1, max: COUNTER_MAX });

test("an id is a positive safe integer that says on which device it was born", () => {
  fc.assert(
    fc.property(deviceNumber, counter, (device, count) => {
      const id = mintId(device, count);
      expect(Number.isSafeInteger(id) && id > 0).toBe(true);
      expect(deviceNumberOf(id)).toBe(device);
    }),
  );
});

test("no two things have one id, wherever they were born", () => {
  fc.assert(
    fc.property(deviceNumber, counter, deviceNumber, counter, (device, count, other, next) => {
      fc.pre(device !== other || count !== next);
      expect(mintId(device, count)).not.toBe(mintId(other, next));
    }),
  );
  expect(mintId(1, COUNTER_MAX) + 2).toBe(mintId(2, 1));
});

test("two people work out the same dialog, and the dialog says who they are", () => {
  fc.assert(
    fc.property(userId, userId, (one, other) => {
      const id = pairDialogId(one, other);
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(pairDialogId(other, one)).toBe(id);
      expect(usersOfPairDialog(id)).toEqual([Math.min(one, other), Math.max(one, other)]);
    }),
  );
});

test("no thing that was minted is taken for a dialog of two", () => {
  fc.assert(
    fc.property(deviceNumber, counter, (device, count) => {
      expect(usersOfPairDialog(mintId(device, count))).toBeUndefined();
    }),
  );
});

import type { Device } from "#domain/user/device.ts";
import { readSession } from "./session.ts";
import { type Live, useLive } from "../use-live.ts";

/** Browsers on which the person is signed in, this one first. */
export function useDevices(): Live<{ device: Device; isThis: boolean }[]> {
  return useLive(async (database) => {
    const devices = await database.device.toArray();
    const own = readSession()?.deviceNumber;
    return devices
      .map((device) => ({ device, isThis: device.id === own }))
      .toSorted(
        (left, right) =>
          Number(right.isThis) - Number(left.isThis) ||
          right.device.createTime - left.device.createTime,
      );
  }, []);
}

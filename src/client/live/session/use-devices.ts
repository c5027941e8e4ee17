import { readDevices } from "#client/data/queries/users.ts";
import type { Device } from "#domain/user/device.ts";
import { readSession } from "./session.ts";
import { type Live, useLive } from "../use-live.ts";

/** Browsers on which the person is signed in, this one first. */
export function useDevices(): Live<{ device: Device; isThis: boolean }[]> {
  return useLive(readDevices, readSession()?.deviceNumber ?? 0);
}

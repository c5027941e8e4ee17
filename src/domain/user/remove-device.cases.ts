import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeDevice } from "./remove-device.ts";

export const removeDeviceCases = casesOf(removeDevice, {
  by: "member",
  arguments: ({ member }) => ({ id: member.deviceId }),
  roles: everyone(PARAMETER_ERROR, { member: 200 }),
});

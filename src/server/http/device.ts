import { failure, success } from "#base/result.ts";
import { addDevice } from "#contract/calls/device.ts";
import { parameterError } from "#domain/refusal.ts";
import { findPerson, openSession } from "../people/open-session.ts";
import type { App } from "../server.ts";
import { bindMemberCall } from "./bind.ts";

export function bindDeviceCalls(app: App): void {
  bindMemberCall(app, addDevice, async (_body, { server, session, ...caller }) => {
    const person = await findPerson(server.database, session.userId);
    if (!person) return failure(parameterError("userUnknown"));
    const admittedBy = session.deviceId;
    const opened = await openSession(server, person, [], { ...caller, admittedBy });
    server.hub.wake();
    return success(opened);
  });
}

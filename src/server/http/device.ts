import { failure, success } from "#base/result.ts";
import { addDevice, askSession, getSocketStatus } from "#contract/calls/device.ts";
import { parameterError } from "#domain/refusal.ts";
import { browserSecrets } from "../people/browser-secrets.ts";
import { findPerson, openSession } from "../people/open-session.ts";
import { deviceLost } from "../people/signed-out.ts";
import type { App } from "../server.ts";
import { bindCall, bindMemberCall } from "./bind.ts";
import { refusalOfToken } from "./session.ts";

export function bindDeviceCalls(app: App): void {
  bindMemberCall(app, addDevice, async (_body, { server, session, ...caller }) => {
    const person = await findPerson(server.database, session.userId);
    if (!person) return failure(parameterError("userUnknown"));
    const { userId, deviceId } = session;
    const device = { userId, deviceNumber: deviceId };
    const { deviceProof: proof } = browserSecrets(server.sealer, device);
    const opened = await openSession(server, person, [{ ...device, proof }], {
      ...caller,
      admittedBy: deviceId,
    });
    server.hub.wake();
    return success(opened);
  });

  bindCall(app, getSocketStatus, async (_body, { server, session }) =>
    success({ online: session !== undefined && server.hub.isDeviceOnline(session.deviceId) }),
  );

  bindCall(app, askSession, async (_body, { server, session, token }) => {
    const lost = !session && (await refusalOfToken(server.database, token)) === deviceLost;
    return success({ holds: session !== undefined, lost });
  });
}

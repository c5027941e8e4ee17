import { success } from "#base/result.ts";
import { addDevice, askSession, getSocketStatus } from "#contract/calls/device.ts";
import { browserSecrets } from "../people/browser-secrets.ts";
import { onProof } from "../people/guards/proof.ts";
import { bySession } from "../people/guards/prove-self.ts";
import { openSession } from "../people/open-session.ts";
import { deviceLost } from "../people/signed-out.ts";
import type { App } from "../server.ts";
import { bindCall, bindMemberCall } from "./bind.ts";
import { refusalOfToken } from "./session.ts";

export function bindDeviceCalls(app: App): void {
  bindMemberCall(app, addDevice, async (_body, { server, session, ...caller }) => {
    const { userId, deviceId } = session;
    const device = { userId, deviceNumber: deviceId };
    const { deviceProof: proof } = browserSecrets(server.sealer, device);
    const admitted = { ...caller, admittedBy: deviceId };
    const opened = await onProof(server.database, bySession(session), async (tx, person) =>
      success(await openSession(tx, server, person, [{ ...device, proof }], admitted)),
    );
    if (opened.ok) server.hub.wake();
    return opened;
  });

  bindCall(app, getSocketStatus, async (_body, { server, session }) =>
    success({ online: session !== undefined && server.hub.isDeviceOnline(session.deviceId) }),
  );

  bindCall(app, askSession, async (_body, { server, session, token }) => {
    const lost = !session && (await refusalOfToken(server.database, token)) === deviceLost;
    return success({ holds: session !== undefined, lost });
  });
}

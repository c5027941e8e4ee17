import type { Change } from "#domain/command.ts";
import { removeOwnTokens } from "../../tables/own/bots/api-token.ts";
import { removePublicLinksBy } from "../../tables/files/public-link.ts";
import { removeCalendarFeedsOf } from "../../tables/own/outward/calendar-feed.ts";
import { removeGuestLinksBy } from "../../tables/own/outward/guest-link.ts";
import { removeWebhooksOf } from "../../tables/own/outward/webhook.ts";
import { forgetKnownDevices } from "../../tables/own/guards/known-device.ts";
import type { Tx } from "../../tables/sql/db.ts";
import { tableOf } from "../../tables/registry.ts";

/**
 * Signs a person out on every browser but one, 0 = on every one: with a device go its sessions, and no other is known.
 * Their access tokens, feeds, webhooks and links to files and for guests go too, for somebody else may have made them.
 */
export async function endSessions(tx: Tx, userId: number, keptDevice = 0): Promise<Change[]> {
  await forgetKnownDevices(tx, userId, keptDevice);
  await removeOwnTokens(tx, userId);
  await removeCalendarFeedsOf(tx, { userId });
  await removeWebhooksOf(tx, { userId });
  await removePublicLinksBy(tx, userId);
  await removeGuestLinksBy(tx, userId);
  const devices = await tableOf("device").list(tx, { userId });
  return devices
    .filter((device) => device.id !== keptDevice)
    .map((device) => ({ entity: "device", action: "delete", remove: device.id }));
}

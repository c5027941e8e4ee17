import { COMPANY_ID } from "#domain/company/company-id.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import { LEAVE_BALANCE } from "#domain/leave/leave-balance-fact.ts";
import { leaveFields } from "#domain/leave/leave-form.ts";
import type { LeaveBooking } from "#domain/leave/leave-booking.ts";
import type { LeaveKind } from "#domain/leave/leave-setting.ts";
import type { KnownLeave } from "#domain/leave/left-of.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** Which kinds of leave the company counts. */
export async function readLeaveKinds(database: LocalDatabase): Promise<readonly LeaveKind[]> {
  return (await database.leaveSetting.get(COMPANY_ID))?.kinds ?? [];
}

/** The kinds of leave between which the company's forms let people choose. */
export async function readLeaveChoices(
  database: LocalDatabase,
): Promise<readonly { readonly key: string; readonly name: string }[]> {
  const versions = await database.formVersion.toArray();
  const choices = new Map<string, string>();
  for (const version of versions.filter(({ definition }) => definition.includes(LEAVE_BALANCE))) {
    const ready = readyForm(version);
    const fields = ready.ok ? leaveFields(ready.value.form) : undefined;
    const kind = ready.ok && fields ? ready.value.form.fields.get(fields.kind) : undefined;
    for (const { id, name } of kind?.node.properties.options ?? []) choices.set(String(id), name);
  }
  return [...choices].map(([key, name]) => ({ key, name }));
}

/** All that is known of the person's own leave. */
export async function readOwnLeave(database: LocalDatabase, userId: number): Promise<KnownLeave> {
  const [kinds, allowances, bookings] = await Promise.all([
    readLeaveKinds(database),
    database.leaveAllowance.where("userId").equals(userId).toArray(),
    database.leaveBooking.where("userId").equals(userId).toArray(),
  ]);
  return { userId, kinds, allowances, bookings };
}

/** The leave that a record asks for. */
export async function readBookingOf(
  database: LocalDatabase,
  recordId: number,
): Promise<LeaveBooking | undefined> {
  return database.leaveBooking.get(recordId);
}

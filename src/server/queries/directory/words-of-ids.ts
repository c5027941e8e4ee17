import type { Id } from "#domain/id.ts";
import { departmentsUnder } from "#domain/organisation/directory/led-by.ts";
import type { Unit } from "#domain/organisation/unit.ts";
import type { DirectoryRows } from "./read-directory.ts";

/** Who asks. */
export interface Caller {
  readonly userId: Id;
  readonly isAdmin: boolean;
}

type IdKind = "user" | "department" | "position" | "userGroup" | "role";

/** The ids that are meant by a list of them and of words that stand for some (forms-approvals 5); the words mean what they mean to the caller. */
export function idsMeant(
  { departments }: DirectoryRows,
  { userId }: Caller,
  kind: IdKind,
  listed: readonly (Id | string)[],
): Set<Id> {
  const isOwn = ({ members }: Unit) => members.some((member) => member.userId === userId);
  const ids = listed.flatMap((one): Id[] => {
    if (typeof one === "number") return [one];
    if (kind === "user" && (one === "currentUser" || one === "@userId")) return [userId];
    if (kind === "department" && (one === "@currentOrg" || one === "@organizeId"))
      return departments.filter(isOwn).map(({ id }) => id);
    if (
      kind === "department" &&
      (one === "@currentOrgAndSubOrg" || one === "@organizationAndSuborganization")
    )
      return [...departmentsUnder(departments, isOwn)];
    const id = Number(one);
    return /^\d{1,16}$/.test(one) ? [id] : [];
  });
  return new Set(ids);
}

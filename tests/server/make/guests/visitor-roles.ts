import { formLinkRoles } from "./form-link-roles.ts";
import { guestLinkRoles } from "./guest-link-roles.ts";
import type { Row } from "../roles/role-row.ts";

/** Who may do what about links by which people without an account fill in forms and look at plans. */
export const visitorRoles: Record<string, Row> = { ...formLinkRoles, ...guestLinkRoles };

import type { Generated } from "kysely";
import type { AuditKind, AuditNote } from "#domain/audit/audit.ts";
import type { RowOf } from "#domain/entities.ts";

/** A synced row as it is stored: with the scope that owns it and the number of its last change. */
export type Stored<Row> = Row & { scope: string; seq: number };

/** The tables as the query builder sees them: camel case on both levels. */
export interface Schema {
  access: Stored<RowOf<"access">>;
  companies: Stored<RowOf<"company">>;
  accounts: Stored<RowOf<"account">>;
  devices: Stored<RowOf<"device">>;
  users: Stored<RowOf<"user">>;
  companySettings: Stored<RowOf<"companySetting">>;
  departments: Stored<RowOf<"department">>;
  positions: Stored<RowOf<"position">>;
  userGroups: Stored<RowOf<"userGroup">>;
  dialogSettings: Stored<RowOf<"dialogSetting">>;
  notifySettings: Stored<RowOf<"notifySetting">>;
  plans: Stored<RowOf<"plan">>;
  planUsers: Stored<RowOf<"planUser">>;
  planColumns: Stored<RowOf<"column">>;
  dialogs: Stored<RowOf<"dialog">>;
  dialogUsers: Stored<RowOf<"dialogUser">>;
  tasks: Stored<RowOf<"task">>;
  messages: Stored<RowOf<"message">>;
  taskContents: Stored<RowOf<"taskContent">>;
  space: {
    id: string;
    epoch: string;
    head: number;
    floor: number;
    epochAt: number;
    markKey: string;
  };
  changes: {
    seq: number;
    scope: string;
    entity: string;
    rowId: string;
    action: string;
    gone: boolean;
    actor: number;
    at: number;
  };
  ledger: {
    clientId: string;
    n: number;
    userId: number;
    argumentsHash: string;
    code: number;
    reason: string;
    data: unknown;
    seq: number;
    at: number;
  };
  audit: {
    id: Generated<number>;
    at: number;
    kind: AuditKind;
    userId: number;
    targetId: number;
    detail: AuditNote["detail"];
    address: string;
    device: string;
  };
  credentials: { userId: number; passwordHash: string };
  sessions: {
    tokenHash: string;
    userId: number;
    deviceId: number;
    createTime: number;
    lastTime: number;
  };
  deviceNumbers: { number: number; userId: number };
  invites: {
    id: number;
    codeHash: string;
    planId: number;
    note: string;
    userId: number;
    createTime: number;
    expireTime: number;
    usedBy: number;
  };
  planInvites: {
    planId: number;
    codeHash: string;
    userId: number;
    createTime: number;
    expireTime: number;
    joined: number;
  };
}

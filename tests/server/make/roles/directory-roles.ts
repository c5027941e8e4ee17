import { administrators, everyone } from "#tests/make/cases/role-codes.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "#domain/refusal.ts";
import type { Body, Row, Scene } from "./role-row.ts";

const nothing: Body = () => ({});
const machines = ({ dataInterface }: Scene) => ({ id: dataInterface.code });
/** Of a host that is not on the list. */
const request = {
  method: "GET",
  url: "https://rates.example.com/",
  headers: [],
  body: "",
  rowsPath: "",
  paths: [],
};
const place: Body = () => ({ organizeId: 0 });

/** Who may look into the directory: everybody who works here. */
export const directoryRoles: Record<string, Row> = {
  "role.list": { codes: everyone(), body: nothing },
  "role.selector": { codes: everyone(), body: nothing },
  "group.selector": { codes: everyone(), body: nothing },
  "position.selector": { codes: everyone(), body: nothing },
  "position.all": { codes: everyone(), body: nothing },
  "position.condition": { codes: everyone(), body: nothing },
  "organize.selectorByAuth": { codes: everyone(), body: place },
  "organize.tree": { codes: everyone(), body: nothing },
  "organize.condition": { codes: everyone(), body: nothing },
  "department.selectorByAuth": { codes: everyone(), body: place },
  "department.queryTree": { codes: everyone(), body: nothing },
  "area.selector": { codes: everyone(), body: () => ({ level: "2", parentId: "0" }) },
  "area.byIds": { codes: everyone(), body: () => ({ idsList: [["11"]] }) },
  "dictionary.types": { codes: everyone(), body: nothing },
  "dictionary.all": { codes: everyone(), body: nothing },
  "dictionary.selector": { codes: everyone(), body: () => ({ dictionary: "waste" }) },
  "dataInterface.preview": { codes: everyone(), body: machines },
  "dataInterface.list": { codes: everyone(), body: machines },
  "dataInterface.byIds": {
    codes: everyone(),
    body: (site) => ({ ...machines(site), ids: ["C1"], propsValue: "number" }),
  },
  "commonFunction.list": { codes: everyone(), body: () => ({}) },
  "menu.user": { codes: everyone(), body: () => ({ managementType: 2 }) },
  "user.current": { codes: everyone(), body: nothing },
  "dataInterface.request": {
    codes: everyone(NO_ACCESS, { administrator: PARAMETER_ERROR }),
    body: ({ dataInterface }) => ({ id: dataInterface.id }),
  },
  "dataInterface.saveHttp": {
    codes: everyone(NO_ACCESS, { administrator: PARAMETER_ERROR }),
    body: () => ({ id: 0, name: "Rates", code: "rates", request }),
  },
  "dataInterface.tryHttp": { codes: administrators(), body: () => ({ id: 0, request }) },
  "dataInterface.hosts": { codes: administrators(), body: nothing },
  "dataInterface.saveHosts": { codes: administrators(), body: () => ({ hosts: [] }) },
  "directory.users": { codes: everyone(), body: nothing },
  "directory.selector": { codes: everyone(), body: nothing },
  "directory.below": { codes: everyone(), body: place },
  "directory.byIds": {
    codes: everyone(),
    body: ({ leader }) => ({ ids: [leader.userId, "currentUser"] }),
  },
  "directory.subordinates": { codes: everyone(), body: nothing },
  "directory.organisation": { codes: everyone(), body: nothing },
  "directory.condition": { codes: everyone(), body: nothing },
  "directory.selected": { codes: everyone(), body: nothing },
  "directory.selectedUsers": { codes: everyone(), body: nothing },
  "directory.queryUsers": { codes: everyone(), body: nothing },
  "directory.messageTypes": { codes: everyone(), body: () => ({ type: 1 }) },
};

import { success } from "#base/result.ts";
import * as people from "#contract/calls/directory-people.ts";
import * as units from "#contract/calls/directory-units.ts";
import { NOTICE_KINDS } from "#domain/notice/notice-kinds.ts";
import { textsIn } from "../../local-text.ts";
import { areasBelow, namesOfAreas } from "../../queries/directory/areas.ts";
import * as peopleQueries from "../../queries/directory/directory-people.ts";
import * as unitQueries from "../../queries/directory/directory-units.ts";
import type { App } from "../../server.ts";
import { bindMemberCall } from "../bind.ts";

/** The directory as clients of `/erp-api` and `/oa-api` ask for it; everybody in the company may look at it. */
export function bindDirectoryCalls(app: App): void {
  bindUnitCalls(app);
  bindPeopleCalls(app);
}

function bindUnitCalls(app: App): void {
  bindMemberCall(app, units.listRoles, async (_body, { server }) =>
    success(await unitQueries.allRoles(server.database)),
  );
  bindMemberCall(app, units.selectRoles, async (_body, { server, language }) =>
    success(
      await unitQueries.rolesToSelect(server.database, textsIn(language)("directory:tab.global")),
    ),
  );
  bindMemberCall(app, units.selectGroups, async (_body, { server }) =>
    success(await unitQueries.groupsToSelect(server.database)),
  );
  bindMemberCall(app, units.selectPositions, async ({ keyword }, { server }) =>
    success(await unitQueries.positionsToSelect(server.database, keyword)),
  );
  bindMemberCall(app, units.listPositions, async ({ keyword }, { server }) =>
    success(await unitQueries.allPositions(server.database, keyword)),
  );
  bindMemberCall(app, units.findPositions, async (asked, { server, session }) =>
    success(await unitQueries.positionsByCondition(server.database, session, asked)),
  );
  bindMemberCall(app, units.organisationTreeCall, async ({ keyword }, { server }) =>
    success(await unitQueries.organisations(server.database, keyword)),
  );
  bindMemberCall(app, units.findOrganisations, async (asked, { server, session }) =>
    success(await unitQueries.organisationsByCondition(server.database, session, asked)),
  );
  bindMemberCall(app, units.selectOrganisations, async ({ organizeId }, { server, session }) =>
    success(await unitQueries.organisationsForCaller(server.database, session, organizeId)),
  );
  bindMemberCall(app, units.selectDepartments, async ({ organizeId }, { server, session }) =>
    success(await unitQueries.departmentsForCaller(server.database, session, organizeId)),
  );
  bindMemberCall(app, units.queryDeptTree, async (_body, { server }) =>
    success(await unitQueries.deptTree(server.database)),
  );
  bindMemberCall(app, units.selectAreas, async ({ level, parentId }) =>
    success(await areasBelow(level, parentId)),
  );
  bindMemberCall(app, units.nameAreas, async ({ idsList }) => success(await namesOfAreas(idsList)));
}

function bindPeopleCalls(app: App): void {
  bindMemberCall(app, people.listAllUsers, async (_body, { server }) =>
    success(await peopleQueries.everybody(server.database)),
  );
  bindMemberCall(app, people.selectUsers, async (_body, { server }) =>
    success(await peopleQueries.everybodyAsTree(server.database)),
  );
  bindMemberCall(app, people.selectUsersBelow, async (asked, { server }) =>
    success(await peopleQueries.below(server.database, asked)),
  );
  bindMemberCall(app, people.listUsersByIds, async ({ ids }, { server, session }) =>
    success(await peopleQueries.peopleByIds(server.database, session, ids)),
  );
  bindMemberCall(app, people.listSubordinates, async ({ keyword }, { server, session }) =>
    success(await peopleQueries.subordinates(server.database, session, keyword)),
  );
  bindMemberCall(app, people.listOrganisationUsers, async (asked, { server, session }) =>
    success(await peopleQueries.peopleOfOrganisation(server.database, session, asked)),
  );
  bindMemberCall(app, people.findUsers, async (asked, { server, session }) =>
    success(await peopleQueries.peopleByCondition(server.database, session, asked)),
  );
  bindMemberCall(app, people.listSelected, async ({ ids }, { server }) =>
    success(await peopleQueries.selected(server.database, ids)),
  );
  bindMemberCall(app, people.listSelectedUsers, async (asked, { server }) =>
    success(await peopleQueries.selectedPeople(server.database, asked)),
  );
  bindMemberCall(app, people.queryUserList, async (asked, { server }) =>
    success(await peopleQueries.usersOfOffice(server.database, asked)),
  );
  bindMemberCall(app, people.listMessageTypes, async ({ type }, { language }) =>
    success(messageTypes(type, textsIn(language))),
  );
}

const WAYS = ["screen", "push", "mail"] as const;

function messageTypes(type: number, say: ReturnType<typeof textsIn>) {
  if (type === 1)
    return NOTICE_KINDS.map((id) => ({ id, enCode: id, fullName: say(`notify:kinds.${id}`) }));
  if (type !== 2) return [];
  return WAYS.map((id) => ({ id, enCode: id, fullName: say(`directory:way.${id}`) }));
}

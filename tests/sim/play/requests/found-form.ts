import type { UnitRef } from "#domain/organisation/unit-ref.ts";
import type { Browser } from "../../browser/browser.ts";
import type { Luck } from "../../luck.ts";
import type { Action } from "../action.ts";
import { act } from "../act.ts";
import type { World } from "../world.ts";
import { drawFlow, requestForm } from "./draw-flow.ts";

/** The administrator says who leads whom, draws a form, and how what is filled into it is decided. */
export async function foundForm(world: World, browser: Browser, luck: Luck): Promise<void> {
  const [tab] = browser.tabs;
  if (!tab) return;
  const does = async (action: Action) => {
    const result = await act(world, { browser, tab }, action);
    return result.ok ? (result.reply as { id: number }).id : 0;
  };
  const [top = 0, head = 0, ...others] = world.people;
  const company = await does({ name: "department.add", args: { name: "Company", parentId: 0 } });
  const site = await does({ name: "department.add", args: { name: "Site", parentId: company } });
  const leads = { id: company, leaderId: top, addMembers: [top, head] };
  await does({ name: "department.edit", args: leads });
  await does({ name: "department.edit", args: { id: site, leaderId: head, addMembers: others } });
  const group = await does({ name: "userGroup.add", args: { name: "Checkers", parentId: 0 } });
  const checkers = world.people.filter(() => luck.chance(0.6));
  await does({ name: "userGroup.edit", args: { id: group, addMembers: checkers } });
  const units: UnitRef[] = [
    { kind: "department", id: site },
    { kind: "userGroup", id: group },
  ];
  const id = await does({ name: "form.add", args: { name: "Purchase", definition: requestForm } });
  await does({ name: "form.publish", args: { id } });
  const known = units.filter((unit) => unit.id > 0);
  const flow = JSON.stringify(drawFlow(luck, { people: world.people, units: known }));
  await does({ name: "approvalFlow.save", args: { formId: id, flow } });
}

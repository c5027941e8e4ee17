import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { smallTemplate } from "#tests/make/small-template.ts";
import { getPlanLink } from "#contract/calls/plan-invite.ts";
import { setUp } from "#contract/calls/system.ts";
import { addInvite } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { SUCCESS } from "#contract/success.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import type { Database } from "#server/tables/sql/db.ts";
import { addBrowser, addSomeone, PASSWORD } from "#tests/server/make/people.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { AWAITED } from "#tests/make/cases/message-things.ts";
import { sheetPage } from "#tests/make/cases/sheet-things.ts";
import { diary } from "#tests/make/company-forms.ts";
import { SMALL_STICKER } from "#tests/make/cases/small-stickers.ts";
import { newMarkWord } from "../draw/mark-word.ts";
import { pathOf } from "../draw/path-of.ts";
import { speak } from "../server/speak.ts";
import { type Actor, actorOf, stranger } from "./actor.ts";

export type Ask = <Call extends CallDefinition>(
  actor: Pick<Actor, "token">,
  call: Call,
  body: BodyOf<Call>,
) => Promise<ReplyOf<Call>>;

/** Makes calls that are sure to be allowed. */
function asker(address: string, hear: (data: unknown) => void): Ask {
  return async (actor, call, body) => {
    const headers = { "content-type": "application/json", [TOKEN_HEADER]: actor.token };
    const payload = JSON.stringify(body);
    const { method } = call;
    const heard = await speak(address, { method, path: pathOf(call, payload), headers, payload });
    if (heard.envelope?.code !== SUCCESS) throw new Error(`${call.name}: ${heard.text}`);
    hear(heard.envelope.data);
    return heard.envelope.data as ReplyOf<typeof call>;
  };
}

/** A company with plans of which the people of one see nothing of another, and those who fell out. */
export async function foundCompany(
  address: string,
  database: Database,
  hear: (data: unknown) => void,
): Promise<Actor[]> {
  const ask = asker(address, hear);
  const place = { parts: { database, now: Date.now } };
  const session = await ask({ token: "" }, setUp, {
    company: newMarkWord(),
    name: newMarkWord(),
    email: "ada@example.com",
    password: PASSWORD,
    language: "en",
    sample: false,
  });
  const administrator = actorOf("administrator", {
    ...session,
    email: "",
    deviceId: session.deviceNumber,
  });
  const join = async (name: string) => actorOf(name, await addSomeone(place, name));
  const leader = await join("leader");
  const member = await join("member");
  const outsider = await join("outsider");
  const former = await join("former");
  const disabled = await join("disabled");
  const secondBrowser = actorOf("member elsewhere", await addBrowser(place, member.userId));
  const ended = actorOf("member signed out", await addBrowser(place, member.userId));
  await makePlan(ask, leader, [member, former]);
  await makePlan(ask, outsider, [disabled]);
  await makePlan(ask, administrator, [outsider, former]);
  await makeGroup(ask, leader, [member, former]);
  await makeGroup(ask, outsider, [disabled]);
  const { id: pair } = await ask(leader, callOf("dialog.openUser"), { userId: member.userId });
  await ask(leader, callOf("message.sendText"), { dialogId: pair, text: newMarkWord() });
  for (const call of [callOf("department.add"), callOf("position.add"), callOf("userGroup.add")]) {
    const above = await ask(administrator, call, { name: newMarkWord() });
    const { id } = await ask(administrator, call, { name: newMarkWord(), parentId: above.id });
    if (call.command !== "department.add") continue;
    await ask(administrator, callOf("role.add"), { name: newMarkWord(), parentId: id });
  }
  await makeDictionary(ask, administrator);
  await makeInterface(ask, administrator);
  await makeForms(ask, administrator, [leader, outsider]);
  await makeFlow(ask, outsider);
  await makeRequests(ask, administrator, { asks: [leader, outsider], decides: member });
  await shareFolder(ask, leader, member);
  await ask(administrator, addInvite, {});
  await ask(administrator, callOf("user.setDisabled"), { id: disabled.userId, disabled: true });
  await ask(member, callOf("device.remove"), { id: ended.deviceId });
  const people = [administrator, leader, member, secondBrowser, outsider, former, disabled, ended];
  return [...people, stranger("stranger", ""), stranger("forger", "x".repeat(43))];
}

/** A plan with a task of which the chat was opened and one of which it was not; the last guest is out again. */
async function makePlan(ask: Ask, leader: Actor, guests: readonly Actor[]): Promise<void> {
  const columns = [newMarkWord(), newMarkWord()];
  const { id: planId } = await ask(leader, callOf("plan.add"), { name: newMarkWord(), columns });
  const userId = guests.map((guest) => guest.userId);
  await ask(leader, callOf("plan.invite"), { planId, userId });
  const task = async () =>
    ask(leader, callOf("task.add"), {
      planId,
      name: newMarkWord(),
      content: `<p>${newMarkWord()}</p>`,
    });
  const talked = await task();
  await task();
  await ask(leader, callOf("task.addSubtask"), { taskId: talked.id, name: newMarkWord() });
  const { id: dialogId } = await ask(leader, callOf("task.openDialog"), { taskId: talked.id });
  for (let count = 0; count < 4; count += 1)
    await ask(leader, callOf("message.sendText"), { dialogId, text: newMarkWord() });
  await ask(leader, callOf("checkItem.add"), { taskId: talked.id, name: newMarkWord() });
  await ask(leader, callOf("tag.add"), { planId, name: newMarkWord() });
  await ask(leader, callOf("field.add"), { planId, name: newMarkWord(), kind: "number" });
  await ask(leader, callOf("automation.add"), {
    planId,
    name: newMarkWord(),
    trigger: { on: "created" },
    actions: [{ does: "priority", priority: 1 }],
    timeZone: "UTC",
  });
  await ask(leader, callOf("field.add"), {
    planId,
    name: newMarkWord(),
    kind: "choice",
    options: [{ id: 1, name: newMarkWord(), color: "red" }],
  });
  const view = { planId, name: newMarkWord(), shared: 1, address: {} } as const;
  await ask(leader, callOf("savedView.add"), view);
  await ask(leader, callOf("planTemplate.add"), { name: newMarkWord(), content: smallTemplate() });
  await ask(leader, callOf("file.addFolder"), { planId, name: newMarkWord() });
  await drawOn(ask, leader, planId, talked.id);
  await ask(leader, getPlanLink, { planId, refresh: true });
  await ask(leader, callOf("plan.removeUsers"), { planId, userId: userId.slice(-1) });
}

/** A sheet of the plan with a pin of a task and words on it. */
async function drawOn(ask: Ask, leader: Actor, planId: number, taskId: number): Promise<void> {
  const page = sheetPage(newMarkWord());
  const content = { name: `${newMarkWord()}.pdf`, ...AWAITED };
  const added = await ask(leader, callOf("sheet.add"), {
    planId,
    ...content,
    pages: [{ ...page, title: newMarkWord() }],
  });
  const sheetId = added.sheets[0]?.id ?? 0;
  await ask(leader, callOf("pin.add"), { sheetId, taskId, x: 1, y: 2 });
  const words = { kind: "text", color: "red", text: newMarkWord() } as const;
  await ask(leader, callOf("markup.add"), { sheetId, ...words, points: [1, 2] });
}

/** A plan of somebody's alone, in whose workflow one state is left by them only. */
async function makeFlow(ask: Ask, leader: Actor): Promise<void> {
  const columns = [newMarkWord()];
  const { id: planId } = await ask(leader, callOf("plan.add"), { name: newMarkWord(), columns });
  const flows = [
    { name: newMarkWord(), status: "start" as const },
    {
      name: newMarkWord(),
      status: "progress" as const,
      userIdList: [leader.userId],
      userLimit: 1 as const,
    },
    { name: newMarkWord(), status: "end" as const },
  ];
  await ask(leader, callOf("flow.save"), { planId, flows });
  await ask(leader, callOf("task.add"), { planId, name: newMarkWord() });
}

/** Requests of people, which another one decides in two steps, the first with something to fill in. */
async function makeRequests(
  ask: Ask,
  administrator: Actor,
  { asks, decides }: { readonly asks: readonly Actor[]; readonly decides: Actor },
): Promise<void> {
  const drawn = { name: newMarkWord(), definition: diary };
  const { id: formId } = await ask(administrator, callOf("form.add"), drawn);
  await ask(administrator, callOf("form.publish"), { id: formId });
  const first = {
    ...step(1, [decides.userId]),
    fields: [{ path: "crew", right: "edit" as const }],
  };
  const written = { path: "crew", from: { of: "value" as const, value: 5 } };
  const effect = { does: "write" as const, id: 3, on: "passed" as const, fields: [written] };
  const of = flow([first, step(2, [decides.userId])], {
    managerIds: [administrator.userId],
    effects: [effect, { ...effect, id: 4, on: "rejected" }],
  });
  await ask(administrator, callOf("approvalFlow.save"), { formId, flow: JSON.stringify(of) });
  for (const person of asks) {
    const data = JSON.stringify({ part: newMarkWord() });
    const record = await ask(person, callOf("record.add"), { modelId: formId, data });
    await ask(person, callOf("approval.start"), { recordId: record.id });
  }
}

/** A folder that another one may look into. */
async function shareFolder(ask: Ask, owner: Actor, reader: Actor): Promise<void> {
  const { id } = await ask(owner, callOf("file.addFolder"), { name: newMarkWord() });
  await ask(owner, callOf("file.addFolder"), { pid: id, name: newMarkWord() });
  await ask(owner, callOf("file.share"), { id, userId: [reader.userId], right: "read" });
}

async function makeGroup(ask: Ask, leader: Actor, guests: readonly Actor[]): Promise<void> {
  const userId = guests.map((guest) => guest.userId);
  const { id: dialogId } = await ask(leader, callOf("dialog.addGroup"), {
    name: newMarkWord(),
    userId,
  });
  for (let count = 0; count < 4; count += 1)
    await ask(leader, callOf("message.sendText"), { dialogId, text: newMarkWord() });
  await ask(leader, callOf("dialog.removeGroupUsers"), { dialogId, userId: userId.slice(-1) });
}

/** A dictionary below another one, with an entry. */
async function makeDictionary(ask: Ask, administrator: Actor): Promise<void> {
  const add = async (code: string, parentId = 0) =>
    ask(administrator, callOf("dictionary.add"), { name: newMarkWord(), code, parentId });
  const above = await add("kinds");
  const { id } = await add("waste", above.id);
  const entry = { id, code: "rubble", name: newMarkWord() };
  await ask(administrator, callOf("dictionary.addEntry"), entry);
}

/** Rows that forms let people choose from. */
async function makeInterface(ask: Ask, administrator: Actor): Promise<void> {
  await ask(administrator, callOf("dataInterface.add"), {
    kind: "static",
    name: newMarkWord(),
    code: "plant",
    columns: [{ field: "id", fieldName: newMarkWord() }],
    rows: [[newMarkWord()]],
  });
}

/** A form that is being filled in, with its way in the menu and a star of everybody, and the draft of another one. */
async function makeForms(ask: Ask, administrator: Actor, people: readonly Actor[]): Promise<void> {
  const form = async () =>
    ask(administrator, callOf("form.add"), { name: newMarkWord(), definition: diary });
  await form();
  const { id } = await form();
  const paper = { formId: id, name: newMarkWord(), html: `<p>${newMarkWord()}</p>` };
  await ask(administrator, callOf("printTemplate.add"), paper);
  await ask(administrator, callOf("form.publish"), { id });
  const directory = { menuType: "M", name: newMarkWord() } as const;
  const { id: parentId } = await ask(administrator, callOf("menu.add"), directory);
  const page = { menuType: "C", name: newMarkWord(), parentId, formId: id } as const;
  await ask(administrator, callOf("menu.add"), page);
  const days = { menuType: "C", name: newMarkWord(), parentId, page: "calendar" } as const;
  const { id: daysId } = await ask(administrator, callOf("menu.add"), days);
  const { id: roleId } = await ask(administrator, callOf("role.add"), { name: newMarkWord() });
  const limited = { menuType: "M" as const, name: newMarkWord(), roles: [roleId] };
  const { id: shutId } = await ask(administrator, callOf("menu.add"), limited);
  const shut = { menuType: "C", name: newMarkWord(), parentId: shutId, page: "files" } as const;
  await ask(administrator, callOf("menu.add"), shut);
  const picture = { name: newMarkWord(), picture: SMALL_STICKER };
  await ask(administrator, callOf("sticker.add"), picture);
  for (const person of people) {
    await ask(person, callOf("dialogFolder.add"), { name: newMarkWord() });
    await ask(person, callOf("sticker.mark"), { key: "done", favourite: 1 });
    await ask(person, callOf("form.favourite"), { id, favourite: 1 });
    await ask(person, callOf("commonFunction.save"), { id: daysId });
    const fieldList = JSON.stringify([{ prop: "part", columnVisible: true }]);
    await ask(person, callOf("form.setColumns"), { moduleId: id, fieldList });
    const data = JSON.stringify({ part: newMarkWord() });
    await ask(person, callOf("record.add"), { modelId: id, data });
  }
}

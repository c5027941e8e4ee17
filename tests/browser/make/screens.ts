import type { Locator } from "playwright-core";
import { dialogRow } from "./chat-steps.ts";
import { until } from "./eventually.ts";
import { type LocalRow, rows, waitForDelivered } from "./local-rows.ts";
import type { Person } from "./open-browser.ts";
import { setUp } from "./session-steps.ts";

const TASK = "Pour pier cap P3, second lift";

/** Every kind of screen of somebody who is signed in; tests are named before there are any screens. */
export const screenNames = [
  "messenger",
  "dialog",
  "plans",
  "board",
  "plan-table",
  "gantt",
  "plan-insight",
  "all-plans",
  "dashboard",
  "board-with-task",
  "task",
  "my-tasks",
  "calendar",
  "files",
  "drawings",
  "forms",
  "my-applications",
  "records",
  "fill-in",
  "form-designer",
  "approval-flow",
  "approvals",
  "request",
  "approval-insight",
  "import",
  "outbox",
  "settings",
  "data-sources",
  "applications",
  "theme",
  "language",
  "keyboard",
  "license",
  "password",
  "email",
  "delete",
  "security",
  "devices",
  "members",
  "organisation",
  "system",
  "bots",
  "reports",
  "retention",
  "working-calendar",
  "audit",
  "invitations",
  "share",
  "app",
  "notifications",
  "task-content",
  "about",
  "nowhere",
] as const;

/** An address of the app and that by which one knows that its screen is there. */
export interface Screen {
  readonly name: (typeof screenNames)[number];
  readonly address: string;
  readonly landmark: Locator;
}

/** Sets up an empty server with the sample site; answers the screens once all of it has arrived. */
export async function setUpSampleSite(person: Person): Promise<readonly Screen[]> {
  await setUp(person, { sample: true });
  return screensOf(person);
}

/** Every kind of screen that somebody who is signed in on the sample site can open, once all of it has arrived. */
export async function screensOf(person: Person): Promise<readonly Screen[]> {
  const { page } = person;
  await waitForDelivered(person);
  await dialogRow(person, "Morning briefing").waitFor();
  await until(async () => (await rows(person, "task")).some((row) => row["name"] === TASK));
  const words = (text: string) => page.getByText(text, { exact: true }).first();
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  const field = (label: string | RegExp) => page.getByRole("textbox", { name: label });
  const [dialogs, plans, tasks, forms, approvals] = await Promise.all(
    ["dialog", "plan", "task", "form", "approval"].map(async (table) => rows(person, table)),
  );
  const idOf = (list: readonly LocalRow[] | undefined, name: string) => {
    const id = list?.find((row) => row["name"] === name)?.["id"];
    if (typeof id !== "number") throw new Error(`The sample site has no ${name}`);
    return id;
  };
  const dialog = idOf(dialogs, "Morning briefing");
  const plan = idOf(plans, "Harbour Bridge, north pier");
  const task = idOf(tasks, TASK);
  const [catalogue, purchase] = ["Material catalogue", "Purchase request"].map((name) =>
    idOf(forms, name),
  );
  const request = Number(approvals?.[0]?.["id"]);
  const subtask = field("Name of the subtask “Formwork checked and signed off”");
  return [
    { name: "messenger", address: "/manage/messenger", landmark: words("Morning briefing") },
    {
      name: "dialog",
      address: `/manage/messenger/${dialog}`,
      landmark: words("Noted. I take two."),
    },
    { name: "plans", address: "/manage/plan", landmark: words("Harbour Bridge, north pier") },
    {
      name: "board",
      address: `/manage/plan/${plan}`,
      landmark: words(TASK),
    },
    { name: "plan-table", address: `/manage/plan/${plan}?view=table`, landmark: words(TASK) },
    { name: "gantt", address: `/manage/plan/${plan}?view=gantt`, landmark: words(TASK) },
    {
      name: "plan-insight",
      address: `/manage/plan/${plan}?view=insight`,
      landmark: heading("Throughput"),
    },
    { name: "all-plans", address: "/manage/plan/all_task", landmark: words(TASK) },
    { name: "dashboard", address: "/manage/dashboard", landmark: heading("Dashboard") },
    { name: "board-with-task", address: `/manage/plan/${plan}?task=${task}`, landmark: subtask },
    { name: "task", address: `/single/task/${task}`, landmark: subtask },
    { name: "my-tasks", address: "/manage/workbench/allTasks", landmark: heading("My work") },
    { name: "calendar", address: "/manage/calendar", landmark: heading("Calendar") },
    { name: "files", address: "/manage/file", landmark: heading("My files") },
    { name: "drawings", address: "/manage/AtlasList", landmark: heading("Drawings") },
    { name: "forms", address: "/manage/application", landmark: heading("Forms") },
    {
      name: "my-applications",
      address: "/manage/Myapplication",
      landmark: heading("My applications"),
    },
    {
      name: "records",
      address: `/manage/dynamicModel/${catalogue}`,
      landmark: heading("Material catalogue"),
    },
    {
      name: "fill-in",
      address: `/manage/dynamicModel/${catalogue}?fill=1`,
      landmark: field("Size"),
    },
    {
      name: "form-designer",
      address: `/manage/application/design/${catalogue}`,
      landmark: words("Settings of the form"),
    },
    {
      name: "approval-flow",
      address: `/manage/application/approval/${purchase}`,
      landmark: heading("Approval of Purchase request"),
    },
    { name: "approvals", address: "/manage/approve", landmark: heading("Approvals") },
    { name: "request", address: `/manage/approve/${request}`, landmark: page.getByRole("article") },
    {
      name: "approval-insight",
      address: "/manage/approve/insight",
      landmark: heading("Waiting now"),
    },
    { name: "import", address: "/manage/plan/import", landmark: heading("Import a board") },
    { name: "outbox", address: "/manage/outbox", landmark: words("Everything has been sent") },
    { name: "settings", address: "/manage/setting/personal", landmark: field("Contact phone") },
    { name: "theme", address: "/manage/setting/theme", landmark: heading("Theme") },
    { name: "language", address: "/manage/setting/language", landmark: heading("Language") },
    { name: "keyboard", address: "/manage/setting/keyboard", landmark: heading("Keyboard") },
    { name: "license", address: "/manage/setting/license", landmark: heading("Licence") },
    { name: "password", address: "/manage/setting/password", landmark: field(/^New password/) },
    { name: "email", address: "/manage/setting/email", landmark: field("Current address") },
    { name: "delete", address: "/manage/setting/delete", landmark: field("Your password") },
    {
      name: "security",
      address: "/manage/setting/security",
      landmark: heading("Authenticator app"),
    },
    { name: "devices", address: "/manage/setting/device", landmark: words("This browser") },
    { name: "members", address: "/manage/setting/members", landmark: words("Wei Chen") },
    {
      name: "organisation",
      address: "/manage/setting/organisation",
      landmark: heading("Organisation"),
    },
    { name: "system", address: "/manage/setting/system", landmark: field("Company name") },
    {
      name: "data-sources",
      address: "/manage/setting/dataSources",
      landmark: heading("Data sources"),
    },
    {
      name: "applications",
      address: "/manage/setting/applications",
      landmark: heading("Applications and menu"),
    },
    { name: "bots", address: "/manage/setting/bots", landmark: heading("My access tokens") },
    {
      name: "working-calendar",
      address: "/manage/setting/calendar",
      landmark: heading("Working calendar"),
    },
    { name: "reports", address: "/manage/setting/reports", landmark: words("No reports") },
    {
      name: "retention",
      address: "/manage/setting/retention",
      landmark: heading("Message retention"),
    },
    { name: "audit", address: "/manage/setting/audit", landmark: words("Signed in") },
    { name: "invitations", address: "/manage/setting/invite", landmark: heading("Invitations") },
    {
      name: "share",
      address: "/manage/share",
      landmark: words("Nothing is waiting to be shared"),
    },
    { name: "app", address: "/manage/setting/app", landmark: heading("App") },
    {
      name: "notifications",
      address: "/manage/setting/notifications",
      landmark: heading("Quiet hours"),
    },
    {
      name: "task-content",
      address: `/single/task/content/${task}`,
      landmark: heading("Description"),
    },
    { name: "about", address: "/pro", landmark: heading("What runs here") },
    { name: "nowhere", address: "/manage/nowhere", landmark: words("There is nothing here") },
  ];
}

/** Opens a screen by its address and waits until it is drawn. */
export async function openScreen({ page }: Person, { address, landmark }: Screen): Promise<void> {
  await page.goto(address);
  await landmark.waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

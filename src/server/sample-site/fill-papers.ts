import { announcedOf, bringContent } from "./bring-content.ts";
import { bridgePlan } from "./bridge-plan.ts";
import type { FilledPlan } from "./fill-plan.ts";
import { type Filling, idOf, runAs } from "./run-as.ts";
import { type Moment, momentAt, type Person } from "./site.ts";

/** Trucks of concrete: when each came, cubic metres, and its slump in millimetres. */
const DELIVERIES = [
  ["07:32", 8, 185],
  ["07:53", 8, 180],
  ["08:14", 8, 190],
  ["08:36", 8, 175],
  ["08:55", 8, 185],
  ["09:17", 8, 180],
] as const;

/** Papers that lie in the library of a plan: a folder with a note to write on and a table. */
export async function fillPapers(filling: Filling, { planId }: FilledPlan): Promise<void> {
  const { parts, t } = filling;
  const folderId = parts.mint.nextId();
  const maria = idOf(filling, "maria");
  const folder = { id: folderId, pid: 0, planId, name: t("sample:papers.folder") };
  await runAs(parts, maria, "file.addFolder", folder, momentAt(parts.now(), [-10, 9]));
  const bring = async (by: Person, name: string, text: string, at: Moment) => {
    const bytes = Buffer.from(text);
    const userId = idOf(filling, by);
    const fileId = parts.mint.nextId();
    const file = { fileId, pid: folderId, name, ...announcedOf(bytes) };
    await runAs(parts, userId, "file.add", file, momentAt(parts.now(), at));
    await bringContent(parts, { userId, fileId }, bytes);
  };
  await bring("maria", `${t("sample:papers.checklist")}.md`, checklistOf(filling), [-1, 15]);
  await bring("jonas", `${t("sample:papers.deliveries")}.csv`, deliveriesOf(filling), [-7, 16]);
}

function checklistOf({ t }: Filling): string {
  const task = "sample:plans.bridge.tasks.pourPier";
  const { subtasks = {} } = bridgePlan.tasks.find(({ key }) => key === "pourPier") ?? {};
  const lines = Object.entries(subtasks).map(
    ([key, isDone]) => `- [${isDone ? "x" : " "}] ${t(`${task}.subtasks.${key}`)}`,
  );
  return `# ${t(`${task}.name`)}\n\n${t(`${task}.content`)}\n\n${lines.join("\n")}\n`;
}

function deliveriesOf({ t }: Filling): string {
  const head = ["number", "time", "volume", "slump"].map((key) =>
    t(`sample:papers.columns.${key}`),
  );
  const rows = DELIVERIES.map((delivery, index) => [index + 1, ...delivery]);
  // The mark before it tells spreadsheets which letters these are.
  return `\u{FEFF}${[head, ...rows].map((row) => row.join(",")).join("\r\n")}\r\n`;
}

import { allNodes } from "#domain/approval/definition/read-flow.ts";
import {
  type Approvers,
  type Deadline,
  type Flow,
  type FlowNode,
  type FlowStep,
  NOBODY,
  type People,
  SILENCEABLE,
} from "#domain/approval/flow/flow.ts";
import { isNobody } from "#domain/approval/route/directory.ts";
import { effectFacts } from "./describe-effect.ts";
import type { Fact, FlowWords } from "./flow-words.ts";

/** What can be said of one thing of a flow, each in words under its name. */
export interface Described {
  readonly title: string;
  readonly facts: ReadonlyMap<string, string>;
}

/** All that a flow says, by the things of it: its nodes, its copies and what holds for the whole. */
export function describeFlow(flow: Flow, words: FlowWords): ReadonlyMap<string, Described> {
  const { t } = words;
  const described = new Map<string, Described>();
  const put = (key: string, title: string, facts: readonly Fact[]) =>
    described.set(key, { title, facts: new Map(facts) });
  for (const node of allNodes(flow.nodes))
    put(`node ${node.id}`, node.name || t(`kind.${node.kind}`), factsOf(node, words));
  for (const { id, at, when, ...copy } of flow.copies ?? [])
    put(`node ${id}`, t("copies.title"), [
      [t("difference.when"), t(`copies.at.${at}`)],
      [t("whoKnows"), copyText(copy, words)],
      [t("difference.condition"), conditionText(when, words)],
    ]);
  for (const effect of flow.effects ?? [])
    put(`node ${effect.id}`, t(`effects.does.${effect.does}`), effectFacts(effect, words));
  put("flow", t("settings"), settingsOf(flow, words));
  return described;
}

function settingsOf(flow: Flow, words: FlowWords): Fact[] {
  const { t, person } = words;
  return [
    [t("difference.starters"), peopleText(flow.starters, words)],
    [t("managers"), flow.managerIds.map(person).join(", ")],
    [t("rule.recheck"), t(`rules.${flow.recheck}`)],
    [t("rule.repeated"), t(`rules.${flow.repeated}`)],
    [t("rule.own"), t(`rules.${flow.own}`)],
    [t("batch"), t(flow.batch ? "difference.yes" : "difference.no")],
    [t("notices.label"), noticesText(flow, words)],
  ];
}

function noticesText({ silent = [] }: Flow, { t }: FlowWords): string {
  const told = SILENCEABLE.filter((kind) => !silent.includes(kind));
  return told.map((kind) => t(`notices.${kind}`)).join(", ") || t("difference.none");
}

function factsOf(node: FlowNode, words: FlowWords): Fact[] {
  const { t } = words;
  if (node.kind === "step") return stepFacts(node, words);
  if (node.kind === "copy") return [[t("whoKnows"), copyText(node, words)]];
  const branches = node.branches.flatMap(({ name, when, initiators }, at): Fact[] => [
    [
      t("branch", { number: at + 1 }),
      [name, conditionText(when, words)].filter((part) => part !== "").join(" · "),
    ],
    [
      `${t("branch", { number: at + 1 })}: ${t("difference.onlyOf")}`,
      peopleText(initiators, words),
    ],
  ]);
  return [...branches, [t("whenNone"), t(`none.${node.whenNone}`)]];
}

function stepFacts(
  { approvers, whenEmpty, deadline, signs = false, fields = [] }: FlowStep,
  words: FlowWords,
): Fact[] {
  const { t, field } = words;
  const late = deadline && `${timeText(deadline, words)}, ${t(`deadline.${deadline.late}`)}`;
  const filled = fields.map(({ path, right }) => `${field(path)} (${t(`rights.${right}`)})`);
  return [
    [t("who"), approversText(approvers, words)],
    [t("whenEmpty"), t(`empty.${whenEmpty}`)],
    [t("deadline.label"), late ?? t("deadline.none")],
    [t("signs"), t(signs ? "difference.yes" : "difference.no")],
    [t("difference.fields"), filled.join(", ") || t("difference.none")],
  ];
}

function timeText({ hours, workingDays }: Deadline, { t }: FlowWords): string {
  return workingDays === undefined
    ? `${t("deadline.hours")}: ${hours}`
    : `${t("deadline.workingDays")}: ${workingDays}`;
}

function approversText(approvers: Approvers, words: FlowWords): string {
  const { t, person, unit } = words;
  const rule = t(`by.${approvers.by}`);
  const how = "mode" in approvers ? t(`mode.${approvers.mode}`) : "";
  const say = (...parts: string[]) => [rule, ...parts].filter((part) => part !== "").join(" · ");
  switch (approvers.by) {
    case "members":
      return say(approvers.userIds.map(person).join(", "), how);
    case "role":
      return say(unit(approvers.unit), how);
    case "choice":
      return say(peopleText(approvers.from, words), approvers.many ? t("many") : "", how);
    case "superior":
      return say(`${t("level")}: ${approvers.level}`);
    default:
      return say(`${t("levels")}: ${approvers.level}`, approvers.upTo ? unit(approvers.upTo) : "");
  }
}

function copyText(
  { people, chosen }: { readonly people: People; readonly chosen?: boolean | undefined },
  words: FlowWords,
): string {
  const names = chosen && isNobody(people) ? "" : peopleText(people, words);
  return [chosen ? words.t("copies.chosen") : "", names].filter((part) => part !== "").join(" · ");
}

function peopleText(people: People, { t, person, unit }: FlowWords): string {
  const { userIds, units } = people ?? NOBODY;
  return [...userIds.map(person), ...units.map(unit)].join(", ") || t("difference.everybody");
}

function conditionText(when: string, { t, condition }: FlowWords): string {
  return when === "" ? t("difference.always") : (condition(when) ?? t("otherCondition"));
}

import { failure, type Result, success } from "#base/result.ts";
import { DEFAULT_DATE_FORMAT } from "../../form/calendar/date-format.ts";
import type { Json } from "../../form/json/json.ts";
import { escaped } from "../../form/print/escaped.ts";
import { type Id, joinKey } from "../../id.ts";
import { MESSAGE_TEXT_MAX, TASK_NAME_MAX } from "../../limits.ts";
import { oneLine } from "../../one-line.ts";
import { isObserver } from "../../plan/plan-role.ts";
import { get, type Reading } from "../../reading.ts";
import { knowing } from "../../record/knowing.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { isActive } from "../../user/is-active.ts";
import { readyForm } from "../../company-form/ready-form.ts";
import type { FlowEffect } from "../flow/flow-effect.ts";
import { type EffectFacts, lastWord, peopleIn, textOfEffect, valueFor } from "./effect-facts.ts";
import { knownToWhoAsked } from "./records-named.ts";
import { fieldOf } from "./source-fits.ts";

/** The command that an effect is, in the name of whoever published the flow. */
export interface EffectCommand {
  readonly command: "record.add" | "task.add" | "message.sendText";
  readonly body: object;
}

type Commanded = Extract<FlowEffect, { does: "record" | "task" | "message" }>;

/** Works out what an effect asks for, from the request as it ended. */
export function* effectCommand(
  effect: Commanded,
  facts: Omit<EffectFacts, "names">,
): Reading<Result<EffectCommand, Refusal>> {
  switch (effect.does) {
    case "record":
      return yield* recordCommand(effect, facts);
    case "task":
      return yield* taskCommand(effect, facts);
    default: {
      const text = yield* named(facts, (known) => textOfEffect(known, effect.text));
      if (text === "") return failure(parameterError("approval.effectEmpty"));
      // What people wrote into a request can be longer than what is said in a chat.
      const said = text.slice(0, MESSAGE_TEXT_MAX).toWellFormed();
      return success({
        command: "message.sendText",
        body: { dialogId: effect.dialogId, text: said },
      });
    }
  }
}

/** What is worked out with the names of people and choices. */
export function* named<Said>(
  facts: Omit<EffectFacts, "names">,
  say: (facts: EffectFacts) => Said,
): Reading<Said> {
  const { ready, recordId, initiatorId, now } = facts.request;
  const filler = { ...ready, userId: initiatorId, recordId, now };
  return yield* knowing(filler, ({ names }) => say({ ...facts, names }));
}

function* recordCommand(
  { formId, fields }: Extract<FlowEffect, { does: "record" }>,
  facts: Omit<EffectFacts, "names">,
): Reading<Result<EffectCommand, Refusal>> {
  const form = yield* get("form", formId);
  const version = form && (yield* get("formVersion", form.versionId));
  const ready = version && readyForm(version);
  if (!ready?.ok) return failure(parameterError("form.gone"));
  const target = ready.value.form;
  const said = yield* named(facts, (known) =>
    fields.flatMap(({ path, from }) => {
      const node = fieldOf(target, path);
      const value = node && valueFor(known, node, from);
      return node && value !== undefined
        ? [{ path, node, value, isAsked: from.of === "field" }]
        : [];
    }),
  );
  const values: [string, Json][] = [];
  for (const { path, node, value, isAsked } of said) {
    const { initiatorId } = facts.request;
    const known = isAsked ? yield* knownToWhoAsked(node, value, initiatorId) : value;
    if (known !== undefined) values.push([path, known]);
  }
  return success({
    command: "record.add",
    body: { modelId: formId, data: JSON.stringify(Object.fromEntries(values)) },
  });
}

function* taskCommand(
  effect: Extract<FlowEffect, { does: "task" }>,
  facts: Omit<EffectFacts, "names">,
): Reading<Result<EffectCommand, Refusal>> {
  const { planId, columnId, owners } = effect;
  const { approval } = facts;
  const said = yield* named(facts, (known) => ({
    name: textOfEffect(known, effect.name),
    people: owners.fields.flatMap((path) => peopleIn(known, path)),
  }));
  const name = oneLine(said.name || approval.title)
    .slice(0, TASK_NAME_MAX)
    .toWellFormed()
    .trim();
  if (name === "") return failure(parameterError("approval.effectEmpty"));
  const wanted = [
    ...owners.userIds,
    ...(owners.initiator ? [approval.createUserId] : []),
    ...said.people,
  ];
  const owner: Id[] = [];
  // The task is there for the others also where somebody is not in the plan any more.
  for (const userId of new Set(wanted)) if (yield* canOwn(planId, userId)) owner.push(userId);
  const times = timesOf(effect, facts);
  const content = `<p><a href="/manage/approve/${approval.id}">${escaped(approval.title || name)}</a></p>`;
  const body = { planId, columnId, name, owner, content, ...(times && { times }) };
  return success({ command: "task.add", body });
}

function* canOwn(planId: Id, userId: Id): Reading<boolean> {
  const member = yield* get("planUser", joinKey(planId, userId));
  if (!member || isObserver(member)) return false;
  return isActive(yield* get("user", userId));
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** From when until when a task is: from the end of the request where the form does not say, and to the end of a day. */
function timesOf(
  { start, end }: Extract<FlowEffect, { does: "task" }>,
  facts: Omit<EffectFacts, "names">,
): [number, number] | undefined {
  const until = momentIn(facts, end);
  if (until === undefined) return undefined;
  const last = until.isDay ? until.time + DAY - 60_000 : until.time;
  const from = momentIn(facts, start)?.time ?? lastWord(facts.approval).time;
  return [from < last ? from : last - HOUR, last];
}

function momentIn(
  { request }: Omit<EffectFacts, "names">,
  path: string | undefined,
): { time: number; isDay: boolean } | undefined {
  const node = path === undefined ? undefined : fieldOf(request.ready.form, path);
  const time = path === undefined ? undefined : request.values.fields.get(path);
  if (!node || typeof time !== "number" || time <= HOUR) return undefined;
  return { time, isDay: !/h/i.test(node.properties.format ?? DEFAULT_DATE_FORMAT) };
}

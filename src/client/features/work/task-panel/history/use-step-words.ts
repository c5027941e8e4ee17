import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import type { FormatTime } from "#client/i18n/format-time.ts";
import { usePlans } from "#client/live/use-plan.ts";
import { useUsers } from "#client/live/use-users.ts";
import { type FieldWords, useFieldWords } from "#client/parts/field/use-field-words.ts";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import type { TaskStep } from "#domain/task/log/task-step.ts";
import type { Task } from "#domain/task/task.ts";
import { peopleWords } from "./people-words.ts";

type Words = TFunction<["task-log", "task"]>;

/** What steps are told with, beside the texts. */
interface Telling {
  readonly t: Words;
  readonly name: string;
  readonly format: FormatTime;
  readonly list: Intl.ListFormat;
  readonly nameOf: (userId: number) => string;
  readonly fieldWords: FieldWords;
  readonly priorityName: (priority: number) => string;
  readonly planName: (planId: number | undefined) => string | undefined;
}

/** A step as a sentence. */
export function useStepWords(): (step: TaskStep) => string {
  const { t, i18n } = useTranslation(["task-log", "task"]);
  const format = useFormatTime();
  const users = useUsers();
  const plans = usePlans();
  const { nameOf: priorityName } = usePriorities();
  const fieldWords = useFieldWords();
  const nameOf = (userId: number) => users.get(userId)?.nickname ?? t("task:somebody");
  const planName = (planId: number | undefined) =>
    plans.state === "ready"
      ? plans.value.find(({ plan }) => plan.id === planId)?.plan.name
      : undefined;
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: "conjunction" });
  return (step) => {
    // A plan puts tasks away by itself, when their days are over.
    if (step.userId === 0 && step.kind === "archive") return t("archivedByItself");
    return stepWords(step, {
      t,
      format,
      list,
      nameOf,
      planName,
      priorityName,
      fieldWords,
      name: nameOf(step.userId),
    });
  };
}

/** Kinds of step of which the text goes by what was done. */
type ManifoldKind =
  | "plan"
  | "state"
  | "times"
  | "people"
  | "tags"
  | "priority"
  | "color"
  | "milestone"
  | "visibility"
  | "field"
  | "repeat";

const tellings: Record<ManifoldKind, (step: TaskStep, telling: Telling) => string> = {
  plan({ detail: { toId } }, { t, name, planName }) {
    const plan = planName(toId);
    return plan ? t("plan", { name, to: plan }) : t("otherPlan", { name });
  },
  state({ detail: { from = "", to = "" } }, { t, name }) {
    if (!from) return t("stateFirst", { name, to });
    return to ? t("state", { name, from, to }) : t("stateNone", { name, from });
  },
  times({ detail: { fromTimes, toTimes } }, { t, name, format }) {
    const say = ([start, end]: readonly [number, number]) => format.span(start, end);
    if (!toTimes?.[1]) return t("timesClear", { name });
    if (!fromTimes?.[1]) return t("timesSet", { name, to: say(toTimes) });
    return t("times", { name, from: say(fromTimes), to: say(toTimes) });
  },
  people: ({ detail: { people = [] }, userId }, { t, name, list, nameOf }) =>
    peopleWords(people, { t, name, list, nameOf, by: userId }),
  tags({ detail: { tags = [] } }, { t, name, list }) {
    const named = (added: boolean) =>
      list.format(tags.filter((tag) => tag.added === added).map((tag) => tag.name));
    const [came, went] = [named(true), named(false)];
    return [
      ...(came ? [t("tagsAdd", { name, tags: came })] : []),
      ...(went ? [t("tagsRemove", { name, tags: went })] : []),
    ].join(" · ");
  },
  priority({ detail: { fromId = 0, toId = 0 } }, { t, name, priorityName }) {
    return t("priority", { name, from: priorityName(fromId), to: priorityName(toId) });
  },
  color: ({ detail: { to } }, { t, name }) =>
    t("color", { name, to: t(`task:colors.${(to as Task["color"]) || "default"}`) }),
  visibility: ({ detail: { toId = 1 } }, { t, name }) =>
    t(toId === 1 ? "visibilityAll" : "visibilityFew", { name }),
  milestone: ({ detail: { toId = 0 } }, { t, name }) =>
    t(toId > 0 ? "milestone" : "milestoneEnd", { name }),
  field({ detail: { field } }, { t, name, fieldWords }) {
    if (!field) return t("fieldGone", { name });
    const [from, to] = [fieldWords(field, field.from), fieldWords(field, field.to)];
    const told = { name, field: field.name || t("someField"), from, to };
    if (from === "") return t("fieldSet", told);
    return t(to === "" ? "fieldClear" : "field", told);
  },
  repeat: ({ detail: { toId = 0 } }, { t, name }) =>
    t(toId > 0 ? "repeat" : "repeatNone", { name }),
};

function isManifold(kind: TaskStep["kind"]): kind is ManifoldKind {
  return Object.hasOwn(tellings, kind);
}

function stepWords(step: TaskStep, telling: Telling): string {
  const { kind, detail } = step;
  if (isManifold(kind)) return tellings[kind](step, telling);
  const { name: thing = "", from = "", to = "" } = detail;
  return telling.t(`steps.${kind}`, { name: telling.name, from, to, thing });
}

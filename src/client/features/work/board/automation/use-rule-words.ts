import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useFieldWords } from "#client/parts/field/use-field-words.ts";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { reminderWords } from "#client/parts/task/time/reminder-words.ts";
import type { AutomationAction } from "#domain/automation/automation-action.ts";
import type { AutomationTrigger } from "#domain/automation/automation-trigger.ts";
import { viewOfAddress } from "#domain/plan/view/view-address.ts";
import type { SavedAddress } from "#domain/plan/saved-view/saved-view.ts";
import { filterChips } from "../view/filter-chips.ts";
import { useFilterWords } from "../view/use-filter-words.ts";
import { clockOf } from "./clock-time.ts";
import type { PlanThings } from "./use-plan-things.ts";

export interface RuleWords {
  readonly when: (trigger: AutomationTrigger) => string;
  /** Empty where it asks for nothing. */
  readonly asks: (condition: SavedAddress) => string;
  readonly does: (action: AutomationAction) => string;
}

/** Rules as sentences; what they name and is gone is called so. */
export function useRuleWords(planId: number, things: PlanThings): RuleWords {
  const { t, i18n } = useTranslation(["automation", "task-remind", "task"]);
  const users = useUsers();
  const fieldWords = useFieldWords();
  const { nameOf: priorityName } = usePriorities();
  const words = useFilterWords(planId, things.board, () => undefined);
  const locale = localeOf(i18n.language);
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const gone = t("gone");
  const named = (rows: readonly { id: number; name: string }[], id: number) =>
    rows.find((row) => row.id === id)?.name ?? gone;
  const people = (ids: readonly number[]) =>
    ids.length === 0
      ? t("somebody")
      : list.format(ids.map((id) => users.get(id)?.nickname ?? t("task:somebody")));
  const when = (trigger: AutomationTrigger) => {
    switch (trigger.on) {
      case "state":
        return t("said.state", { name: named(things.states, trigger.flowItemId) });
      case "column":
        return t("said.column", { name: named(things.columns, trigger.columnId) });
      case "field":
        return t("said.field", { name: named(things.fields, trigger.fieldId) });
      case "date": {
        const { edge, days, minute } = trigger;
        const time = clockOf(minute);
        if (days === 0) return t(`said.date.${edge}.on`, { time });
        const key = `said.date.${edge}.${days < 0 ? "before" : "after"}` as const;
        return t(key, { count: Math.abs(days), time });
      }
      default:
        return t(`said.${trigger.on}`);
    }
  };
  const asks = (condition: SavedAddress) => {
    const filter = viewOfAddress(planId, condition);
    const chips = filterChips(filter, words).map(({ name, value }) =>
      value === undefined ? name : t("chip", { name, value }),
    );
    return [...chips, ...(filter.text === "" ? [] : [`“${filter.text}”`])].join(" · ");
  };
  const does = (action: AutomationAction) => {
    switch (action.does) {
      case "addOwner":
      case "removeOwner":
      case "addAssist":
      case "removeAssist":
        return t(`does.${action.does}`, { people: people(action.userIds) });
      case "state":
        return t("does.state", { name: named(things.states, action.flowItemId) });
      case "complete":
        return t("does.complete");
      case "column":
        return t("does.column", { name: named(things.columns, action.columnId) });
      case "priority":
        return t("does.priority", { name: priorityName(action.priority) });
      case "addTag":
      case "removeTag":
        return t(`does.${action.does}`, { name: named(things.tags, action.tagId) });
      case "field": {
        const field = things.fields.find(({ id }) => id === action.fieldId);
        const value = field ? fieldWords(field, action.value) : action.value;
        const name = field?.name ?? gone;
        return value === "" ? t("does.fieldClear", { name }) : t("does.field", { name, value });
      }
      case "message":
        return t("does.message", { text: action.text });
      case "reminder":
        return t("does.reminder", { when: reminderWords(t, locale, action) });
      case "task":
        return t("does.task", { name: action.name });
      case "checklist":
        return t("does.checklist", { lines: list.format(action.lines) });
    }
  };
  return { when, asks, does };
}

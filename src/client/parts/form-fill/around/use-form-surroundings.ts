import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useWorkCalendar } from "#client/live/company/use-work-calendar.ts";
import { useUnits } from "#client/live/company/use-units.ts";
import { useOwnLeave } from "#client/live/leave/use-leave.ts";
import { useRelatedRecords } from "#client/live/forms/use-related-records.ts";
import { useKnownInterfaces } from "#client/live/forms/use-interfaces.ts";
import { useAreas } from "#client/live/forms/use-areas.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useDictionaries } from "#client/live/company/use-dictionaries.ts";
import type { ReadyForm } from "#domain/company-form/ready-form.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { FormSurroundings } from "../store/form-context.ts";
import { localNames } from "./local-names.ts";
import { optionsByName } from "./options-by-name.ts";
import { relatedInterfaces } from "#domain/form/graph/related-interfaces.ts";
import { relatedModels } from "#domain/form/graph/related-models.ts";

/** What this device knows for a form: people, units, records of other forms, and the words for all of them; undefined until it is read. */
export function useFormSurroundings({ form, zone }: ReadyForm): FormSurroundings | undefined {
  const { t } = useTranslation("form-fill");
  const users = useUsers();
  const departments = useUnits("department");
  const positions = useUnits("position");
  const groups = useUnits("userGroup");
  const roles = useUnits("role");
  const related = useRelatedRecords(useMemo(() => relatedModels(form), [form]));
  const interfaces = useKnownInterfaces(useMemo(() => relatedInterfaces(form), [form]));
  const dictionaries = useDictionaries();
  const calendar = useWorkCalendar();
  const leave = useOwnLeave();
  const areas = useAreas(useMemo(() => asksForAreas(form), [form]));
  return useMemo(() => {
    const all = [departments, positions, groups, roles] as const;
    const [department, position, userGroup, role] = all.map((units) =>
      units.state === "ready" ? units.value : undefined,
    );
    if (!department || !position || !userGroup || !role) return undefined;
    if (related.state !== "ready" || dictionaries.state !== "ready") return undefined;
    if (areas === "loading" || calendar.state !== "ready") return undefined;
    if (leave.state !== "ready" || interfaces.state !== "ready") return undefined;
    const units = { department, position, userGroup, role };
    const recordsOf: FormSurroundings["recordsOf"] = (modelId) => related.value.get(modelId);
    const dictionaryOf = optionsByName(dictionaries.value);
    const interfaceOf: FormSurroundings["interfaceOf"] = (name) => interfaces.value.get(name);
    const choices = { recordsOf, dictionaryOf, interfaceOf };
    const names = localNames({ users, units, areas, ...choices });
    const words = { names, zone, on: t("on"), off: t("off") };
    const known = { calendar: calendar.value, leave: leave.value };
    return { users, units, ...choices, areas, ...known, words };
  }, [
    users,
    departments,
    positions,
    groups,
    roles,
    related,
    interfaces,
    dictionaries,
    areas,
    calendar,
    leave,
    zone,
    t,
  ]);
}

function asksForAreas({ fields }: Form): boolean {
  return [...fields.values()].some(({ node }) => node.kind.names === "area");
}

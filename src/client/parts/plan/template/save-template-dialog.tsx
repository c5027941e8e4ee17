import { Alert, Checkbox, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "#client/live/company/use-is-admin.ts";
import { useData } from "#client/live/data-context.ts";
import { usePlanRows, usePlanTemplates } from "#client/live/use-plan-templates.ts";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { FieldText } from "#client/ui/form/form.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { PLAN_DESC_MAX } from "#domain/limits.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { whyTooLarge } from "#domain/template/refuse-content.ts";
import { TEMPLATE_NAME_MAX } from "#domain/template/template-limits.ts";
import {
  firstDayOf,
  type PlanRows,
  TEMPLATE_PARTS,
  type TemplatePart,
  templateOfPlan,
} from "#domain/template/template-of-plan.ts";
import { dayOfField, fieldOfDay } from "./day-field.ts";
import { useContentWords } from "./use-content-words.ts";

interface SaveTemplateProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** Keeps a plan for others like it: as a new template, or in place of one that the person may change. */
export function SaveTemplateDialog({ plan, onClose }: SaveTemplateProps) {
  const { t } = useTranslation("plan-template");
  const rows = usePlanRows(plan.id);
  return (
    <Dialog onClose={onClose} title={t("save.title")}>
      {rows.state === "ready" ? (
        <SaveForm plan={plan} rows={rows.value} onClose={onClose} />
      ) : (
        <SkeletonList rows={4} />
      )}
    </Dialog>
  );
}

const NEW = "new";

function SaveForm({ plan, rows, onClose }: SaveTemplateProps & { readonly rows: PlanRows }) {
  const { t } = useTranslation("plan-template");
  const { now, userId } = useData();
  const isAdmin = useIsAdmin();
  const run = useRun();
  const templates = usePlanTemplates().filter((one) => isAdmin || one.userId === userId);
  const [target, setTarget] = useState(NEW);
  const [parts, setParts] = useState<readonly TemplatePart[]>(TEMPLATE_PARTS);
  const [startDay, setStartDay] = useState(() => fieldOfDay(firstDayOf(rows) ?? now()));
  const contentWords = useContentWords();
  const day = dayOfField(startDay);
  const content = templateOfPlan(rows, parts, day ?? now());
  const tooLarge = whyTooLarge(content);
  const withTasks = parts.includes("tasks");
  const save = async (field: FieldText) => {
    const id = templates.find((one) => String(one.id) === target)?.id;
    const result =
      id === undefined
        ? await run("planTemplate.add", { name: field("name"), desc: field("desc"), content })
        : await run("planTemplate.edit", { id, content });
    if (!result.ok) return undefined;
    onClose();
    showToast({ message: t("save.saved"), tone: "success" });
    return undefined;
  };
  return (
    <ActionForm
      wide
      action={t("save.action")}
      onSend={save}
      disabled={day === undefined || tooLarge !== undefined}
    >
      <Text c="dimmed" size="sm">
        {t("save.hint")}
      </Text>
      {templates.length > 0 && (
        <NativeSelect
          label={t("save.as")}
          value={target}
          onChange={(event) => setTarget(event.currentTarget.value)}
          data={[
            { value: NEW, label: t("save.asNew") },
            ...templates.map(({ id, name }) => ({
              value: String(id),
              label: t("save.inPlaceOf", { name }),
            })),
          ]}
        />
      )}
      {target === NEW && (
        <>
          <TextInput
            name="name"
            label={t("name")}
            defaultValue={plan.name}
            maxLength={TEMPLATE_NAME_MAX}
            required
            data-autofocus
          />
          <Textarea
            name="desc"
            label={t("desc")}
            defaultValue={plan.desc}
            maxLength={PLAN_DESC_MAX}
            autosize
            minRows={2}
          />
        </>
      )}
      <Checkbox.Group
        label={t("save.parts")}
        value={[...parts]}
        onChange={(names) => setParts(TEMPLATE_PARTS.filter((part) => names.includes(part)))}
      >
        <Stack gap="xs" mt="xs">
          {TEMPLATE_PARTS.map((part) => (
            <Checkbox
              key={part}
              value={part}
              label={t(`parts.${part}`)}
              disabled={!withTasks && OF_TASKS.has(part)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {withTasks && parts.includes("times") && (
        <TextInput
          type="date"
          label={t("save.firstDay")}
          description={t("save.firstDayHint")}
          value={startDay}
          onChange={(event) => setStartDay(event.currentTarget.value)}
          required
        />
      )}
      <Text component="output" c="dimmed" size="sm">
        {contentWords(content)}
      </Text>
      {tooLarge && (
        <Alert color="red" role="alert">
          {t(`tooLarge.${tooLarge.kind}`, { count: tooLarge.most })}
        </Alert>
      )}
    </ActionForm>
  );
}

/** Parts that come with tasks only. */
const OF_TASKS: ReadonlySet<TemplatePart> = new Set<TemplatePart>([
  "subtasks",
  "checklists",
  "descriptions",
  "times",
]);

import { Button, Group, NativeSelect } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { movedRow } from "#client/ui/each/moved-row.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { ACTION_KINDS, type ActionKind } from "#domain/automation/automation-action.ts";
import { AUTOMATION_ACTIONS_MAX } from "#domain/automation/automation-limits.ts";
import { ActionFields } from "./action-fields.tsx";
import classes from "./automation.module.css";
import { type DraftAction, newAction } from "./rule-draft.ts";
import type { PlanThings } from "./use-plan-things.ts";

interface ActionListProps {
  readonly actions: readonly DraftAction[];
  readonly things: PlanThings;
  readonly onChange: (actions: readonly DraftAction[]) => void;
}

/** What a rule does, one after the other. */
export function ActionList({ actions, things, onChange }: ActionListProps) {
  const { t } = useTranslation("automation");
  const { columns, states, fields, tags } = things;
  const has: Partial<Record<ActionKind, boolean>> = {
    state: states.length > 0,
    field: fields.length > 0,
    column: columns.length > 0,
    task: columns.length > 0,
    addTag: tags.length > 0,
    removeTag: tags.length > 0,
  };
  const [added, setAdded] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  const put = (changed: DraftAction) =>
    onChange(actions.map((one) => (one.key === changed.key ? changed : one)));
  const add = () => {
    const key = Math.max(0, ...actions.map((one) => one.key)) + 1;
    setAdded(key);
    onChange([...actions, { key, action: newAction("addOwner", things) }]);
  };
  // What had the focus goes with its action.
  const remove = (key: number) => {
    addButton.current?.focus();
    onChange(actions.filter((one) => one.key !== key));
  };
  return (
    <>
      <ol className={classes.list} aria-label={t("then")}>
        <Each as="li" rows={actions} keyOf={({ key }) => key}>
          {({ key, action }, at) => (
            <li className={classes.action}>
              <Group gap="xs" wrap="nowrap">
                <NativeSelect
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for it
                  autoFocus={key === added}
                  className={classes.grow ?? ""}
                  aria-label={t("actionAt", { place: at + 1 })}
                  value={action.does}
                  onChange={(event) => {
                    const does = event.currentTarget.value as ActionKind;
                    put({ key, action: newAction(does, things) });
                  }}
                  data={ACTION_KINDS.filter(
                    (kind) => kind === action.does || has[kind] !== false,
                  ).map((value) => ({ value, label: t(`actions.${value}`) }))}
                />
                {actions.length > 1 && (
                  <>
                    <IconButton
                      icon={IconArrowUp}
                      label={t("moveUp", { place: at + 1 })}
                      disabled={at === 0}
                      onClick={() => onChange(movedRow(actions, at, -1))}
                    />
                    <IconButton
                      icon={IconArrowDown}
                      label={t("moveDown", { place: at + 1 })}
                      disabled={at === actions.length - 1}
                      onClick={() => onChange(movedRow(actions, at, 1))}
                    />
                  </>
                )}
                <IconButton
                  icon={IconTrash}
                  label={t("removeAction", { place: at + 1 })}
                  onClick={() => remove(key)}
                />
              </Group>
              <div className={classes.details}>
                <ActionFields
                  action={action}
                  things={things}
                  onChange={(changed) => put({ key, action: changed })}
                />
              </div>
            </li>
          )}
        </Each>
      </ol>
      {actions.length < AUTOMATION_ACTIONS_MAX && (
        <Group>
          <Button
            ref={addButton}
            variant="light"
            size="compact-sm"
            leftSection={<IconPlus size="1rem" aria-hidden />}
            onClick={add}
          >
            {t("addAction")}
          </Button>
        </Group>
      )}
    </>
  );
}

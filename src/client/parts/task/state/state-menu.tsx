import { Menu, Portal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFlow } from "#client/live/use-flow.ts";
import { Each } from "#client/ui/each/each.tsx";
import { turnsOf } from "#domain/flow/flow-of-plan.ts";
import type { StateQuestion } from "./state-question.ts";
import { markOf } from "./state-mark.ts";
import classes from "./state-menu.module.css";
import { StateRing } from "./state-ring.tsx";
import { useChangeState } from "./use-change-state.ts";

interface StateMenuProps {
  readonly question: StateQuestion;
  readonly onClose: () => void;
}

/** The states into which a task may go from where it is. */
export function StateMenu({ question: { task, from }, onClose }: StateMenuProps) {
  const { t } = useTranslation("task");
  const flow = useFlow(task.planId);
  const change = useChangeState();
  if (flow.state === "loading") return null;
  const { left, bottom } = from.getBoundingClientRect();
  const label = t("stateOf", { name: task.name });
  const close = () => {
    onClose();
    if (from.isConnected) from.focus();
  };
  return (
    <Portal>
      <Menu opened onClose={close} position="bottom-start" offset={4} returnFocus={false}>
        <Menu.Target>
          <button
            type="button"
            tabIndex={-1}
            aria-label={label}
            className={classes.point}
            style={{ left, top: bottom }}
          />
        </Menu.Target>
        <Menu.Dropdown aria-label={label}>
          <Menu.RadioGroup
            value={String(task.flowItemId)}
            onChange={(id) => {
              const to = flow.value.find((item) => String(item.id) === id);
              if (to && to.id !== task.flowItemId) change(task, to);
            }}
          >
            <Each rows={turnsOf(flow.value, task)} keyOf={({ id }) => id}>
              {(item) => (
                <Menu.RadioItem closeMenuOnClick value={String(item.id)}>
                  <span className={classes.state}>
                    <StateRing mark={markOf(item, flow.value)} />
                    {item.name}
                  </span>
                </Menu.RadioItem>
              )}
            </Each>
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
    </Portal>
  );
}

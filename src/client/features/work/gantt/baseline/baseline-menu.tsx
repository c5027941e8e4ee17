import { Button, Menu } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import type { Baseline } from "#domain/baseline/baseline.ts";
import { useBaselineActions } from "./use-baseline-actions.ts";

interface BaselineMenuProps {
  readonly planId: number;
  readonly baselines: readonly Baseline[];
  /** The one that is compared with. */
  readonly chosen: Baseline | undefined;
  /** Whether the person leads the plan. */
  readonly mayChange: boolean;
  readonly onChoose: (id: number) => void;
}

/** With which baseline the plan is compared; who leads it keeps new ones. */
export function BaselineMenu(props: BaselineMenuProps) {
  const { planId, baselines, chosen, mayChange, onChoose } = props;
  const { t } = useTranslation("gantt");
  const { keep, rename, remove } = useBaselineActions(planId, onChoose);
  if (baselines.length === 0 && !mayChange) return null;
  return (
    <Menu position="bottom-start" width="max-content">
      <Menu.Target>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          leftSection={<IconFlag size="1rem" aria-hidden />}
          aria-label={chosen ? `${t("baseline.label")}: ${chosen.name}` : t("baseline.label")}
        >
          {chosen?.name ?? t("baseline.label")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t("baseline.label")}>
        {baselines.length > 0 && (
          <Menu.RadioGroup value={String(chosen?.id ?? 0)} onChange={(id) => onChoose(Number(id))}>
            <Menu.RadioItem value="0" closeMenuOnClick>
              {t("baseline.none")}
            </Menu.RadioItem>
            <Each rows={baselines} keyOf={({ id }) => id}>
              {({ id, name }) => (
                <Menu.RadioItem value={String(id)} closeMenuOnClick>
                  {name}
                </Menu.RadioItem>
              )}
            </Each>
          </Menu.RadioGroup>
        )}
        {mayChange && (
          <>
            {baselines.length > 0 && <Menu.Divider />}
            <Menu.Item onClick={keep}>{t("baseline.keep")}</Menu.Item>
            {chosen && (
              <>
                <Menu.Item onClick={() => rename(chosen)}>
                  {t("baseline.rename", { name: chosen.name })}
                </Menu.Item>
                <Menu.Item color="red" onClick={() => void remove(chosen)}>
                  {t("baseline.remove", { name: chosen.name })}
                </Menu.Item>
              </>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

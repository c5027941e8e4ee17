import { Button, Menu, Text } from "@mantine/core";
import {
  IconForms,
  IconListCheck,
  IconMessage,
  IconPencil,
  IconPlus,
  IconWebhook,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { movedRow } from "#client/ui/each/moved-row.ts";
import type { FlowEffect } from "#domain/approval/flow/flow-effect.ts";
import { FLOW_EFFECTS_MAX } from "#domain/approval/flow/flow-limits.ts";
import { newEffect } from "../edit/effect-sources.ts";
import { useFlowEditing } from "../nodes/flow-editing.ts";
import { EffectCard } from "./effect-card.tsx";
import classes from "../approval-flow.module.css";

const KINDS = [
  { does: "write", icon: IconPencil },
  { does: "record", icon: IconForms },
  { does: "task", icon: IconListCheck },
  { does: "message", icon: IconMessage },
  { does: "webhook", icon: IconWebhook },
] as const;

/** What happens by itself once a request has ended, in this order. */
export function EffectsList() {
  const { t } = useTranslation("approval-flow");
  const { flow, change } = useFlowEditing();
  const effects = flow.effects ?? [];
  const put = (next: readonly FlowEffect[]) => {
    const { effects: _before, ...rest } = flow;
    change(next.length > 0 ? { ...rest, effects: [...next] } : rest);
  };
  return (
    <section className={classes.settings} aria-label={t("effects.title")}>
      <h2 className={classes.heading}>{t("effects.title")}</h2>
      <Text c="dimmed" size="sm">
        {t("effects.hint")}
      </Text>
      <ol className={classes.nodes}>
        <Each
          rows={effects.map((effect, at) => ({ effect, at }))}
          keyOf={({ effect }) => effect.id}
          as="li"
        >
          {({ effect, at }) => (
            <EffectCard
              effect={effect}
              number={at + 1}
              count={effects.length}
              onMove={(by) => put(movedRow(effects, at, by))}
              onChange={(next) => put(effects.with(at, next))}
              onRemove={() => put(effects.toSpliced(at, 1))}
            />
          )}
        </Each>
      </ol>
      <div>
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconPlus size="1rem" aria-hidden />}
              disabled={effects.length >= FLOW_EFFECTS_MAX}
            >
              {t("effects.add")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {KINDS.map(({ does, icon: Picture }) => (
              <Menu.Item
                key={does}
                leftSection={<Picture size="1rem" aria-hidden />}
                onClick={() => put([...effects, newEffect(flow, does)])}
              >
                {t(`effects.does.${does}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </section>
  );
}

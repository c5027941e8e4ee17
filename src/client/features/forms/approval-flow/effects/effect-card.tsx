import { NativeSelect } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { FlowEffect } from "#domain/approval/flow/flow-effect.ts";
import { useFlowEditing } from "../nodes/flow-editing.ts";
import { FillingFields } from "./filling-fields.tsx";
import { MessageFields } from "./message-fields.tsx";
import { RecordFields } from "./record-fields.tsx";
import { TaskFields } from "./task-fields.tsx";
import { WebhookFields } from "./webhook-fields.tsx";
import classes from "../approval-flow.module.css";

interface EffectCardProps {
  readonly effect: FlowEffect;
  readonly number: number;
  /** How many things happen in all. */
  readonly count: number;
  readonly onChange: (effect: FlowEffect) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const ENDS = ["passed", "rejected"] as const;

/** One thing that happens once a request has ended, with all that can be said of it. */
export function EffectCard(props: EffectCardProps) {
  const { effect, number, count, onChange, onMove, onRemove } = props;
  const { t } = useTranslation("approval-flow");
  const { problems } = useFlowEditing();
  const told = new Set(problems.filter(({ node }) => node === effect.id).map(({ what }) => what));
  const title = t(`effects.does.${effect.does}`);
  return (
    <li className={classes.node} data-broken={told.size > 0 ? true : undefined}>
      <div className={classes.head}>
        <h3 className={classes.effectName}>{title}</h3>
        <IconButton
          icon={IconArrowUp}
          label={t("moveUp", { name: `${number}. ${title}` })}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={IconArrowDown}
          label={t("moveDown", { name: `${number}. ${title}` })}
          disabled={number === count}
          onClick={() => onMove(1)}
        />
        <IconButton
          icon={IconTrash}
          label={t("effects.remove", { number, name: title })}
          onClick={onRemove}
        />
      </div>
      {[...told].map((what) => (
        <p key={what} role="alert" className={classes.problem}>
          {t(`problem.${what}`)}
        </p>
      ))}
      <NativeSelect
        label={t("effects.when")}
        data={ENDS.map((value) => ({ value, label: t(`effects.on.${value}`) }))}
        value={effect.on}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...effect, on: ENDS.find((end) => end === value) ?? effect.on })
        }
      />
      <Details effect={effect} onChange={onChange} />
    </li>
  );
}

function Details({ effect, onChange }: Pick<EffectCardProps, "effect" | "onChange">) {
  const { form } = useFlowEditing();
  switch (effect.does) {
    case "write":
      return (
        <FillingFields
          target={form}
          fields={effect.fields}
          onChange={(fields) => onChange({ ...effect, fields })}
        />
      );
    case "record":
      return <RecordFields effect={effect} onChange={onChange} />;
    case "task":
      return <TaskFields effect={effect} onChange={onChange} />;
    case "message":
      return <MessageFields effect={effect} onChange={onChange} />;
    default:
      return <WebhookFields effect={effect} onChange={onChange} />;
  }
}

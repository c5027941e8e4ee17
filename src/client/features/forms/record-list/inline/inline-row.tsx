import { Table } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFieldsToFill } from "#client/live/approvals/use-approvals.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { FormField } from "#client/parts/form-fill/form-field.tsx";
import { FormProvider, type FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { isForSomethingAbove } from "#client/ui/side-panel/use-escape.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { StepFields } from "#domain/approval/definition/fields-to-fill.ts";
import { useFilling } from "../fill/use-filling.ts";
import { useSendRecord } from "../fill/use-send-record.ts";
import type { ListColumn } from "#domain/form/list/columns-shown.ts";
import { staysOf } from "../table/fixed-columns.ts";
import { cellStyle, stayStyle } from "../table/list-cell.ts";
import type { ListedRecord } from "../table/record-table.ts";
import { type FoundRecord, useRecordAnywhere } from "../use-record-anywhere.ts";
import classes from "./inline-row.module.css";

interface InlineRowProps {
  readonly row: ListedRecord;
  readonly columns: readonly ListColumn[];
  readonly surroundings: FormSurroundings;
  /** Box and title stay at the left. */
  readonly stays: boolean;
  /** The form as a whole, where something of it that is no column is not right. */
  readonly onFill: (recordId: number) => void;
  readonly onDone: (recordId: number) => void;
}

/** A row whose cells are filled in where they stand (list type 4, forms-approvals 2); its draft is that of the form. */
export function InlineRow(props: InlineRowProps) {
  const { t } = useTranslation("records");
  const { record } = props.row;
  const found = useRecordAnywhere(record.formId, record.id);
  const step = useFieldsToFill(record.id);
  if (typeof found === "object" && step.state === "ready")
    return <KnownRow {...props} found={found} step={step.value} />;
  const isWaited = found === "loading" || typeof found === "object";
  return (
    <Table.Tr>
      <Table.Td colSpan={props.columns.length + 3}>
        {!isWaited && t(found === "gone" ? "recordGone" : "notHere")}
      </Table.Td>
    </Table.Tr>
  );
}

type KnownRowProps = InlineRowProps & {
  readonly found: FoundRecord;
  readonly step: StepFields | undefined;
};

function KnownRow({ row, columns, surroundings, stays, found, step, ...ways }: KnownRowProps) {
  const { onFill, onDone } = ways;
  const { t } = useTranslation("records");
  // What others do to it meanwhile is put together when it is sent.
  const [{ open, seenAt }] = useState(found);
  const isAway = seenAt !== undefined;
  const isOffline = useLine() === "down";
  const { store, base, forget, discard } = useFilling({ open, surroundings, step });
  const send = useSendRecord({ open, isAway, store, base });
  const [isSending, setIsSending] = useState(false);
  const prefix = useId().replace(/\W/g, "");
  const shown = useMemo(
    () => ({ ...surroundings, store, mode: "fill" as const, prefix }),
    [surroundings, store, prefix],
  );
  const { id } = row.record;
  const title = row.record.title || t("untitled");
  const canSave = !isSending && !(isAway && isOffline);
  const finish = async () => {
    if (!canSave) return;
    const props = new Set(columns.map(({ prop }) => prop));
    if (store.check().some(({ path }) => !props.has(path))) {
      const action = { label: t("fillIn"), onClick: () => onFill(id) };
      showToast({ message: t("inlineElsewhere"), tone: "error", action });
      return;
    }
    setIsSending(true);
    const sent = await send().finally(() => setIsSending(false));
    if (sent === undefined) return;
    forget();
    onDone(id);
  };
  const leave = async () => {
    if (!isSending && (await discard())) onDone(id);
  };
  const isMeant = useRef(false);
  // Asked on the key's way down, and of what stands in the row: keys of dialogs that a cell opened bubble up to it as well.
  const askKeys = ({ nativeEvent, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    isMeant.current = currentTarget.contains(target as Node) && !isForSomethingAbove(nativeEvent);
  };
  const handleKeys = (event: KeyboardEvent<HTMLElement>) => {
    if (!isMeant.current || event.defaultPrevented) return;
    if (event.key === "Escape") void leave();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void finish();
  };
  useEffect(() => {
    const first = columns.find(({ prop }) => store.state.form.fields.has(prop));
    if (first) store.want({ path: first.prop });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the row is opened
  }, []);
  const side = stays ? ("left" as const) : undefined;
  return (
    <FormProvider value={shown}>
      <Table.Tr
        className={classes.row}
        aria-label={title}
        onKeyDownCapture={askKeys}
        onKeyDown={handleKeys}
        inert={isSending}
      >
        <Table.Td data-stays={side} style={stayStyle(side, 0)} />
        <Table.Td data-stays={side} style={stayStyle(side, 1)}>
          {title}
        </Table.Td>
        {columns.map((column, at) => {
          const piece = open.ready.form.fields.get(column.prop);
          return (
            <Table.Td
              key={column.prop}
              className={classes.cell}
              data-stays={staysOf(column)}
              style={cellStyle(column, at + 2)}
            >
              {piece && <FormField piece={piece} inCell />}
            </Table.Td>
          );
        })}
        <Table.Td className={classes.acts}>
          <IconButton
            size="sm"
            icon={IconCheck}
            label={t("rowAct", { act: t("save"), title })}
            disabled={!canSave}
            onClick={() => void finish()}
          />
          <IconButton
            size="sm"
            icon={IconX}
            label={t("rowAct", { act: t("cancel"), title })}
            onClick={() => void leave()}
          />
        </Table.Td>
      </Table.Tr>
    </FormProvider>
  );
}

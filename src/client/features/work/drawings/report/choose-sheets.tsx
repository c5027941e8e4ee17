import { Button, Checkbox, Group, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SheetRow } from "#client/data/queries/sheets.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { SHEETS_PRINTED_MAX } from "#domain/sheet/sheet-limits.ts";
import classes from "./report.module.css";

interface ChooseSheetsProps {
  readonly rows: readonly SheetRow[];
  readonly chosen: ReadonlySet<number>;
  readonly isOpenOnly: boolean;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
  readonly onOpenOnly: (isOpenOnly: boolean) => void;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** Which sheets go on paper together. */
export function ChooseSheets(props: ChooseSheetsProps) {
  const { rows, chosen, isOpenOnly, onChoose, onOpenOnly, onGo, onClose } = props;
  const { t } = useTranslation("drawing");
  const isTooMany = chosen.size > SHEETS_PRINTED_MAX;
  const choose = (sheetId: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(sheetId);
    else next.delete(sheetId);
    onChoose(next);
  };
  return (
    <Dialog title={t("report")} onClose={onClose}>
      <Stack>
        <Checkbox
          label={t("allSheets", { count: rows.length })}
          checked={chosen.size === rows.length}
          indeterminate={chosen.size > 0 && chosen.size < rows.length}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(new Set(checked ? rows.map(({ sheet }) => sheet.id) : []))
          }
        />
        <ul className={classes.choice}>
          <Each rows={rows} keyOf={({ sheet }) => sheet.id} as="li">
            {({ sheet, pins }) => (
              <li>
                <Checkbox
                  label={`${sheet.number} ${sheet.title}`.trim()}
                  description={t("pinCount", { count: pins })}
                  checked={chosen.has(sheet.id)}
                  onChange={({ currentTarget: { checked } }) => choose(sheet.id, checked)}
                />
              </li>
            )}
          </Each>
        </ul>
        <Checkbox
          label={t("openPinsOnly")}
          checked={isOpenOnly}
          onChange={({ currentTarget: { checked } }) => onOpenOnly(checked)}
        />
        {isTooMany && <output>{t("tooManySheets", { count: SHEETS_PRINTED_MAX })}</output>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button disabled={chosen.size === 0 || isTooMany} onClick={onGo}>
            {t("showSheets", { count: chosen.size })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

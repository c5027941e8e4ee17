import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Tag } from "#client/ui/tag/tag.tsx";
import { SHEET_CODE_MAX, SHEET_NUMBER_MAX, SHEET_TITLE_MAX } from "#domain/sheet/sheet-limits.ts";
import { sheetNumbered } from "#domain/sheet/same-number.ts";
import { DISCIPLINES, type Sheet } from "#domain/sheet/sheet.ts";
import type { OfferedPage } from "./offered-page.ts";
import classes from "./add-sheets.module.css";
import { disciplineOf } from "./guess-sheet.ts";

interface PageFieldsProps {
  readonly page: OfferedPage;
  readonly sheets: readonly Sheet[];
  /** It becomes a revision of one sheet, whose name it takes. */
  readonly isOfOne: boolean;
  readonly onChange: (to: Partial<OfferedPage>) => void;
}

/** One page, and what it is called as a sheet. */
export function PageFields({ page, sheets, isOfOne, onChange }: PageFieldsProps) {
  const { t } = useTranslation("drawing");
  const { number, title, discipline, code, isWanted } = page;
  const name = t("pageOf", { page: page.page, name: page.file.name });
  const there = isOfOne ? undefined : sheetNumbered(sheets, number.trim());
  return (
    <li className={classes.page}>
      <Checkbox
        className={classes.wanted}
        label={name}
        checked={isWanted}
        onChange={(event) => onChange({ isWanted: event.currentTarget.checked })}
      />
      {!isOfOne && (
        <>
          <TextInput
            className={classes.number}
            aria-label={`${t("number")}: ${name}`}
            placeholder={t("number")}
            value={number}
            maxLength={SHEET_NUMBER_MAX}
            disabled={!isWanted}
            error={isWanted && number.trim() === ""}
            onChange={({ currentTarget: { value } }) =>
              onChange({
                number: value,
                // Until somebody says otherwise the number says whose drawing it is.
                ...(discipline === disciplineOf(number) && { discipline: disciplineOf(value) }),
              })
            }
          />
          <TextInput
            className={classes.title}
            aria-label={`${t("title")}: ${name}`}
            placeholder={t("title")}
            value={title}
            maxLength={SHEET_TITLE_MAX}
            disabled={!isWanted}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
          <NativeSelect
            className={classes.discipline}
            aria-label={`${t("discipline")}: ${name}`}
            value={discipline}
            disabled={!isWanted}
            data={DISCIPLINES.map((value) => ({ value, label: t(`disciplines.${value}`) }))}
            onChange={({ currentTarget: { value } }) => {
              const chosen = DISCIPLINES.find((each) => each === value);
              if (chosen) onChange({ discipline: chosen });
            }}
          />
          {there && isWanted && (
            <span className={classes.note}>
              <Tag tint="amber">{t("becomesRevision", { number: there.number })}</Tag>
              <TextInput
                className={classes.code}
                aria-label={`${t("code")}: ${name}`}
                placeholder={t("code")}
                value={code}
                maxLength={SHEET_CODE_MAX}
                onChange={(event) => onChange({ code: event.currentTarget.value })}
              />
            </span>
          )}
        </>
      )}
    </li>
  );
}

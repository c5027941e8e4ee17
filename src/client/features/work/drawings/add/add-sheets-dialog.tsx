import { Alert, Button, Checkbox, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddFiles } from "#client/live/files/use-add-files.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { SHEET_CODE_MAX } from "#domain/sheet/sheet-limits.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { Sheet } from "#domain/sheet/sheet.ts";
import classes from "./add-sheets.module.css";
import { codeOfPage } from "./code-of-page.ts";
import { nextCode } from "./next-code.ts";
import type { OfferedPage } from "./offered-page.ts";
import { PageFields } from "./page-fields.tsx";
import { pagesToAdd } from "./pages-to-add.ts";
import { type ReadPage, readPages } from "./read-pages.ts";

interface AddSheetsDialogProps {
  readonly files: readonly File[];
  /** The plan that gets them, 0 = the person chooses. */
  readonly planId: number;
  readonly plans: readonly Plan[];
  /** Those that are there: a number of theirs gets another revision. */
  readonly sheets: readonly Sheet[];
  /** The sheet that gets another revision, where it is about one. */
  readonly revised: Sheet | undefined;
  /** What the revision is called which holds now, by sheet. */
  readonly codesNow: ReadonlyMap<number, string>;
  readonly onClose: () => void;
}

/** What a person has changed, by the place of the page. */
type Changes = ReadonlyMap<number, Partial<OfferedPage>>;

/** Pages of picked files become sheets: what was guessed of them can be changed, and which are wanted. */
export function AddSheetsDialog(props: AddSheetsDialogProps) {
  const { files, plans, sheets, revised, codesNow, onClose } = props;
  const { t } = useTranslation("drawing");
  const addFiles = useAddFiles();
  const read = useReadPages(files);
  const [changed, setChanged] = useState<Changes>(new Map());
  const [planId, setPlanId] = useState(props.planId || (plans[0]?.id ?? 0));
  const [code, setCode] = useState(() => nextCode(codesNow.get(revised?.id ?? 0) ?? ""));
  const [day, setDay] = useState("");
  const ofPlan = sheets.filter((sheet) => sheet.planId === planId);
  const offered = read.pages?.map((page, index): OfferedPage => {
    const isWanted = revised ? index === 0 : true;
    const made = { ...page, isWanted, ...changed.get(index) };
    const typed = { number: made.number, own: made.code, common: code };
    return {
      ...made,
      code: revised ? code : codeOfPage(typed, { sheets: ofPlan, codesNow }),
    };
  });
  const wanted = offered?.filter(({ isWanted }) => isWanted) ?? [];
  const numberless = revised ? 0 : wanted.filter(({ number }) => number.trim() === "").length;
  const change = (index: number, to: Partial<OfferedPage>) =>
    setChanged((before) => {
      const after = new Map(before);
      // One sheet gets one page.
      if (revised && to.isWanted)
        for (const place of offered?.keys() ?? []) after.set(place, { isWanted: false });
      return after.set(index, { ...after.get(index), ...to });
    });
  const add = async () => {
    for (const { file, pages } of pagesToAdd(wanted, { day, revised }))
      await addFiles({ planId, pages }, [file]);
    onClose();
  };
  return (
    <Dialog
      title={revised ? t("reviseTitle", { number: revised.number }) : t("addTitle")}
      size="wide"
      onClose={onClose}
    >
      <Stack>
        {read.failed.map((name) => (
          <Alert key={name} color="red" role="alert">
            {t("unreadable", { name })}
          </Alert>
        ))}
        <div className={classes.common}>
          {props.planId === 0 && (
            <NativeSelect
              label={t("plan")}
              value={planId}
              data={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(event) => setPlanId(Number(event.currentTarget.value))}
            />
          )}
          <TextInput
            label={t("code")}
            value={code}
            maxLength={SHEET_CODE_MAX}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t("date")}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </div>
        {offered === undefined && <SkeletonList rows={4} />}
        {offered && offered.length > 1 && (
          <Checkbox
            label={t("allPages", { count: offered.length })}
            disabled={revised !== undefined}
            checked={wanted.length === offered.length}
            indeterminate={wanted.length > 0 && wanted.length < offered.length}
            onChange={({ currentTarget: { checked } }) =>
              setChanged(
                (before) =>
                  new Map(
                    offered.map((_page, index) => [
                      index,
                      { ...before.get(index), isWanted: checked },
                    ]),
                  ),
              )
            }
          />
        )}
        <ul className={classes.pages}>
          {offered?.map((page, index) => (
            <PageFields
              key={`${page.file.name} ${page.page} ${page.file.lastModified}`}
              page={page}
              sheets={ofPlan}
              isOfOne={revised !== undefined}
              onChange={(to) => change(index, to)}
            />
          ))}
        </ul>
        <Group justify="flex-end">
          <output className={classes.missing}>
            {offered && wanted.length === 0 && t("noPageChosen")}
            {numberless > 0 && t("numberMissing", { count: numberless })}
          </output>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button disabled={wanted.length === 0 || numberless > 0} onClick={() => void add()}>
            {revised ? t("addRevision") : t("addCount", { count: wanted.length })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface PagesRead {
  /** undefined until all are read. */
  readonly pages: readonly ReadPage[] | undefined;
  /** Names of files that could not be. */
  readonly failed: readonly string[];
}

function useReadPages(files: readonly File[]): PagesRead {
  const [read, setRead] = useState<PagesRead>({ pages: undefined, failed: [] });
  useEffect(() => {
    let left = false;
    const readAll = async () => {
      const pages: ReadPage[] = [];
      const failed: string[] = [];
      // One after the other: each may be as large as a phone can hold.
      for (const file of files) {
        try {
          pages.push(...(await readPages(file)));
        } catch {
          failed.push(file.name);
        }
      }
      if (!left) setRead({ pages, failed });
    };
    void readAll();
    return () => {
      left = true;
    };
  }, [files]);
  return read;
}

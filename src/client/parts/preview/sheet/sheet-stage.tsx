import { Tabs } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SHEET_COLUMNS, SHEET_ROWS, type Sheet } from "#client/data/papers/read-sheets.ts";
import { PaperLoading, PaperNotice } from "../paper/paper-notice.tsx";
import type { PaperProps } from "../paper/paper-props.ts";
import paper from "../paper/paper.module.css";
import { usePaper } from "../paper/use-paper.ts";
import { readInWorker } from "./read-in-worker.ts";
import { SheetTable } from "./sheet-table.tsx";

/** Bytes of a workbook that is fetched. */
const reading = { limit: 50_000_000, read: readInWorker };

/** A workbook or a table as text: its sheets behind tabs. */
export function SheetStage(props: PaperProps) {
  const state = usePaper(props, reading);
  if (!state) return <PaperLoading />;
  if (!state.ok) return <PaperNotice problem={state.error} />;
  return <Sheets name={props.name} sheets={state.value} />;
}

function Sheets({ name, sheets }: { readonly name: string; readonly sheets: readonly Sheet[] }) {
  const { t } = useTranslation("paper");
  const [chosen, setChosen] = useState(0);
  const sheet = sheets[chosen];
  if (!sheet) return <PaperNotice problem="broken" />;
  return (
    <section className={paper.stage} aria-label={name}>
      {sheet.isCut && (
        <p className={paper.note}>{t("sheetCut", { rows: SHEET_ROWS, columns: SHEET_COLUMNS })}</p>
      )}
      <SheetTable key={chosen} sheet={sheet} />
      {sheets.length > 1 && (
        <Tabs
          inverted
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
          className={paper.bar}
        >
          <Tabs.List aria-label={t("sheets")}>
            {sheets.map((each, index) => (
              <Tabs.Tab key={each.name} value={String(index)}>
                {each.name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
    </section>
  );
}

import { type ComponentType, Suspense, useEffect, useMemo, useState } from "react";
import { late } from "#client/ui/late.tsx";
import classes from "../gallery.module.css";
import type { Exhibit } from "../exhibit.ts";

interface Paper {
  readonly address: string;
  readonly name: string;
  readonly size: number;
}

const files = import.meta.glob<string>("../../data/files/*", {
  query: "?url",
  import: "default",
  eager: true,
});

const PdfStage = late(
  async () => (await import("#client/parts/preview/pdf/pdf-stage.tsx")).PdfStage,
);
const WordStage = late(
  async () => (await import("#client/parts/preview/word/word-stage.tsx")).WordStage,
);
const SheetStage = late(
  async () => (await import("#client/parts/preview/sheet/sheet-stage.tsx")).SheetStage,
);
const SlidesStage = late(
  async () => (await import("#client/parts/preview/slides/slides-stage.tsx")).SlidesStage,
);
const MarkdownStage = late(
  async () => (await import("#client/parts/preview/text/markdown-stage.tsx")).MarkdownStage,
);
const CodeStage = late(
  async () => (await import("#client/parts/preview/text/code-stage.tsx")).CodeStage,
);

const addressOf = (name: string) => files[`../../data/files/${name}`] ?? "";

/** A stage with a document of `tests/data/files`, or with the one that the page's address names (`?file=`, `?size=`). */
function staged(Stage: ComponentType<Paper>, name: string) {
  const asked = new URLSearchParams(location.search);
  const address = asked.get("file") ?? addressOf(name);
  return () => (
    <div className={classes.stage}>
      <Suspense>
        <Stage address={address} name={name} size={Number(asked.get("size") ?? 1)} />
      </Suspense>
    </div>
  );
}

/** A document that this browser holds, as one is that was pinned or has not been sent yet. */
function Held({ name }: Pick<Paper, "name">) {
  const [held, setHeld] = useState<Blob>();
  useEffect(() => {
    const read = async () => (await fetch(addressOf(name))).blob();
    void read().then(setHeld);
  }, [name]);
  const address = useMemo(() => held && URL.createObjectURL(held), [held]);
  return held && address && <PdfStage address={address} name={name} size={held.size} />;
}

/** What shows documents; each lies over the page in the app, so each has a page of its own. */
export const papers: readonly Exhibit[] = [
  {
    part: "parts/preview",
    over: true,
    states: {
      pdf: staged(PdfStage, "handbook.pdf"),
      "pdf in Chinese": staged(PdfStage, "chinese-without-fonts.pdf"),
      "pdf with a password": staged(PdfStage, "locked.pdf"),
      "scanned pdf": staged(PdfStage, "scanned-note.pdf"),
      word: staged(WordStage, "method-statement.docx"),
      "old word": staged(WordStage, "method-statement.doc"),
      workbook: staged(SheetStage, "quantities.xlsx"),
      "old workbook": staged(SheetStage, "quantities.xls"),
      table: staged(SheetStage, "deliveries-gb18030.csv"),
      slides: staged(SlidesStage, "toolbox-talk.pptx"),
      markdown: staged(MarkdownStage, "pour.md"),
      "kept pdf": () => (
        <div className={classes.stage}>
          <Held name="handbook.pdf" />
        </div>
      ),
      code: staged(CodeStage, "volume.py"),
    },
  },
];

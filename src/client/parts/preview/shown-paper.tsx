import type { ComponentType } from "react";
import { late } from "#client/ui/late.tsx";
import type { PaperProps } from "./paper/paper-props.ts";
import type { ShownPaper as PaperKind } from "./shown-as.ts";

const readers = {
  pdf: async () => (await import("./pdf/pdf-stage.tsx")).PdfStage,
  word: async () => (await import("./word/word-stage.tsx")).WordStage,
  sheet: async () => (await import("./sheet/sheet-stage.tsx")).SheetStage,
  slides: async () => (await import("./slides/slides-stage.tsx")).SlidesStage,
  markdown: async () => (await import("./text/markdown-stage.tsx")).MarkdownStage,
  document: async () => (await import("./text/document-stage.tsx")).DocumentStage,
  text: async () => (await import("./text/code-stage.tsx")).CodeStage,
} as const satisfies Record<PaperKind, () => Promise<ComponentType<PaperProps>>>;

const PdfStage = late(readers.pdf);
const WordStage = late(readers.word);
const SheetStage = late(readers.sheet);
const SlidesStage = late(readers.slides);
const MarkdownStage = late(readers.markdown);
const DocumentStage = late(readers.document);
const CodeStage = late(readers.text);

/** Has the reader of a kind come while what it will show is still looked for. */
export function fetchReader(as: PaperKind): void {
  // Whoever shows it asks for it again, and tells what has gone wrong.
  readers[as]().catch(() => undefined);
}

interface ShownPaperProps extends PaperProps {
  readonly as: PaperKind;
}

/** A paper, shown by the reader that its kind needs; each of them comes with the first paper of its kind. */
export function ShownPaper({ as, ...paper }: ShownPaperProps) {
  switch (as) {
    case "pdf":
      return <PdfStage {...paper} />;
    case "word":
      return <WordStage {...paper} />;
    case "sheet":
      return <SheetStage {...paper} />;
    case "slides":
      return <SlidesStage {...paper} />;
    case "markdown":
      return <MarkdownStage {...paper} />;
    case "document":
      return <DocumentStage {...paper} />;
    case "text":
      return <CodeStage {...paper} />;
  }
}

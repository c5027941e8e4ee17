import { late } from "#client/ui/late.tsx";
import type { PaperProps } from "./paper/paper-props.ts";
import type { ShownPaper as PaperKind } from "./shown-as.ts";

const PdfStage = late(async () => (await import("./pdf/pdf-stage.tsx")).PdfStage);
const WordStage = late(async () => (await import("./word/word-stage.tsx")).WordStage);
const SheetStage = late(async () => (await import("./sheet/sheet-stage.tsx")).SheetStage);
const SlidesStage = late(async () => (await import("./slides/slides-stage.tsx")).SlidesStage);
const MarkdownStage = late(async () => (await import("./text/markdown-stage.tsx")).MarkdownStage);
const DocumentStage = late(async () => (await import("./text/document-stage.tsx")).DocumentStage);
const CodeStage = late(async () => (await import("./text/code-stage.tsx")).CodeStage);

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

import { Bars } from "#client/parts/form-fill/shown/shown-code.tsx";
import { ShownValue } from "#client/parts/form-fill/shown/shown-value.tsx";
import { useOfForm } from "#client/parts/form-fill/store/form-context.ts";
import { SHEET_END } from "#client/parts/print/document-style.ts";
import { DecisionTable } from "#client/parts/print/decision-table.tsx";
import { LateQrCode } from "#client/ui/qr-code/late-qr-code.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import { valueAt } from "#domain/form/graph/form-state.ts";
import type { DrawnPart } from "#domain/form/print/print-template.ts";

/** Where a part of a paper is drawn, and what. */
export interface PaperPlace {
  readonly key: string;
  readonly element: HTMLElement;
  readonly part: DrawnPart;
  /** The field that it shows, "" = none. */
  readonly path: string;
  readonly rowId: string | undefined;
  /** What a code says. */
  readonly text: string;
}

const PARTS: ReadonlySet<string> = new Set([
  "image",
  "qr",
  "barcode",
  "approvals",
  "break",
] satisfies DrawnPart[]);

/** All such places, in the order of the paper. */
export function paperPlacesIn(paper: HTMLElement): readonly PaperPlace[] {
  const elements = [...paper.querySelectorAll<HTMLElement>("span[data-print]")];
  return elements.flatMap((element, at) => {
    const { print = "", field = "", row, text = "" } = element.dataset;
    if (!PARTS.has(print)) return [];
    const part = print as DrawnPart;
    return [{ key: String(at), element, part, path: field, rowId: row, text }];
  });
}

interface PaperPartProps {
  readonly place: PaperPlace;
  readonly approval: Approval | undefined;
}

/** A picture, a code, the record of approvals, or the end of a sheet. */
export function PaperPart({ place, approval }: PaperPartProps) {
  const { part, text } = place;
  switch (part) {
    case "qr":
      return text && <LateQrCode text={text} label={text} />;
    case "barcode":
      return text && <Bars text={text} format="code128" />;
    case "approvals":
      return approval && <DecisionTable approval={approval} />;
    case "break":
      return <br className={SHEET_END} />;
    default:
      return <PaperPicture place={place} />;
  }
}

/** What a field says, as a detail shows it: photographs, a signature, a long text. */
function PaperPicture({ place: { path, rowId } }: Pick<PaperPartProps, "place">) {
  const node = useOfForm(({ state }) => state.form.fields.get(path)?.node);
  const value = useOfForm(({ state }) => valueAt(state, path, rowId));
  return node && <ShownValue node={node} value={value} />;
}

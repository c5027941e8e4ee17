import { useCallback, useId, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { FormProvider, type FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { Paper } from "#client/parts/print/paper.tsx";
import { usePrinter } from "#client/parts/print/use-printer.ts";
import { cleanHtml } from "#client/parts/text/clean-html.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { printTemplate } from "#domain/form/print/print-template.ts";
import type { OpenRecord } from "../use-open-record.ts";
import { useFillerName } from "../use-filler-name.ts";
import { useReadStore } from "../use-read-store.ts";
import { PaperPart, type PaperPlace, paperPlacesIn } from "./paper-part.tsx";
import classes from "./template-paper.module.css";

interface TemplatePaperProps {
  readonly open: Pick<OpenRecord, "ready" | "record" | "hidden">;
  readonly surroundings: FormSurroundings;
  readonly approval: Approval | undefined;
  /** The template. */
  readonly html: string;
}

/** A record on paper, as a template of its form says it; what a form or a step hides is not on it. */
export function TemplatePaper({ open, surroundings, approval, html }: TemplatePaperProps) {
  const { absolute } = useFormatTime();
  const { now } = useData();
  const { name, account } = usePrinter();
  const systemFiller = useFillerName(open.record);
  const prefix = useId().replace(/\W/g, "");
  const store = useReadStore(open, surroundings);
  const { words } = surroundings;
  const filled = useMemo(() => {
    const systemPrinter = `${name}/${account}`;
    const system = { systemPrinter, systemFiller, systemPrintTime: absolute(now()) };
    // Places to break would part the names of what is filled in.
    const clean = cleanHtml(html).replaceAll("<wbr>", "");
    return printTemplate(clean, store.state, { ...words, system });
  }, [html, store, words, name, account, systemFiller, absolute, now]);
  const [places, setPlaces] = useState<readonly PaperPlace[]>([]);
  const find = useCallback(
    (paper: HTMLDivElement | null) => setPlaces(paper ? paperPlacesIn(paper) : []),
    [],
  );
  const shown = useMemo(
    () => ({ ...surroundings, store, mode: "read" as const, prefix }),
    [surroundings, store, prefix],
  );
  return (
    <Paper>
      <div
        key={filled}
        ref={find}
        className={classes.paper}
        // oxlint-disable-next-line react/no-danger -- cleaned before it was filled in with texts that cannot be read as HTML
        dangerouslySetInnerHTML={{ __html: filled }}
      />
      <FormProvider value={shown}>
        {places.map((place) =>
          createPortal(<PaperPart place={place} approval={approval} />, place.element, place.key),
        )}
      </FormProvider>
    </Paper>
  );
}

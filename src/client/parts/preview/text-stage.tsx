import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { readBytes } from "#client/data/uploads/read-bytes.ts";
import { useFileAddress } from "#client/live/files/use-file-address.ts";
import { decodeText, type ShownText } from "./decode-text.ts";
import { MissingWords } from "./missing-words.tsx";
import type { PreviewItem } from "./preview-question.ts";
import classes from "./preview.module.css";

/** The beginning of a text, as it was written. */
export function TextStage({ item }: { readonly item: PreviewItem }) {
  const { t } = useTranslation("preview");
  const address = useFileAddress(item.fileId, item.size);
  const [shown, setShown] = useState<ShownText | "failed">();
  const from = address.state === "ready" ? address.value : undefined;
  useEffect(() => {
    if (from === undefined) return undefined;
    const ending = new AbortController();
    readBytes(from, ending.signal).then(
      (bytes) => setShown(decodeText(bytes)),
      () => {
        if (!ending.signal.aborted) setShown("failed");
      },
    );
    return () => ending.abort();
  }, [from]);
  const isArriving = address.state === "arriving";
  if (isArriving || address.state === "none" || shown === "failed")
    return <MissingWords isArriving={isArriving} />;
  if (!shown) return null;
  return (
    // A text is scrolled by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus
    <section className={classes.paper} tabIndex={0} aria-label={item.name}>
      <pre className={classes.text}>{shown.text}</pre>
      {shown.isCut && <p className={classes.more}>{t("textCut")}</p>}
    </section>
  );
}

import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { useDesigning } from "../designing.ts";
import { usePieceKeys } from "../use-piece-keys.ts";
import { OutlineLine } from "./outline-line.tsx";
import classes from "./outline.module.css";

/** All pieces of the form one below the other, as they stand in each other. */
export function Outline() {
  const { t } = useTranslation("form-designer");
  const { pieces } = useDesigning();
  const region = usePieceKeys();
  return (
    <section className={classes.outline} aria-label={t("outline")}>
      <h2 className={classes.heading}>
        {t("outline")} <span className={classes.count}>{pieces.length}</span>
      </h2>
      {pieces.length === 0 && <p className={classes.none}>{t("empty")}</p>}
      <div ref={region}>
        <Each rows={pieces} keyOf={({ path }) => path}>
          {(piece) => <OutlineLine piece={piece} />}
        </Each>
      </div>
    </section>
  );
}

import { VisuallyHidden } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CSSProperties } from "react";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { usePieceDrag } from "../canvas/use-piece-drag.ts";
import { useDesigning } from "../designing.ts";
import { KindIcon } from "../palette/kind-icon.tsx";
import { pieceName } from "../piece-name.ts";
import { usePressPiece } from "../use-press-piece.ts";
import classes from "./outline.module.css";

/** A piece in the outline: chosen by a press, dragged elsewhere. */
export function OutlineLine({ piece }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation("form-designer");
  const { chosen, problems } = useDesigning();
  const { path, node, depth } = piece;
  const line = useRef<HTMLButtonElement>(null);
  const press = usePressPiece(path);
  const over = usePieceDrag(line, path, "below");
  return (
    <button
      ref={line}
      type="button"
      className={classes.line}
      style={{ "--outline-depth": depth } as CSSProperties}
      data-piece={path}
      data-over={over}
      aria-pressed={chosen.includes(path)}
      onClick={press}
    >
      <KindIcon kind={node.kind.name} />
      <span className={classes.name}>
        {pieceName(node, t)}
        {node.settings.required && <span className={classes.star}>{"*"}</span>}
      </span>
      {problems.some(({ at }) => at === path) && (
        <span className={classes.broken}>
          <IconAlertCircle size="1rem" aria-hidden />
          <VisuallyHidden>{t("hasProblem")}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

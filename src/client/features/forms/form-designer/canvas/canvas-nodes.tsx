import { type CSSProperties, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { type FormNode, pathOf, tableBelow } from "#domain/form/definition/form-node.ts";
import { useDesigning } from "../designing.ts";
import { KindIcon } from "../palette/kind-icon.tsx";
import { pieceName } from "../piece-name.ts";
import { usePressPiece } from "../use-press-piece.ts";
import { FieldPicture } from "./field-picture.tsx";
import { useEndDrop, usePieceDrag } from "./use-piece-drag.ts";
import classes from "./canvas.module.css";

interface CanvasNodesProps {
  readonly nodes: readonly FormNode[];
  /** In which they stand; left out of those of the form itself. */
  readonly holder?: string;
  /** The sub-table of whose rows they are columns. */
  readonly table?: string | undefined;
}

/** Pieces as they stand beside and below each other, and room for more. */
export function CanvasNodes({ nodes, holder, table }: CanvasNodesProps) {
  const { t } = useTranslation("form-designer");
  const place = useRef<HTMLDivElement>(null);
  const isOver = useEndDrop(place, holder);
  return (
    <div className={table === undefined ? classes.grid : classes.columns}>
      <Each rows={nodes} keyOf={({ id }) => id}>
        {(node) => <CanvasPiece node={node} path={pathOf(node, table)} table={table} />}
      </Each>
      <div ref={place} className={classes.end} data-over={isOver} data-empty={nodes.length === 0}>
        {nodes.length === 0 && t(table === undefined ? "dropHere" : "dropColumns")}
      </div>
    </div>
  );
}

interface CanvasPieceProps {
  readonly node: FormNode;
  readonly path: string;
  readonly table: string | undefined;
}

const COLUMNS = 24;

/** A piece of the form: chosen by a press, dragged elsewhere; what holds others shows them within. */
function CanvasPiece({ node, path, table }: CanvasPieceProps) {
  const { t } = useTranslation("form-designer");
  const { chosen, problems } = useDesigning();
  const element = useRef<HTMLDivElement>(null);
  const press = usePressPiece(path);
  const span = node.settings.span ?? COLUMNS;
  const isField = node.kind.group !== "layout";
  const isNarrow = table !== undefined || (isField && span < COLUMNS);
  const over = usePieceDrag(element, path, isNarrow ? "across" : "below");
  const name = pieceName(node, t);
  const holds = node.kind.group === "layout" || node.kind.group === "table";
  const style = { "--form-span": isField ? span : COLUMNS } as CSSProperties;
  return (
    <div
      ref={element}
      className={classes.piece}
      style={style}
      data-chosen={chosen.includes(path)}
      data-broken={problems.some(({ at }) => at === path)}
      data-over={over}
      data-beside={isNarrow ? "across" : "below"}
    >
      <button
        type="button"
        className={holds ? classes.head : classes.cover}
        data-piece={path}
        aria-label={name}
        aria-pressed={chosen.includes(path)}
        onClick={press}
      >
        {holds && (
          <>
            <KindIcon kind={node.kind.name} />
            {name}
          </>
        )}
      </button>
      {holds ? (
        <Held node={node} path={path} table={table} />
      ) : (
        <FieldPicture node={node} name={name} inTable={table !== undefined} />
      )}
    </div>
  );
}

/** What stands in a layout or a sub-table. */
function Held({ node, path, table }: CanvasPieceProps) {
  if (node.kind.name === "tab") return <PaneStrip node={node} />;
  return (
    <div className={classes.held} data-kind={node.kind.name}>
      <CanvasNodes nodes={node.children} holder={path} table={tableBelow(node, table)} />
    </div>
  );
}

/** The panes of tabs: one of them at a time, the one in which something is chosen. */
function PaneStrip({ node }: { readonly node: FormNode }) {
  const { t } = useTranslation("form-designer");
  const { chosen, choose, form } = useDesigning();
  const [shown, setShown] = useState(node.children[0]?.id);
  const last = chosen.at(-1) ?? "";
  const around = new Set([last, ...(form.pieces.get(last)?.holders ?? [])]);
  const wanted = node.children.find(({ id }) => around.has(id))?.id;
  if (wanted !== undefined && wanted !== shown) setShown(wanted);
  const pane = node.children.find(({ id }) => id === shown) ?? node.children[0];
  return (
    <div className={classes.held}>
      <div className={classes.strip}>
        <Each rows={node.children} keyOf={({ id }) => id}>
          {(each) => (
            <button
              type="button"
              className={classes.tab}
              data-piece={each.id}
              data-shown={each.id === pane?.id}
              aria-pressed={chosen.includes(each.id)}
              onClick={() => choose(each.id)}
            >
              {pieceName(each, t)}
            </button>
          )}
        </Each>
      </div>
      {pane && <CanvasNodes key={pane.id} nodes={pane.children} holder={pane.id} />}
    </div>
  );
}

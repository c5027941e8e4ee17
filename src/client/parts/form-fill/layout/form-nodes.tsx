import { memo, useCallback, useMemo } from "react";
import { Each } from "#client/ui/each/each.tsx";
import { useInPortions } from "#client/ui/use-in-portions.ts";
import { type FormNode, pathOf } from "#domain/form/definition/form-node.ts";
import { isField, isTable } from "#domain/form/model/form-piece.ts";
import { FormField } from "../form-field.tsx";
import classes from "../form-fill.module.css";
import { DisplayPiece } from "../shown/display-piece.tsx";
import { useOfForm, useShownForm } from "../store/form-context.ts";
import { isShown } from "../store/field-view.ts";
import { SubTable } from "../sub-table/sub-table.tsx";
import { CardLayout } from "./card-layout.tsx";
import { FoldLayout } from "./fold-layout.tsx";
import { GridLayout } from "./grid-layout.tsx";
import { spanStyle } from "./span-style.ts";
import { TabLayout } from "./tab-layout.tsx";
import { UnknownPiece } from "./unknown-piece.tsx";

interface FormNodesProps {
  readonly nodes: readonly FormNode[];
}

/** Pieces of a form beside and below each other on 24 columns, on one where there is little room. */
export function FormNodes({ nodes }: FormNodesProps) {
  const weights = useMemo(() => nodes.map(weightOf), [nodes]);
  const drawn = useInPortions(weights);
  return (
    <div className={classes.grid}>
      <Each rows={drawn === nodes.length ? nodes : nodes.slice(0, drawn)} keyOf={({ id }) => id}>
        {(node) => <FormPieceOf node={node} />}
      </Each>
    </div>
  );
}

/** A sub-table draws no more than what is seen of it, whatever its columns. */
function weightOf(node: FormNode): number {
  if (node.kind.group !== "layout") return 1;
  return node.children.reduce((sum, child) => sum + weightOf(child), 1);
}

/** Stays as it is while portions come behind it. */
const FormPieceOf = memo(PieceOfForm);

function PieceOfForm({ node }: { readonly node: FormNode }) {
  const { store } = useShownForm();
  const piece = store.state.form.pieces.get(pathOf(node, undefined));
  const visible = useOfForm(
    useCallback((of) => piece !== undefined && isShown(of, piece), [piece]),
  );
  if (!piece || !visible) return null;
  if (isField(piece)) return <FormField piece={piece} />;
  const span = node.kind.group === "display" ? node.settings.span : undefined;
  return (
    <div className={classes.field} style={spanStyle(span)}>
      {isTable(piece) ? <SubTable piece={piece} /> : <Holder node={node} />}
    </div>
  );
}

function Holder({ node }: { readonly node: FormNode }) {
  switch (node.kind.group) {
    case "display":
      return <DisplayPiece node={node} />;
    case "layout":
      return <Layout node={node} />;
    default:
      return <UnknownPiece node={node} />;
  }
}

function Layout({ node }: { readonly node: FormNode }) {
  switch (node.kind.name) {
    case "card":
      return <CardLayout node={node} Nodes={FormNodes} />;
    case "tab":
      return <TabLayout node={node} Nodes={FormNodes} />;
    case "collapse":
      return <FoldLayout node={node} Nodes={FormNodes} />;
    case "tableGrid":
      return <GridLayout node={node} Nodes={FormNodes} />;
    default:
      return <FormNodes nodes={node.children} />;
  }
}

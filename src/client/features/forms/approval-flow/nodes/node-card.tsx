import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { FlowNode } from "#domain/approval/flow/flow.ts";
import { withMoved, withNode, withoutNode } from "../edit/edit-nodes.ts";
import { BranchingFields, type RenderList } from "./branching-fields.tsx";
import { useFlowEditing } from "./flow-editing.ts";
import { FoldButton } from "./fold-button.tsx";
import { countSteps, nodeKey, useFolding } from "./folding.ts";
import { CopyFields } from "./copy-fields.tsx";
import { NameField } from "./name-field.tsx";
import { StepFields } from "./step-fields.tsx";
import classes from "../approval-flow.module.css";

interface NodeCardProps {
  readonly node: FlowNode;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly renderList: RenderList;
}

/** One node of a flow with all that can be said of it. */
export function NodeCard({ node, isFirst, isLast, renderList }: NodeCardProps) {
  const { t } = useTranslation("approval-flow");
  const { flow, problems, change } = useFlowEditing();
  const { id, kind, name } = node;
  const put = (next: FlowNode) =>
    change({ ...flow, nodes: [...withNode(flow.nodes, id, () => next)] });
  const title = name || t(`kind.${kind}`);
  const { isFolded, toggle } = useFolding(nodeKey(node), [node]);
  const problem = problems.find((one) => one.node === id);
  return (
    <li className={classes.node} data-broken={problem ? true : undefined}>
      <div className={classes.head}>
        <FoldButton name={title} isFolded={isFolded} onToggle={toggle} />
        <NameField
          label={t("nameOf", { name: title })}
          placeholder={t(`kind.${kind}`)}
          value={name}
          onChange={(next) => put({ ...node, name: next })}
        />
        {isFolded && node.kind === "branching" && (
          <span className={classes.count}>{t("fold.steps", { count: countSteps([node]) })}</span>
        )}
        <span className={classes.actions}>
          <IconButton
            icon={IconArrowUp}
            label={t("moveUp", { name: title })}
            disabled={isFirst}
            onClick={() => change({ ...flow, nodes: [...withMoved(flow.nodes, id, -1)] })}
          />
          <IconButton
            icon={IconArrowDown}
            label={t("moveDown", { name: title })}
            disabled={isLast}
            onClick={() => change({ ...flow, nodes: [...withMoved(flow.nodes, id, 1)] })}
          />
          <IconButton
            icon={IconTrash}
            label={t("remove", { name: title })}
            onClick={() => change({ ...flow, nodes: [...withoutNode(flow.nodes, id)] })}
          />
        </span>
      </div>
      {problem && (
        <p role="alert" className={classes.problem}>
          {t(`problem.${problem.what}`)}
        </p>
      )}
      {!isFolded && node.kind === "step" && <StepFields step={node} onChange={put} />}
      {!isFolded && node.kind === "copy" && (
        <CopyFields copy={node} onChange={(copy) => put({ ...node, ...copy })} />
      )}
      {!isFolded && node.kind === "branching" && (
        <BranchingFields branching={node} renderList={renderList} onChange={put} />
      )}
    </li>
  );
}

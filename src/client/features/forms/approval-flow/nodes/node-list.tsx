import { Button, Menu } from "@mantine/core";
import { IconGitBranch, IconMail, IconPlus, IconRubberStamp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import type { FlowNode } from "#domain/approval/flow/flow.ts";
import { type ListPlace, newNode, withList } from "../edit/edit-nodes.ts";
import type { RenderList } from "./branching-fields.tsx";
import { useFlowEditing } from "./flow-editing.ts";
import { NodeCard } from "./node-card.tsx";
import classes from "../approval-flow.module.css";

interface NodeListProps {
  readonly nodes: readonly FlowNode[];
  readonly place: ListPlace;
}

const renderList: RenderList = (nodes, place) => <NodeList nodes={nodes} place={place} />;

const KINDS = [
  { kind: "step", icon: IconRubberStamp },
  { kind: "copy", icon: IconMail },
  { kind: "branching", icon: IconGitBranch },
] as const;

/** Nodes one below the other, and what adds another one at their end. */
export function NodeList({ nodes, place }: NodeListProps) {
  const { t } = useTranslation("approval-flow");
  const { flow, change } = useFlowEditing();
  const add = (kind: FlowNode["kind"]) => {
    const list = withList(flow.nodes, place, (before) => [...before, newNode(flow, kind)]);
    change({ ...flow, nodes: [...list] });
  };
  return (
    <div className={classes.list}>
      <ol className={classes.nodes}>
        <Each rows={nodes} keyOf={({ id }) => id} as="li">
          {(node) => (
            <NodeCard
              node={node}
              isFirst={node === nodes[0]}
              isLast={node === nodes.at(-1)}
              renderList={renderList}
            />
          )}
        </Each>
      </ol>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size="1rem" aria-hidden />}
          >
            {t("add")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {KINDS.map(({ kind, icon: Picture }) => (
            <Menu.Item
              key={kind}
              leftSection={<Picture size="1rem" aria-hidden />}
              onClick={() => add(kind)}
            >
              {t(`kind.${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

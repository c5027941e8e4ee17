import { Button, NativeSelect } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { FlowBranch, FlowBranching, FlowNode } from "#domain/approval/flow/flow.ts";
import { isNobody } from "#domain/approval/route/directory.ts";
import { type ListPlace, newBranch, withBranchMoved } from "../edit/edit-nodes.ts";
import { FoldButton } from "./fold-button.tsx";
import { branchKey, countSteps, useFolding } from "./folding.ts";
import { NameField } from "./name-field.tsx";
import { PeopleFields } from "./people-fields.tsx";
import { QuestionFields } from "./question-fields.tsx";
import classes from "../approval-flow.module.css";

/** Draws the nodes of a branch. */
export type RenderList = (nodes: readonly FlowNode[], place: ListPlace) => ReactNode;

interface BranchingFieldsProps {
  readonly branching: FlowBranching;
  readonly renderList: RenderList;
  readonly onChange: (branching: FlowBranching) => void;
}

const BRANCHES_MAX = 20;

/** The ways that a request may take from here; the first one that holds is taken. */
export function BranchingFields({ branching, renderList, onChange }: BranchingFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const { id, branches, whenNone } = branching;
  const put = (at: number, branch: FlowBranch) =>
    onChange({ ...branching, branches: branches.with(at, branch) });
  return (
    <>
      <Each rows={branches.map((branch, at) => ({ branch, at }))} keyOf={({ at }) => at}>
        {({ branch, at }) => (
          <BranchFields
            branch={branch}
            place={{ node: id, branch: at }}
            renderList={renderList}
            onChange={(next) => put(at, next)}
            isLast={at === branches.length - 1}
            onMove={(by) => onChange({ ...branching, branches: withBranchMoved(branches, at, by) })}
            {...(branches.length > 1 && {
              onRemove: () => onChange({ ...branching, branches: branches.toSpliced(at, 1) }),
            })}
          />
        )}
      </Each>
      <div className={classes.head}>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          disabled={branches.length >= BRANCHES_MAX}
          onClick={() => onChange({ ...branching, branches: [...branches, newBranch()] })}
        >
          {t("addBranch")}
        </Button>
      </div>
      <NativeSelect
        label={t("whenNone")}
        data={(["skip", "managers"] as const).map((value) => ({
          value,
          label: t(`none.${value}`),
        }))}
        value={whenNone}
        onChange={(event) =>
          onChange({
            ...branching,
            whenNone: event.currentTarget.value === "skip" ? "skip" : "managers",
          })
        }
      />
    </>
  );
}

interface BranchFieldsProps {
  readonly branch: FlowBranch;
  readonly place: ListPlace;
  readonly renderList: RenderList;
  readonly onChange: (branch: FlowBranch) => void;
  readonly isLast: boolean;
  /** The branches above are asked first. */
  readonly onMove: (by: -1 | 1) => void;
  /** Left out where it is the only one. */
  readonly onRemove?: () => void;
}

function BranchFields({
  branch,
  place,
  renderList,
  onChange,
  isLast,
  onMove,
  onRemove,
}: BranchFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const number = place.branch + 1;
  const nth = t("branch", { number });
  const name = branch.name || nth;
  const { isFolded, toggle } = useFolding(
    branchKey(place.node, branch, place.branch),
    branch.nodes,
  );
  return (
    <section className={classes.branch} aria-label={nth}>
      <div className={classes.head}>
        <FoldButton name={name} isFolded={isFolded} onToggle={toggle} />
        <NameField
          label={t("nameOf", { name: nth })}
          placeholder={nth}
          value={branch.name}
          onChange={(next) => onChange({ ...branch, name: next })}
        />
        {isFolded && (
          <span className={classes.count}>
            {t("fold.steps", { count: countSteps(branch.nodes) })}
          </span>
        )}
        <span className={classes.actions}>
          <IconButton
            icon={IconArrowUp}
            label={t("moveUp", { name })}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={IconArrowDown}
            label={t("moveDown", { name })}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          {onRemove && (
            <IconButton icon={IconTrash} label={t("removeBranch", { number })} onClick={onRemove} />
          )}
        </span>
      </div>
      {!isFolded && (
        <>
          <QuestionFields
            when={branch.when}
            // Where it is for some people only, these are what it asks for.
            {...(!isNobody(branch.initiators) && { always: "" })}
            onChange={(when) => onChange({ ...branch, when })}
          />
          <PeopleFields
            people={branch.initiators}
            label={t("onlyOf")}
            onChange={(initiators) => onChange({ ...branch, initiators })}
          />
          {renderList(branch.nodes, place)}
        </>
      )}
    </section>
  );
}

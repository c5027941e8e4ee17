import { VisuallyHidden } from "@mantine/core";
import { CardIcon } from "#client/parts/task/card-icon.tsx";
import { FieldView } from "#client/parts/field/field-view.tsx";
import { PriorityTag } from "#client/parts/task/priority-tag.tsx";
import { TaskTags } from "#client/parts/task/tag/task-tags.tsx";
import { TaskMark } from "#client/parts/task/task-mark.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { flowNameOf } from "#domain/flow/flow-fields.ts";
import { assistantsOf, ownersOf, type Task } from "#domain/task/task.ts";
import { ownValue } from "../model/own-fields.ts";
import {
  isOwnField,
  type StandingField,
  type TableField,
} from "#client/parts/plan/table/table-fields.ts";
import type { TableRow } from "../model/table-row.ts";
import { cellText } from "../words/cell-text.ts";
import type { CellWords } from "../words/use-cell-words.ts";
import classes from "./grid.module.css";

interface CellViewProps {
  readonly field: TableField;
  readonly row: TableRow;
  readonly words: CellWords;
  readonly mayComplete: boolean;
  readonly onComplete: (task: Task) => void;
}

/** Faces that stand before the names. */
const FACES = 2;

/** What a task shows in one column. */
export function CellView({ field, ...shown }: CellViewProps) {
  if (!isOwnField(field)) return <StandingCell {...shown} field={field} />;
  const { row, words } = shown;
  const known = words.own.get(field);
  const value = ownValue(words.own, field, row);
  return known && <FieldView field={known} value={value} words={words.fieldWords} />;
}

/** What a task is called, with that it is private or a milestone, and a way to all of it. */
function NameCell({ task, words }: { readonly task: Task; readonly words: CellWords }) {
  return (
    <>
      {task.privateTo > 0 && (
        <span className={classes.milestone} title={words.card.private}>
          <CardIcon name="private" />
          <VisuallyHidden>{words.card.private}</VisuallyHidden>
        </span>
      )}
      {task.milestone === 1 && (
        <span className={classes.milestone} title={words.card.milestone}>
          <CardIcon name="milestone" />
          <VisuallyHidden>{words.card.milestone}</VisuallyHidden>
        </span>
      )}
      <span className={classes.name} title={task.name}>
        {task.name}
      </span>
      <button
        type="button"
        tabIndex={-1}
        className={classes.open}
        data-open
        title={words.openTask}
        aria-label={words.openTask}
      >
        <CardIcon name="open" />
      </button>
    </>
  );
}

interface StandingCellProps extends CellViewProps {
  readonly field: StandingField;
}

function StandingCell({ field, row, words, mayComplete, onComplete }: StandingCellProps) {
  const { task } = row;
  switch (field) {
    case "status":
      return (
        <>
          <TaskMark
            inGrid
            task={task}
            label={words.card.mark(task)}
            tellMark={words.card.tellMark}
            barred={mayComplete ? undefined : words.card.barred}
            onComplete={onComplete}
          />
          {task.flowItemId > 0 && <span className={classes.words}>{flowNameOf(task)}</span>}
        </>
      );
    case "name":
      return <NameCell task={task} words={words} />;
    case "owner":
      return <People ids={ownersOf(task)} words={words} />;
    case "assist":
      return <People ids={assistantsOf(task)} words={words} />;
    case "end": {
      const due = words.card.due(task);
      return (
        <span className={classes.words} data-due={due.state} title={cellText(field, row, words)}>
          {due.words}
        </span>
      );
    }
    case "start":
      return <Moment time={task.startTime} text={cellText(field, row, words)} words={words} />;
    case "created":
      return <Moment time={task.createTime} text={cellText(field, row, words)} words={words} />;
    case "updated":
      return <Moment time={task.updateTime} text={cellText(field, row, words)} words={words} />;
    case "priority":
      return <PriorityTag priority={task.priority} />;
    case "color":
      return task.color === "" ? null : (
        <>
          <Swatch color={task.color} />
          <span className={classes.words}>{cellText(field, row, words)}</span>
        </>
      );
    case "tags":
      return <TaskTags line tagIds={task.tagIds} />;
    case "column":
    case "estimate":
    case "worked":
    case "plan":
      return <span className={classes.words}>{cellText(field, row, words)}</span>;
    default:
      return <Count icon={field} text={cellText(field, row, words)} />;
  }
}

function People({ ids, words }: { readonly ids: readonly number[]; readonly words: CellWords }) {
  const names = ids.map(words.nameOf);
  return (
    <>
      {ids.slice(0, FACES).map((id, index) => (
        <InitialsAvatar key={id} id={id} name={names[index] ?? ""} size="small" />
      ))}
      <span className={classes.words} title={names.join(", ")}>
        {names.join(", ")}
      </span>
    </>
  );
}

interface MomentProps {
  readonly time: number;
  readonly text: string;
  readonly words: CellWords;
}

function Moment({ time, text, words }: MomentProps) {
  return (
    <span className={classes.words} title={text}>
      {time === 0 ? "" : words.format.due(time)}
    </span>
  );
}

interface CountProps {
  readonly icon: "subtasks" | "checklist" | "files" | "messages";
  readonly text: string;
}

function Count({ icon, text }: CountProps) {
  return text === "" ? null : (
    <span className={classes.count}>
      <CardIcon name={icon} />
      {text}
    </span>
  );
}

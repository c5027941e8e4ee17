import { Menu } from "@mantine/core";
import { IconFilterPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { NamedThing } from "#client/data/queries/across-plans/all-plans.ts";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { usePlanFields } from "#client/live/use-fields.ts";
import { useFilterThings } from "#client/live/use-all-plans.ts";
import type { PlanOf } from "#client/parts/plan/shown-plan.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { fieldKey } from "#domain/field/field-claims.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import { DATE_NAMES } from "#domain/plan/view/filter-questions.ts";
import { partsOfToken } from "#domain/plan/view/field-token.ts";
import { DUE_FILTERS, NOBODY, NONE, type TaskFilter } from "#domain/plan/view/task-filter.ts";
import { TASK_COLORS } from "#domain/task/task.ts";
import { tokensOf, withField } from "./field-choices.ts";
import type { Question } from "./question-dialog.tsx";
import { type NamedIds, sameNamed } from "./same-named.ts";
import { useFilterWords } from "./use-filter-words.ts";

const QuestionDialog = late(async () => (await import("./question-dialog.tsx")).QuestionDialog);

interface FilterMenuProps {
  readonly planId: number;
  readonly filter: TaskFilter;
  readonly columns: readonly BoardColumn[];
  readonly planOf: PlanOf;
  readonly onFilter: (change: Partial<TaskFilter>) => void;
}

/** All that can be asked for, open from the start; it stays open, because people ask for several things. */
export function FilterMenu({ planId, filter, columns, planOf, onFilter }: FilterMenuProps) {
  const { t } = useTranslation("plan-view");
  const words = useFilterWords(planId, columns, planOf);
  const { plans, people, states, tags } = useFilterThings(planId);
  const fields = usePlanFields(planId).filter(({ kind }) => kind !== "sum");
  const inPlans = (thing: NamedThing) =>
    filter.plan.length === 0 || filter.plan.includes(thing.planId);
  const [asked, setAsked] = useState<Question>();
  const none = { name: words.none, ids: [NONE] };
  const { showMy, showHelp, showUndone, showCompleted } = filter;
  return (
    <>
      <Menu position="bottom-start" width="max-content" defaultOpened>
        <Menu.Target>
          <IconButton icon={IconFilterPlus} label={t("filter")} />
        </Menu.Target>
        <Menu.Dropdown aria-label={t("filter")}>
          <Menu.CheckboxItem checked={showMy} onChange={(wanted) => onFilter({ showMy: wanted })}>
            {words.mine}
          </Menu.CheckboxItem>
          <Menu.CheckboxItem
            checked={showHelp}
            onChange={(wanted) => onFilter({ showHelp: wanted })}
          >
            {words.assisting}
          </Menu.CheckboxItem>
          <Menu.CheckboxItem
            checked={filter.milestones}
            onChange={(wanted) => onFilter({ milestones: wanted })}
          >
            {words.milestones}
          </Menu.CheckboxItem>
          <Menu.Divider />
          <Menu.CheckboxItem
            checked={!showCompleted}
            onChange={(wanted) => onFilter({ showUndone: true, showCompleted: !wanted })}
          >
            {t("onlyOpen")}
          </Menu.CheckboxItem>
          <Menu.CheckboxItem
            checked={!showUndone}
            onChange={(wanted) => onFilter({ showCompleted: true, showUndone: !wanted })}
          >
            {t("onlyCompleted")}
          </Menu.CheckboxItem>
          <Menu.Divider />
          <Choices
            name={words.due}
            all={DUE_FILTERS}
            chosen={filter.due === undefined ? [] : [filter.due]}
            show={words.dueName}
            onChoose={(due) => onFilter({ due: due.at(-1) })}
          />
          <Menu.Sub>
            <Menu.Sub.Target>
              <Menu.Sub.Item>{t("days")}</Menu.Sub.Item>
            </Menu.Sub.Target>
            <Menu.Sub.Dropdown aria-label={t("days")}>
              {DATE_NAMES.map((of) => (
                <Menu.Item
                  key={of}
                  onClick={() => setAsked({ of, name: words.questionName(of), kind: "date" })}
                >
                  {t("askDays", { name: words.questionName(of) })}
                </Menu.Item>
              ))}
            </Menu.Sub.Dropdown>
          </Menu.Sub>
          {plans.length > 0 && (
            <Choices
              name={words.plan}
              all={plans.map(({ id }) => id)}
              chosen={filter.plan}
              show={words.planName}
              onChoose={(plan) => onFilter({ plan })}
            />
          )}
          <Choices
            name={words.owner}
            all={[...people, NOBODY]}
            chosen={filter.owner}
            show={(id) => (id === NOBODY ? words.nobody : words.nameOf(id))}
            onChoose={(owner) => onFilter({ owner })}
          />
          <NamedChoices
            name={words.column}
            all={sameNamed(columns.map(({ column }) => column).filter(inPlans))}
            chosen={filter.column}
            onChoose={(column) => onFilter({ column })}
          />
          {states.length > 0 && (
            <NamedChoices
              name={words.state}
              all={[...sameNamed(states.filter(inPlans)), none]}
              chosen={filter.flow}
              onChoose={(chosen) => onFilter({ flow: chosen })}
            />
          )}
          {tags.length > 0 && (
            <NamedChoices
              name={words.tag}
              all={[...sameNamed(tags.filter(inPlans)), none]}
              chosen={filter.tag}
              onChoose={(tag) => onFilter({ tag })}
            />
          )}
          <Each rows={fields} keyOf={({ id }) => id}>
            {(field) => (
              <Choices
                name={field.name}
                all={tokensOf(field, people)}
                chosen={filter.field.filter((token) => partsOfToken(token)[0] === field.id)}
                show={words.fieldValue}
                more={questionOf(field)}
                onMore={setAsked}
                onChoose={(chosen) =>
                  onFilter({ field: withField(filter.field, field.id, chosen) })
                }
              />
            )}
          </Each>
          <Choices
            name={words.priority}
            all={[...new Set([...words.priorities, ...filter.priority])]}
            chosen={filter.priority}
            show={words.priorityName}
            onChoose={(priority) => onFilter({ priority })}
          />
          <Choices
            name={words.color}
            all={TASK_COLORS}
            chosen={filter.color}
            show={words.colorName}
            swatches
            onChoose={(color) => onFilter({ color })}
          />
        </Menu.Dropdown>
      </Menu>
      {asked && (
        <Opening>
          <QuestionDialog
            question={asked}
            filter={filter}
            onFilter={onFilter}
            onClose={() => setAsked(undefined)}
          />
        </Opening>
      )}
    </>
  );
}

/** What of a field is asked by a span or by words. */
function questionOf({ id, name, kind }: PlanField): Question | undefined {
  const of = fieldKey(id);
  if (kind === "date" || kind === "number") return { of, name, kind };
  return kind === "text" || kind === "link" ? { of, name, kind: "text" } : undefined;
}

interface ChoicesProps<Value> {
  readonly name: string;
  readonly all: readonly Value[];
  readonly chosen: readonly Value[];
  readonly show: (value: Value) => string;
  /** The values are colours, shown beside their names. */
  readonly swatches?: boolean;
  /** What can be asked besides. */
  readonly more?: Question | undefined;
  readonly onMore?: (question: Question) => void;
  /** All that are chosen now, the newest last. */
  readonly onChoose: (chosen: Value[]) => void;
}

/** Values of one kind, of which any will do. */
function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { t } = useTranslation("plan-view");
  const { name, all, chosen, show, swatches = false, more, onMore, onChoose } = props;
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item>{name}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown aria-label={name}>
        {all.map((value) => (
          <Menu.CheckboxItem
            key={value}
            checked={chosen.includes(value)}
            rightSection={swatches && <Swatch color={String(value)} />}
            onChange={(wanted) => {
              const others = chosen.filter((one) => one !== value);
              onChoose(wanted ? [...others, value] : others);
            }}
          >
            {show(value)}
          </Menu.CheckboxItem>
        ))}
        {more && onMore && (
          <Menu.Item onClick={() => onMore(more)}>
            {t(more.kind === "text" ? "containing" : "between")}
          </Menu.Item>
        )}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

interface NamedChoicesProps {
  readonly name: string;
  readonly all: readonly NamedIds[];
  readonly chosen: readonly number[];
  readonly onChoose: (ids: number[]) => void;
}

/** Things of plans by their names; those that are called the same in several plans are chosen together. */
function NamedChoices({ name, all, chosen, onChoose }: NamedChoicesProps) {
  const keyOf = ({ ids }: NamedIds) => ids.join(",");
  const byKey = new Map(all.map((each) => [keyOf(each), each]));
  return (
    <Choices
      name={name}
      all={[...byKey.keys()]}
      chosen={all.filter(({ ids }) => ids.some((id) => chosen.includes(id))).map(keyOf)}
      show={(key) => byKey.get(key)?.name ?? ""}
      onChoose={(keys) => onChoose(keys.flatMap((key) => byKey.get(key)?.ids ?? []))}
    />
  );
}

import { Menu } from "@mantine/core";
import { IconFilterPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useFlow } from "#client/live/use-flow.ts";
import { usePlanTags } from "#client/live/use-tags.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import type { PlanUser } from "#domain/plan/plan-user.ts";
import { DUE_FILTERS, NOBODY, NONE, type TaskFilter } from "#domain/plan/view/task-filter.ts";
import { PRIORITIES, TASK_COLORS } from "#domain/task/task.ts";
import { useFilterWords } from "./use-filter-words.ts";

interface FilterMenuProps {
  readonly planId: number;
  readonly filter: TaskFilter;
  readonly columns: readonly BoardColumn[];
  readonly people: readonly PlanUser[];
  readonly onFilter: (change: Partial<TaskFilter>) => void;
}

/** All that can be asked for, open from the start; it stays open, because people ask for several things. */
export function FilterMenu({ planId, filter, columns, people, onFilter }: FilterMenuProps) {
  const { t } = useTranslation("plan-view");
  const words = useFilterWords(columns);
  const tags = usePlanTags(planId);
  const flow = useFlow(planId);
  const states = flow.state === "ready" ? flow.value : [];
  const { showMy, showHelp, showUndone, showCompleted } = filter;
  return (
    <Menu position="bottom-start" width="max-content" defaultOpened>
      <Menu.Target>
        <IconButton icon={IconFilterPlus} label={t("filter")} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t("filter")}>
        <Menu.CheckboxItem checked={showMy} onChange={(wanted) => onFilter({ showMy: wanted })}>
          {words.mine}
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checked={showHelp} onChange={(wanted) => onFilter({ showHelp: wanted })}>
          {words.assisting}
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
        <Choices
          name={words.owner}
          all={[...people.map(({ userId }) => userId), NOBODY]}
          chosen={filter.owner}
          show={(id) => (id === NOBODY ? words.nobody : words.nameOf(id))}
          onChoose={(owner) => onFilter({ owner })}
        />
        <Choices
          name={words.column}
          all={columns.map(({ column }) => column.id)}
          chosen={filter.column}
          show={words.columnName}
          onChoose={(column) => onFilter({ column })}
        />
        {states.length > 0 && (
          <Choices
            name={words.state}
            all={[...states.map(({ id }) => id), NONE]}
            chosen={filter.flow}
            show={(id) => (id === NONE ? words.none : words.flowName(id))}
            onChoose={(chosen) => onFilter({ flow: chosen })}
          />
        )}
        {tags.length > 0 && (
          <Choices
            name={words.tag}
            all={[...tags.map(({ id }) => id), NONE]}
            chosen={filter.tag}
            show={(id) => (id === NONE ? words.none : words.tagName(id))}
            onChoose={(tag) => onFilter({ tag })}
          />
        )}
        <Choices
          name={words.priority}
          all={PRIORITIES}
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
  );
}

interface ChoicesProps<Value> {
  readonly name: string;
  readonly all: readonly Value[];
  readonly chosen: readonly Value[];
  readonly show: (value: Value) => string;
  /** The values are colours, shown beside their names. */
  readonly swatches?: boolean;
  /** All that are chosen now, the newest last. */
  readonly onChoose: (chosen: Value[]) => void;
}

/** Values of one kind, of which any will do. */
function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { name, all, chosen, show, swatches = false, onChoose } = props;
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
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

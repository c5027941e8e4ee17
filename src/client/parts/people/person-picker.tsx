import { Stack, Text, TextInput } from "@mantine/core";
import { IconUsersPlus } from "@tabler/icons-react";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePlanPeople } from "#client/live/use-plan.ts";
import { useUsers } from "#client/live/use-users.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { isActive } from "#domain/user/is-active.ts";
import classes from "./people.module.css";
import { PeopleOptions } from "./people-options.tsx";
import { PlanOptions } from "./plan-options.tsx";
import { offerPeople, rankPeople } from "./rank-people.ts";
import { type Selection, useSelection } from "./use-selection.ts";
import { enterOptions } from "./walk-options.ts";

interface PersonPickerProps extends Selection {
  /** Name of the field; "Search by name" where left out. */
  readonly label?: string;
  /** What picking does, with the name, for who does not see the row. */
  readonly actionOn: (name: string) => string;
  /** Whether the members of a plan can be picked at once. */
  readonly plans?: boolean;
}

const nobody: readonly number[] = [];
const FOUND = 20;
const PLANS_FOUND = 5;

/**
 * Picks colleagues by name, from this browser's own list; Enter takes the first, arrow keys lead to the others. Who is
 * disabled is found by name, last, and cannot be picked; who is gone is not there (seed 000 §5).
 */
export function PersonPicker({ label, actionOn, plans = false, ...selection }: PersonPickerProps) {
  const { t } = useTranslation("people");
  const users = useUsers();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState("");
  const { pick, pickAll, togglePlan } = useSelection(selection);
  const words = text.trim();
  const { chosen, among, without = nobody, peopleOnly = false } = selection;

  const offered = useMemo(() => {
    const barred = new Set([...chosen, ...without]);
    const open = among && new Set(among);
    return [...users.values()]
      .filter(({ id, deleteTime }) => deleteTime === 0 && !barred.has(id))
      .filter(({ id, bot }) => (!open || open.has(id)) && (!bot || !peopleOnly))
      .map((user) => ({
        id: user.id,
        name: user.nickname,
        isBot: user.bot,
        ...(!isActive(user) && { barred: t("disabled") }),
      }));
  }, [users, chosen, without, among, peopleOnly, t]);
  const answering = useMemo(() => offerPeople(offered, words), [offered, words]);
  const found = answering.slice(0, FOUND);
  // Bots are let in one by one.
  const all = plans
    ? answering.filter(({ barred, isBot }) => barred === undefined && !isBot).map(({ id }) => id)
    : [];

  const after = (change: () => void) => {
    change();
    setText("");
    // The button goes with the name; the next one is looked for at once.
    field.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Keys that end the writing of a Chinese name pick nobody.
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "ArrowDown" && enterOptions(list.current)) event.preventDefault();
    const first = found.find(({ barred }) => barred === undefined);
    // Nor does an Enter without words.
    if (event.key !== "Enter" || !words) return;
    event.preventDefault();
    if (first) after(() => pick(first.id));
  };
  return (
    <Stack gap="xs">
      <TextInput
        ref={field}
        label={label ?? t("search")}
        placeholder={t("searchHint")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        data-autofocus
      />
      {found.length === 0 && (
        <Text c="dimmed" size="sm">
          {t("nobody")}
        </Text>
      )}
      <PeopleOptions
        people={found}
        label={t("found")}
        actionOn={actionOn}
        onPick={({ id }) => after(() => pick(id))}
        field={field}
        list={list}
      >
        {all.length > FOUND && (
          <li>
            <button
              type="button"
              className={classes.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => after(() => pickAll(all))}
            >
              <span className={classes.planMark}>
                <IconUsersPlus size="1rem" aria-hidden />
              </span>
              <span className={classes.optionName}>{t("allFound", { count: all.length })}</span>
            </button>
          </li>
        )}
        {plans && (
          <FoundPlans
            words={words}
            chosen={chosen}
            onToggle={(members) => after(() => togglePlan(members))}
          />
        )}
      </PeopleOptions>
    </Stack>
  );
}

interface FoundPlansProps {
  readonly words: string;
  readonly chosen: readonly number[];
  readonly onToggle: (members: readonly number[]) => void;
}

/** Reads the plans only where they are offered. */
function FoundPlans({ words, chosen, onToggle }: FoundPlansProps) {
  const plans = usePlanPeople();
  if (plans.state !== "ready") return null;
  const found = rankPeople(plans.value, words).slice(0, PLANS_FOUND);
  return (
    <PlanOptions plans={found} chosen={chosen} onToggle={({ members }) => onToggle(members)} />
  );
}

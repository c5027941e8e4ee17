import { Popover } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type FocusEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import classes from "./people.module.css";
import { PersonPicker } from "./person-picker.tsx";
import { PickedPeople } from "./picked-people.tsx";
import { unpickPerson } from "./selection.ts";
import type { Selection, SelectionChange } from "./use-selection.ts";

interface PeopleFieldProps extends Selection {
  /** What the button says that offers others: "Add an owner". */
  readonly action: string;
  readonly readOnly?: boolean;
}

/** A dialog below would take Escape for itself; the library asks what has the focus whether it may. */
const keepEscape = ({ target }: FocusEvent<HTMLElement>) =>
  target.setAttribute("data-mantine-stop-propagation", "true");

/** Who is chosen, in one line, with a button that offers others. */
export function PeopleField({ action, readOnly = false, ...selection }: PeopleFieldProps) {
  const { t } = useTranslation("people");
  const [adding, setAdding] = useState(false);
  const { chosen, uncancelable, onChange } = selection;
  const handleRemove = (userId: number) => {
    const left = unpickPerson(chosen, userId, selection);
    if (left !== chosen) onChange({ chosen: left, added: [], removed: [userId] });
  };
  const handleChange = (change: SelectionChange) => {
    onChange(change);
    // Another pick would be another choice.
    if (selection.max === 1) setAdding(false);
  };
  return (
    <div className={classes.field}>
      {chosen.length > 0 && (
        <PickedPeople
          people={chosen}
          {...(uncancelable && { uncancelable })}
          {...(!readOnly && { onRemove: handleRemove })}
        />
      )}
      {readOnly && chosen.length === 0 && <span className={classes.note}>{t("nobodyYet")}</span>}
      {!readOnly && (
        <Popover
          opened={adding}
          onChange={setAdding}
          trapFocus
          returnFocus
          position="bottom-start"
          width="18.75rem"
        >
          <Popover.Target>
            <IconButton
              icon={IconPlus}
              size="sm"
              label={action}
              onClick={() => setAdding((open) => !open)}
            />
          </Popover.Target>
          <Popover.Dropdown
            aria-label={action}
            className={classes.picker}
            onFocusCapture={keepEscape}
          >
            <PersonPicker
              {...selection}
              onChange={handleChange}
              actionOn={(name) => t("add", { name })}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  );
}

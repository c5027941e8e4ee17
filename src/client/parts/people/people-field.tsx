import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./people.module.css";
import { PeoplePopover } from "./people-popover.tsx";
import { PersonPicker } from "./person-picker.tsx";
import { PickedPeople } from "./picked-people.tsx";
import { type Selection, type SelectionChange, useSelection } from "./use-selection.ts";

interface PeopleFieldProps extends Selection {
  /** What the button says that offers others: "Add an owner". */
  readonly action: string;
  readonly readOnly?: boolean;
}

/** Who is chosen, in one line, with a button that offers others. */
export function PeopleField({ action, readOnly = false, ...selection }: PeopleFieldProps) {
  const { t } = useTranslation("people");
  const [adding, setAdding] = useState(false);
  const { unpick } = useSelection(selection);
  const { chosen, uncancelable, onChange } = selection;
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
          {...(!readOnly && { onRemove: unpick })}
        />
      )}
      {readOnly && chosen.length === 0 && <span className={classes.note}>{t("nobodyYet")}</span>}
      {!readOnly && (
        <PeoplePopover action={action} opened={adding} onOpen={setAdding}>
          <PersonPicker
            {...selection}
            onChange={handleChange}
            actionOn={(name) => t("add", { name })}
          />
        </PeoplePopover>
      )}
    </div>
  );
}

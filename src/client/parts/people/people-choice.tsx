import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PersonPicker } from "./person-picker.tsx";
import { PickedPeople } from "./picked-people.tsx";
import { type Selection, useSelection } from "./use-selection.ts";

/** Who is chosen, with a cross each, below a field to find who else could be. */
export function PeopleChoice(selection: Selection) {
  const { t } = useTranslation("people");
  const { unpick } = useSelection(selection);
  const { chosen, uncancelable } = selection;
  return (
    <Stack gap="xs">
      {chosen.length > 0 && (
        <PickedPeople people={chosen} {...(uncancelable && { uncancelable })} onRemove={unpick} />
      )}
      <PersonPicker {...selection} actionOn={(name) => t("add", { name })} />
    </Stack>
  );
}

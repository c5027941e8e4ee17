import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FlowCopyRule } from "#domain/approval/flow/flow.ts";
import { PeopleFields } from "./people-fields.tsx";

type Copied = Pick<FlowCopyRule, "people" | "chosen">;

interface CopyFieldsProps {
  readonly copy: Copied;
  readonly onChange: (copy: Copied) => void;
}

/** Who gets to know of a request: these people, or those of them whom the person who asks chooses. */
export function CopyFields({ copy: { people, chosen = false }, onChange }: CopyFieldsProps) {
  const { t } = useTranslation("approval-flow");
  return (
    <>
      <PeopleFields
        people={people}
        label={t(chosen ? "from" : "whoKnows")}
        onChange={(next) => onChange({ people: next, chosen })}
      />
      <Checkbox
        label={t("copies.chosen")}
        checked={chosen}
        onChange={(event) => onChange({ people, chosen: event.currentTarget.checked })}
      />
    </>
  );
}

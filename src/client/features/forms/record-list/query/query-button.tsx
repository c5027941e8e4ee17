import { Button } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { Form } from "#domain/form/graph/form.ts";
import type { OwnFields } from "#domain/form/permissions/field-rights.ts";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { questionCount } from "#client/parts/form-query/query-edit.ts";
import classes from "../record-list-screen.module.css";

const QueryDialog = late(async () => (await import("./query-dialog.tsx")).QueryDialog);

interface QueryButtonProps {
  readonly form: Form;
  readonly own: OwnFields;
  readonly surroundings: FormSurroundings;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Opens what is asked of the records, and says how much that is. */
export function QueryButton(props: QueryButtonProps) {
  const { t } = useTranslation("records");
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useIsPhone();
  const count = questionCount(props.query);
  const label = count > 0 ? t("queryCount", { count }) : t("query");
  return (
    <>
      <Button
        variant={count > 0 ? "light" : "default"}
        leftSection={<IconFilter size="1rem" aria-hidden />}
        {...(isPhone && { className: classes.narrow, "aria-label": label })}
        onClick={() => setIsOpen(true)}
      >
        {isPhone ? count > 0 && count : label}
      </Button>
      {isOpen && (
        <Opening>
          <QueryDialog {...props} onClose={() => setIsOpen(false)} />
        </Opening>
      )}
    </>
  );
}

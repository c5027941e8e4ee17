import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useIsPhone } from "#client/ui/use-is-phone.ts";

interface AddButtonProps {
  /** What is typed in the field beside it. */
  readonly text: string;
  readonly onAdd: () => void;
}

/** Adds what was typed where keyboards have no Enter that people know of: on a phone. The field keeps the focus. */
export function AddButton({ text, onAdd }: AddButtonProps) {
  const { t } = useTranslation("task");
  const isPhone = useIsPhone();
  if (!isPhone || text.trim() === "") return null;
  return (
    <Button
      variant="light"
      w="fit-content"
      mt="xs"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onAdd}
    >
      {t("add")}
    </Button>
  );
}

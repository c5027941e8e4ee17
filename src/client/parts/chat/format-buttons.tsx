import { ActionIcon } from "@mantine/core";
import { IconBold, IconCode, IconItalic, IconList } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

const formats = [
  { icon: IconBold, key: "bold", mark: "**" },
  { icon: IconItalic, key: "italic", mark: "_" },
  { icon: IconCode, key: "code", mark: "`" },
  { icon: IconList, key: "list", mark: "- " },
];

interface FormatButtonsProps {
  readonly onWrap: (mark: string) => void;
}

/** Marks of letters for what is being written. */
export function FormatButtons({ onWrap }: FormatButtonsProps) {
  const { t } = useTranslation("chat");
  return formats.map(({ icon: Icon, key, mark }) => (
    <ActionIcon
      key={key}
      variant="subtle"
      color="gray"
      aria-label={t(`format.${key}`)}
      onClick={() => onWrap(mark)}
    >
      <Icon size="1rem" aria-hidden />
    </ActionIcon>
  ));
}

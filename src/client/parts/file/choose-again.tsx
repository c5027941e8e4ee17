import { Button } from "@mantine/core";
import { IconFileSearch } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useUploadActions } from "#client/live/files/use-uploads.ts";

interface ChooseAgainProps {
  readonly fileId: number;
  readonly name: string;
}

/** Asks for a file of which this device has lost something; all other parts of it stay where they are. */
export function ChooseAgain({ fileId, name }: ChooseAgainProps) {
  const { t } = useTranslation("upload");
  const { bringAgain } = useUploadActions();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconFileSearch size="1rem" aria-hidden />}
        onClick={() => field.current?.click()}
      >
        {t("chooseAgain")}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t("chooseAgainFor", { name })}
        onChange={({ currentTarget }) => {
          const picked = currentTarget.files?.[0];
          if (picked) void bringAgain(fileId, picked);
          currentTarget.value = "";
        }}
      />
    </>
  );
}

import { Alert, Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EXPORTED_MESSAGES_MAX } from "#client/live/chat/use-collect-chat.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { type ExportState, useExportChat } from "./use-export-chat.ts";

interface ExportChatProps {
  readonly dialogId: number;
  /** By this the page and the file are called. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Saves a chat as a page that is read without the app; what is only on the server needs the network. */
export function ExportChat({ dialogId, name, onClose }: ExportChatProps) {
  const { t } = useTranslation("chat-export");
  const [withFiles, setWithFiles] = useState(true);
  const { state, begin, saveCut } = useExportChat({ id: dialogId, name }, withFiles);
  const isBusy = ["messages", "files", "packing"].includes(state.step);
  return (
    <Dialog title={t("title", { name })} onClose={onClose}>
      <Stack>
        <Text size="sm">{t("what", { count: EXPORTED_MESSAGES_MAX })}</Text>
        <Text size="sm" c="dimmed">
          {t("care")}
        </Text>
        <Checkbox
          label={t("withFiles")}
          checked={withFiles}
          disabled={isBusy}
          onChange={(event) => setWithFiles(event.currentTarget.checked)}
        />
        <Progress state={state} />
        {state.step === "cut" && (
          <Alert color="orange" role="alert" title={t("earlierMissing")}>
            <Stack gap="xs" align="flex-start">
              {state.problem}
              <Group gap="xs">
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => void begin(state.messages)}
                >
                  {t("tryAgain")}
                </Button>
                {state.messages.length > 0 && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    onClick={() => void saveCut(state.messages)}
                  >
                    {t("saveHere", { count: state.messages.length })}
                  </Button>
                )}
              </Group>
            </Stack>
          </Alert>
        )}
        {state.step === "failed" && (
          <Alert color="red" role="alert">
            {t("failed")}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button
            leftSection={<IconDownload size="1rem" aria-hidden />}
            loading={isBusy}
            onClick={() => void begin()}
          >
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Progress({ state }: { readonly state: ExportState }) {
  const { t } = useTranslation("chat-export");
  const words = () => {
    switch (state.step) {
      case "messages":
      case "files":
        return t(`read.${state.step}`, { count: state.count });
      case "packing":
        return t("packing");
      case "saved":
        return state.missing > 0 ? t("savedWithout", { count: state.missing }) : t("saved");
      default:
        return "";
    }
  };
  return (
    <Text size="sm" component="output">
      {words()}
    </Text>
  );
}

import { Alert, Code, Stack, Text, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { listInterfaceHosts, saveInterfaceHosts } from "#contract/calls/forms/http-interface.ts";
import { useData } from "#client/live/data-context.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import classes from "../data-sources.module.css";

const EXAMPLES = ["api.example.com", "http://10.0.0.5:8080", "erp.example.com=10.0.0.5"] as const;
const MEANINGS = ["named", "plain", "own"] as const;

/** The hosts that data sources may ask; while there are none, nothing leaves. The list is the server's, so it needs the network. */
export function HostsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("http-source");
  const { call } = useData();
  const isOffline = useLine() === "down";
  const { value, problem } = useServerAnswer(listInterfaceHosts, {});
  return (
    <Dialog title={t("hosts.title")} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm">{t("hosts.hint")}</Text>
        {isOffline && (
          <Text component="output" size="sm">
            {t("offline")}
          </Text>
        )}
        {problem && !isOffline && (
          <Alert color="orange" role="alert">
            {problem}
          </Alert>
        )}
        {!value && !problem && <SkeletonList rows={2} />}
        {value && (
          <ActionForm
            action={t("hosts.save")}
            disabled={isOffline}
            onSend={async (field) => {
              const hosts = field("hosts")
                .split("\n")
                .map((line) => line.trim())
                .filter((line) => line !== "");
              const result = await call(saveInterfaceHosts, { hosts });
              if (!result.ok) return result.failure;
              onClose();
              return undefined;
            }}
          >
            <Textarea
              name="hosts"
              label={t("hosts.label")}
              classNames={{ input: classes.code }}
              defaultValue={value.hosts.join("\n")}
              autosize
              minRows={4}
              maxRows={12}
              spellCheck={false}
              data-autofocus
            />
            <Stack gap="xs">
              {EXAMPLES.map((example, at) => (
                <Text key={example} size="xs" c="dimmed">
                  <Code>{example}</Code> {t(`hosts.meaning.${MEANINGS[at] ?? "named"}`)}
                </Text>
              ))}
            </Stack>
          </ActionForm>
        )}
      </Stack>
    </Dialog>
  );
}

import { Alert } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getInterfaceRequest } from "#contract/calls/forms/http-interface.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import { draftOfRequest } from "./http/http-draft.ts";
import { SourceForm } from "./source-form.tsx";

const HostsDialog = late(async () => (await import("./http/hosts-dialog.tsx")).HostsDialog);

interface SourceDialogProps {
  /** The one that is edited; a new one where there is none. */
  readonly source: DataInterface | undefined;
  readonly onClose: () => void;
}

/** A data source, new or to be changed. */
export function SourceDialog({ source, onClose }: SourceDialogProps) {
  const { t } = useTranslation("data-sources");
  const isPhone = useIsPhone();
  const [asksHosts, setAsksHosts] = useState(false);
  const openHosts = () => setAsksHosts(true);
  return (
    <>
      <Dialog
        onClose={() => {
          // A key that closes the dialog above is not for this one: what was typed would be lost.
          if (!asksHosts) onClose();
        }}
        size="wide"
        whole={isPhone}
        title={source ? t("editTitle", { name: source.name }) : t("add")}
      >
        {source?.kind === "http" ? (
          <HttpSource source={source} onClose={onClose} onHosts={openHosts} />
        ) : (
          <SourceForm source={source} onClose={onClose} onHosts={openHosts} />
        )}
      </Dialog>
      <Opening>{asksHosts && <HostsDialog onClose={() => setAsksHosts(false)} />}</Opening>
    </>
  );
}

interface HttpSourceProps {
  readonly source: DataInterface;
  readonly onClose: () => void;
  readonly onHosts: () => void;
}

/** One that asks another server: where it asks is told by the server alone, and the rest can be changed without a network. */
function HttpSource({ source, ...ways }: HttpSourceProps) {
  const isOffline = useLine() === "down";
  const { value, problem } = useServerAnswer(getInterfaceRequest, { id: source.id });
  if (value)
    return <SourceForm source={source} request={draftOfRequest(value.request)} {...ways} />;
  if (isOffline) return <SourceForm source={source} {...ways} />;
  if (problem)
    return (
      <Alert color="orange" role="alert">
        {problem}
      </Alert>
    );
  return <SkeletonList rows={4} />;
}

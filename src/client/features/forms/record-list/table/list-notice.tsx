import { IconCloudOff, IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import type { RecordPage } from "#client/live/forms/use-record-page.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import classes from "../record-list-screen.module.css";

interface ListNoticeProps {
  readonly asked: RecordPage;
  readonly count: number;
}

/** Whose word the list is, and since when, where it is not the server's of this moment; with a way to ask again. */
export function ListNotice({ asked: { page, state, refresh }, count }: ListNoticeProps) {
  const { t } = useTranslation("records");
  const format = useFormatTime();
  const failureText = useFailureText();
  const seenAt = typeof page === "object" ? format.absolute(page.seenAt) : undefined;
  const here = seenAt === undefined ? t("onlyHere", { count }) : t("asSeen", { time: seenAt });
  return (
    <div className={classes.notice}>
      <output>
        {state === "offline" && (
          <>
            <IconCloudOff size="1rem" aria-hidden />
            {here}
          </>
        )}
        {typeof state === "object" && failureText(state)}
      </output>
      {state !== "offline" && (
        <IconButton
          icon={IconRefresh}
          label={t("refresh")}
          disabled={state === "asking"}
          onClick={refresh}
        />
      )}
    </div>
  );
}

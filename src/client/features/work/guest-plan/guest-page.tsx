import { IconCloudOff, IconLayoutKanban, IconRefresh } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { usePageName } from "#client/platform/title/page-title.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { CompanyLogo } from "#client/parts/outside/company-logo.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { GuestBoardView } from "./guest-board-view.tsx";
import { GuestList } from "./guest-list.tsx";
import { GuestTaskPanel } from "./guest-task-panel.tsx";
import type { GuestPlan } from "./kept-guest-plan.ts";
import { useGuestPriorities } from "./use-guest-priorities.ts";
import classes from "./guest-plan.module.css";

interface GuestPageProps {
  readonly code: string;
  readonly plan: GuestPlan;
  readonly isOffline: boolean;
  readonly onRefresh: () => void;
}

/** A plan as guests see it: the board, on a phone the same as a list, and one task at a time in full. */
export function GuestPage({ code, plan: { visit, board }, isOffline, onRefresh }: GuestPageProps) {
  const { t } = useTranslation(["guest-link", "public-link"]);
  const { due } = useFormatTime();
  const isPhone = useIsPhone();
  const priorities = useGuestPriorities(board.priorities);
  const [openedKey, setOpenedKey] = useState<string>();
  usePageName("place", board.name);
  const opened = useMemo(
    () => board.columns.flatMap(({ cards }) => cards).find(({ key }) => key === openedKey),
    [board, openedKey],
  );
  const words = { board, priorities };
  const Shown = isPhone ? GuestList : GuestBoardView;
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <CompanyLogo />
        <div className={classes.words}>
          <h1 className={classes.title}>{board.name}</h1>
          <p className={classes.dim}>{t("public-link:from", { company: visit.company })}</p>
        </div>
        <output className={classes.moment} data-offline={isOffline || undefined}>
          {isOffline && <IconCloudOff size="1rem" aria-hidden />}
          {t(isOffline ? "offline" : "asOf", { time: due(visit.at) })}
        </output>
        <IconButton icon={IconRefresh} label={t("refresh")} onClick={onRefresh} />
      </header>
      {board.columns.length === 0 ? (
        <EmptyState icon={IconLayoutKanban} title={t("noColumns")} />
      ) : (
        <Shown words={words} openedKey={openedKey} onOpen={setOpenedKey} />
      )}
      {opened && (
        <GuestTaskPanel
          key={opened.key}
          code={code}
          visit={visit}
          card={opened}
          words={words}
          onClose={() => setOpenedKey(undefined)}
        />
      )}
    </main>
  );
}

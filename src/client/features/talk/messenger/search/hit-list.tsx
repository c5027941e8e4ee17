import { Button, ScrollArea, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SearchHit } from "#client/data/search/question.ts";
import type { ChatSearch } from "#client/live/search/use-chat-search.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { MarkedText } from "#client/parts/search/marked-text.tsx";
import { Moment } from "#client/parts/time/moment.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { NamedLoader } from "#client/ui/loading-bar/named-loader.tsx";
import classes from "./search-panel.module.css";

interface HitListProps {
  readonly found: ChatSearch;
  /** The hit that is shown in the chat. */
  readonly shownId: number | undefined;
  readonly onShow: (hit: SearchHit) => void;
}

/** What was found, the newest first, and where it was looked for. */
export function HitList({ found, shownId, onShow }: HitListProps) {
  const { t } = useTranslation("chat-search");
  const { hits, asking, more, askMore } = found;
  const isDown = useLine() === "down";
  return (
    <ScrollArea className={classes.scroll ?? ""} type="auto">
      {hits && hits.length > 0 && (
        <ul className={classes.list} aria-label={t("hits")}>
          <Each rows={hits} keyOf={({ id }) => id} as="li">
            {(hit) => <Hit hit={hit} isShown={hit.id === shownId} onShow={onShow} />}
          </Each>
        </ul>
      )}
      <div className={classes.notes} aria-live="polite">
        <Note found={found} isDown={isDown} />
        {hits && more && !asking && (
          <Button size="compact-sm" variant="default" onClick={askMore}>
            {t(found.failure ? "again" : "older")}
          </Button>
        )}
      </div>
    </ScrollArea>
  );
}

/** Nothing found, still looking, or where it was looked. */
function Note({ found, isDown }: { readonly found: ChatSearch; readonly isDown: boolean }) {
  const { t } = useTranslation("chat-search");
  const failureText = useFailureText();
  const { hits, isAsked, complete, asking, failure, more } = found;
  const words: string[] = [];
  if (!isAsked) words.push(t("hint"));
  else {
    const isDone = complete && !asking;
    if (isDone && hits?.length === 0) words.push(t("none"));
    if (!complete) words.push(t("filling"));
    if (isDown || failure) words.push(t("onlyHere"));
    if (failure && failure.kind !== "network") words.push(failureText(failure));
    if (isDone && !failure && !more) words.push(t("whole"));
  }
  return (
    <>
      {isAsked && asking && !isDown && <NamedLoader label={t("asking")} />}
      {words.length > 0 && (
        <Text c="dimmed" size="sm">
          {words.join(" ")}
        </Text>
      )}
    </>
  );
}

interface HitProps {
  readonly hit: SearchHit;
  readonly isShown: boolean;
  readonly onShow: (hit: SearchHit) => void;
}

/** One message: who, when, and the words around what was found. */
function Hit({ hit, isShown, onShow }: HitProps) {
  const { t } = useTranslation("chat");
  const { short } = useFormatTime();
  const name = useUsers().get(hit.userId)?.nickname ?? t("somebody");
  return (
    <li>
      <button
        type="button"
        className={classes.hit}
        aria-current={isShown || undefined}
        onClick={() => onShow(hit)}
      >
        <InitialsAvatar id={hit.userId} name={name} size="small" />
        <span className={classes.said}>
          <span className={classes.who}>
            <span className={classes.name}>{name}</span>
            <Moment className={classes.time} time={hit.time}>
              {short(hit.time)}
            </Moment>
          </span>
          <span className={classes.title}>
            <MarkedText text={hit.title} marks={hit.marks} />
          </span>
        </span>
      </button>
    </li>
  );
}

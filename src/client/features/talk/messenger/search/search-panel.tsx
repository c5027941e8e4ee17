import { useMediaQuery } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SearchHit } from "#client/data/search/question.ts";
import { useChatSearch } from "#client/live/search/use-chat-search.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SidePanel } from "#client/ui/side-panel/side-panel.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { HitList } from "./hit-list.tsx";
import { HitSteps } from "./hit-steps.tsx";
import { noQuestion, questionOf, SearchFields, type TypedQuestion } from "./search-fields.tsx";
import classes from "./search-panel.module.css";

interface SearchPanelProps {
  readonly dialogId: number;
  /** Who writes, or once wrote, in the chat. */
  readonly people: readonly number[];
  readonly onOpenMessage: (messageId: number) => void;
  readonly onClose: () => void;
}

/** From here on a panel stands beside what it belongs to. */
const BESIDE = "(min-width: 75em)";

/**
 * What was said in a chat, found by words, by who said it, what it is and when. Beside the chat; where there is
 * no room for both, as on a phone, it gives way to a line with the steps from one hit to the next.
 */
export function SearchPanel({ dialogId, people, onOpenMessage, onClose }: SearchPanelProps) {
  const { t } = useTranslation("chat-search");
  const isPhone = useIsPhone();
  const isBeside = useMediaQuery(BESIDE, false, { getInitialValueInEffect: false });
  const [typed, setTyped] = useState<TypedQuestion>(noQuestion);
  const [shownId, setShownId] = useState<number>();
  const [away, setAway] = useState(false);
  const found = useChatSearch(dialogId, questionOf(typed));
  const hits = found.hits ?? [];
  const place = hits.findIndex(({ id }) => id === shownId);

  const show = ({ id }: Pick<SearchHit, "id">) => {
    setShownId(id);
    // Where there is no room beside it stands over what it leads to.
    setAway(!isBeside);
    onOpenMessage(id);
  };
  const stepTo = (next: number) => {
    const hit = hits[next];
    if (hit) show(hit);
    else if (next >= hits.length && found.more && !found.asking) found.askMore();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || !isPressed(event, fieldShortcuts.confirm)) return;
    event.preventDefault();
    stepTo(place + 1);
  };
  const steps = (
    <HitSteps
      place={place}
      count={hits.length}
      more={found.more}
      onEarlier={() => stepTo(place + 1)}
      onLater={() => stepTo(place - 1)}
    />
  );
  if (!isBeside && away) {
    return (
      <section className={classes.line} aria-label={t("title")}>
        <button type="button" className={classes.words} onClick={() => setAway(false)}>
          {typed.words.trim() || t("list")}
        </button>
        {steps}
        <IconButton icon={IconX} label={t("close")} onClick={onClose} />
      </section>
    );
  }
  return (
    <SidePanel label={t("title")} onClose={onClose}>
      <PaneHeader title={t("title")} level={2} {...(isPhone && { onBack: onClose })}>
        {!isPhone && <IconButton icon={IconX} label={t("close")} onClick={onClose} />}
      </PaneHeader>
      <SearchFields
        typed={typed}
        people={people}
        onType={(part) => {
          setTyped((before) => ({ ...before, ...part }));
          setShownId(undefined);
        }}
        onKeyDown={handleKeyDown}
      />
      <HitList found={found} shownId={shownId} onShow={show} />
      {hits.length > 0 && <div className={classes.foot}>{steps}</div>}
    </SidePanel>
  );
}

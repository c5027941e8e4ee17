import { Button, Group, Textarea } from "@mantine/core";
import { IconAt, IconPaperclip } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormFiles } from "#client/live/files/use-form-files.ts";
import { useData } from "#client/live/data-context.ts";
import {
  completeMention,
  mentionBeingTyped,
  type Mentionable,
  namesToTokens,
} from "#client/parts/chat/mention/mention-text.ts";
import { useCaret } from "#client/parts/chat/use-caret.ts";
import { FileField } from "#client/parts/file/file-field.tsx";
import { FileList } from "#client/parts/form-fill/files/file-list.tsx";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { chatShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { PeopleOptions } from "#client/parts/people/people-options.tsx";
import { offerPeople } from "#client/parts/people/rank-people.ts";
import { enterOptions } from "#client/parts/people/walk-options.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { Form } from "#client/ui/form/form.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import { COMMENT_FILES_MAX } from "#domain/approval/flow/flow-limits.ts";
import { APPROVAL_COMMENT_MAX } from "#domain/limits.ts";
import classes from "../approvals.module.css";
import { useCommentDraft } from "./use-comment-draft.ts";
import { useMentionable } from "./use-mentionable.ts";

/** As many as are offered at once. */
const OFFERED = 8;

/** Where somebody writes to a request: names people after an @, adds files; all of it waits for no network. */
export function CommentComposer({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation("approvals");
  const { onRefused } = useData();
  const { send } = useFormFiles();
  const { id, recordId } = approval;
  const people = useMentionable(recordId);
  const draft = useCommentDraft(id, t("tooManyFiles", { count: COMMENT_FILES_MAX }));
  const { words, setWords, files } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const offered = useRef<HTMLUListElement>(null);
  const [caret, setCaret] = useState(0);
  const placeCaret = useCaret(field);
  const typed = mentionBeingTyped(words, caret);
  const found = typed === undefined ? [] : offerPeople(people, typed).slice(0, OFFERED);
  const isEmpty = words.trim() === "" && files.length === 0;

  const put = (text: string, position: number) => {
    setWords(text);
    setCaret(position);
    placeCaret(position);
  };
  const pick = ({ name }: Mentionable) => {
    const completed = completeMention(words, caret, name);
    put(completed.text, completed.caret);
  };
  const beginMention = () => {
    const at = field.current?.selectionStart ?? words.length;
    const before = words.slice(0, at);
    const sign = before === "" || /\s$/.test(before) ? "@" : " @";
    put(before + sign + words.slice(at), at + sign.length);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const first = found.find(({ barred }) => barred === undefined);
    if (event.key === "ArrowDown" && enterOptions(offered.current)) event.preventDefault();
    else if (first && isPressed(event, chatShortcuts.pickPerson)) {
      event.preventDefault();
      pick(first);
    }
  };
  const handleSend = async () => {
    if (isEmpty) return;
    const known = people.filter(({ barred }) => barred === undefined);
    const remarks = namesToTokens(words.trim(), known);
    const fileIds = files.map(({ fileId }) => fileId);
    const sent = await send("approval.comment", { id, remarks }, fileIds);
    if (sent.ok) draft.forget();
    else onRefused(sent.refusal);
  };
  return (
    <Form onSubmit={() => void handleSend()}>
      <div className={classes.writing}>
        {found.length > 0 && (
          <PeopleOptions
            people={found}
            label={t("mention")}
            onPick={pick}
            field={field}
            list={offered}
            className={classes.offered ?? ""}
          />
        )}
        <Textarea
          ref={field}
          aria-label={t("comment")}
          placeholder={t("comment")}
          autosize
          maxRows={6}
          maxLength={APPROVAL_COMMENT_MAX}
          value={words}
          onChange={(event) => {
            setCaret(event.currentTarget.selectionStart);
            setWords(event.currentTarget.value);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <FileList files={files} asPictures={false} onRemove={draft.remove} />
      <Group gap="xs" mt="xs">
        <Button type="submit" variant="default" size="compact-md" disabled={isEmpty}>
          {t("sendComment")}
        </Button>
        <IconButton icon={IconAt} label={t("mention")} onClick={beginMention} />
        <IconButton
          icon={IconPaperclip}
          label={t("attach")}
          onClick={() => picker.current?.click()}
        />
        <FileField field={picker} label={t("attach")} onPick={(picked) => void draft.add(picked)} />
      </Group>
    </Form>
  );
}

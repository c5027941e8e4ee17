import { type RefObject, useState } from "react";
import { MESSAGE_TEXT_MAX } from "#domain/limits.ts";
import { wrapSelection } from "./markdown-keys.ts";
import { useCaret } from "./use-caret.ts";

/** What is written in a field, where the caret stands in it, and what is put there. */
export function useWords(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onWrite: (text: string) => void,
) {
  const [caret, setCaret] = useState(0);
  const placeCaret = useCaret(field);
  const put = (words: string, position: number) => {
    onWrite(words);
    setCaret(position);
    placeCaret(position);
  };
  const selection = () => {
    const { selectionStart: start, selectionEnd: end } = field.current ?? {};
    return { start: start ?? text.length, end: end ?? text.length };
  };
  return {
    caret,
    setCaret,
    put,
    insert(words: string) {
      const { start } = selection();
      put(text.slice(0, start) + words + text.slice(start), start + words.length);
    },
    /** In place of what is selected, as much as has room. */
    replace(words: string) {
      const { start, end } = selection();
      const fitting = words.slice(0, MESSAGE_TEXT_MAX - text.length + end - start);
      put(text.slice(0, start) + fitting + text.slice(end), start + fitting.length);
    },
    wrap(mark: string) {
      const { start, end } = selection();
      const wrapped = wrapSelection(text, start, end, mark);
      put(wrapped.text, wrapped.caret);
    },
  };
}

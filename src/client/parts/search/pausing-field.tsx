import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { SEARCH_KEY_MAX } from "#domain/limits.ts";
import { SEARCH_PAUSE } from "#domain/record/record-limits.ts";

interface PausingFieldProps {
  /** What is searched. */
  readonly label: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** What is looked for; asked for once the person has paused. */
export function PausingField({ label, words, onWords }: PausingFieldProps) {
  const [typed, setTyped] = useState(words);
  const said = useRef(words);
  const say = useDebouncedCallback((wanted: string) => {
    said.current = wanted;
    onWords(wanted);
  }, SEARCH_PAUSE);
  useEffect(() => {
    // Somebody went back or followed a link.
    if (words !== said.current) setTyped(words);
    said.current = words;
  }, [words]);
  return (
    <TextInput
      type="search"
      flex={1}
      aria-label={label}
      placeholder={label}
      maxLength={SEARCH_KEY_MAX}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        say(event.currentTarget.value);
      }}
    />
  );
}

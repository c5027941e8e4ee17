import { TextInput, UnstyledButton } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { isComposing } from "#client/platform/is-composing.ts";
import classes from "./import.module.css";

interface CellFieldProps {
  readonly text: string;
  /** The cell by its column and line. */
  readonly label: string;
  /** Why it cannot be read; undefined where it can. */
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
}

/** A cell that is mended in its place: Enter or leaving it keeps what was typed, Escape what stood there. */
export function CellField({ text, label, problem, onText }: CellFieldProps) {
  const id = useId();
  const [isEdited, setIsEdited] = useState(false);
  return (
    <>
      {isEdited ? (
        <CellEditor
          text={text}
          label={label}
          hasProblem={problem !== undefined}
          onEnd={(typed) => {
            setIsEdited(false);
            if (typed !== text) onText(typed);
          }}
        />
      ) : (
        <UnstyledButton
          className={classes.cell}
          aria-label={`${label}: ${text}`}
          {...(problem !== undefined && { "aria-describedby": id })}
          onClick={() => setIsEdited(true)}
        >
          {text}
        </UnstyledButton>
      )}
      {problem !== undefined && (
        <span id={id} className={classes.fault}>
          {problem}
        </span>
      )}
    </>
  );
}

interface CellEditorProps extends Pick<CellFieldProps, "text" | "label"> {
  readonly hasProblem: boolean;
  /** With what stands there from now on. */
  readonly onEnd: (typed: string) => void;
}

function CellEditor({ text, label, hasProblem, onEnd }: CellEditorProps) {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <TextInput
      ref={input}
      size="xs"
      aria-label={label}
      value={typed}
      error={hasProblem}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => onEnd(typed)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !isComposing(event.nativeEvent)) onEnd(typed);
        if (event.key !== "Escape") return;
        // The dialog stays.
        event.stopPropagation();
        onEnd(text);
      }}
    />
  );
}

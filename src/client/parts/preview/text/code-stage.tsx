import type { PaperProps } from "../paper/paper-props.ts";
import { CodeText } from "./code-text.tsx";
import { TextFrame } from "./text-frame.tsx";

/** A text as it is written; code in colours where its language is known. */
export function CodeStage(props: PaperProps) {
  return <TextFrame {...props}>{(text) => <CodeText text={text} name={props.name} />}</TextFrame>;
}

import type { PaperProps } from "../paper/paper-props.ts";
import { MarkdownText } from "./markdown-text.tsx";
import { TextFrame } from "./text-frame.tsx";

/** A document in Markdown as it is meant. */
export function MarkdownStage(props: PaperProps) {
  return <TextFrame {...props}>{(text) => <MarkdownText text={text} />}</TextFrame>;
}

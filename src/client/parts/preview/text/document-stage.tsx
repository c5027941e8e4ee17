import type { PaperProps } from "../paper/paper-props.ts";
import { DocumentText } from "./document-text.tsx";
import { TextFrame } from "./text-frame.tsx";

/** A page of HTML. */
export function DocumentStage(props: PaperProps) {
  return (
    <TextFrame {...props}>{(text) => <DocumentText text={text} name={props.name} />}</TextFrame>
  );
}

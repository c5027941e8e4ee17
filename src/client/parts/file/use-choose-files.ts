import { useRef } from "react";
import { chooseFiles } from "./choose-files.ts";

/** A field that is opened for what is wanted this time: files to be made ready, or such that go as they were taken. */
export function useChooseFiles() {
  const field = useRef<HTMLInputElement>(null);
  const isUnchanged = useRef(false);
  const choose = (accept: string, from?: "camera") => {
    isUnchanged.current = false;
    chooseFiles(field.current, accept, from);
  };
  const chooseUnchanged = () => {
    // Where a phone asks for pictures alone, it takes their place away itself.
    choose("");
    isUnchanged.current = true;
  };
  return {
    field,
    choose,
    chooseUnchanged,
    /** Whether what is picked now was asked for as it was taken. */
    areUnchanged: () => isUnchanged.current,
  };
}

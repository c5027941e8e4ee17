import type { RefObject } from "react";

interface FileFieldProps {
  /** The field itself, for the button that opens it. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** It takes a folder with all that is in it. */
  readonly isOfFolders?: boolean;
  /** It takes one file and no more. */
  readonly isOfOne?: boolean;
  /** What it offers to be picked, as an input names it; anything where left out. */
  readonly accept?: string | undefined;
  /** Whether a phone takes a photograph for it at once. */
  readonly isOfCamera?: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

/** Where files are picked; a button of the place opens it. */
export function FileField({
  field,
  label,
  isOfFolders = false,
  isOfCamera = false,
  isOfOne = false,
  accept,
  onPick,
}: FileFieldProps) {
  return (
    <input
      ref={field}
      type="file"
      multiple={!isOfOne}
      hidden
      accept={accept}
      {...(isOfCamera && { capture: "environment" })}
      {...(isOfFolders && { webkitdirectory: "" })}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // The same file can be chosen again.
        currentTarget.value = "";
        if (files.length > 0) onPick(files);
      }}
    />
  );
}

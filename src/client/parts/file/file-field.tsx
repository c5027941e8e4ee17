import type { RefObject } from "react";

interface FileFieldProps {
  /** The field itself, for the button that opens it. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly onPick: (files: readonly File[]) => void;
}

/** Where files are picked; a button of the place opens it. */
export function FileField({ field, label, onPick }: FileFieldProps) {
  return (
    <input
      ref={field}
      type="file"
      multiple
      hidden
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

import { Button, Text } from "@mantine/core";
import { IconCamera, IconPaperclip } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormFiles } from "#client/live/files/use-form-files.ts";
import { FileField } from "#client/parts/file/file-field.tsx";
import { useDropFiles } from "#client/parts/file/use-drop-files.ts";
import { usePasteFiles } from "#client/parts/file/use-paste-files.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { mayBeMadeSmaller } from "#domain/file/file-kind.ts";
import { fileProblem } from "#domain/form/field-kinds/field-files.ts";
import { listOf } from "#domain/form/json/json.ts";
import { FileList } from "../files/file-list.tsx";
import classes from "../files/files.module.css";
import { type FormFile, formFilesOf, valueOfFile } from "../files/form-files.ts";
import { useProblemText } from "../use-problem-text.ts";
import type { ControlProps } from "./control-props.ts";

/** Files or pictures, picked, dropped, pasted or taken with the camera; they are kept here until the record is sent, and go with it. */
export function UploadControl({ node, value, onChange, onLeave, names }: ControlProps) {
  const { t } = useTranslation("form-fill");
  const problemText = useProblemText();
  const { keep, letGo } = useFormFiles();
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  // Files come one after the other, each beside those that stand there by then.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const asPictures = node.kind.name === "uploadImg";
  const { buttonText, tipText, fileSize, sizeUnit, limit } = node.properties;

  const add = async (picked: readonly globalThis.File[]) => {
    let held = listOf(latest.current).length;
    const taken = picked.filter((file) => {
      // What can be made smaller is, before it goes: how large it was says nothing.
      const size = asPictures && mayBeMadeSmaller(file.name) ? 0 : file.size;
      const problem = fileProblem(node, { name: file.name, size }, held);
      if (problem) showToast({ message: problemText(problem), tone: "error" });
      else held += 1;
      return !problem;
    });
    if (taken.length === 0) return;
    const kept = await keep(taken);
    onChange([...listOf(latest.current), ...kept.map(valueOfFile)]);
    onLeave();
  };
  const remove = ({ fileId }: FormFile) => {
    onChange(listOf(value).filter((item) => formFilesOf([item])[0]?.fileId !== fileId));
    void letGo([fileId]);
    onLeave();
  };
  const { isOver, handlers } = useDropFiles((files) => void add(files));
  usePasteFiles(place, (files) => void add(files));
  const called = buttonText || t(asPictures ? "addPictures" : "addFiles");
  const Icon = asPictures ? IconCamera : IconPaperclip;
  return (
    <fieldset ref={place} {...names} {...handlers} className={classes.field} data-over={isOver}>
      <div className={classes.add}>
        <Button
          variant="default"
          leftSection={<Icon size="1rem" aria-hidden />}
          onClick={() => field.current?.click()}
        >
          {called}
        </Button>
        <Text size="xs" c="dimmed">
          {tipText || t("filesUpTo", { size: fileSize ?? 10, unit: sizeUnit ?? "MB" })}
        </Text>
        <FileField
          field={field}
          label={called}
          isOfOne={limit === 1}
          accept={asPictures ? "image/*" : node.properties.accept}
          onPick={(files) => void add(files)}
        />
      </div>
      <FileList files={formFilesOf(value)} asPictures={asPictures} onRemove={remove} />
    </fieldset>
  );
}

import { Button, Text } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormFiles } from "#client/live/files/use-form-files.ts";
import { FileField } from "#client/parts/file/file-field.tsx";
import { useDropFiles } from "#client/parts/file/use-drop-files.ts";
import { useChooseFiles } from "#client/parts/file/use-choose-files.ts";
import { usePasteFiles } from "#client/parts/file/use-paste-files.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { mayBeMadeSmaller } from "#domain/file/file-kind.ts";
import type { File } from "#domain/file/file.ts";
import { fileProblem } from "#domain/form/field-kinds/field-files.ts";
import { listOf } from "#domain/form/json/json.ts";
import { FileList } from "../files/file-list.tsx";
import classes from "../files/files.module.css";
import { type FormFile, formFilesOf, valueOfFile } from "../files/form-files.ts";
import { sniffedIn } from "../files/sniffed-in.ts";
import { useProblemText } from "../use-problem-text.ts";
import type { ControlProps } from "./control-props.ts";

/** Files or pictures, picked, dropped, pasted or taken with the camera; they are kept here until the record is sent, and go with it. */
export function UploadControl({ node, value, onChange, onLeave, names }: ControlProps) {
  const { t } = useTranslation("form-fill");
  const problemText = useProblemText();
  const { keep, letGo } = useFormFiles();
  const { field, choose, chooseUnchanged, areUnchanged } = useChooseFiles();
  const place = useRef<HTMLFieldSetElement>(null);
  // Files come one after the other, each beside those that stand there by then.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const asPictures = node.kind.name === "uploadImg";
  const { buttonText, tipText, limit } = node.properties;
  const accept = asPictures ? "image/*" : (node.properties.accept ?? "");

  const add = async (picked: readonly globalThis.File[], isUnchanged = false) => {
    const kinds = new Map<globalThis.File, File["sniffed"]>();
    for (const file of picked) kinds.set(file, await sniffedIn(file));
    let held = listOf(latest.current).length;
    const taken = picked.filter((file) => {
      // What can be made smaller is, before it goes: how large it was says nothing.
      const shrinks = asPictures && !isUnchanged && mayBeMadeSmaller(file.name);
      const size = shrinks ? 0 : file.size;
      const sniffed = kinds.get(file) ?? "";
      const problem = fileProblem(node, { name: file.name, size, sniffed }, held);
      if (problem) showToast({ message: problemText(problem), tone: "error" });
      else held += 1;
      return !problem;
    });
    if (taken.length === 0) return;
    const kept = await keep(taken, isUnchanged ? { unchanged: new Set(taken) } : {});
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
  const tip = useTip(node, accept);
  const isFull = limit !== undefined && limit > 0 && listOf(value).length >= limit;
  const pick = () => choose(accept);
  return (
    <fieldset ref={place} {...names} {...handlers} className={classes.field} data-over={isOver}>
      <div className={classes.add}>
        {!asPictures && (
          <Button
            variant="default"
            leftSection={<IconPaperclip size="1rem" aria-hidden />}
            onClick={pick}
          >
            {called}
          </Button>
        )}
        <Text size="xs" c="dimmed">
          {tipText || tip}
        </Text>
        {!isFull && mayShrink(accept) && (
          <Button size="compact-xs" variant="subtle" onClick={chooseUnchanged}>
            {t("originals")}
          </Button>
        )}
        <FileField
          field={field}
          label={called}
          isOfOne={limit === 1}
          onPick={(files) => void add(files, areUnchanged())}
        />
      </div>
      <FileList
        files={formFilesOf(value)}
        asPictures={asPictures}
        onRemove={remove}
        {...(asPictures && !isFull && { addTile: { label: called, onAdd: pick } })}
      />
    </fieldset>
  );
}

/** Up to what size files are taken, and of which kinds where not any (seed 001 section 2). */
function useTip({ properties }: ControlProps["node"], accept: string): string {
  const { t } = useTranslation("form-fill");
  const most = { size: properties.fileSize ?? 10, unit: properties.sizeUnit ?? "MB" };
  const kinds = accept
    .split(",")
    .map((kind) => kind.trim())
    .filter((kind) => kind.startsWith("."));
  return kinds.length > 0
    ? t("filesOfKindUpTo", { ...most, kinds: kinds.join(", ") })
    : t("filesUpTo", most);
}

/** Whether there may be photographs among what is picked, which are made smaller unless they are asked for as they are. */
function mayShrink(accept: string): boolean {
  const kinds = accept.split(",").map((kind) => kind.trim());
  return kinds.some((kind) => kind === "" || kind.includes("*") || mayBeMadeSmaller(`any${kind}`));
}

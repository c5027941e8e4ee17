import { extensionOf } from "../../file/file-extension.ts";
import { kindOfFile } from "../../file/file-kind.ts";
import type { File } from "../../file/file.ts";
import { ANY_TYPE } from "../../file/sniff-type.ts";
import {
  ATTACHMENT_SIZE_DEFAULT,
  refuseFile,
  refuseImage,
  type SizeUnit,
} from "../../file/upload-rules.ts";
import type { FormNode } from "../definition/form-node.ts";
import { isJsonObject, type Json, listOf } from "../json/json.ts";
import { type ValueProblem, valueProblem } from "../validation/value-problem.ts";
import { shapeNameOf } from "./field-kind.ts";

const UNITS: readonly SizeUnit[] = ["KB", "MB", "GB"];

/** Whether values of a field are files. */
export function holdsFiles({ kind, properties }: FormNode): boolean {
  return shapeNameOf(kind, properties) === "files";
}

/** The ids of the files in a value. */
export function fileIdsIn(value: Json | undefined): readonly number[] {
  return listOf(value ?? null).flatMap((item) => {
    const id = isJsonObject(item) ? Number(item["fileId"]) : 0;
    return Number.isSafeInteger(id) && id > 0 ? [id] : [];
  });
}

/**
 * Why a field does not take a file, beside `held` others (seed 001 section 5). Told by name and size, and by the content where that
 * was looked at, so that browser and server come to the same: what a browser says of the type nobody can check.
 */
export function fileProblem(
  { kind, properties }: FormNode,
  { name, size, sniffed = "" }: Pick<File, "name" | "size"> & Partial<Pick<File, "sniffed">>,
  held: number,
): ValueProblem | undefined {
  const limits = {
    count: properties.limit ?? 0,
    size: properties.fileSize ?? ATTACHMENT_SIZE_DEFAULT,
    unit: UNITS.find((unit) => unit === properties.sizeUnit) ?? "MB",
  };
  const candidate = { name, size, mimeType: typeOf(name, sniffed) };
  const refusal =
    kind.name === "uploadImg"
      ? refuseImage(candidate, held, limits)
      : refuseFile(candidate, held, { ...limits, accept: properties.accept ?? "*" });
  return refusal && valueProblem(refusal.reason, refusal.data as ValueProblem["data"]);
}

function typeOf(name: string, sniffed: File["sniffed"]): string {
  const named = extensionOf(name);
  if (kindOfFile(named) === "image" && sniffed === "other") return ANY_TYPE;
  const ext = named === "jpg" ? "jpeg" : named;
  return `${kindOfFile(ext)}/${ext}`;
}

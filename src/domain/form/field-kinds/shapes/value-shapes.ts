import { isJsonList, isJsonObject, type Json, type JsonObject } from "../../json/json.ts";
import { isEmptyJson, type ValueShape } from "./value-shape.ts";

export type ShapeName =
  | "none"
  | "text"
  | "html"
  | "picture"
  | "number"
  | "numberRange"
  | "flag"
  | "id"
  | "ids"
  | "path"
  | "paths"
  | "moment"
  | "moments"
  | "clock"
  | "clocks"
  | "files"
  | "location"
  | "points"
  | "rows";

/** Characters of one text, also of rich text. */
const TEXT_VALUE_MAX = 200_000;
const ID_MAX_LENGTH = 200;
/** Elements of one value: people chosen, corners of a polygon. */
const ELEMENTS_MAX = 2_000;
const FILES_MAX = 200;
/** Epoch ms that a calendar of four-digit years reaches, on both sides. */
const MOMENT_MAX = 253_402_300_800_000;
const MOMENT_MIN = -62_135_596_800_000;

/** Characters of a picture that stands in the record itself: what a hand draws. */
const PICTURE_VALUE_MAX = 60_000;

/** The address of a picture that brings itself along, in letters that end no attribute. */
const pictureText =
  /^data:image\/(svg\+xml|png|jpeg|webp)(;[a-z0-9=-]+)?,[A-Za-z0-9%+/=!'()*._~-]+$/;
const clockText = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

function single(isValue: (json: Json) => boolean): ValueShape {
  return {
    empty: null,
    read: (json) => {
      if (isEmptyJson(json)) return null;
      return isValue(json) ? json : undefined;
    },
  };
}

function several(isValue: (json: Json) => boolean, most = ELEMENTS_MAX): ValueShape {
  return {
    empty: [],
    read: (json) => {
      if (isEmptyJson(json)) return [];
      return isJsonList(json) && json.length <= most && json.every(isValue) ? json : undefined;
    },
  };
}

function range(isValue: (json: Json) => boolean): ValueShape {
  const isEnd = (json: Json) => json === null || isValue(json);
  return {
    empty: [],
    read: (json) => {
      if (isEmptyJson(json)) return [];
      if (!isJsonList(json) || json.length !== 2 || !json.every(isEnd)) return undefined;
      return json.every((end) => end === null) ? [] : json;
    },
  };
}

const isId = (json: Json) =>
  typeof json === "number"
    ? Number.isSafeInteger(json)
    : typeof json === "string" && json !== "" && json.length <= ID_MAX_LENGTH;
const isNumber = (json: Json) => typeof json === "number";
const isMoment = (json: Json) =>
  typeof json === "number" && Number.isInteger(json) && json >= MOMENT_MIN && json < MOMENT_MAX;
const isClock = (json: Json) => typeof json === "string" && clockText.test(json);
const isText = (json: Json) => typeof json === "string" && json.length <= TEXT_VALUE_MAX;
const isPicture = (json: Json) =>
  typeof json === "string" && json.length <= PICTURE_VALUE_MAX && pictureText.test(json);
const isPath = (json: Json) =>
  isJsonList(json) && json.length > 0 && json.length <= 20 && json.every(isId);
const isPoint = (json: Json) => isJsonList(json) && json.length === 2 && isPlace(json[0], json[1]);

function isPlace(longitude: Json | undefined, latitude: Json | undefined): boolean {
  return (
    typeof longitude === "number" &&
    typeof latitude === "number" &&
    Math.abs(longitude) <= 180 &&
    Math.abs(latitude) <= 90
  );
}

/** A file as seed 001 section 3 names its parts; what an id of a file may do is asked elsewhere. */
function isFile(json: Json): boolean {
  if (!isJsonObject(json)) return false;
  const { name, fileId, url } = json;
  return (
    typeof name === "string" &&
    name.length <= 500 &&
    (isId(fileId ?? null) || typeof url === "string")
  );
}

function isLocation(json: Json): boolean {
  if (!isJsonObject(json)) return false;
  const { lng, lat } = json;
  return isPlace(Number(lng ?? Number.NaN), Number(lat ?? Number.NaN)) && hasShortTexts(json);
}

function hasShortTexts(json: JsonObject): boolean {
  return Object.values(json).every((each) => typeof each !== "string" || each.length <= 1_000);
}

const shapes: Readonly<Record<ShapeName, ValueShape>> = {
  none: { empty: null, read: () => undefined },
  text: single(isText),
  /** Sanitised on its way into the database; see `record/clean-html.ts`. */
  html: single(isText),
  picture: single(isPicture),
  number: single(isNumber),
  numberRange: range(isNumber),
  flag: single((json) => typeof json === "number"),
  id: single(isId),
  ids: several(isId),
  path: several(isId, 20),
  paths: several(isPath),
  moment: single(isMoment),
  moments: range(isMoment),
  clock: single(isClock),
  clocks: range(isClock),
  files: several(isFile, FILES_MAX),
  location: single(isLocation),
  points: several(isPoint),
  /** Rows are read one by one; see the record. */
  rows: several(isJsonObject),
};

export function valueShape(name: ShapeName): ValueShape {
  return shapes[name];
}

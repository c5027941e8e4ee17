import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** What has to be said to ask it (forms-approvals 4, parameterJson). */
const interfaceParameterShape = z.object({
  /** By this it is named in what asks. */
  field: z.string(),
  /** What people read. */
  fieldName: z.string(),
  dataType: z.enum(["varchar", "int", "datetime"]),
  /** Without it nothing is answered. */
  required: z.boolean(),
  /** What it is where nothing is said, "" = nothing. */
  defaultValue: z.string(),
});
export type InterfaceParameter = z.infer<typeof interfaceParameterShape>;

/** A column of its rows (forms-approvals 4, fieldJson). */
const interfaceColumnShape = z.object({
  /** By this forms name it; of a query the name of the form's field. */
  field: z.string(),
  /** What people read. */
  fieldName: z.string(),
  /** Numbers are kept as such, so that they can fill in number fields. */
  dataType: z.enum(["varchar", "int"]),
});
export type InterfaceColumn = z.infer<typeof interfaceColumnShape>;

/** What a row has to be, to be answered. */
const interfaceFilterShape = z.object({
  field: z.string(),
  symbol: z.enum(["==", "<>", "like", ">=", "<="]),
  /** The parameter it is compared with, "" = `value`. While an optional one is empty, nothing is asked. */
  parameter: z.string(),
  value: z.string(),
});
export type InterfaceFilter = z.infer<typeof interfaceFilterShape>;

/** Rows that forms let people choose from: written here, records of a form, or answers of another server. A rule of the company's, like its dictionaries. */
export const dataInterfaceShape = z.object({
  id: idShape,
  companyId: idShape,
  name: z.string(),
  /** By this forms name it besides its id; no two have the same. */
  code: z.string(),
  /** Under which word it is listed, "" = none. */
  category: z.string(),
  /** static: `rows`; query: records of `formId` that the asker may read; http: what another server answers, which only ours asks. */
  kind: z.enum(["static", "query", "http"]),
  enabled: z.boolean(),
  /** Whether it is answered page by page, rather than all at once. */
  hasPage: z.boolean(),
  parameters: z.array(interfaceParameterShape),
  columns: z.array(interfaceColumnShape),
  filters: z.array(interfaceFilterShape),
  /** Cells in the order of `columns`; of others none. */
  rows: z.array(z.array(z.string())),
  /** The form whose records a query finds, 0 = none. */
  formId: z.int().check(z.nonnegative()),
  /** Fields by which a query orders them, "-" in front of one that goes down: "-day,crew"; "" = the newest first. */
  sidx: z.string(),
  createTime: timeShape,
});
export type DataInterface = z.infer<typeof dataInterfaceShape>;

export const dataInterfaceEntity = defineEntity({
  name: "dataInterface",
  table: "data_interfaces",
  frame: "dataInterface",
  since: 30,
  shapeVersion: 2,
  shape: dataInterfaceShape,
  birth: "own",
  title: ({ name }) => name,
  scope: () => companyScope,
  lists: ["companyId"],
});

import { fieldKinds } from "../../form/field-kinds/field-kinds.ts";

/** How clients of `/oa-api` name what a field is (forms-approvals 7.4). */
export interface OaKindNamed {
  /** A kind of field of ours, or the type of theirs. */
  readonly formType?: string | undefined;
  readonly type?: number | undefined;
}

/** Their types of fields, by code and by name, as kinds of ours. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "1": "input",
    text: "input",
    "2": "textarea",
    "3": "select",
    "4": "datePicker",
    date: "datePicker",
    "5": "inputNumber",
    number: "inputNumber",
    "6": "inputNumber",
    floatnumber: "inputNumber",
    "7": "input",
    mobile: "input",
    "8": "uploadFile",
    file: "uploadFile",
    "9": "checkbox",
    "10": "userSelect",
    user: "userSelect",
    single_user: "userSelect",
    "28": "userSelect",
    "12": "depSelect",
    structure: "depSelect",
    "13": "datePicker",
    datetime: "datePicker",
    "14": "input",
    email: "input",
    "25": "input",
    website: "input",
    "29": "uploadImg",
    pic: "uploadImg",
    "41": "switch",
    boolean_value: "switch",
    "42": "inputNumber",
    percent: "inputNumber",
    "46": "sign",
    handwriting_sign: "sign",
    "18": "location",
    map_address: "location",
    "24": "areaSelect",
    address: "areaSelect",
    "40": "areaSelect",
    area: "areaSelect",
    "43": "areaSelect",
    position: "areaSelect",
    area_position: "areaSelect",
    "44": "location",
    "45": "table",
    detail_table: "table",
    "48": "dateRange",
    date_interval: "dateRange",
  }),
);

/** What a field is, by what it is called; undefined where no kind of ours stands for it. */
export function kindOfOa({ formType = "", type }: OaKindNamed): string | undefined {
  const known = fieldKinds.find(({ name }) => name === formType);
  // What only puts others together is no field.
  if (known) return known.group === "layout" ? undefined : formType;
  return KINDS.get(formType) ?? KINDS.get(String(type ?? 0));
}

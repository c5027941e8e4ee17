import type { Form } from "../form/graph/form.ts";
import type { JsonObject } from "../form/json/json.ts";
import type { FormPiece } from "../form/model/form-piece.ts";
import { shapeNameOf } from "../form/field-kinds/field-kind.ts";

/** What of a request is seen first: what it is about, its number, and how much it is about. */
export interface RequestHead {
  readonly subject: string;
  /** "" = it has none, or none that is told apart from what it is about. */
  readonly number: string;
  /** Undefined = the form has no amount, it is kept from the person, or nothing was filled in. */
  readonly amount: Amount | undefined;
}

/** A sum of money, with what its field puts around it. */
export interface Amount {
  readonly value: number;
  readonly precision?: number | undefined;
  readonly addonBefore?: string | undefined;
  readonly addonAfter?: string | undefined;
}

/** Parts a request's title (`record/record-title.ts`) into what it is about and its number, and finds its amount. */
export function requestHead(title: string, form: Form, values: JsonObject): RequestHead {
  const number = [...form.fields.values()]
    .filter(({ table, node }) => table === undefined && node.kind.name === "billRule")
    .map(({ node }) => values[node.name])
    .find((value) => typeof value === "string" && value !== "");
  const isParted = typeof number === "string" && title.startsWith(`${number} `);
  return {
    subject: isParted ? title.slice(number.length + 1) : title,
    number: isParted ? number : "",
    amount: amountIn(form, values),
  };
}

function amountIn(form: Form, values: JsonObject): Amount | undefined {
  const node = amountField(form)?.node;
  if (!node) return undefined;
  const value = values[node.name];
  if (typeof value !== "number") return undefined;
  const { precision, addonBefore, addonAfter } = node.properties;
  return { value, precision, addonBefore, addonAfter };
}

/** A sign of a currency, its three letters, or its name in Chinese. */
const CURRENCY = /^(?:\p{Sc}|[A-Z]{2,3}\p{Sc}?|元|人民币|人民幣)$/u;

/** The amount of a form: the number that says it is, else the first whose sum is also said in words or that has a currency beside it. */
export function amountField({ fields }: Form): FormPiece | undefined {
  const numbers = [...fields.values()].filter(
    ({ table, node }) =>
      table === undefined && shapeNameOf(node.kind, node.properties) === "number",
  );
  return (
    numbers.find(({ node }) => node.properties.isRequestAmount === true) ??
    numbers.find(({ node }) => node.properties.isAmountChinese === true) ??
    numbers.find(({ node: { properties } }) =>
      [properties.addonBefore, properties.addonAfter].some((text = "") =>
        CURRENCY.test(text.trim()),
      ),
    )
  );
}

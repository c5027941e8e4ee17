/** A value as the JSON that it is on the wire, made where the value comes from: nobody takes it apart on the way. */
export class JsonText<Value = unknown> {
  /** Says for the compiler alone what the text stands for. */
  declare readonly standsFor: Value;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object, some fields of which may be JSON already. */
type Partly<Value> = { readonly [Field in keyof Value]: Value[Field] | JsonText<Value[Field]> };

/** An object as JSON; fields that are JSON already are put in as they are. */
export function jsonObject<Value extends object>(object: Partly<Value>): JsonText<Value> {
  const fields: string[] = [];
  for (const [name, value] of Object.entries<unknown>(object)) {
    const text = value instanceof JsonText ? value.text : JSON.stringify(value);
    if (text !== undefined) fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return new JsonText(`{${fields.join()}}`);
}

/** What a request carries, as it goes over the line. */
export interface Payload {
  readonly payload?: string | Buffer;
  /** Of what is no text: which form it has. */
  readonly type?: string;
}

/** What can be said at once of what is sent. */
export function payloadOf(body: BodyInit | null | undefined): Payload {
  if (typeof body === "string") return { payload: body };
  if (!(body instanceof URLSearchParams)) return {};
  return { payload: body.toString(), type: "application/x-www-form-urlencoded" };
}

/** Fields with a file among them, whose bytes have to be read first. */
export async function payloadOfForm(form: FormData): Promise<Payload> {
  const written = new Response(form);
  const type = written.headers.get("content-type") ?? "";
  return { payload: Buffer.from(await written.arrayBuffer()), type };
}

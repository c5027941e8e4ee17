/** What an e-mail of a test says; what is left out is as usual. */
export interface MailWords {
  readonly to: string;
  readonly from?: string;
  readonly subject?: string;
  readonly text?: string;
  readonly html?: string;
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Further lines of the head, above the others. */
  readonly head?: readonly string[];
  /** Its Message-ID; "" = it has none. */
  readonly id?: string;
}

const BOUNDARY = "=_part";
let written = 0;

/** An e-mail as it lies in a mailbox. */
export function writeMail(words: MailWords): string {
  written += 1;
  const { to, from = "Leader <leader@example.com>", subject = "Crane is late" } = words;
  const { head = [], id = `<${process.pid}.${written}@example.com>` } = words;
  const lines = [
    ...head,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    ...(id === "" ? [] : [`Message-ID: ${id}`]),
    "Date: Sat, 28 Nov 2026 07:00:00 +0000",
    "MIME-Version: 1.0",
    `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`,
    "",
    ...partsOf(words),
    `--${BOUNDARY}--`,
    "",
  ];
  return lines.join("\r\n");
}

function partsOf({ text = "Two hours at least.", html, files = [] }: MailWords): string[] {
  const body = html === undefined ? { type: "plain", said: text } : { type: "html", said: html };
  return [
    `--${BOUNDARY}`,
    `Content-Type: text/${body.type}; charset=utf-8`,
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(body.said)
      .toString("base64")
      .replaceAll(/(.{76})/g, "$1\r\n"),
    ...files.flatMap(({ name, bytes }) => [
      `--${BOUNDARY}`,
      "Content-Type: application/octet-stream",
      `Content-Disposition: attachment; filename="${name}"`,
      "Content-Transfer-Encoding: base64",
      "",
      Buffer.from(bytes)
        .toString("base64")
        .replaceAll(/(.{76})/g, "$1\r\n"),
    ]),
  ];
}

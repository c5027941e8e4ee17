import { reply } from "./exchange.ts";

/** What a hotel's network answers to everything. */
export function portalPage(): Buffer {
  return reply("200 OK", "text/html", "<html><title>Sign in to the hotel network</title></html>");
}

/** What a proxy answers whose server is gone. */
export function gatewayError(): Buffer {
  return reply("502 Bad Gateway", "text/html", "<html><h1>502 Bad Gateway</h1></html>");
}

const nonsense = [
  `{"status":"ok"}`,
  `[]`,
  `null`,
  `"ok"`,
  `{"code":"200","msg":""}`,
  `{"code":200,"msg":""}`,
  `{"code":200,"msg":"","data":{}}`,
  `{"code":200,"msg":"","data":{"results":{}}}`,
];

/** JSON that is whole and is no answer. */
export function nonsenseReply(part: number): Buffer {
  const text = nonsense[Math.floor(part * nonsense.length)] ?? "[]";
  return reply("200 OK", "application/json; charset=utf-8", text);
}

/** A true answer of which the end is missing, though all of it seems to have come. */
export function truncatedReply(whole: Buffer, part: number): Buffer {
  const start = whole.indexOf("\r\n\r\n") + 4;
  const body = whole.subarray(start);
  const text = body.subarray(0, Math.floor(body.length * part)).toString("latin1");
  return reply("200 OK", "application/json; charset=utf-8", text);
}

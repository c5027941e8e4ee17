import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What a translator was asked, in its own words. */
export interface Asked {
  readonly q: string;
  readonly source: string;
  readonly target: string;
  readonly format: string;
  readonly api_key?: string;
}

export interface Translator {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** What it answers from now on instead of a translation; undefined = translations again. */
  answers: { readonly status: number; readonly body: string } | undefined;
  close(): Promise<void>;
}

/** A service that speaks the protocol of LibreTranslate, and puts the language before the words. */
export async function openTranslator(): Promise<Translator> {
  const asked: Asked[] = [];
  const listener = createServer((request, response) => {
    void text(request).then((body) => {
      const question = JSON.parse(body) as Asked;
      asked.push(question);
      const { status, body: answer } = translator.answers ?? translated(question);
      response.writeHead(request.url === "/translate" ? status : 404, {
        "content-type": "application/json",
      });
      response.end(answer);
    });
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const translator: Translator = {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    asked,
    answers: undefined,
    async close() {
      listener.close();
      listener.closeAllConnections();
      await once(listener, "close");
    },
  };
  return translator;
}

function translated({ q, target }: Asked) {
  const detectedLanguage = { confidence: 90, language: "fr" };
  return {
    status: 200,
    body: JSON.stringify({ translatedText: `${target}: ${q}`, detectedLanguage }),
  };
}

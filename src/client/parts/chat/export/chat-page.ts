import { PAGE_STYLE } from "./page-style.ts";

/** A message as it stands on a page that is read without the app. */
export interface PageMessage {
  readonly id: number;
  /** Epoch milliseconds, as machines write them; undefined for a moment that no calendar knows. */
  readonly time: string | undefined;
  /** The day that it stands below, and the time of that day. */
  readonly day: string;
  readonly timeOfDay: string;
  /** Who says it; "" for a line that nobody says. */
  readonly author: string;
  /** What is to be known of it beside its words: that it was edited, forwarded. */
  readonly notes: readonly string[];
  /** What it answers. */
  readonly quote?: { readonly id: number; readonly words: string } | undefined;
  readonly text: string;
  /** The text as it is drawn, cleaned; left out where it is plain. */
  readonly html?: string | undefined;
  /** Options of a vote, lines of a word-chain, messages of a record. */
  readonly list: readonly string[];
  readonly file?: PageFile | undefined;
  /** Reactions with how many there are. */
  readonly reactions: readonly string[];
}

export interface PageFile {
  readonly name: string;
  /** Where it lies beside the page; left out where it does not. */
  readonly path?: string | undefined;
  readonly shown: "picture" | "sound" | "link";
  /** What is said where it is not there. */
  readonly missing: string;
}

/** What stands above the messages. */
export interface PageHead {
  readonly title: string;
  /** A line each: when it was made, how much is in it. */
  readonly facts: readonly string[];
  readonly language: string;
}

/** Nothing on it acts, loads from elsewhere or leads out by itself, whatever people have written. */
const POLICY =
  "default-src 'none'; img-src 'self' data: file:; media-src 'self' file:; style-src 'unsafe-inline'";

/** A chat as a page of its own. It is built of elements, so that no words can become marks. */
export class ChatPage {
  readonly #page: Document;
  readonly #messages: HTMLElement;
  #day = "";

  constructor({ title, facts, language }: PageHead) {
    const page = document.implementation.createHTMLDocument(title);
    this.#page = page;
    page.documentElement.lang = language;
    const charset = page.createElement("meta");
    charset.setAttribute("charset", "utf-8");
    const policy = page.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = POLICY;
    const width = page.createElement("meta");
    width.name = "viewport";
    width.content = "width=device-width, initial-scale=1";
    page.head.prepend(charset, policy, width);
    page.head.append(this.#element("style", PAGE_STYLE));
    const head = this.#element("header", this.#element("h1", title));
    head.append(...facts.map((fact) => this.#element("p", fact)));
    this.#messages = page.createElement("main");
    page.body.append(head, this.#messages);
  }

  add(message: PageMessage): void {
    if (message.day !== this.#day) this.#messages.append(this.#element("h2", message.day));
    this.#day = message.day;
    this.#messages.append(message.author === "" ? this.#line(message) : this.#said(message));
  }

  html(): string {
    return `<!doctype html>\n${this.#page.documentElement.outerHTML}\n`;
  }

  #line({ id, text, timeOfDay }: PageMessage): HTMLElement {
    const line = this.#element("p", `${text} · ${timeOfDay}`);
    line.id = `m${id}`;
    line.className = "line";
    return line;
  }

  #said(message: PageMessage): HTMLElement {
    const { id, author, time, timeOfDay, notes, quote, list, file, reactions } = message;
    const moment = this.#element("time", timeOfDay);
    if (time !== undefined) moment.setAttribute("datetime", time);
    const head = this.#element("header", this.#element("strong", author), " ", moment);
    if (notes.length > 0) head.append(` · ${notes.join(" · ")}`);
    const said = this.#element("article", head);
    said.id = `m${id}`;
    if (quote) said.append(this.#quote(quote));
    if (file) said.append(this.#file(file));
    said.append(...this.#words(message));
    if (list.length > 0)
      said.append(this.#element("ul", ...list.map((item) => this.#element("li", item))));
    if (reactions.length > 0) {
      const given = this.#element("p", reactions.join("  "));
      given.className = "reactions";
      said.append(given);
    }
    return said;
  }

  #words({ text, html }: PageMessage): HTMLElement[] {
    if (html === undefined) {
      if (text === "") return [];
      const words = this.#element("p", text);
      words.className = "text";
      return [words];
    }
    const words = this.#page.createElement("div");
    words.innerHTML = html;
    return [words];
  }

  #quote({ id, words }: { readonly id: number; readonly words: string }): HTMLElement {
    const link = this.#element("a", words);
    link.setAttribute("href", `#m${id}`);
    return this.#element("blockquote", link);
  }

  #file({ name, path, shown, missing }: PageFile): HTMLElement {
    if (path === undefined) return this.#element("p", `${name} · ${missing}`);
    const address = path.split("/").map(encodeURIComponent).join("/");
    const link = this.#element("a", name);
    link.setAttribute("href", address);
    if (shown === "link") return this.#element("p", link);
    const seen = this.#page.createElement(shown === "picture" ? "img" : "audio");
    seen.setAttribute("src", address);
    if (shown === "picture") {
      seen.setAttribute("alt", name);
      seen.setAttribute("loading", "lazy");
      link.replaceChildren(seen);
      return this.#element("p", link);
    }
    seen.setAttribute("controls", "");
    return this.#element("p", seen, " ", link);
  }

  #element(name: string, ...content: readonly (Node | string)[]): HTMLElement {
    const element = this.#page.createElement(name);
    element.append(...content);
    return element;
  }
}

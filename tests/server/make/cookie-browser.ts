/** A browser without a screen: it keeps cookies and follows redirects until a page comes. */
export class CookieBrowser {
  readonly #cookies = new Map<string, string>();

  /** Opens an address; answers the page and the address it stands at, what follows # included. */
  async open(address: string, init: RequestInit = {}): Promise<{ at: URL; page: string }> {
    let at = new URL(address);
    let request = init;
    for (;;) {
      const response = await fetch(at, {
        ...request,
        redirect: "manual",
        headers: { cookie: this.#cookieHeader() },
      });
      this.#keep(response.headers.getSetCookie());
      const next = response.headers.get("location");
      const page = await response.text();
      if (!next) return { at, page };
      at = new URL(next, at);
      request = {};
      if (at.pathname === "/login") return { at, page: "" };
    }
  }

  /** Fills in the one form of a page and sends it. */
  async submit(at: URL, fields: Record<string, string>): Promise<{ at: URL; page: string }> {
    return this.open(at.href, { method: "POST", body: new URLSearchParams(fields) });
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [pair = ""] = cookie.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

declare const self: ServiceWorkerGlobalScope;

/**
 * How to load the sync worker's script, which knows the rows of this browser. Imported during the install, it may be
 * imported again whenever it is needed, and costs the start of the app nothing.
 */
export function syncScript(shell: readonly (string | { readonly url: string })[]): () => void {
  const urls = shell.map((entry) => (typeof entry === "string" ? entry : entry.url));
  const [script, cipher] = ["/sync.worker-", "/cipher.worker-"].map((name) =>
    urls.find((url) => url.includes(name)),
  );
  let loaded = false;
  const load = () => {
    if (script && !loaded) importScripts(new URL(script, self.location.href));
    loaded = true;
  };
  self.addEventListener("install", () => {
    load();
    // What encrypts is run only where it is needed; later no other script could be imported.
    if (cipher) importScripts(new URL(cipher, self.location.href));
  });
  return load;
}

/** The build makes a script of the file and answers where it lies. */
const [address] = Object.values(
  import.meta.glob<string>("../../../../workers/cipher.worker.ts", {
    query: "?worker&url",
    import: "default",
    eager: true,
  }),
);

/** Runs the script that encrypts, in this page; the workers run the same one. */
export async function loadCipherScript(): Promise<void> {
  await import(/* @vite-ignore */ address ?? "");
}

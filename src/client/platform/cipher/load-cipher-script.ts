import address from "../../../../workers/cipher.worker.ts?worker&url";

/** Runs the script that encrypts, in this page; the workers run the same one. */
export async function loadCipherScript(): Promise<void> {
  await import(/* @vite-ignore */ address);
}

import { showToast } from "./show-toast.ts";

interface CopyWords {
  readonly copied: string;
  /** With the address in it. */
  readonly notCopied: string;
}

/** Copies an address and says so; where the browser refuses, the address is shown to be copied by hand. */
export async function copyLink(link: string, { copied, notCopied }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ message: copied, tone: "success" });
  } catch {
    showToast({ message: notCopied, sticky: true });
  }
}

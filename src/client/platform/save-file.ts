/** Hands the person what is at an address as a file to keep. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

/** Hands the person a content as a file to keep. */
export function saveContent(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  saveAddress(name, address);
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The bytes at an address of a file; rejects where they are not to be had. */
export async function readBytes(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The bytes came with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

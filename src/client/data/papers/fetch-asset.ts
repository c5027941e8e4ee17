/** The bytes of a file of the build; rejects where it cannot be had. */
export async function fetchAsset(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.bytes();
}

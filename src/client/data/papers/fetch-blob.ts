/** What stands behind the address of a blob. */
export async function fetchBlob(address: string): Promise<Blob> {
  const response = await fetch(address);
  return response.blob();
}

/** What the socket is told of where somebody is: a file beside its folder is the file (seed 000 §2). */
export function reportedPath(path: string): string {
  const [, fileId] = /^\/manage\/file\/\d+\/(\d+)\/?$/.exec(path) ?? [];
  return fileId === undefined ? path : `/single/file/${fileId}`;
}

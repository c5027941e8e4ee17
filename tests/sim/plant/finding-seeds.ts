/** A seed for each planted bug that finds it; `npm run sim -- --planted all` names them anew. */
export const findingSeeds: Readonly<Record<string, readonly number[]>> = {
  skipLedger: [1],
  advanceHeadEarly: [1],
  bigserialCursor: [1],
  applyFrameTwice: [1],
  dropTombstone: [1],
  noFence: [2],
  forgetRevoke: [1],
  undoOnRejectWrong: [2],
  loseDependsOn: [5],
  trimDirtyRow: [1],
  timestampLww: [1],
  fetchBeforeSubscribe: [1],
  tellOfWhatIsLost: [11],
  forgetNewScopes: [5],
};

/** Name of the channel on which whoever leads tells all tabs whether there is room for what the server tells: a boolean. */
export function roomChannelName(databaseName: string): string {
  return `room:${databaseName}`;
}

/**
 * Version of the wire. It grows when a shape changes; the pinned hash beside it
 * keeps anybody from changing the wire unawares. The server serves this version
 * and the two before it.
 *
 * 1: plans, columns, tasks, dialogs, messages, sync.
 */
export const WIRE_VERSION = 1;

/** By this name the browser is asked to send what waits once the network is back, also with no page open. */
export const DELIVERY_TAG = "outbox";

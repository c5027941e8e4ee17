/** Where a browser asks whether its session holds; apart from the call, whose shapes the first screen does not load. */
export const SESSION_PATH = "/api/users/session";

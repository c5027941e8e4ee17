/** Where a browser asks whether its session holds; apart from the call, for whoever must not load all calls to ask. */
export const SESSION_PATH = "/api/users/session";

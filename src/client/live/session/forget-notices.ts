/** The code for it comes when it is needed; the server sends nothing to who is signed out in any case. */
export async function forgetNotices(): Promise<void> {
  try {
    const notices = await import("#client/platform/notices/push-subscription.ts");
    await notices.forgetNotices();
  } catch {
    // The browser keeps nothing that could be shown without the account's database.
  }
}

import { describe, expect, it } from "vitest";
import { clientKind, type ClientTraits } from "./client-kind.ts";

const desk: Omit<ClientTraits, "userAgent"> = {
  touchPoints: 0,
  hasMouse: true,
  protocol: "https:",
  standalone: false,
};
const phone = { ...desk, touchPoints: 5, hasMouse: false };

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
const safariPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
const weChatPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN";
const weChatAndroid =
  "Mozilla/5.0 (Linux; Android 13; M2012K11AC Build/TKQ1.220829.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MMWEBSDK/20231202 MMWEBID/2247 MicroMessenger/8.0.47.2560(0x28002F36) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64";
const weChatDesk =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/9129 Flue";
const electron =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Plumbline/1.2.0 Chrome/124.0.6367.243 Electron/30.1.2 Safari/537.36";
const eeuiShell =
  "Mozilla/5.0 (Linux; Android 12; SM-G991B Build/SP1A.210812.016; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.144 Mobile Safari/537.36 android_kuaifan_eeui android/2.0";
const eeuiPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ios_kuaifan_eeui/3.0.9";

describe("the kind of client", () => {
  it("is a plain browser where nothing else is said", () => {
    expect(clientKind({ ...desk, userAgent: chrome })).toEqual({
      isDesktopClient: false,
      isMobileApp: false,
      isWeChat: false,
      isTouch: false,
      isInstalled: false,
      usesHash: false,
    });
  });

  it("is a touch screen where fingers are the main pointer, not on a laptop that has one too", () => {
    expect(clientKind({ ...phone, userAgent: safariPhone }).isTouch).toBe(true);
    expect(clientKind({ ...desk, touchPoints: 10, userAgent: chrome }).isTouch).toBe(false);
  });

  it.each([weChatPhone, weChatAndroid, weChatDesk])("knows WeChat: %s", (userAgent) => {
    const kind = clientKind({ ...phone, userAgent });
    expect(kind).toMatchObject({ isWeChat: true, isMobileApp: false, isDesktopClient: false });
  });

  it("knows the desktop client, and that its pages need no server for their paths", () => {
    const kind = clientKind({ ...desk, userAgent: electron, protocol: "file:" });
    expect(kind).toMatchObject({ isDesktopClient: true, isMobileApp: false, usesHash: true });
  });

  it.each([eeuiShell, eeuiPhone])("knows the shell of the mobile app: %s", (userAgent) => {
    expect(clientKind({ ...phone, userAgent })).toMatchObject({ isMobileApp: true, isTouch: true });
  });

  it.each(["http:", "https:"])("keeps paths in the address over %s", (protocol) => {
    expect(clientKind({ ...desk, protocol, userAgent: electron }).usesHash).toBe(false);
  });

  it("is installed where the app has a window of its own", () => {
    expect(clientKind({ ...desk, standalone: true, userAgent: chrome }).isInstalled).toBe(true);
  });
});

const none: readonly string[] = [];

/** What Chinese says of times, in both of its scripts. */
export const chinese = {
  fill: ["的", "在"],
  atOrTo: none,
  from: ["从", "從", "自", "起", "开始", "開始"],
  to: ["到", "至", "前", "之前", "截止"],
  early: ["凌晨", "早上", "上午"],
  late: ["中午", "下午", "晚上", "傍晚"],
  noon: ["正午", "中午"],
  hour: ["点钟", "點鐘", "点", "點", "时", "時"],
  minute: ["分"],
  half: ["半"],
  days: ["天", "日"],
  weeks: ["周", "週", "星期"],
  minutes: ["分钟", "分鐘", "分"],
  hours: ["小时", "小時", "个小时", "個小時", "个钟头", "個鐘頭"],
  halfAnHour: ["半小时", "半小時", "半个小时", "半個小時"],
  one: none,
  in: none,
  later: ["后", "後", "之后", "之後", "以后", "以後"],
  weekend: ["周末", "週末"],
  monthEnd: ["月底", "月末", "本月底", "这个月底", "這個月底"],
  weekdays: {
    星期天: 6,
    周天: 6,
    週天: 6,
    ...Object.fromEntries(
      ["礼拜", "禮拜"].flatMap((week) =>
        ["一", "二", "三", "四", "五", "六", "日"].map((day, at) => [`${week}${day}`, at]),
      ),
    ),
    礼拜天: 6,
    禮拜天: 6,
  },
  behindWeek: { 天: 6, 末: 5 },
  dayOfMonth: ["号", "號"],
  monthFirst: true,
} as const;

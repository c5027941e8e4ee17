/** How numbers of records are made (forms-approvals 1.8). */
export interface SerialRule {
  /** By this fields name it; no two rules share one. */
  readonly enCode: string;
  readonly fullName: string;
  /** 1 a date and a count, 2 random signs, 3 an unique id. */
  readonly type: 1 | 2 | 3;
  readonly prefix?: string;
  readonly suffix?: string;
  /** Between date and count. */
  readonly separator?: string;
  /** "no", "YYYY", "YYYYMM", "YYYYMMDD", ... to the millisecond: the count begins anew when what it writes changes. */
  readonly dateFormat?: string;
  /** Digits of the count. */
  readonly digit?: number;
  readonly startNumber?: number;
  readonly randomDigit?: number;
  /** 1 digits, 2 letters too. */
  readonly randomType?: 1 | 2;
}

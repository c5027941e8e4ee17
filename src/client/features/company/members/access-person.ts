/** Somebody whose way in an administrator sees to. */
export interface AccessPerson {
  readonly id: number;
  readonly name: string;
}

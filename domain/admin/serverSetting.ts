/** A setting of the running server; a secret's value stays with it. */
export interface ServerSetting {
  name: string;
  is_set: boolean;
  value: string | null;
}

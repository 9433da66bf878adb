import type { LocalText } from '../localText';

/** A setting of the running server; a secret's value stays with it. */
export interface ServerSetting {
  name: string;
  is_set: boolean;
  value: string | null;
  /** What it does and what it takes, in English, as the guide of the settings says it. */
  meaning: string;
  /** The default in words or as it is typed; null for none. */
  by_default: string | null;
  is_default: boolean;
}

/** The settings of one subject. */
export interface ServerSettingGroup {
  heading: LocalText;
  settings: ServerSetting[];
}

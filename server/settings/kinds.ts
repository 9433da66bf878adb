import { z } from 'zod';

/** What a setting says of itself beside its schema, for the guide and the sample file. */
export type SettingMeta = {
  /** What it does, in sentences; names in back quotes. */
  description: string;
  /** A value to show where there is no default. */
  example?: string;
  /** What holds when it is not set and there is no default in the schema. */
  otherwise?: string;
  /** The value that stands uncommented in the sample file. */
  sample?: string;
};

export const onOff = z.enum(['on', 'off']);

/** Days, 0 for ever. */
export const daysOrForever = z.coerce.number().int().min(0).max(36_500);

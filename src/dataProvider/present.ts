import { notFoundError } from './CallError';

/** What the schema lets be null where there is no such record. @throws CallError NOT_FOUND */
export const present = <Value>(value: Value | null): Value => {
  if (value === null) throw notFoundError();
  return value;
};

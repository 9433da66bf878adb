import { type FieldErrors, set } from 'react-hook-form';
import type { FieldError } from '#domain/errors';

/** Errors by dotted path as react-hook-form keeps them. */
export const toFormErrors = (errors: readonly FieldError[]): FieldErrors => {
  const nested: FieldErrors = {};
  for (const { path, message } of errors) set(nested, path, { type: 'rule', message });
  return nested;
};

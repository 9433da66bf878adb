import type { Refusal } from '#domain/changes';
import { AppError } from '#domain/errors';

/** A rule's refusal as the error that a client sees: its text, its rule with the params, and the field at fault. */
export const refusalError = ({ rule, params, message, path, code = 'BAD_USER_INPUT' }: Refusal): AppError =>
  new AppError(
    code,
    {
      rule,
      ...(params ? { params: { ...params } } : {}),
      ...(path === undefined ? {} : { fields: [{ path, message }] }),
    },
    message,
  );
